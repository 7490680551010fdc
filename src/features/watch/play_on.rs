//! Branch of a new game off the position of a replay, with new dice and a record of its own.

use bevy::prelude::*;
use cant_stop_rules::ToAct;

use super::Watching;
use crate::core::seats::Seats;
use crate::input::DeviceAssignment;
use crate::referee::{Match, MatchStarter, Policy, Replay};

/// Request to play on from the position of the replay. An unfinished game on disk is kept aside.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct PlayOn;

fn play_on(
    _: On<PlayOn>,
    watched: If<Res<Match>>,
    replay: If<Res<Replay>>,
    seats: If<Res<Seats>>,
    watching: If<Res<Watching>>,
    mut assignment: ResMut<DeviceAssignment>,
    mut starter: MatchStarter,
) {
    let game = watched.game();
    // From its beginning on it would pass for a game of its own, and count.
    if watched.done() == 0 || game.to_act() == ToAct::None || game.seats() == 1 {
        return;
    }
    // The devices are those of the last match.
    if !watching.is_of_results() {
        assignment.set_if_neq(DeviceAssignment::default());
    }
    let policy = Policy {
        counts: false,
        ..default()
    };
    // Only the log that is replayed has the throws by hand.
    let log = replay.log.until(watched.done());
    starter.branch(log, seats.0.0.clone(), policy);
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(play_on);
}
