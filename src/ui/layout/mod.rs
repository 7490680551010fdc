//! Layout of the parts of a screen in the visible area.

mod bivouac;
mod placed;
mod play;
mod push_in;
mod sky;
mod story;

pub(crate) use placed::{Hugging, Placed, StepsAside};
pub(crate) use push_in::PushIn;
pub(crate) use story::LARGE;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PushIn>().add_plugins(placed::plugin);
}
