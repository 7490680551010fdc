//! The shape of a die and where its faces are.

use crate::tray;

/// Edge length of a die: the unit of length.
pub const DIE_SIZE: f32 = 1.0;

/// Radius of a die's rounded edges and corners.
pub const DIE_ROUNDING: f32 = 0.15;

/// The most dice one throw holds.
pub const MAX_DICE: usize = 4;

/// The number on each face of a die, and the direction the face looks in, in the die's own frame.
///
/// Opposite faces sum to seven, and 1, 2, 3 run counter-clockwise around the corner they share, as on western dice.
pub const FACE_AXES: [(u8, [f32; 3]); 6] = [
    (1, [0.0, 1.0, 0.0]),
    (2, [0.0, 0.0, 1.0]),
    (3, [1.0, 0.0, 0.0]),
    (4, [-1.0, 0.0, 0.0]),
    (5, [0.0, 0.0, -1.0]),
    (6, [0.0, -1.0, 0.0]),
];

/// Half an edge: the height of the centre of a die that rests on the floor.
pub(crate) const HALF: f32 = DIE_SIZE / 2.0;

/// From the centre of a die to its farthest point, rounded up: a die turned any way fits in a ball of this radius.
pub(crate) const REACH: f32 = 0.76;

/// The farthest from the middle that the centre of a die turned any way may be, along x, without touching a wall.
pub(crate) const REACH_X: f32 = tray::HALF_WIDTH - REACH;

/// The same along z.
pub(crate) const REACH_Z: f32 = tray::HALF_DEPTH - REACH;

/// The same upwards, below the ceiling.
pub(crate) const REACH_UP: f32 = tray::CEILING - REACH;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_two_three_run_counter_clockwise() {
        let axis = |face: u8| FACE_AXES[usize::from(face) - 1].1;
        let ([a, b, c], [d, e, f]) = (axis(1), axis(2));
        let cross = [b * f - c * e, c * d - a * f, a * e - b * d];
        assert_eq!(cross, axis(3));
    }

    #[test]
    fn a_turned_die_fits_in_its_reach() {
        let corner = (HALF - DIE_ROUNDING) * 3f32.sqrt() + DIE_ROUNDING;
        assert!(corner <= REACH && corner > REACH - 0.02);
    }
}
