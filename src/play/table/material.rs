//! Materials with shaders of the game's own.

use std::hash::Hash;

use bevy::prelude::*;
use bevy::sprite_render::{Material2d, Material2dPlugin};

use crate::core::art::is_drawn;

/// Registers a material: with all that draws it, or as a mere asset type where nothing is drawn.
pub(super) fn plugin<M: Material2d>(app: &mut App)
where
    M::Data: PartialEq + Eq + Hash + Clone,
{
    if is_drawn(app) {
        app.add_plugins(Material2dPlugin::<M>::default());
    } else {
        app.init_asset::<M>();
    }
}
