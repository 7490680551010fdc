//! One-button mode: the switch, and the scan that it controls.

mod presses;
mod scan;
mod scanning;
mod state;

pub(crate) use presses::{SwitchPresses, TryOneButton};
pub(crate) use state::Switch;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((scanning::plugin, state::plugin));
}
