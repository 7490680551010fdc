//! The game in progress as found on disk, and what is said when it cannot be used.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use cant_stop_records::{Record, RecordProblem, keep_aside};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Game, ToAct};

use super::disk_trouble::DiskTrouble;
use super::record_writer::RecordWriter;
use super::{Match, Notices};
use crate::ground::locale::Words;
use crate::ground::seats::SeatPlan;
use crate::ground::states::Screen;
use crate::ground::texts;

/// Where records are kept. Without a folder games are played but not kept.
#[derive(Resource, Debug, Default)]
pub struct RecordFolder {
    folder: Option<PathBuf>,
    /// Held while the game runs, so that two of them never write the same record.
    lock: Option<File>,
    /// What may still be writing the record of the last match.
    last: Option<RecordWriter>,
}

impl RecordFolder {
    /// Keeps records in `folder`, which is made when needed.
    pub fn new(folder: Option<PathBuf>) -> RecordFolder {
        RecordFolder {
            folder,
            ..default()
        }
    }

    pub(crate) fn path(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The folder once nothing of the last match is written to it any more.
    pub(super) fn released(&mut self) -> Option<&Path> {
        self.last = None;
        self.folder.as_deref()
    }

    /// Keeps what writes the record of the last match until it is done, or until the folder is needed.
    pub(super) fn release_after(&mut self, last: RecordWriter) {
        self.last = Some(last);
    }

    /// Takes the folder for this process.
    fn take(&mut self, notices: &mut Notices) {
        let Some(folder) = &self.folder else { return };
        let file = fs::create_dir_all(folder).and_then(|()| {
            File::options()
                .create(true)
                .write(true)
                .truncate(false)
                .open(folder.join("lock"))
        });
        match file {
            Ok(file) => match file.try_lock() {
                // Some network folders know no locks; a game there is better kept unlocked than not at all.
                Ok(()) | Err(fs::TryLockError::Error(_)) => self.lock = Some(file),
                Err(fs::TryLockError::WouldBlock) => {
                    notices.push(Words::new(texts::NOTICE_SECOND_WINDOW));
                    self.folder = None;
                }
            },
            Err(error) => {
                notices.push(cannot_save(DiskTrouble::from(&error)));
                self.folder = None;
            }
        }
    }
}

/// A game that can be continued.
#[derive(Clone, Debug)]
pub struct Saved {
    /// Who plays.
    pub seats: Vec<SeatPlan>,
    /// Where the game stands.
    pub game: Game,
}

/// The game that "Continue" would go on with.
#[derive(Resource, Debug, Default)]
pub struct SavedGame(pub Option<Saved>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RecordFolder>();
    app.init_resource::<SavedGame>();
    app.add_systems(Startup, (take_folder, look_for_saved_game).chain());
    app.add_systems(
        OnEnter(Screen::Title),
        look_for_saved_game.run_if(not(resource_exists::<Match>)),
    );
}

fn take_folder(mut folder: ResMut<RecordFolder>, mut notices: ResMut<Notices>) {
    folder.take(&mut notices);
}

fn look_for_saved_game(
    mut saved: ResMut<SavedGame>,
    mut folder: ResMut<RecordFolder>,
    mut notices: ResMut<Notices>,
) {
    saved.0 = load(&mut folder, &mut notices).map(|loaded| Saved {
        game: loaded.playthrough.game(),
        seats: loaded.seats,
    });
}

/// A game read from disk, to go on with.
pub(super) struct Loaded {
    pub(super) record: Record,
    pub(super) seats: Vec<SeatPlan>,
    pub(super) seed: u64,
    pub(super) playthrough: Playthrough,
}

/// Reads the game in progress. What cannot be used is kept aside and said; a game that was over already goes to the
/// finished ones.
pub(super) fn load(folder: &mut RecordFolder, notices: &mut Notices) -> Option<Loaded> {
    let path = folder.released()?;
    let loaded = match read(path) {
        Ok(loaded) => loaded?,
        Err(problem) => {
            notices.push(explain(&problem, keep_aside(path, "aside").ok()));
            return None;
        }
    };
    if loaded.playthrough.game().to_act() != ToAct::Nobody {
        return Some(loaded);
    }
    if let Err(error) = loaded.record.finish() {
        warn!("the record of the finished game stays in place: {error}");
    }
    None
}

fn read(folder: &Path) -> Result<Option<Loaded>, RecordProblem> {
    let Some(loaded) = Record::load(folder)? else {
        return Ok(None);
    };
    let seats = loaded.header.seats.into_iter().map(SeatPlan::recorded);
    Ok(Some(Loaded {
        record: loaded.record,
        // A mark or bot that this version does not know stands in the first line.
        seats: seats
            .collect::<Option<_>>()
            .ok_or(RecordProblem::Damaged { line: 1 })?,
        seed: loaded.header.seed,
        playthrough: loaded.playthrough,
    }))
}

/// That games are played but not saved, and why.
pub(super) fn cannot_save(trouble: DiskTrouble) -> Words {
    Words::new(texts::NOTICE_CANNOT_SAVE).with("reason", trouble.words())
}

fn explain(problem: &RecordProblem, kept: Option<PathBuf>) -> Words {
    let words = match problem {
        RecordProblem::Damaged { line } => Words::new(texts::NOTICE_RECORD_DAMAGED)
            .with("line", u32::try_from(*line).unwrap_or(u32::MAX)),
        RecordProblem::Foreign => Words::new(texts::NOTICE_RECORD_FOREIGN),
        RecordProblem::Newer => Words::new(texts::NOTICE_RECORD_NEWER),
        RecordProblem::Io(error) => Words::new(texts::NOTICE_RECORD_UNREADABLE)
            .with("reason", DiskTrouble::from(error).words()),
    };
    let file = kept.map_or_else(String::new, |path| path.display().to_string());
    words.with("file", file)
}
