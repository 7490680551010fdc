//! Asking to share a game.

use bevy::prelude::*;

/// Share the game that is watched again, or the one whose results are shown: as a poster, as an animation of one of its turns,
/// or as text. Opens the dialog for it.
#[derive(Event, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShareGame {
    /// The turn to be animated, from 1; `None` for the one that decided most.
    pub turn: Option<u32>,
}
