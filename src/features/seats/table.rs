//! Devices of the table: a match for one, which any device plays, comes between two games and takes none away.

use bevy::prelude::*;

use crate::input::{Device, DeviceAssignment};
use crate::referee::{Match, MatchOver, MatchStarted};
use crate::ui::prelude::*;

/// Names and devices of the last game at a table.
#[derive(Resource, Default)]
struct TableDevices(Vec<String>, DeviceAssignment);

fn names(seats: &Seats) -> Vec<String> {
    seats.0.iter().map(|plan| plan.name.clone()).collect()
}

fn is_table(current: &Match, seats: &Seats) -> bool {
    let policy = current.policy();
    policy.is_played && !policy.has_next_step && !current.is_disposable() && seats.0.len() > 1
}

fn keep(
    _: On<MatchOver>,
    (current, seats): (Res<Match>, Res<Seats>),
    assignment: Res<DeviceAssignment>,
    mut table: ResMut<TableDevices>,
) {
    // A game played on from a replay is any device's, and sets no table.
    let is_set = current.policy().counts || !assignment.0.is_empty();
    if is_table(&current, &seats) && is_set {
        *table = TableDevices(names(&seats), assignment.clone());
    }
}

/// Gives the same players their devices, unless the seats have some already: those of a match for one are at most one.
fn restore(
    _: On<MatchStarted>,
    (current, seats): (Res<Match>, Res<Seats>),
    (table, roster): (Res<TableDevices>, Res<StoredRoster>),
    mut assignment: ResMut<DeviceAssignment>,
) {
    let names = names(&seats);
    let [now, then] = [&names, &table.0].map(|names| names.iter().map(|name| roster.now(name)));
    let is_again = is_table(&current, &seats) && now.eq(then);
    if is_again && assignment.0.len() < 2 {
        assignment.set_if_neq(table.1.clone());
    }
}

/// A pad that went may come back as another one of its kind: then any device plays, as it does without a table.
fn forget(gone: On<Remove, Gamepad>, mut table: ResMut<TableDevices>) {
    if table.1.0.contains(&Some(Device::Pad(gone.entity))) {
        *table = TableDevices::default();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableDevices>()
        .add_observer(forget)
        .add_observer(keep)
        .add_observer(restore);
}
