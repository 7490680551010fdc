//! Preview of the choice in focus, shown on the board and the dice before it is made.

use bevy::prelude::*;
use cant_stop_rules::{Columns, Move};

/// The choice in focus, if any: written by the interface, drawn by the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Preview {
    /// The move whose targets are outlined on the board.
    pub mv: Option<Move>,
    /// Pairing of the dice: two pairs of indices into the roll.
    pub pairs: Option<[[u8; 2]; 2]>,
    /// The columns in which the squares of the seat to act would be given up.
    pub given_up: Columns,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Preview>();
}
