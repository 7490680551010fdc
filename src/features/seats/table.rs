//! Devices of the table: a match for one, which any device plays, comes between two games and takes none away.

use bevy::prelude::*;

use crate::input::DeviceAssignment;
use crate::referee::{Match, MatchOver, MatchStarted};
use crate::ui::prelude::*;

/// Names and devices of the last game at a table.
#[derive(Resource, Default)]
struct TableDevices(Vec<String>, DeviceAssignment);

fn names(seats: &Seats) -> Vec<String> {
    seats.0.iter().map(|plan| plan.name.clone()).collect()
}

fn keep(
    _: On<MatchOver>,
    (current, seats): (Res<Match>, Res<Seats>),
    assignment: Res<DeviceAssignment>,
    mut table: ResMut<TableDevices>,
) {
    if current.policy().counts {
        *table = TableDevices(names(&seats), assignment.clone());
    }
}

/// Gives the same players their devices, unless the seats have some already: those of a match for one are at most one.
fn restore(
    _: On<MatchStarted>,
    (current, seats): (Res<Match>, Res<Seats>),
    table: Res<TableDevices>,
    mut assignment: ResMut<DeviceAssignment>,
) {
    let is_table = current.policy().counts && names(&seats) == table.0;
    if is_table && assignment.0.len() < 2 {
        assignment.set_if_neq(table.1.clone());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableDevices>()
        .add_observer(keep)
        .add_observer(restore);
}
