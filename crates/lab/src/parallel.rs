//! Work on several threads, with a progress bar.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard};
use std::thread;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// The option that says how many threads work.
#[derive(Args, Clone, Copy)]
pub(crate) struct Threads {
    /// Threads that work [default: as many as there are cores]
    #[arg(long, value_name = "T")]
    pub threads: Option<NonZeroUsize>,
}

impl Threads {
    /// Number of threads to use, 1 or more.
    pub(crate) fn count(self) -> usize {
        self.threads
            .or_else(|| thread::available_parallelism().ok())
            .map_or(1, NonZeroUsize::get)
    }
}

/// Starts a pool of this number of threads.
pub(crate) fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("the system can start a few threads")
}

/// Something that each thread of a pool has for itself, made once and used for all its work.
pub(crate) struct PerThread<T>(Vec<Mutex<T>>);

impl<T> PerThread<T> {
    /// Makes one for each thread of the pool.
    pub(crate) fn new(pool: &ThreadPool, make: impl Fn() -> T) -> PerThread<T> {
        let each = (0..pool.current_num_threads()).map(|_| Mutex::new(make()));
        PerThread(each.collect())
    }

    /// That of the thread that asks, one of the pool's.
    pub(crate) fn own(&self) -> MutexGuard<'_, T> {
        let thread = rayon::current_thread_index().expect("only the pool's threads work");
        self.0[thread].lock().expect("work never panics")
    }
}

/// A progress bar, which draws itself on standard error if that is a terminal, and nowhere otherwise.
///
/// `name` is what the pieces are called, in the plural.
pub(crate) fn progress_bar(pieces: u64, name: &'static str) -> ProgressBar {
    const TEMPLATE: &str = "{wide_bar} {human_pos} of {human_len} {msg}, {eta} left";
    let style = ProgressStyle::with_template(TEMPLATE).expect("the template is well-formed");
    ProgressBar::new(pieces)
        .with_message(name)
        .with_style(style)
}
