//! Conversion of throws by hand to and from records.

use cant_stop_dice::{Pose, Start};
use cant_stop_records::HandThrow;

/// Converts dice that leave a hand to the form of records.
pub(super) fn hand_throw_of(dice: &[Start; 4]) -> HandThrow {
    HandThrow(dice.map(|die| {
        let [x, y, z] = die.pose.position;
        let [i, j, k, w] = die.pose.rotation;
        let [u, v, t] = die.linear;
        let [a, b, c] = die.angular;
        [x, y, z, i, j, k, w, u, v, t, a, b, c]
    }))
}

/// Converts recorded dice that left a hand.
pub fn dice_of(HandThrow(dice): &HandThrow) -> [Start; 4] {
    dice.map(|[x, y, z, i, j, k, w, u, v, t, a, b, c]| Start {
        pose: Pose {
            position: [x, y, z],
            rotation: [i, j, k, w],
        },
        linear: [u, v, t],
        angular: [a, b, c],
    })
}
