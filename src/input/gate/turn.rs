//! Turn state that the gate depends on; the referee writes it.

use bevy::prelude::*;
use cant_stop_rules::Seat;

/// Turn state for the gate. Empty outside a match.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DeviceTurn {
    /// Seat whose turn the screen shows; `None` in a replay.
    pub(crate) shown: Option<Seat>,
    /// Person whose device is allowed: the next to act, or the owner of the dice in the air.
    pub(crate) player: Option<Seat>,
    /// A person can press something: to act, to control a replay, or with one button to pause a game of bots.
    pub(crate) is_person_asked: bool,
    /// Events are still being shown; a press only fast-forwards them.
    pub(crate) is_showing: bool,
}
