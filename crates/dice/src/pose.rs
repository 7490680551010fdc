//! Position and rotation of a die.

use rapier3d::prelude as rapier;
use serde::{Deserialize, Serialize};

/// Position and rotation of a die.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pose {
    /// The centre of the die.
    pub position: [f32; 3],
    /// A unit quaternion: x, y, z, w.
    pub rotation: [f32; 4],
}

impl Pose {
    /// The pose a share `t` of the way (0 to 1) from `self` to `next`, straight in place and along the shorter turn.
    ///
    /// Meant for neighbouring steps, between which the turn is so small that its speed is even.
    pub fn blend(&self, next: &Pose, t: f32) -> Pose {
        let (from, to) = (self.to_rapier(), next.to_rapier());
        let target = if from.rotation.dot(to.rotation) < 0.0 {
            -to.rotation
        } else {
            to.rotation
        };
        let rotation = from.rotation + (target - from.rotation) * t;
        Pose::from_rapier(&rapier::Pose::from_parts(
            from.translation.lerp(to.translation, t),
            rotation.normalize(),
        ))
    }

    pub(crate) fn from_rapier(pose: &rapier::Pose) -> Pose {
        Pose {
            position: pose.translation.into(),
            rotation: pose.rotation.into(),
        }
    }

    pub(crate) fn to_rapier(self) -> rapier::Pose {
        rapier::Pose::from_parts(
            rapier::Vector::from_array(self.position),
            rapier::Rotation::from_array(self.rotation),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Pose = Pose {
        position: [0.0, 1.0, 2.0],
        rotation: [0.0, 0.0, 0.0, 1.0],
    };

    #[test]
    fn a_blend_takes_the_shorter_turn() {
        let same_turn = Pose {
            rotation: [0.0, 0.0, 0.0, -1.0],
            ..HERE
        };
        assert_eq!(HERE.blend(&same_turn, 0.5).rotation, HERE.rotation);
    }
}
