//! The program around the game: how it is started, what it is drawn on, and how often.

mod args;
mod assets_folder;
mod camera;
mod launch;
mod redraw;
mod window;

pub use args::Arguments;
pub(crate) use camera::CanvasImage;
pub use launch::{Launch, Output, build, run};
pub(crate) use launch::{bevy_plugins, without_panic};

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((camera::plugin, window::plugin, redraw::plugin));
}
