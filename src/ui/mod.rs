//! How everything looks and moves: colours, type, motion, the layout of screens and the widgets built from them.

#![allow(
    clippy::disallowed_methods,
    reason = "this is the module that colours come from"
)]

pub(crate) mod careful;
pub mod color;
pub mod control;
pub(crate) mod dialog;
pub mod focus;
pub(crate) mod glyph;
pub(crate) mod kit;
mod last_row;
pub mod layer;
pub(crate) mod layout;
pub(crate) mod letters;
pub(crate) mod motion;
pub(crate) mod page_turn;
mod pointer;
pub(crate) mod question;
pub(crate) mod readable;
pub(crate) mod screen;
pub mod spacing;
pub(crate) mod tabs;
mod text_ruler;
pub mod type_scale;
pub mod widgets;
mod wrap;

pub(crate) use last_row::{done_button, last_row, leave_dialog};
pub(crate) use text_ruler::TextRuler;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        layout::plugin,
        color::plugin,
        type_scale::plugin,
        widgets::plugin,
        kit::plugin,
        pointer::plugin,
        wrap::plugin,
        screen::plugin,
        dialog::plugin,
        letters::plugin,
        careful::plugin,
    ));
}
