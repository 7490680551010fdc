//! The pictures of the game: vector art, loaded once and rasterised at the size at which it is shown.

mod drawing;
mod picture;
mod svg;

pub(crate) use drawing::Drawing;
pub(crate) use picture::PaintedImage;
pub use picture::{Picture, Rasters};
pub(crate) use svg::{ArtAssets, Svg};

use bevy::prelude::*;

/// The names of the pictures of a die's faces, from one to six.
pub(crate) const DIE_FACES: [&str; 6] = [
    "die_face_1",
    "die_face_2",
    "die_face_3",
    "die_face_4",
    "die_face_5",
    "die_face_6",
];

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((svg::plugin, picture::plugin, drawing::plugin));
}
