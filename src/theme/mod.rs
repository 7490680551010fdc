//! How everything looks and moves: colours, type, motion, the layout of screens and the widgets built from them.

pub(crate) mod layout;
pub(crate) mod motion;
pub(crate) mod palette;
mod player_colors;
pub(crate) mod spacing;
pub(crate) mod type_scale;
pub(crate) mod widgets;
mod wrap;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        player_colors::plugin,
        type_scale::plugin,
        widgets::plugin,
        wrap::plugin,
    ));
}
