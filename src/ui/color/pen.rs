//! Drawings made while the game runs, in the colours of a palette.

use bevy::prelude::*;
use resvg::tiny_skia::{PathBuilder, Stroke};

use super::palette::Palette;
use super::tint::Tint;
use crate::core::art::Drawing;

/// Draws in the colours of a palette. Whoever shows the drawing draws it anew for another.
pub(crate) struct Pen {
    drawing: Drawing,
    palette: Palette,
}

impl Pen {
    /// An empty drawing, so many design units large.
    pub(crate) fn new(size: Vec2, palette: Palette) -> Pen {
        Pen {
            drawing: Drawing::new(size),
            palette,
        }
    }

    /// Fills what a path goes around.
    pub(crate) fn fill(&mut self, path: PathBuilder, tint: impl Into<Tint>) {
        self.drawing.fill(path, self.palette.color(tint));
    }

    /// Draws a line along a path.
    pub(crate) fn line(&mut self, path: PathBuilder, tint: impl Into<Tint>, line: Stroke) {
        self.drawing.line(path, self.palette.color(tint), line);
    }

    /// The whole drawing.
    pub(crate) fn finish(self) -> Drawing {
        self.drawing
    }
}
