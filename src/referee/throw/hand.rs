//! Dice in a player's hand.

use bevy::prelude::*;
use cant_stop_dice::MAX_DICE;
use cant_stop_rules::Seat;

use crate::input::HeldBy;

/// The one hand with dice in it, from the pick-up until they are shown falling.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Name = Name::new("hand"))]
pub struct Hand {
    pub(crate) seat: Seat,
    /// Poses of the dice, in the frame of the tray.
    pub(crate) dice: [Transform; MAX_DICE],
    /// Centre of the hand, in the frame of the tray.
    pub(crate) middle: Vec3,
    /// Seconds since the pick-up.
    pub(crate) seconds: f32,
    /// Released: the dice stay in place until they are shown falling.
    pub(crate) open: bool,
}

/// Request to roll; a long press turns it into a throw by hand.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct PressRoll {
    pub(crate) seat: Seat,
    /// Input that is held down.
    pub(crate) with: HeldBy,
    /// Too soon after a pairing was chosen: neither this press nor the click that ends it rolls.
    pub(crate) is_guarded: bool,
}
