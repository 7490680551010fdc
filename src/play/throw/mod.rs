//! Throws by hand, and the pads that shake with the dice.

mod hand;
mod rumble;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((hand::plugin, rumble::plugin));
}
