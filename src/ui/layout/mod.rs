//! Layout of the parts of a screen in the visible area.

mod bivouac;
mod placed;
mod play;
mod story;

pub(crate) use placed::{Hugging, Placed, StepsAside};
pub(crate) use story::LARGE;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(placed::plugin);
}
