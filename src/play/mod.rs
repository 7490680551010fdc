//! A match as people see it: the table, the throw and the interface around them.

mod below_notice;
pub(crate) mod house_rules;
pub mod hud;
mod pause_button;
pub(crate) mod rules_in_force;
pub(crate) mod small_board;
pub mod table;
pub mod throw;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        throw::plugin,
        table::plugin,
        hud::plugin,
        below_notice::plugin,
        pause_button::plugin,
        small_board::plugin,
    ));
}
