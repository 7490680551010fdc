//! Seats in the record: reassigned seats survive a restart.

use bevy::prelude::*;

use super::{Match, RefereeSystems};
use crate::core::seats::Seats;

/// Updates changed seats in the record. A failed update is retried with the next action.
fn record_seats(seats: If<Res<Seats>>, mut current: If<ResMut<Match>>) {
    if (current.is_changed() || seats.is_changed()) && current.is_reseated(&seats) {
        current.bypass_change_detection().record_seats(&seats);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, record_seats.after(RefereeSystems::Phase));
}
