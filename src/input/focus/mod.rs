//! The focus: moved by keys, pads and stick, kept in the topmost dialog, and activated by accept.

mod accept;
mod direction;
mod field;
mod keep;
mod layers;
mod memory;
mod navigate;
mod reading_order;
mod typing;

pub(crate) use accept::TypingAsked;
pub(crate) use direction::quadrant;
pub(crate) use field::FocusedField;
pub(super) use keep::keep_focus;
pub(crate) use layers::Focusables;
pub(super) use memory::FocusMemory;
#[cfg(test)]
pub(crate) use navigate::neighbour;
pub(crate) use reading_order::in_reading_order;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        accept::plugin,
        keep::plugin,
        navigate::plugin,
        typing::plugin,
    ));
}
