//! Kit of views: the rebuild, buttons with their action, bars, layout, and picking that only widgets take part in.

mod bar;
mod button;
mod flex;
mod focus;
mod model_input;
mod picking;
mod view;

#[cfg(test)]
mod tests;

pub(crate) use bar::bar;
pub(crate) use button::{button, on_press};
pub(crate) use flex::Flex;
pub(crate) use focus::{FocusNext, Key};
pub(crate) use view::{AddView, View, ViewSystems};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((focus::plugin, picking::plugin, view::plugin));
}
