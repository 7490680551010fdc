//! Records of the way up: their folders, and the progress read back from them.

use std::path::Path;

use bevy::prelude::*;
use cant_stop_records::read_file;
use cant_stop_rules::{Seat, ToAct};

use super::stage::Stage;
use super::stored::{StoredStage, StoredWayUp};
use crate::core::seats::SeatPlan;
use crate::referee::{catch_up, records_in};

pub(super) fn folder_of(stage: Stage) -> String {
    format!("way/{}", stage.key())
}

/// Event: the progress that the records show.
#[derive(Event)]
struct Recorded([StoredStage; Stage::ALL.len()]);

fn read_stages(_: StoredWayUp, folder: &Path) -> Recorded {
    Recorded(Stage::ALL.map(|stage| {
        let records = records_in(&folder.join(folder_of(stage)));
        StoredStage::of(stage, records.iter().filter_map(|path| is_won(stage, path)))
    }))
}

/// Adds the games that the stored progress lacks: its file was lost or damaged, or the app was killed before it was written.
fn join_recorded(recorded: On<Recorded>, mut way: ResMut<StoredWayUp>) {
    let mut joined = way.clone();
    recorded
        .0
        .iter()
        .for_each(|stage| joined.join(stage.clone()));
    way.set_if_neq(joined);
}

/// Result for the person of a recorded game; `None` if it is no finished game of this stage.
fn is_won(stage: Stage, path: &Path) -> Option<bool> {
    let reading = read_file(path).ok()?;
    let game = reading.playthrough.game();
    let seats = SeatPlan::all_recorded(reading.header.seats())?;
    let is_of_stage = game.variant() == stage.rules() && stage.is_seated(&seats);
    let is_over = game.to_act() == ToAct::None;
    (is_of_stage && is_over).then(|| game.winners().contains(Seat::ALL[0]))
}

pub(super) fn plugin(app: &mut App) {
    catch_up(app, read_stages);
    app.add_observer(join_recorded);
}
