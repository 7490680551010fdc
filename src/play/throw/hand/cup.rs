//! The hollow of the hand, in which the dice rattle: how large it is, where it may go, where dice begin in it.

use bevy::prelude::*;
use bevy_rapier3d::prelude::*;
use cant_stop_dice::{DIE_SIZE, MAX_DICE, tray};

/// Half the size of the hollow along x, y and z, in edges of a die.
pub(super) const HALF: Vec3 = Vec3::new(1.7, 0.95, 1.2);

/// Middle of the hollow at rest, in edges of a die.
pub(super) const MIDDLE: Vec3 = Vec3::new(0.0, 2.1, 0.0);

/// Thickness of its walls: no die gets through them within a few steps.
const THICKNESS: f32 = 4.0;

/// Reach of the middle to each side: the hollow stays above the tray.
pub(super) fn room() -> Vec3 {
    Vec3::new(tray::HALF_WIDTH - HALF.x, 0.35, tray::HALF_DEPTH - HALF.z)
}

/// The walls around the hollow.
pub(super) fn walls() -> Collider {
    let half = HALF + Vec3::splat(THICKNESS);
    let walls = [Vec3::X, Vec3::Y, Vec3::Z].into_iter().flat_map(|axis| {
        let thick = axis * THICKNESS / 2.0 + (Vec3::ONE - axis) * half;
        let away = axis * (HALF + Vec3::splat(THICKNESS / 2.0));
        [away, -away].map(|place| {
            let wall = Collider::cuboid(thick.x, thick.y, thick.z);
            (place, Quat::IDENTITY, wall)
        })
    });
    Collider::compound(walls.collect())
}

/// Start of die number `index`, relative to the middle.
pub(super) fn start(index: usize) -> Vec3 {
    const APART: f32 = 0.6 * DIE_SIZE;
    const { assert!(MAX_DICE == 4) };
    let side = |bit: usize| if index & bit == 0 { -APART } else { APART };
    Vec3::new(side(1) * 1.35, 0.0, side(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hand_stays_above_the_tray_and_off_its_floor() {
        let room = room();
        assert!(room.min_element() > 0.0);
        assert!(MIDDLE.y - HALF.y - room.y > DIE_SIZE / 2.0);
        assert!(MIDDLE.y + HALF.y + room.y < tray::CEILING);
    }

    #[test]
    fn dice_begin_inside_and_apart() {
        for index in 0..MAX_DICE {
            let place = start(index);
            assert!((place.abs() + DIE_SIZE / 2.0).cmple(HALF).all(), "{place}");
            for other in 0..index {
                assert!(place.distance(start(other)) > DIE_SIZE);
            }
        }
    }
}
