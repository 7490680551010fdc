//! The paths along which dice are carried.

use crate::pose::Pose;

/// Height at which a die is carried to another place on the floor, in edges.
const CARRY_HEIGHT: f32 = 1.6;

/// A share `t` of the way back up to where a die is thrown from: first up, then across.
pub(super) fn lifted(from: &Pose, to: &Pose, t: f32) -> Pose {
    let mut pose = from.blend(to, eased(t));
    let rise = 1.0 - (1.0 - t) * (1.0 - t);
    pose.position[1] = from.position[1] + (to.position[1] - from.position[1]) * rise;
    pose
}

/// A share `t` of the way to another place on the floor, in an arc.
pub(super) fn carried_over(from: &Pose, to: &Pose, t: f32) -> Pose {
    let along = eased(t);
    let mut pose = from.blend(to, along);
    pose.position[1] += CARRY_HEIGHT * 4.0 * along * (1.0 - along);
    pose
}

/// Starts and ends at rest.
fn eased(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}
