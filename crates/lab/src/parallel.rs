//! Sharing work out among threads, with a progress bar for who watches.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

/// The option that says how many threads work.
#[derive(Args, Clone, Copy)]
pub(crate) struct Threads {
    /// How many threads work; as many as the machine has cores if not given.
    #[arg(long, value_name = "T")]
    pub threads: Option<NonZeroUsize>,
}

impl Threads {
    /// How many threads to use, 1 or more.
    pub(crate) fn count(self) -> usize {
        self.threads
            .or_else(|| thread::available_parallelism().ok())
            .map_or(1, NonZeroUsize::get)
    }
}

/// So many pieces of work, numbered from 0.
pub(crate) struct Work {
    /// How many pieces there are.
    pub pieces: u64,
    /// How many of them a thread takes at a time, 1 or more.
    pub batch: u64,
    /// What a piece is called on the progress bar, in the plural.
    pub name: &'static str,
}

impl Work {
    /// Does every piece once, on so many threads, each with a worker of its own; the workers come back when all is done.
    ///
    /// Which worker does which piece is left to chance: a result that repeats must not depend on it. A progress bar
    /// stands on the terminal meanwhile, if standard error is one.
    pub(crate) fn share_out<W: Send>(
        &self,
        threads: usize,
        hire: impl Fn() -> W + Sync,
        work: impl Fn(&mut W, u64) + Sync,
    ) -> Vec<W> {
        let bar = self.bar();
        let next = AtomicU64::new(0);
        let one_thread = || {
            let mut worker = hire();
            loop {
                let first = next.fetch_add(self.batch, Ordering::Relaxed);
                if first >= self.pieces {
                    return worker;
                }
                let end = self.pieces.min(first.saturating_add(self.batch));
                (first..end).for_each(|piece| work(&mut worker, piece));
                bar.inc(end - first);
            }
        };
        let workers = thread::scope(|scope| {
            let threads: Vec<_> = (0..threads).map(|_| scope.spawn(one_thread)).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().expect("work never panics"))
                .collect()
        });
        bar.finish_and_clear();
        workers
    }

    /// The bar, which draws itself on standard error if that is a terminal, and nowhere otherwise.
    fn bar(&self) -> ProgressBar {
        const LOOK: &str = "{wide_bar} {human_pos} of {human_len} {msg}, {eta} left";
        let bar = ProgressBar::new(self.pieces).with_message(self.name);
        bar.set_style(ProgressStyle::with_template(LOOK).expect("the template is well-formed"));
        bar
    }
}

/// What comes of so many short pieces of work, numbered from 0, in their order; without a progress bar.
pub(crate) fn in_order<T: Send>(
    threads: usize,
    pieces: u64,
    work: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let one_thread = || {
        let mut done = Vec::new();
        loop {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces {
                return done;
            }
            done.push((piece, work(piece)));
        }
    };
    let mut all = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(one_thread)).collect();
        let done = threads
            .into_iter()
            .map(|thread| thread.join().expect("work never panics"));
        done.flatten().collect::<Vec<_>>()
    });
    all.sort_by_key(|(piece, _)| *piece);
    all.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_done_once_whatever_the_threads() {
        for threads in [1, 3] {
            let work = Work {
                pieces: 103,
                batch: 10,
                name: "pieces",
            };
            let workers = work.share_out(threads, Vec::new, |done, piece| done.push(piece));
            assert_eq!(workers.len(), threads);
            let mut done = workers.concat();
            done.sort_unstable();
            assert_eq!(done, (0..103).collect::<Vec<u64>>());
        }
    }
}
