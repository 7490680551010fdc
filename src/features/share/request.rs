//! Request to share a game.

use bevy::prelude::*;

/// Request to share the game of the replay or of the results: opens the dialog with poster, animation and text.
#[derive(Event, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShareGame {
    /// Turn of the animation, from 1; if absent, the turn that decided most.
    pub turn: Option<u32>,
}
