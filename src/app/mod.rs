//! The program around the game: start, window, loading, frame rate, logs and crash reports.

mod allocator;
mod args;
mod assets_folder;
mod build;
mod camera;
mod crash_report;
mod damaged_files;
mod first_start;
mod icon;
mod known_panics;
mod launch;
mod loading;
mod log_file;
mod message_box;
mod pads;
mod redraw;
#[cfg(test)]
mod settings_law;
mod start;
#[cfg(test)]
mod tests;
mod unchanged;
mod window;
mod wishes;

pub use args::{Args, StartArgs};
pub use build::{bare_app, build, build_match};
pub use camera::CanvasImage;
pub use known_panics::explain_panics;
pub use launch::{Launch, Output};
pub use start::run;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        camera::plugin,
        loading::plugin,
        window::plugin,
        pads::plugin,
        redraw::plugin,
        unchanged::plugin,
    ));
}
