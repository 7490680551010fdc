//! Records of the way up: their folders, and the progress read back from them.

use std::path::Path;
use std::sync::mpsc::TryRecvError;

use bevy::prelude::*;
use cant_stop_records::read_file;
use cant_stop_rules::{Seat, ToAct};

use super::stage::Stage;
use super::stored::{StoredStage, StoredWayUp};
use crate::core::seats::SeatPlan;
use crate::referee::{Pending, RecordFolder, records_in};

/// Folder of a stage, inside that of all records.
pub(super) fn folder_of(stage: Stage) -> String {
    format!("way/{}", stage.key())
}

/// Reading of the records: waits for the folder, then for the disk.
#[derive(Resource, Debug, Default)]
struct Recorded(Option<Pending<[StoredStage; Stage::ALL.len()]>>);

/// Adds the games that the stored progress lacks: its file was lost or damaged, or the app was killed before it was written.
fn read_records(
    folder: Res<RecordFolder>,
    mut reading: If<ResMut<Recorded>>,
    mut way: ResMut<StoredWayUp>,
    mut commands: Commands,
) {
    let Some(pending) = &mut reading.0.0 else {
        if let Some((folder, disk)) = folder.open() {
            let recorded = move |stage| {
                let records = records_in(&folder.join(folder_of(stage)));
                StoredStage::of(stage, records.iter().filter_map(|path| is_won(stage, path)))
            };
            reading.0.0 = Some(disk.ask(move || Stage::ALL.map(recorded)));
        }
        return;
    };
    let stages = match pending.answer() {
        Err(TryRecvError::Empty) => return,
        answer => answer.into_iter(),
    };
    let mut joined = way.clone();
    stages.flatten().for_each(|recorded| joined.join(recorded));
    way.set_if_neq(joined);
    commands.remove_resource::<Recorded>();
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
    app.init_resource::<Recorded>()
        .add_systems(Update, read_records);
}
