//! Hold of the button that rolls.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use crate::input::HeldBy;

/// Hold of the button that rolls.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) enum Grip {
    #[default]
    Free,
    /// Roll is down; not yet decided between tap and hold.
    Pressed {
        seat: Seat,
        with: HeldBy,
        seconds: f32,
        /// Pixels.
        moved: f32,
    },
    /// This input keeps the dice in the hand.
    Holds(HeldBy),
    /// The button of the mouse is down for nothing: it came too soon, or the dice were put back. The click that ends it does
    /// not roll.
    Spent,
}
