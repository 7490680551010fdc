//! Records of the way up: their folders, and the standings read back from them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::TryRecvError;

use bevy::prelude::*;
use cant_stop_records::{LARGEST, read};
use cant_stop_rules::{Seat, ToAct};

use super::places::fit;
use crate::core::seats::SeatPlan;
use crate::core::settings::{Stage, StoredStage, StoredWayUp};
use crate::referee::{Pending, RecordFolder};

/// Folder of the way up inside that of all records, with a folder for each match.
const FOLDER: &str = "way";

/// Folder of a match, inside that of all records.
pub(super) fn folder_of(stage: Stage) -> String {
    format!("{FOLDER}/{}", stage.key())
}

/// State of reading the records, once, as soon as the folder is open.
#[derive(Resource, Debug, Default)]
enum Recorded {
    #[default]
    Unread,
    Asked(Pending<Vec<(Stage, StoredStage)>>),
    Read,
}

/// Adds the games that the file of the way up lacks, because it was lost or damaged or the app was killed before it was written.
fn read_records(
    folder: Res<RecordFolder>,
    mut recorded: ResMut<Recorded>,
    mut way: ResMut<StoredWayUp>,
) {
    match &mut *recorded {
        Recorded::Unread => {
            if let Some((folder, disk)) = folder.open() {
                let folder = folder.join(FOLDER);
                *recorded = Recorded::Asked(disk.ask(move || all_in(&folder)));
            }
        }
        Recorded::Asked(asked) => {
            let stages = match asked.answer() {
                Ok(stages) => stages,
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => Vec::new(),
            };
            let mut joined = way.clone();
            for (stage, stored) in &stages {
                joined.join(*stage, stored);
            }
            way.set_if_neq(joined);
            *recorded = Recorded::Read;
        }
        Recorded::Read => {}
    }
}

/// Standing of each match according to the records.
fn all_in(folder: &Path) -> Vec<(Stage, StoredStage)> {
    let told = Stage::ALL.map(|stage| {
        let games = records_in(&folder.join(stage.key()));
        let games = games.iter().filter_map(|path| is_won(stage, path));
        (stage, StoredStage::of(stage, games))
    });
    told.into()
}

/// All records of the way up that lie in the folder of all records.
pub(crate) fn records_of_way(folder: &Path) -> Vec<PathBuf> {
    let stages = Stage::ALL.into_iter();
    let folders = stages.map(|stage| folder.join(folder_of(stage)));
    folders.flat_map(|folder| records_in(&folder)).collect()
}

/// The records in a folder, the oldest first: they are numbered.
fn records_in(folder: &Path) -> Vec<PathBuf> {
    let listing = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = listing.map(|entry| entry.path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|kind| kind == "jsonl"))
        .collect();
    paths.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    paths
}

/// Result for the person of the game of a record; `None` if it is no whole game of this match.
fn is_won(stage: Stage, path: &Path) -> Option<bool> {
    let about = fs::metadata(path).ok()?;
    if !about.is_file() || about.len() > LARGEST {
        return None;
    }
    let reading = read(&fs::read(path).ok()?).ok()?;
    let game = reading.playthrough.game();
    let seats = reading.header.seats.iter().cloned();
    let seats: Option<Vec<SeatPlan>> = seats.map(SeatPlan::recorded).collect();
    let counts =
        game.settings() == stage.rules() && game.to_act() == ToAct::Nobody && fit(stage, &seats?);
    counts.then(|| game.winners().contains(Seat::ALL[0]))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Recorded>().add_systems(
        Update,
        read_records.run_if(|recorded: Res<Recorded>| !matches!(*recorded, Recorded::Read)),
    );
}
