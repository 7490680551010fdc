//! Controls pressed in a frame, and the requests made from them.

mod control_input;
mod hurry;
mod shortcut;
mod steer;
mod stick;

pub(super) use control_input::ControlInput;
pub use hurry::Hurried;
pub(crate) use shortcut::{Shortcut, ShortcutRefused};
pub(crate) use steer::Steering;
pub(crate) use stick::STICK;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        control_input::plugin,
        hurry::plugin,
        shortcut::plugin,
        steer::plugin,
    ));
}
