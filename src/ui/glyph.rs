//! Placeholder of a glyph, which `input` draws.

use bevy::prelude::*;

use super::color::Opacity;
use super::control::Control;

/// Shows the key or button of a control on the device in use; empty without one.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Glyph {
    pub(crate) control: Control,
}

/// Glyph of a control. It is dim while its button is disabled.
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
