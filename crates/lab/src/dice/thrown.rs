//! One throw, as far as it is counted.

use cant_stop_dice::{HelpKind, Label, Pose, Recording, Throw};

/// Dice thrown together.
pub(crate) const DICE: usize = 4;

/// Automatic throws whose dice leave the hand at this mean speed or faster are strong, in edges per second. It is the
/// middle of the speeds they are made with.
pub(crate) const STRONG: f32 = 16.0;

/// Kind of throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// By itself, slower than [`STRONG`].
    Weak,
    /// By itself, as fast as [`STRONG`] or faster.
    Strong,
    /// By a hand, with the recorded gesture of this number.
    Hand(usize),
}

impl Kind {
    /// The kind of an automatic throw.
    pub(crate) fn of_automatic(throw: &Throw) -> Kind {
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
#[derive(Clone, Debug, PartialEq)]
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
    pub(crate) fn new(number: u64, seed: u64, kind: Kind, recording: &Recording) -> Thrown {
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

    /// Returns `true` if a die did not settle by itself.
    pub(crate) fn is_cocked(&self) -> bool {
        self.nudges + self.rethrows + self.places > 0
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
    use cant_stop_dice::simulate;

    use super::*;

    #[test]
    fn a_label_takes_the_side_on_top_to_the_number_on_top() {
        for seed in 0..20 {
            let throw = Throw::automatic(seed, DICE);
            let recording = simulate(&throw);
            let thrown = Thrown::new(seed, seed, Kind::of_automatic(&throw), &recording);
            let read = |step: usize, die: usize, label: Label| {
                label.face_up(recording.poses(step)[die].rotation)
            };
            for die in 0..DICE {
                let last = recording.steps() - 1;
                assert_eq!(thrown.start_sides[die], read(0, die, Label::PLAIN));
                assert_eq!(thrown.end_sides[die], read(last, die, Label::PLAIN));
                assert_eq!(thrown.faces[die], read(last, die, recording.labels[die]));
            }
            assert_eq!(thrown.is_cocked(), !recording.helps.is_empty());
        }
    }

    #[test]
    fn automatic_throws_are_weak_about_as_often_as_strong() {
        let throws = (0..400).map(|seed| Throw::automatic(seed, DICE));
        let weak = throws.filter(|throw| Kind::of_automatic(throw) == Kind::Weak);
        let weak = weak.count();
        assert!((100..=300).contains(&weak), "{weak} of 400 are weak");
    }
}
