//! Throws dice on several threads at once.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, ScopedJoinHandle};
use std::time::Duration;

use cant_stop_dice::{Throw, simulate};

use super::tally::{DICE, Tally};

/// Throws handed to a thread at a time.
const BATCH: u64 = 50;

/// Makes this many throws, the first with this seed, with the first die loaded in this percentage of them.
///
/// The counts do not depend on the number of threads.
pub(crate) fn throw(throws: u64, seed: u64, loaded: u8, threads: usize) -> Tally {
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::new();
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= throws {
                return tally;
            }
            for number in first..throws.min(first.saturating_add(BATCH)) {
                throw_once(number, seed, loaded, &mut tally);
            }
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        if std::io::stderr().is_terminal() {
            show_progress(&workers, &next, throws);
        }
        let mut sum = Tally::new();
        for worker in workers {
            sum.add(worker.join().expect("a simulated throw never panics"));
        }
        sum
    })
}

fn throw_once(number: u64, seed: u64, loaded: u8, tally: &mut Tally) {
    let recording = simulate(&Throw::automatic(seed.wrapping_add(number), DICE));
    let mut faces: [u8; DICE] = recording
        .faces
        .as_slice()
        .try_into()
        .expect("as many faces as dice");
    if number % 100 < u64::from(loaded) {
        faces[0] = 6;
    }
    tally.count_faces(faces);
    tally.count_rest(&recording);
}

fn show_progress(workers: &[ScopedJoinHandle<Tally>], next: &AtomicU64, throws: u64) {
    const PAUSE: Duration = Duration::from_millis(100);
    let mut stderr = std::io::stderr();
    while !workers.iter().all(ScopedJoinHandle::is_finished) {
        let begun = next.load(Ordering::Relaxed).min(throws);
        // A progress line that cannot be shown is no reason to stop.
        let _ = write!(stderr, "\r{begun} of {throws} throws ");
        thread::sleep(PAUSE);
    }
    let _ = write!(stderr, "\r\x1b[K");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_threads_changes_no_count() {
        let one = throw(120, 9, 0, 1);
        let three = throw(120, 9, 0, 3);
        assert_eq!(one.faces, three.faces);
        assert_eq!(one.pairs, three.pairs);
        assert_eq!(one.durations.len(), 120);
    }

    #[test]
    fn loading_touches_only_the_first_die() {
        let fair = throw(100, 9, 0, 1);
        let loaded = throw(100, 9, 100, 1);
        assert_eq!(loaded.faces[0], [0, 0, 0, 0, 0, 100]);
        assert_eq!(loaded.faces[1..], fair.faces[1..]);
    }
}
