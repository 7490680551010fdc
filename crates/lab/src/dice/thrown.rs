//! The throws to make, and what is counted of each.

use cant_stop_dice::{HelpKind, Label, Pose, Recording, Start, Throw, simulate};

/// Dice thrown together.
pub(crate) const DICE: usize = 4;

/// Mean speed, in edges per second, from which an automatic throw is strong: the middle of the speeds they are made with.
pub(crate) const STRONG: f32 = 16.0;

/// States of four dice as they left a hand, recorded from the running game.
const GESTURES: &str = include_str!("../../gestures/hand.json");

/// Plan of the throws: automatic ones first, then those by recorded gestures.
pub(crate) struct Plan {
    pub throws: u64,
    pub hand_throws: u64,
    /// Seed of the first throw.
    pub seed: u64,
    /// Percentage of throws in which the first die shows a six whatever it fell on.
    pub loaded_percent: u8,
    gestures: Vec<[Start; DICE]>,
}

impl Plan {
    pub(crate) fn new(throws: u64, hand_throws: u64, seed: u64, loaded_percent: u8) -> Plan {
        Plan {
            throws,
            hand_throws,
            seed,
            loaded_percent,
            gestures: serde_json::from_str(GESTURES)
                .expect("the gestures are four starts of dice each"),
        }
    }

    /// Makes the throw of this number.
    pub(crate) fn thrown(&self, number: u64) -> Thrown {
        let (throw, kind) = self.throw(number);
        let mut thrown = Thrown::new(number, throw.seed, kind, &simulate(&throw));
        if number % 100 < u64::from(self.loaded_percent) {
            thrown.faces[0] = 6;
        }
        thrown
    }

    fn throw(&self, number: u64) -> (Throw, Kind) {
        let seed = self.seed.wrapping_add(number);
        match number.checked_sub(self.throws) {
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Automatic, slower than [`STRONG`].
    Weak,
    /// Automatic, as fast as [`STRONG`] or faster.
    Strong,
    /// By a hand, with the recorded gesture of this number.
    Hand(usize),
}

impl Kind {
    fn of_automatic(throw: &Throw) -> Kind {
        let speeds = throw.dice.iter().map(|die| {
            let squares = die.linear.map(|part| part * part);
            squares.iter().sum::<f32>().sqrt()
        });
        if speeds.sum::<f32>() < STRONG * throw.dice.len() as f32 {
            Kind::Weak
        } else {
            Kind::Strong
        }
    }

    pub(crate) fn is_automatic(self) -> bool {
        !matches!(self, Kind::Hand(_))
    }
}

/// One throw, as far as it is counted.
///
/// A side is a side of the blank die, called by the number it would carry under [`Label::PLAIN`]. It is all that physics and a
/// hand know of a die.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Thrown {
    /// Counted from 0, automatic throws first.
    pub number: u64,
    pub seed: u64,
    pub kind: Kind,
    /// The side of each die on top as it left the hand, 1 to 6.
    pub start_sides: [u8; DICE],
    /// The side of each die on top once it lay, 1 to 6.
    pub end_sides: [u8; DICE],
    /// The roll, 1 to 6 each.
    pub faces: [u8; DICE],
    /// Recorded steps, the start included.
    pub steps: usize,
    /// Seconds until all dice had settled.
    pub seconds: f32,
    pub nudges: usize,
    pub rethrows: usize,
    pub places: usize,
}

impl Thrown {
    fn new(number: u64, seed: u64, kind: Kind, recording: &Recording) -> Thrown {
        let helps = |kind| {
            let helps = recording.helps.iter();
            helps.filter(|help| help.kind == kind).count()
        };
        Thrown {
            number,
            seed,
            kind,
            start_sides: sides(recording.poses(0)),
            end_sides: sides(recording.poses(recording.steps() - 1)),
            faces: four(&recording.faces),
            steps: recording.steps(),
            seconds: recording.duration(),
            nudges: helps(HelpKind::Nudge),
            rethrows: helps(HelpKind::Rethrow),
            places: helps(HelpKind::Place),
        }
    }
}

fn sides(poses: &[Pose]) -> [u8; DICE] {
    let poses: [Pose; DICE] = four(poses);
    poses.map(|pose| Label::PLAIN.face_up(pose.rotation))
}

fn four<T: Copy>(all: &[T]) -> [T; DICE] {
    all.try_into().expect("four dice were thrown")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speed(throw: &[Start; DICE]) -> f32 {
        let speed = |die: &Start| die.linear.iter().map(|part| part * part).sum::<f32>();
        throw.iter().map(speed).fold(0.0, f32::max).sqrt()
    }

    #[test]
    fn weak_throws_are_about_as_frequent_as_strong_ones_by_machine_and_by_hand() {
        let plan = Plan::new(400, 0, 0, 0);
        let weak = (0..400).filter(|&number| plan.throw(number).1 == Kind::Weak);
        let weak = weak.count();
        assert!((100..=300).contains(&weak), "{weak} of 400 are weak");
        let speeds: Vec<f32> = plan.gestures.iter().map(speed).collect();
        assert!(speeds.len() >= 20, "{} gestures", speeds.len());
        assert!(speeds.iter().any(|&speed| speed < 9.0), "{speeds:?}");
        assert!(speeds.iter().any(|&speed| speed > 12.0), "{speeds:?}");
    }

    #[test]
    fn gestures_take_turns() {
        let plan = Plan::new(180, 60, 5, 0);
        let count = plan.gestures.len() as u64;
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
