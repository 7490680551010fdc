//! A seat that is given to a bot, or back, is so after a restart too: the record says who plays.

use bevy::prelude::*;

use super::{Match, RefereeSystems};
use crate::core::seats::Seats;

/// Brings changed seats to the disk; where it refuses they are tried again with the next action.
fn record_seats(seats: Res<Seats>, mut current: ResMut<Match>) {
    if current.is_reseated(&seats) {
        current.bypass_change_detection().record_seats(&seats);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        record_seats
            .run_if(
                resource_exists::<Match>
                    .and_then(resource_exists::<Seats>)
                    .and_then(resource_changed::<Match>.or_else(resource_changed::<Seats>)),
            )
            .after(RefereeSystems::Phase),
    );
}
