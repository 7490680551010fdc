//! Appearance and motion: colours, type, layout, widgets, dialogs and views.

#![allow(
    clippy::disallowed_methods,
    reason = "colours are defined in this module"
)]

pub(crate) mod careful;
pub mod color;
pub mod control;
pub(crate) mod dialog;
pub(crate) mod entries;
pub mod focus;
pub(crate) mod glyph;
pub(crate) mod kit;
mod last_row;
pub mod layer;
pub(crate) mod layout;
pub(crate) mod letters;
pub(crate) mod motion;
pub(crate) mod own_settings;
pub(crate) mod page_turn;
pub(crate) mod pages;
pub(crate) mod panels;
mod pointer;
pub(crate) mod prelude;
pub(crate) mod question;
pub(crate) mod readable;
pub(crate) mod records;
pub(crate) mod results;
pub(crate) mod screen;
pub(crate) mod setting_row;
pub(crate) mod solo;
pub mod spacing;
pub(crate) mod stroke;
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
        question::plugin,
        letters::plugin,
        stroke::plugin,
        careful::plugin,
        own_settings::plugin,
        setting_row::plugin,
    ));
}
