//! Pictures of the game: vector art, loaded once and rasterised at the size on screen.

mod coloring;
mod drawing;
mod names;
mod picture;
mod svg;

pub(crate) use drawing::{Drawing, circle, polygon, round_line, way};
pub use names::Art;
pub(crate) use picture::PaintedImage;
pub use picture::{Picture, Rasters};
pub(crate) use svg::{ArtAssets, Svg};

use bevy::prelude::*;
use bevy::render::RenderApp;

/// Returns `true` if the app has a renderer. Without one no picture is read, painted or lit.
pub(crate) fn is_drawn(app: &App) -> bool {
    app.get_sub_app(RenderApp).is_some()
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((svg::plugin, picture::plugin, drawing::plugin));
}
