//! Kit of views: rebuilds, buttons with an action, rows of lists, charts, and picking.

mod bar;
mod button;
mod focus;
pub(crate) mod lines;
mod list;
mod listed;
mod model_input;
mod picking;
mod sets;
mod view;

#[cfg(test)]
mod tests;

pub(crate) use bar::{Upright, bar, bars, span, tick};
pub(crate) use button::{button, on_press};
pub(crate) use focus::{FocusNext, Key};
pub(crate) use list::{list_row, note, passage};
pub(crate) use listed::{Listed, add_listed};
pub(crate) use model_input::ModelInput;
pub(crate) use sets::ViewSystems;
pub(crate) use view::{AddView, View};

pub(crate) use super::widgets::{Flex, display_if, placed_picture};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((focus::plugin, picking::plugin, view::plugin));
}
