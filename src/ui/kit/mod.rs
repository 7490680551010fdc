//! What views are built with: picking that only widgets take part in.

mod picking;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(picking::plugin);
}
