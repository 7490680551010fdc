//! State of the turn that decides which devices may act; the referee writes it.

use bevy::prelude::*;
use cant_stop_rules::Seat;

/// State of the turn, as far as devices depend on it. Outside a match nothing is set.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DeviceTurn {
    /// Seat whose turn the screen shows.
    pub(crate) shown: Option<Seat>,
    /// Person whose device counts: who acts next, or whose dice are in the air.
    pub(crate) player: Option<Seat>,
    /// A person can press something: to act, or to watch a recorded game.
    pub(crate) is_person_asked: bool,
    /// The last events are still being shown; a press only skips them.
    pub(crate) is_showing: bool,
}
