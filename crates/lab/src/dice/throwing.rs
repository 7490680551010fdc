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
                let throw = Throw::from_hand(seed, &self.gestures[gesture]);
                (throw, Kind::Hand(gesture))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(loaded_percent: u8, threads: usize) -> Tally {
        let asked = Asked {
            throws: 111,
            hand_throws: 40,
            seed: 9,
            loaded_percent,
        };
        Plan::new(asked).carry_out(threads, None)
    }

    #[test]
    fn the_number_of_threads_changes_no_count() {
        let mut one = tally(0, 1);
        let mut three = tally(0, 3);
        for tally in [&mut one, &mut three] {
            // Their order is the only thing left to chance.
            for group in [&mut tally.weak, &mut tally.strong, &mut tally.hand] {
                group.durations.sort_unstable_by(f32::total_cmp);
            }
        }
        assert_eq!(one.weak, three.weak);
        assert_eq!(one.strong, three.strong);
        assert_eq!(one.hand, three.hand);
        assert_eq!(one.pairs, three.pairs);
        assert_eq!(one.next, three.next);
        assert_eq!(one.last_and_first, three.last_and_first);
    }

    #[test]
    fn weak_and_strong_throws_add_up_to_all_automatic_ones() {
        let tally = tally(0, 2);
        assert_eq!(tally.weak.throws + tally.strong.throws, 111);
        assert!(tally.weak.throws > 20 && tally.strong.throws > 20);
        let all = tally.automatic();
        assert_eq!((all.throws, all.durations.len()), (111, 111));
        assert_eq!(all.faces.map(|counts| counts.iter().sum::<u64>()), [111; 4]);
        assert_eq!(tally.hand.throws, 40);
        // 55 couples: the last of 111 throws has none after it.
        for table in tally.next.iter().chain([&tally.last_and_first]) {
            assert_eq!(table.as_flattened().iter().sum::<u64>(), 55);
        }
    }

    #[test]
    fn loading_touches_only_the_first_die() {
        let fair = tally(0, 1);
        let loaded = tally(100, 1);
        assert_eq!(loaded.automatic().faces[0], [0, 0, 0, 0, 0, 111]);
        assert_eq!(loaded.hand.faces[0], [0, 0, 0, 0, 0, 40]);
        assert_eq!(loaded.automatic().faces[1..], fair.automatic().faces[1..]);
    }

    #[test]
    fn hands_use_one_gesture_after_the_other() {
        let asked = Asked {
            throws: 180,
            hand_throws: 60,
            seed: 5,
            loaded_percent: 0,
        };
        let plan = Plan::new(asked);
        let count = plan.gestures() as u64;
        assert_eq!(plan.throw(179).1, Kind::of_automatic(&plan.throw(179).0));
        for by_hand in [0, 1, count - 1, count, count + 3] {
            let (throw, kind) = plan.throw(180 + by_hand);
            assert_eq!(kind, Kind::Hand((by_hand % count) as usize));
            assert_eq!(throw.seed, 5 + 180 + by_hand);
        }
        // The same gesture with another seed lets go of the dice in the same places.
        let poses = |number| plan.throw(number).0.dice.into_iter().map(|die| die.pose);
        assert!(poses(180).eq(poses(180 + count)));
        assert!(!poses(180).eq(poses(181)));
    }
}
