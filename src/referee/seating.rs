//! Seats in the record: a seat that is given to a bot, or back, stays so after a restart.

use bevy::prelude::*;

use super::{Match, RefereeSystems};
use crate::core::seats::Seats;

/// Writes changed seats to the record; if the disk refuses they are tried again with the next action.
fn record_seats(seats: If<Res<Seats>>, mut current: If<ResMut<Match>>) {
    if (current.is_changed() || seats.is_changed()) && current.is_reseated(&seats) {
        current.bypass_change_detection().record_seats(&seats);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, record_seats.after(RefereeSystems::Phase));
}
