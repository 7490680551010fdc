//! What widgets look like where contrast is to be high.

use bevy::prelude::*;

use super::button::ButtonLook;
use super::paint::{Paint, Touch, contrast, is_slab, over};
use crate::ui::color::{Palette, Role};

/// The least contrast of words where contrast is to be high.
pub(super) const STARK: f32 = 7.0;
/// How much darker a ground gets at a time until its words stand out.
const DARKER: f32 = 0.1;

impl Paint {
    /// The same where contrast is to be high: grounds cover what is behind them, words stand out from them, and slabs
    /// have bright lines above and below.
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
