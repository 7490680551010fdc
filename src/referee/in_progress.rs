//! Game in progress, read from disk.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use cant_stop_days::Day;
use cant_stop_records::{FINISHED, Record, RecordProblem, keep_aside};
use cant_stop_rules::ToAct;

use super::disk_trouble::DiskTrouble;
use super::{GameLog, day_dice};
use crate::core::locale::Words;
use crate::core::seats::SeatPlan;
use crate::core::texts;

/// Shelf for the record of one match, by seed, in case the app ends before the match does. Set by the feature that owns the
/// match; all other records go to the default shelf.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shelf(pub(crate) Option<(u64, String)>);

impl Shelf {
    /// Shelf, relative to the folder of records, for the match with this seed.
    fn of(&self, seed: u64) -> &str {
        match &self.0 {
            Some((own, folder)) if *own == seed => folder,
            _ => FINISHED,
        }
    }
}

/// Game in progress, loaded from disk.
pub(super) struct Loaded {
    pub(super) record: Record,
    pub(super) seats: Vec<SeatPlan>,
    pub(super) log: GameLog,
    /// Its first actions come from another game.
    pub(super) is_inherited: bool,
    /// Day of its dice, if it is a daily climb.
    pub(super) day: Option<Day>,
}

/// Answer to a search for the game in progress.
pub(super) enum InProgress {
    Game(Box<Loaded>),
    /// No game that goes on, or none that could be used.
    Nothing,
    /// The disk does not say: there may be a game that can be read later.
    Unknown,
}

/// Loads the game in progress. An unusable file is moved aside, with a notice, unless this or a later version may read it yet; a
/// finished game is moved to its shelf.
pub(super) fn load(folder: &Path, shelf: &Shelf) -> (InProgress, Option<Words>) {
    let loaded = match read(folder) {
        Ok(Some(loaded)) => loaded,
        Ok(None) => return (InProgress::Nothing, None),
        // Once it can be read, it goes on from where it is; a new game moves it to the unfinished ones.
        Err(problem @ (RecordProblem::Io(_) | RecordProblem::Newer)) => {
            return (InProgress::Unknown, Some(explain(&problem, None)));
        }
        Err(problem) => {
            let kept = keep_aside(folder, "aside").ok();
            return (InProgress::Nothing, Some(explain(&problem, kept)));
        }
    };
    if loaded.log.played().game().to_act() != ToAct::None {
        return (InProgress::Game(Box::new(loaded)), None);
    }
    if let Err(error) = loaded.record.finish_in(shelf.of(loaded.log.seed)) {
        warn!("the record of the finished game stays in place: {error}");
    }
    (InProgress::Nothing, None)
}

fn read(folder: &Path) -> Result<Option<Loaded>, RecordProblem> {
    let Some(loaded) = Record::load(folder)? else {
        return Ok(None);
    };
    // Reject a daily climb with other dice than the day's.
    let day = day_dice::day_of_record(&loaded.header, &loaded.playthrough)?;
    let seats = SeatPlan::all_recorded(loaded.header.seats());
    Ok(Some(Loaded {
        record: loaded.record,
        // An unknown mark or bot counts as damage in line 1, the header.
        seats: seats.ok_or(RecordProblem::Damaged { line: 1 })?,
        log: GameLog::of(&loaded.playthrough, loaded.by_hand, loaded.header.seed),
        is_inherited: loaded.header.inherited() > 0,
        day,
    }))
}

/// Notice that the game cannot be used, and the file that it is kept as.
pub(super) fn explain(problem: &RecordProblem, kept: Option<PathBuf>) -> Words {
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
