//! Material of the dice: constants that live dice in a hand share with a simulated throw, so that both feel the same.

use crate::TIME_STEP;

/// Downward acceleration in edges per second squared. It sets how large the dice seem: these are nearly as large as a fist.
pub const GRAVITY: f32 = 70.0;

/// Angular damping, per second: it ends slow spins that friction alone would let go on for long, as on one corner.
pub const SPIN_DAMPING: f32 = 0.1;

/// The sudden change of a die's speed, in edges per second, that counts as a contact of strength 1.
pub const FULL_JOLT: f32 = 25.0;

/// Softer changes of speed are no impacts: lying still already jolts a die by the speed it would gain in falling for one step.
pub const SOFTEST_JOLT: f32 = 3.0 * GRAVITY * TIME_STEP;

/// Friction and restitution of a surface. Of two surfaces that meet, the higher value of each counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Material {
    /// Coefficient of friction, 0 or more.
    pub friction: f32,
    /// Coefficient of restitution: the share of speed kept in a bounce, 0 to 1.
    pub restitution: f32,
}

/// The floor of the tray.
pub const FLOOR: Material = Material {
    friction: 0.55,
    restitution: 0.8,
};

/// The walls of the tray: slippery, so that a die slides down rather than lean.
pub const WALL: Material = Material {
    friction: 0.04,
    restitution: 0.7,
};

/// The dice: slippery too, so that they do not rest on each other.
pub const DIE: Material = Material {
    friction: 0.08,
    restitution: 0.55,
};
