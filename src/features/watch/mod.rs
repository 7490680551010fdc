//! Replay of a finished or recorded game: it plays by itself, and can be paused, searched and played on from.

mod panel;
mod play_on;
mod start;
mod timeline;
mod watching;

use bevy::prelude::*;

pub(crate) use self::play_on::PlayOn;
pub use self::watching::{Happening, HappeningKind, Seek, Watching};

pub(crate) fn game_plugin(app: &mut App) {
    app.add_plugins((play_on::plugin, start::plugin, watching::plugin));
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((game_plugin, panel::plugin));
}
