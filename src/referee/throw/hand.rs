//! Dice in a player's hand: data of the throw that is being prepared.

use bevy::prelude::*;
use cant_stop_dice::MAX_DICE;
use cant_stop_rules::Seat;

use crate::input::HeldBy;

/// Dice in a hand, from the pick-up until they are seen to fall.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Hand {
    /// Seat that holds them.
    pub(crate) seat: Seat,
    /// Poses of the dice, in the frame of the tray.
    pub(crate) dice: [Transform; MAX_DICE],
    /// Middle of the hand, in the frame of the tray.
    pub(crate) middle: Vec3,
    /// Seconds since the pick-up.
    pub(crate) seconds: f32,
    /// The hand has let go: the dice stay in place until they are seen to fall.
    pub(crate) open: bool,
}

/// Request to roll that may become a throw by hand, if the press lasts.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct PressRoll {
    /// Seat that rolls.
    pub(crate) seat: Seat,
    /// Key or button that is down.
    pub(crate) with: HeldBy,
}
