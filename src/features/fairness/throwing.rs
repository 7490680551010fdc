//! A thousand throws in the background, counted as they come to rest.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use cant_stop_dice::{Throw, simulate};

use super::Counts;

/// Number of throws of four dice.
pub(super) const THROWS: u32 = 1000;
/// Throws per task: few enough that every processor has some.
const SHARE: u32 = 50;

#[derive(Resource, Default)]
pub(super) struct Throwing {
    progress: Arc<Progress>,
    tasks: Vec<Task<()>>,
}

#[derive(Default)]
struct Progress {
    throws: AtomicU32,
    faces: [AtomicU64; 6],
    given_up: AtomicBool,
}

impl Throwing {
    /// Throws anew; the throws before are forgotten.
    pub(super) fn begin(&mut self) {
        *self = Throwing::default();
        let seed = getrandom::u64().unwrap_or_default();
        let pool = AsyncComputeTaskPool::get();
        self.tasks = (0..THROWS / SHARE)
            .map(|task| {
                let progress = self.progress.clone();
                let first = seed.wrapping_add(u64::from(task * SHARE));
                pool.spawn(async move { progress.throw(first) })
            })
            .collect();
    }
}

/// Dice thrown so far.
#[derive(Resource, Clone, Copy, Default, PartialEq)]
pub(super) struct Thrown {
    pub(super) counts: Counts,
    /// Fraction of the throws done, 0 to 1.
    pub(super) share: f32,
}

pub(super) fn count(throwing: Res<Throwing>, mut thrown: ResMut<Thrown>) {
    let Progress { throws, faces, .. } = &*throwing.progress;
    thrown.set_if_neq(Thrown {
        counts: Counts(faces.each_ref().map(|face| face.load(Ordering::Relaxed))),
        share: throws.load(Ordering::Relaxed) as f32 / THROWS as f32,
    });
}

impl Drop for Throwing {
    fn drop(&mut self) {
        self.progress.given_up.store(true, Ordering::Relaxed);
    }
}

impl Progress {
    /// Makes one task's throws, with seeds from `first` on.
    fn throw(&self, first: u64) {
        for throw in 0..u64::from(SHARE) {
            if self.given_up.load(Ordering::Relaxed) {
                return;
            }
            let recording = simulate(&Throw::automatic(first.wrapping_add(throw), 4));
            let mut counts = Counts::default();
            counts.add(&recording.faces);
            for (face, count) in self.faces.iter().zip(counts.0) {
                face.fetch_add(count, Ordering::Relaxed);
            }
            self.throws.fetch_add(1, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_die_of_a_task_is_counted() {
        let progress = Progress::default();
        progress.throw(7);
        let faces = progress.faces.iter();
        let counted: u64 = faces.map(|face| face.load(Ordering::Relaxed)).sum();
        assert_eq!(counted, u64::from(4 * SHARE));
        assert_eq!(progress.throws.load(Ordering::Relaxed), SHARE);
        assert_eq!(THROWS % SHARE, 0);
    }

    #[test]
    fn throws_given_up_end_at_once() {
        let progress = Progress::default();
        progress.given_up.store(true, Ordering::Relaxed);
        progress.throw(7);
        assert_eq!(progress.throws.load(Ordering::Relaxed), 0);
    }
}
