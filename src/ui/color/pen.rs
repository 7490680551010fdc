//! Drawings at run time in the colours of a palette.

use bevy::prelude::*;
use resvg::tiny_skia::{PathBuilder, Stroke};

use super::palette::Palette;
use super::tint::Tint;
use crate::core::art::Drawing;

/// Draws in the colours of a palette. The owner of the drawing must redraw it when the palette changes.
pub(crate) struct Pen {
    drawing: Drawing,
    palette: Palette,
}

impl Pen {
    /// Starts an empty drawing of this size in design units.
    pub(crate) fn new(size: Vec2, palette: Palette) -> Pen {
        Pen {
            drawing: Drawing::new(size),
            palette,
        }
    }

    pub(crate) fn fill(&mut self, path: PathBuilder, tint: impl Into<Tint>) {
        self.drawing.fill(path, self.palette.color(tint));
    }

    pub(crate) fn line(&mut self, path: PathBuilder, tint: impl Into<Tint>, line: Stroke) {
        self.drawing.line(path, self.palette.color(tint), line);
    }

    pub(crate) fn finish(self) -> Drawing {
        self.drawing
    }
}
