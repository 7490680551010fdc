//! Place of a glyph: the sign of the key or button that stands for a control, drawn by `input`.

use bevy::prelude::*;

use super::color::Opacity;
use super::control::Control;

/// Shows the key or button of a control on the device in use; nothing where it has none.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Glyph {
    pub(crate) control: Control,
}

/// The glyph of a control. It is dim where its button cannot be pressed.
pub(crate) fn glyph(control: Control) -> impl Bundle {
    (
        Glyph { control },
        Opacity::default(),
        Node {
            display: Display::None,
            flex_shrink: 0.0,
            ..default()
        },
    )
}
