//! Start of dice from the hand, and automatic throws that look as if a hand had made them.

use rapier3d::prelude::Vector;
use serde::{Deserialize, Serialize};

use crate::die::{MAX_DICE, REACH, REACH_X, REACH_Z};
use crate::pose::Pose;
use crate::random::{Purpose, Stream};

/// The fastest a die may leave the hand, in edges per second.
pub const MAX_SPEED: f32 = 25.0;

/// The fastest a die may spin as it leaves the hand, in radians per second.
pub const MAX_SPIN: f32 = 45.0;

/// Distance between the centres of neighbouring dice in the hand.
const SPACING: f32 = 1.75;

/// Largest offset of a die from its place in the hand along each axis, in edges; no two dice can touch.
const STRAY: f32 = (SPACING - 2.0 * REACH) / 2.0;

/// Pose and velocities of one die as it leaves the hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Start {
    /// Position and rotation.
    pub pose: Pose,
    /// Its velocity, in edges per second.
    pub linear: [f32; 3],
    /// The axis it spins about, with the speed in radians per second as its length.
    pub angular: [f32; 3],
}

/// A throw of dice as they leave the hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Throw {
    /// Decides the labels, and how a die that lies badly is rescued. Nothing else.
    pub seed: u64,
    /// The dice, at most [`MAX_DICE`].
    pub dice: Vec<Start>,
}

#[cfg(test)]
impl Start {
    /// A die that does not move.
    pub(crate) fn still(position: [f32; 3]) -> Start {
        Start {
            pose: Pose {
                position,
                rotation: [0.0, 0.0, 0.0, 1.0],
            },
            linear: [0.0; 3],
            angular: [0.0; 3],
        }
    }
}

impl Throw {
    /// A natural throw of `count` dice (brought into 1 to [`MAX_DICE`]) from the left, the right or the near side.
    ///
    /// The same seed gives the same throw; other seeds vary side, height, direction, strength and spin.
    pub fn automatic(seed: u64, count: usize) -> Throw {
        let mut stream = Stream::new(seed, Purpose::Start);
        Throw {
            seed,
            dice: starts(&mut stream, count.clamp(1, MAX_DICE), 1.0),
        }
    }
}

/// Starts of `count` dice from a hand that throws with this share of the full strength. They never overlap.
pub(crate) fn starts(stream: &mut Stream, count: usize, strength: f32) -> Vec<Start> {
    // From the wall at the left, at the right, or at the near side.
    let (forward, across, back, sway) = match stream.below(3) {
        0 => (Vector::X, Vector::Z, REACH_X, REACH_Z),
        1 => (-Vector::X, Vector::Z, REACH_X, REACH_Z),
        _ => (-Vector::Z, Vector::X, REACH_Z, REACH_X),
    };
    let aim = (forward + across * stream.between(-0.35, 0.35)).normalize();
    let speed = strength * stream.between(13.0, 19.0);
    let spin = strength * stream.between(18.0, 32.0);

    // Two side by side, the next two above them, as far to the side as the tray allows.
    let columns = count.min(2);
    let half_row = SPACING / 2.0 * (columns - 1) as f32 + STRAY;
    let middle = -forward * (back - STRAY) + across * stream.between(-1.0, 1.0) * (sway - half_row);
    let height = stream.between(1.6, 2.2);

    (0..count)
        .map(|index| {
            let (column, row) = (index % columns, index / columns);
            let slot = middle
                + across * SPACING * (column as f32 - (columns - 1) as f32 / 2.0)
                + Vector::Y * (height + SPACING * row as f32);
            let stray = Vector::from_array(stream.around_zero(STRAY));
            let linear = aim * speed * stream.between(0.9, 1.1)
                + Vector::Y * stream.between(-2.0, 1.5)
                + stream.in_ball();
            let angular = Vector::Y.cross(aim) * spin + stream.in_ball() * 9.0;
            Start {
                pose: Pose {
                    position: (slot + stray).into(),
                    rotation: stream.rotation().into(),
                },
                linear: linear.into(),
                angular: angular.into(),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_start_apart_and_inside_the_tray() {
        for seed in 0..500 {
            let dice = Throw::automatic(seed, 4).dice;
            for (index, die) in dice.iter().enumerate() {
                let here = Vector::from_array(die.pose.position);
                assert!(here.x.abs() <= REACH_X + 1e-4, "seed {seed}: {here:?}");
                assert!(here.z.abs() <= REACH_Z + 1e-4, "seed {seed}: {here:?}");
                assert!(here.y >= REACH, "seed {seed}: {here:?}");
                for other in &dice[..index] {
                    let apart = here.distance(Vector::from_array(other.pose.position));
                    assert!(apart >= 2.0 * REACH, "seed {seed}: {apart} apart");
                }
            }
        }
    }

    #[test]
    fn an_automatic_throw_needs_no_clamping() {
        for seed in 0..500 {
            let throw = Throw::automatic(seed, 4);
            assert_eq!(throw.clamped(), throw, "seed {seed}");
        }
    }
}
