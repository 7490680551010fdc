//! Glyphs: pictures of the keys and buttons on the device in use.

mod kind;
mod shown_layout;
mod sign;
mod widget;

pub(crate) use kind::{PadKind, PadKinds};
pub(crate) use sign::{Printed, key_words, press_words};
pub(crate) use widget::{control_line, control_signs, control_words, spawn_sign};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((shown_layout::plugin, widget::plugin));
}
