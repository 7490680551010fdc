//! Paint of widgets in high contrast.

use bevy::prelude::*;

use super::paint::{ButtonLook, Paint, Touch, is_slab, over};
use crate::ui::color::{Palette, Role, contrast};

/// Minimum contrast of words in high contrast.
pub(super) const STARK: f32 = 7.0;
/// Darkening of the ground per step until its words reach the contrast.
const DARKER: f32 = 0.1;

impl Paint {
    /// Adapts a paint to high contrast: grounds are opaque, words reach the minimum contrast, and slabs have bright edges.
    pub(super) fn stark(self, look: ButtonLook, touch: Touch, palette: Palette) -> Paint {
        let [paper, dim, night] =
            [Role::Paper, Role::PaperDim, Role::Ink].map(|role| palette.color(role).to_srgba());
        let bright = self.fill;
        let mut fill = over(self.fill, night);
        let mut ink = if touch.disabled {
            fill = night;
            dim
        } else {
            over(self.ink, fill)
        };
        if contrast(ink, fill) < STARK {
            ink = paper;
        }
        while contrast(ink, fill) < STARK {
            fill = fill.mix(&night, DARKER);
        }
        let line = match look {
            _ if !is_slab(look) => Srgba::NONE,
            _ if touch.disabled => palette.color(Role::Ledge).to_srgba(),
            ButtonLook::Seat(_) => bright,
            _ => paper,
        };
        Paint {
            fill,
            ink,
            lip: line,
            edge: line,
            ..self
        }
    }
}
