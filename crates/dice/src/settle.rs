//! When a die counts as settled: still for long enough, flat, and on the floor.

use rapier3d::prelude::Vector;

use crate::TIME_STEP;
use crate::die::{FACE_AXES, HALF};
use crate::pose::Pose;

/// Steps in a row that a die must be slow before it can count as settled.
pub(crate) const STILL_STEPS: u32 = 12;

/// A die slower than this, in edges per second, and turning slower than [`SLOW_SPIN`], is slow.
pub(crate) const SLOW: f32 = 0.12;

/// In radians per second.
pub(crate) const SLOW_SPIN: f32 = 0.25;

/// The least that the top face of a flat die looks up, as the cosine of its tilt.
pub(crate) const FLAT: f32 = 0.999;

/// Tolerance for the height of a resting die's centre, in edges; its ideal is half an edge.
pub(crate) const HEIGHT_TOLERANCE: f32 = 0.02;

/// Watches one die come to rest.
pub(crate) struct Watch {
    last: Pose,
    slow_steps: u32,
}

/// State of a watched die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rest {
    /// It moves, or stopped only just now.
    Moving,
    /// It lies still, flat on the floor.
    Settled,
    /// It is still but leans, or lies on something else.
    Cocked,
}

impl Watch {
    pub(crate) fn new(pose: Pose) -> Watch {
        Watch {
            last: pose,
            slow_steps: 0,
        }
    }

    /// Updates the state with the die's pose after one more step, and returns it.
    pub(crate) fn update(&mut self, pose: Pose) -> Rest {
        self.slow_steps = if is_slow(&self.last, &pose) {
            self.slow_steps + 1
        } else {
            0
        };
        self.last = pose;
        if self.slow_steps < STILL_STEPS {
            Rest::Moving
        } else if is_flat(&pose) && is_on_floor(&pose) {
            Rest::Settled
        } else {
            Rest::Cocked
        }
    }

    /// Starts counting slow steps anew.
    pub(crate) fn restart(&mut self) {
        self.slow_steps = 0;
    }
}

/// Returns `true` if a die moved and turned slowly between two neighbouring steps.
fn is_slow(before: &Pose, after: &Pose) -> bool {
    let (before, after) = (before.to_rapier(), after.to_rapier());
    let moved = before.translation.distance(after.translation);
    let turn = before.rotation.inverse() * after.rotation;
    // For small angles the vector part is half the angle, and unlike the angle's cosine it is exact there.
    let turned = 2.0 * turn.xyz().length();
    moved < SLOW * TIME_STEP && turned < SLOW_SPIN * TIME_STEP
}

fn is_flat(pose: &Pose) -> bool {
    let rotation = pose.to_rapier().rotation;
    FACE_AXES
        .iter()
        .any(|(_, axis)| (rotation * Vector::from_array(*axis)).y >= FLAT)
}

fn is_on_floor(pose: &Pose) -> bool {
    (pose.position[1] - HALF).abs() <= HEIGHT_TOLERANCE
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pose(height: f32, tilt: f32) -> Pose {
        Pose {
            position: [0.0, height, 0.0],
            rotation: [(tilt / 2.0).sin(), 0.0, 0.0, (tilt / 2.0).cos()],
        }
    }

    fn rest_after(steps: u32, pose: Pose) -> Rest {
        let mut watch = Watch::new(pose);
        let mut rest = Rest::Moving;
        for _ in 0..steps {
            rest = watch.update(pose);
        }
        rest
    }

    #[test]
    fn a_die_settles_after_enough_still_steps() {
        assert_eq!(rest_after(STILL_STEPS - 1, pose(HALF, 0.0)), Rest::Moving);
        assert_eq!(rest_after(STILL_STEPS, pose(HALF, 0.0)), Rest::Settled);
    }

    #[test]
    fn a_leaning_or_stacked_die_is_cocked() {
        assert_eq!(rest_after(STILL_STEPS, pose(HALF, 0.06)), Rest::Cocked);
        assert_eq!(rest_after(STILL_STEPS, pose(HALF, 0.04)), Rest::Settled);
        assert_eq!(rest_after(STILL_STEPS, pose(3.0 * HALF, 0.0)), Rest::Cocked);
    }

    #[test]
    fn moving_or_turning_starts_the_count_anew() {
        for moved in [
            pose(HALF + 2.0 * SLOW * TIME_STEP, 0.0),
            pose(HALF, 2.0 * SLOW_SPIN * TIME_STEP),
        ] {
            let mut watch = Watch::new(pose(HALF, 0.0));
            for _ in 0..STILL_STEPS {
                watch.update(pose(HALF, 0.0));
            }
            assert_eq!(watch.update(moved), Rest::Moving);
        }
    }
}
