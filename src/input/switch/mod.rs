//! One-button play: the switch, and the scanning focus that it stops.

mod presses;
mod scan;
mod scanning;
mod state;

pub(super) use presses::mode;
pub(crate) use presses::{SwitchPresses, TryOneButton};
pub use scan::Scan;
pub(crate) use state::Switch;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((scanning::plugin, state::plugin));
}
