//! Throws dice on several threads at once.

use cant_stop_dice::{Start, Throw, simulate};

use super::gestures;
use super::raw::Raw;
use super::report::Asked;
use super::tally::Tally;
use super::thrown::{DICE, Kind, Thrown};
use crate::parallel::Work;

/// Throws handed to a thread at a time.
const BATCH: u64 = 50;

// The tally wants throws of odd number right after the ones before them.
const _: () = assert!(BATCH.is_multiple_of(2));

/// Which throws are made: so many automatic ones, then so many by recorded gestures.
pub(crate) struct Plan {
    asked: Asked,
    gestures: Vec<[Start; DICE]>,
}

impl Plan {
    pub(crate) fn new(asked: Asked) -> Plan {
        Plan {
            asked,
            gestures: gestures::recorded(),
        }
    }

    /// How many throws there are in all.
    pub(crate) fn throws(&self) -> u64 {
        self.asked.throws.saturating_add(self.asked.hand_throws)
    }

    /// How many gestures there are.
    pub(crate) fn gestures(&self) -> usize {
        self.gestures.len()
    }

    /// Makes every throw and counts what it showed, stopping early if it cannot be written down.
    ///
    /// Neither the counts nor what is written depend on the number of threads.
    pub(crate) fn carry_out(&self, threads: usize, raw: Option<&Raw>) -> Tally {
        let work = Work {
            pieces: self.throws(),
            batch: BATCH,
            name: "throws",
        };
        let tallies = work.share_out(threads, Tally::default, |tally, number| {
            if raw.is_some_and(Raw::has_failed) {
                return;
            }
            let thrown = self.thrown(number);
            tally.count(&thrown);
            if let Some(raw) = raw {
                raw.write(&thrown);
            }
        });
        let mut sum = Tally::default();
        tallies.iter().for_each(|tally| sum.add(tally));
        sum
    }

    /// Makes the throw of this number.
    fn thrown(&self, number: u64) -> Thrown {
        let (throw, kind) = self.throw(number);
        let mut thrown = Thrown::new(number, throw.seed, kind, &simulate(&throw));
        if number % 100 < u64::from(self.asked.loaded_percent) {
            thrown.faces[0] = 6;
        }
        thrown
    }

    fn throw(&self, number: u64) -> (Throw, Kind) {
        let seed = self.asked.seed.wrapping_add(number);
        match number.checked_sub(self.asked.throws) {
            None => {
                let throw = Throw::automatic(seed, DICE);
                let kind = Kind::of_automatic(&throw);
                (throw, kind)
            }
            Some(by_hand) => {
                let gesture = (by_hand % self.gestures.len() as u64) as usize;
                let dice = self.gestures[gesture].to_vec();
                (Throw { seed, dice }.clamped(), Kind::Hand(gesture))
            }
        }
    }
}
