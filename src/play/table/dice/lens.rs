//! Place of the camera over the dice for a box that fills the tray.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use cant_stop_dice::DIE_SIZE;

use super::gather::STEP;

/// Angle of the camera from straight above, and its field of view from the top of the tray to its foot, in radians.
const LEAN: f32 = 0.59;
pub(super) const FIELD: f32 = 0.42;
/// Half sizes, along x, y and z, of the box in the picture of the tray while dice fall: most of the floor, for the picture
/// goes on at the right and below.
pub(super) const WHOLE: Vec3 = Vec3::new(3.5, 0.0, 1.9);
/// Middle of that box, along x: its left edge is that of the slab.
pub(super) const WHOLE_MIDDLE: f32 = -0.4;
/// And when they lie in their row: the dice from side to side, with some floor before and behind them.
pub(super) const ROW: Vec3 = Vec3::new(1.5 * STEP + 0.5 * DIE_SIZE, DIE_SIZE, 1.1 * DIE_SIZE);
/// The row is this far right of the middle of the tray.
pub(super) const ROW_ASIDE: f32 = 0.1;

/// Camera for which a box of these half sizes, on the middle of the floor, just fills the tray.
pub(super) fn look_down_on(half: Vec3, aspect: f32) -> Transform {
    let turn = Quat::from_rotation_x(LEAN - FRAC_PI_2);
    let (right, up, back) = (turn * Vec3::X, turn * Vec3::Y, turn * Vec3::Z);
    let tall = (FIELD / 2.0).tan();
    let wide = tall * aspect;
    // How far away the camera must be to see every corner below its upper edge, above its lower one, and from the side.
    let (mut upper, mut lower, mut sides) = (0.0_f32, 0.0_f32, 0.0_f32);
    for corner in corners(half) {
        let near = corner.dot(back);
        upper = upper.max(corner.dot(up) / tall + near);
        lower = lower.max(-corner.dot(up) / tall + near);
        sides = sides.max(corner.dot(right).abs() / wide + near);
    }
    // Moved along its picture, the camera sees as much room above as below.
    let distance = f32::midpoint(upper, lower).max(sides);
    let shift = (upper - lower) / 2.0 * tall;
    Transform::from_translation(back * distance + up * shift).with_rotation(turn)
}

fn corners(half: Vec3) -> impl Iterator<Item = Vec3> {
    (0..8).map(move |corner: u8| {
        let side = |bit: u8, size: f32| if corner & bit == 0 { -size } else { size };
        let height = if corner & 2 == 0 { 0.0 } else { half.y };
        Vec3::new(side(1, half.x), height, side(4, half.z))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Share of its picture that a camera fills with a box, upwards and sideways: 1 reaches the edge.
    fn filled(half: Vec3, aspect: f32) -> Vec2 {
        let camera = look_down_on(half, aspect).to_matrix().inverse();
        corners(half).fold(Vec2::ZERO, |most, corner| {
            let seen = camera.transform_point3(corner);
            let tall = -seen.z * (FIELD / 2.0).tan();
            most.max(Vec2::new(seen.x / (tall * aspect), seen.y / tall).abs())
        })
    }

    #[test]
    fn the_camera_sees_all_it_is_asked_to_and_little_more() {
        for aspect in [0.8, 1.33, 1.78, 2.6] {
            for half in [WHOLE, ROW] {
                let filled = filled(half, aspect).max_element();
                assert!((0.99..=1.001).contains(&filled), "{filled} at {aspect}");
            }
        }
    }

    #[test]
    fn the_row_is_seen_larger_than_the_tray() {
        let height = |half| look_down_on(half, 1.78).translation.length();
        assert!(height(ROW) < 0.8 * height(WHOLE));
    }
}
