//! Throws dice on several threads at once.

use cant_stop_dice::{Start, Throw, simulate};

use super::gestures;
use super::raw::Raw;
use super::report::Request;
use super::tally::Tally;
use super::thrown::{DICE, Kind, Thrown};
use crate::parallel::{in_order, progress_bar};

/// Throws that each thread makes before they are all counted and written, in order.
const BLOCK: u64 = 500;

/// Plan of the throws: automatic ones first, then those by recorded gestures.
pub(crate) struct Plan {
    request: Request,
    gestures: Vec<[Start; DICE]>,
}

impl Plan {
    pub(crate) fn new(request: Request) -> Plan {
        Plan {
            request,
            gestures: gestures::recorded(),
        }
    }

    /// Number of all throws.
    pub(crate) fn throws(&self) -> u64 {
        self.request.throws.saturating_add(self.request.hand_throws)
    }

    /// Number of gestures.
    pub(crate) fn gestures(&self) -> usize {
        self.gestures.len()
    }

    /// Makes every throw, counts what it showed and writes it down.
    ///
    /// Neither the counts nor what is written depend on the number of threads.
    ///
    /// # Errors
    ///
    /// When a throw cannot be written: the rest is not made then.
    pub(crate) fn carry_out(
        &self,
        threads: usize,
        mut raw: Option<&mut Raw>,
    ) -> Result<Tally, String> {
        let throws = self.throws();
        let block = BLOCK.saturating_mul(threads as u64);
        let bar = progress_bar(throws, "throws");
        let mut tally = Tally::default();
        let mut next = 0;
        while next < throws {
            let block = in_order(threads, block.min(throws - next), |index| {
                let thrown = self.thrown(next + index);
                bar.inc(1);
                thrown
            });
            for thrown in &block {
                tally.count(thrown);
                if let Some(raw) = &mut raw {
                    raw.write(thrown)?;
                }
            }
            next += block.len() as u64;
        }
        bar.finish_and_clear();
        Ok(tally)
    }

    /// Makes the throw of this number.
    fn thrown(&self, number: u64) -> Thrown {
        let (throw, kind) = self.throw(number);
        let mut thrown = Thrown::new(number, throw.seed, kind, &simulate(&throw));
        if number % 100 < u64::from(self.request.loaded_percent) {
            thrown.faces[0] = 6;
        }
        thrown
    }

    fn throw(&self, number: u64) -> (Throw, Kind) {
        let seed = self.request.seed.wrapping_add(number);
        match number.checked_sub(self.request.throws) {
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
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    fn tally(loaded_percent: u8, threads: usize) -> Tally {
        let request = Request {
            throws: 111,
            hand_throws: 40,
            seed: 9,
            loaded_percent,
        };
        Plan::new(request).carry_out(threads, None).unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_no_count() {
        let one = tally(0, 1);
        let three = tally(0, 3);
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
        assert_eq!((all.throws, all.seconds.len()), (111, 111));
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
        let request = Request {
            throws: 180,
            hand_throws: 60,
            seed: 5,
            loaded_percent: 0,
        };
        let plan = Plan::new(request);
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
