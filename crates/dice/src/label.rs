//! Orientation of the numbers painted on a blank die: one of the 24 rotations of the cube.

use rapier3d::prelude::{Rotation, Vector};
use serde::{Deserialize, Serialize};

use crate::die::FACE_AXES;
use crate::random::{Purpose, Stream};

/// Orientation of the numbers painted on a blank die: one of the 24 rotations of the cube.
///
/// A die is shown with the rotation `body * label`: the pose physics gave it, then [`Label::quaternion`] in its own frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Label(u8);

impl Label {
    /// Number of labels.
    pub const COUNT: u8 = 24;

    /// The label that leaves the numbers where [`FACE_AXES`] has them.
    pub const PLAIN: Label = Label(0);

    /// The label with this number, if there is one: 0 to 23.
    pub fn new(number: u8) -> Option<Label> {
        (number < Label::COUNT).then_some(Label(number))
    }

    /// This label's number, 0 to 23.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The rotation of the numbers against the blank die: a unit quaternion x, y, z, w.
    pub fn quaternion(self) -> [f32; 4] {
        self.rotation().into()
    }

    /// The number on the face that looks up most when the blank die is turned by `body_rotation` (x, y, z, w).
    pub fn face_up(self, body_rotation: [f32; 4]) -> u8 {
        let shown = Rotation::from_array(body_rotation) * self.rotation();
        let height = |axis: [f32; 3]| (shown * Vector::from_array(axis)).y;
        let (mut top, mut top_height) = (1, f32::NEG_INFINITY);
        for (face, axis) in FACE_AXES {
            if height(axis) > top_height {
                (top, top_height) = (face, height(axis));
            }
        }
        top
    }

    /// One label per die, drawn from the seed, each of the 24 equally likely.
    pub(crate) fn draw(seed: u64, count: usize) -> Vec<Label> {
        let mut stream = Stream::new(seed, Purpose::Labels);
        (0..count)
            .map(|_| Label(stream.below(Label::COUNT)))
            .collect()
    }

    fn rotation(self) -> Rotation {
        const HALF_TURN: f32 = std::f32::consts::FRAC_1_SQRT_2;
        // Which face goes to the top, then how often the die is turned about the vertical.
        let tip = match self.0 / 4 {
            0 => Rotation::IDENTITY,
            1 => Rotation::from_xyzw(HALF_TURN, 0.0, 0.0, HALF_TURN),
            2 => Rotation::from_xyzw(-HALF_TURN, 0.0, 0.0, HALF_TURN),
            3 => Rotation::from_xyzw(0.0, 0.0, HALF_TURN, HALF_TURN),
            4 => Rotation::from_xyzw(0.0, 0.0, -HALF_TURN, HALF_TURN),
            _ => Rotation::from_xyzw(1.0, 0.0, 0.0, 0.0),
        };
        let turn = match self.0 % 4 {
            0 => Rotation::IDENTITY,
            1 => Rotation::from_xyzw(0.0, HALF_TURN, 0.0, HALF_TURN),
            2 => Rotation::from_xyzw(0.0, 1.0, 0.0, 0.0),
            _ => Rotation::from_xyzw(0.0, -HALF_TURN, 0.0, HALF_TURN),
        };
        turn * tip
    }
}

impl From<Label> for u8 {
    fn from(label: Label) -> u8 {
        label.0
    }
}

impl TryFrom<u8> for Label {
    type Error = String;

    fn try_from(number: u8) -> Result<Label, String> {
        Label::new(number).ok_or_else(|| format!("{number} is no label: there are 0 to 23"))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    const UPRIGHT: [f32; 4] = [0.0, 0.0, 0.0, 1.0];
    const UPSIDE_DOWN: [f32; 4] = [1.0, 0.0, 0.0, 0.0];

    fn all() -> impl Iterator<Item = Label> {
        (0..Label::COUNT).map(Label)
    }

    /// Images of the x and z axes under a label, in whole numbers; unique for each rotation.
    fn image(label: Label) -> [[i8; 3]; 2] {
        [Vector::X, Vector::Z].map(|axis| {
            let turned: [f32; 3] = (label.rotation() * axis).into();
            turned.map(|part| {
                assert!(
                    (part - part.round()).abs() < 1e-6,
                    "{label:?} leaves the axes"
                );
                part.round() as i8
            })
        })
    }

    #[test]
    fn the_labels_are_the_24_rotations_of_the_cube() {
        let mut images: Vec<_> = all().map(image).collect();
        images.sort_unstable();
        images.dedup();
        assert_eq!(images.len(), 24);
        assert_eq!(Label::new(24), None);
    }

    #[test]
    fn every_face_is_up_under_four_labels_and_lies_opposite_to_its_rest_of_seven() {
        let mut counts = [0; 7];
        for label in all() {
            counts[usize::from(label.face_up(UPRIGHT))] += 1;
            let sum = label.face_up(UPRIGHT) + label.face_up(UPSIDE_DOWN);
            assert_eq!(sum, 7, "{label:?}");
        }
        assert_eq!(counts, [0, 4, 4, 4, 4, 4, 4]);
    }

    #[test]
    fn the_plain_label_reads_the_face_axes() {
        assert_eq!(Label::PLAIN.face_up(UPRIGHT), 1);
        assert_eq!(Label::PLAIN.face_up(UPSIDE_DOWN), 6);
        // A quarter turn about x brings -z, the five, up.
        let half = std::f32::consts::FRAC_1_SQRT_2;
        assert_eq!(Label::PLAIN.face_up([half, 0.0, 0.0, half]), 5);
    }
}
