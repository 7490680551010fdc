//! A seat that is given to a bot, or back, is so after a restart too: the record says who plays.

use bevy::prelude::*;

use super::{Notices, RefereeSystems, Table};
use crate::seats::Seats;

/// Brings changed seats to the disk; where it refuses they are tried again with the next action.
fn record_seats(seats: Res<Seats>, mut table: ResMut<Table>, mut notices: ResMut<Notices>) {
    if table.is_reseated(&seats) {
        table
            .bypass_change_detection()
            .record_seats(&seats, &mut notices);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        record_seats
            .run_if(
                resource_exists::<Table>
                    .and_then(resource_exists::<Seats>)
                    .and_then(resource_changed::<Table>.or_else(resource_changed::<Seats>)),
            )
            .in_set(RefereeSystems::Follow),
    );
}
