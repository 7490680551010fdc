//! Colour and opacity: entities name roles, the palette maps roles to colours, and one set of systems applies them.

mod palette;
mod pen;
mod resolve;
mod role;
mod scenery;
#[cfg(test)]
mod tests;
mod tint;

pub use palette::Palette;
pub(crate) use palette::contrast;
pub(crate) use pen::Pen;
pub use resolve::Mask;
pub use role::Role;
pub(crate) use scenery::{lit, view_colors};
pub use tint::{Edges, Fill, LetterShadow, Opacity, Rim, ShadowTint, Tint, fill, sprite};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((palette::plugin, resolve::plugin));
}
