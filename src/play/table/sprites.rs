//! Pieces of the table as sprites, and materials with shaders of the game's own.

use std::hash::Hash;

use bevy::prelude::*;
use bevy::sprite_render::{Material2d, Material2dPlugin};

use crate::core::art::{Art, Picture, is_drawn};
use crate::ui::color::{Tint, sprite};

/// Picture in a tint, `size` design units large.
pub(super) fn painted(art: Art, tint: impl Into<Tint>, size: Vec2) -> impl Bundle {
    (sprite(tint, size), Picture::new(art, size))
}

/// Scale along both axes of the picture.
pub(super) fn scaled(factor: f32) -> Vec3 {
    Vec3::new(factor, factor, 1.0)
}

/// Registers a material: with all that draws it, or as a mere asset type where nothing is drawn.
pub(super) fn add_material<M: Material2d>(app: &mut App)
where
    M::Data: PartialEq + Eq + Hash + Clone,
{
    if is_drawn(app) {
        app.add_plugins(Material2dPlugin::<M>::default());
    } else {
        app.init_asset::<M>();
    }
}
