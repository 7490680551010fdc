//! How everything looks and moves: colours, type, motion, the layout of screens and the widgets built from them.

#![allow(
    clippy::disallowed_methods,
    reason = "this is the module that colours come from"
)]

pub mod color;
pub mod focus;
pub mod layer;
pub(crate) mod layout;
pub(crate) mod motion;
mod pointer;
pub mod spacing;
mod text_ruler;
pub mod type_scale;
pub mod widgets;
mod wrap;

pub(crate) use text_ruler::TextRuler;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        layout::plugin,
        color::plugin,
        type_scale::plugin,
        widgets::plugin,
        pointer::plugin,
        wrap::plugin,
    ));
}
