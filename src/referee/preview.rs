//! Preview of the focused choice on the board and the dice.

use bevy::prelude::*;
use cant_stop_rules::{Columns, Move};

use crate::core::states::Screen;

/// Focused choice, written by the interface and drawn by the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Preview {
    /// Move with outlined targets on the board.
    pub mv: Option<Move>,
    /// Pairing of the dice: two pairs of indices into the roll.
    pub pairs: Option<[[u8; 2]; 2]>,
    /// Columns of the acting seat whose squares would be given up.
    pub given_up: Columns,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Preview>()
        .add_systems(OnExit(Screen::Play), |mut preview: ResMut<Preview>| {
            *preview = default()
        });
}
