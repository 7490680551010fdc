//! Offers the names of players who have played on this device.

use bevy::prelude::*;

use super::setup::TableSetup;
use crate::core::settings::KnownPlayers;
use crate::core::states::Screen;

fn offer(known: Res<KnownPlayers>, mut setup: ResMut<TableSetup>) {
    setup.bypass_change_detection().know(&known.0);
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        offer
            .run_if(resource_changed::<KnownPlayers>.or_else(resource_added::<TableSetup>))
            .run_if(in_state(Screen::Join).and_then(resource_exists::<TableSetup>)),
    );
}
