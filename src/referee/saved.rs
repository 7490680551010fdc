//! The game in progress on disk, with notices if it cannot be used.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::TryRecvError;

use bevy::prelude::*;
use cant_stop_days::Day;
use cant_stop_records::{FINISHED, Record, RecordProblem, keep_aside};
use cant_stop_rules::{Game, ToAct};

use super::disk_thread::{DiskThread, Pending};
use super::disk_trouble::DiskTrouble;
use super::record_files::Shelves;
use super::{GameLog, Notices, RefereeSystems, day_dice};
use crate::core::background::ShortWork;
use crate::core::locale::Words;
use crate::core::seats::{SeatKind, SeatPlan};
use crate::core::settings::{ANONYMOUS, PlayerForgotten};
use crate::core::states::Screen;
use crate::core::texts;

/// Folder of the records. Without one, games are not saved.
#[derive(Resource, Debug, Default)]
pub struct RecordFolder {
    folder: Option<PathBuf>,
    /// File lock, held while the game runs, so that two processes never write one record.
    lock: Option<File>,
    /// Disk thread of the folder.
    disk: Option<Arc<DiskThread>>,
    /// Unanswered search in the folder.
    search: Option<Pending<Found>>,
    /// This process owns the folder.
    is_open: bool,
}

/// Result of a search in the folder.
#[derive(Debug, Default)]
struct Found {
    /// Lock of the folder, if it was requested.
    lock: Option<File>,
    saved: Option<Saved>,
    /// Notice for the players.
    notice: Option<Words>,
    /// The folder cannot be used.
    is_useless: bool,
}

impl RecordFolder {
    /// Keeps records in `folder`, which is created when needed.
    pub fn new(folder: Option<PathBuf>) -> RecordFolder {
        RecordFolder {
            folder,
            ..default()
        }
    }

    pub(crate) fn path(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Returns `true` if there is a folder that cannot be used, or that another copy of the game uses.
    pub(crate) fn is_refused(&self) -> bool {
        self.folder.is_none() && self.disk.is_some()
    }

    /// Folder and disk thread, if this process owns the folder.
    pub(crate) fn open(&self) -> Option<(PathBuf, Arc<DiskThread>)> {
        let folder = self.folder.clone().filter(|_| self.is_open)?;
        Some((folder, self.disk.clone()?))
    }

    /// Loads the game in progress in the subfolder `inside`; `""` is the folder itself.
    pub(super) fn load(&self, inside: &str, shelf: Shelf, notices: &mut Notices) -> Option<Loaded> {
        let (folder, disk) = self.open()?;
        let folder = folder.join(inside);
        let loaded = disk.wait(&mut disk.ask(move || load(&folder, &shelf)));
        loaded
            .unwrap_or_else(|| {
                let silence = io::Error::from(ErrorKind::TimedOut);
                Err(explain(&silence.into(), None))
            })
            .unwrap_or_else(|notice| {
                notices.push(notice);
                None
            })
    }

    /// Starts a search on the disk thread. The result is applied at once, or later if the disk hangs.
    fn start_search(
        &mut self,
        disk: Arc<DiskThread>,
        search: impl FnOnce() -> Found + Send + 'static,
        saved: &mut SavedGame,
        notices: &mut Notices,
    ) {
        let was_silent = disk.is_silent();
        let mut pending = disk.ask(search);
        let found = disk.wait(&mut pending);
        self.disk = Some(disk);
        saved.0 = None;
        if let Some(found) = found {
            self.apply(found, saved, notices);
            return;
        }
        self.search = Some(pending);
        if !was_silent {
            notices.push(DiskTrouble::Busy.cannot_save());
        }
    }

    fn apply(&mut self, found: Found, saved: &mut SavedGame, notices: &mut Notices) {
        self.search = None;
        self.is_open = true;
        self.lock = found.lock.or(self.lock.take());
        if found.is_useless {
            self.folder = None;
        }
        saved.0 = found.saved;
        if let Some(notice) = found.notice {
            notices.push(notice);
        }
    }
}

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

/// Locks the folder for this process.
///
/// # Errors
///
/// A notice, if the folder cannot be used or is locked by another process.
fn lock_folder(folder: &Path) -> Result<Option<File>, Words> {
    let file = fs::create_dir_all(folder)
        .and_then(|()| {
            File::options()
                .create(true)
                .write(true)
                .truncate(false)
                .open(folder.join("lock"))
        })
        .map_err(|error| DiskTrouble::from(&error).cannot_save())?;
    match file.try_lock() {
        // Some network folders do not support locks; saving there without one is better than not saving.
        Ok(()) | Err(fs::TryLockError::Error(_)) => Ok(Some(file)),
        Err(fs::TryLockError::WouldBlock) => Err(Words::new(texts::NOTICE_SECOND_WINDOW)),
    }
}

/// Searches for a game to continue.
fn search(folder: &Path, shelf: &Shelf) -> Found {
    match load(folder, shelf) {
        Ok(loaded) => Found {
            saved: loaded.map(|loaded| Saved {
                seed: loaded.log.seed,
                game: loaded.log.played().game(),
                seats: loaded.seats,
            }),
            ..default()
        },
        Err(notice) => Found {
            notice: Some(notice),
            ..default()
        },
    }
}

/// A game that can be continued.
#[derive(Clone, Debug)]
pub struct Saved {
    /// Source of all throws.
    pub seed: u64,
    /// Players.
    pub seats: Vec<SeatPlan>,
    /// The game after its actions.
    pub game: Game,
}

/// Game to continue from the title.
#[derive(Resource, Debug, Default)]
pub struct SavedGame(pub Option<Saved>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RecordFolder>();
    app.init_resource::<SavedGame>();
    app.init_resource::<Shelf>();
    app.init_resource::<Shelves>();
    app.add_observer(forget_player);
    app.add_systems(Startup, open_folder);
    app.add_systems(
        OnEnter(Screen::Title),
        search_saved_game.after(RefereeSystems::PutAway),
    );
    app.add_systems(
        Update,
        poll_late_reply.run_if(|folder: Res<RecordFolder>| folder.search.is_some()),
    );
}

/// Removes a deleted player from the saved game; a game with no other person is dropped, as its record is.
fn forget_player(forgotten: On<PlayerForgotten>, mut saved: ResMut<SavedGame>) {
    let Some(game) = &mut saved.0 else { return };
    let people = game.seats.iter_mut();
    let mut is_left = false;
    for seat in people.filter(|seat| seat.kind == SeatKind::Person) {
        if forgotten.names.contains(&seat.name) {
            ANONYMOUS.clone_into(&mut seat.name);
        }
        is_left |= seat.name != ANONYMOUS;
    }
    if !is_left {
        saved.0 = None;
    }
}

fn open_folder(
    shelf: Res<Shelf>,
    short_work: Res<ShortWork>,
    mut saved: ResMut<SavedGame>,
    mut folder: ResMut<RecordFolder>,
    mut notices: ResMut<Notices>,
) {
    let Some(path) = folder.folder.clone() else {
        return;
    };
    let disk = match DiskThread::start(*short_work) {
        Ok(disk) => Arc::new(disk),
        Err(error) => {
            notices.push(DiskTrouble::from(&error).cannot_save());
            return;
        }
    };
    let shelf = shelf.clone();
    let open = move || match lock_folder(&path) {
        Ok(lock) => Found {
            lock,
            ..search(&path, &shelf)
        },
        Err(notice) => Found {
            notice: Some(notice),
            is_useless: true,
            ..default()
        },
    };
    folder.start_search(disk, open, &mut saved, &mut notices);
}

fn search_saved_game(
    shelf: Res<Shelf>,
    mut saved: ResMut<SavedGame>,
    mut folder: ResMut<RecordFolder>,
    mut notices: ResMut<Notices>,
) {
    if let Some((path, disk)) = folder.open() {
        let shelf = shelf.clone();
        folder.start_search(
            disk,
            move || search(&path, &shelf),
            &mut saved,
            &mut notices,
        );
    }
}

/// Handles a late reply from a stalled disk.
fn poll_late_reply(
    mut saved: ResMut<SavedGame>,
    mut folder: ResMut<RecordFolder>,
    mut notices: ResMut<Notices>,
) {
    match folder.search.as_mut().map(Pending::answer) {
        Some(Ok(found)) => {
            if let Some(disk) = &folder.disk {
                disk.set_silent(false);
            }
            folder.apply(found, &mut saved, &mut notices);
        }
        Some(Err(TryRecvError::Disconnected)) => folder.search = None,
        Some(Err(TryRecvError::Empty)) | None => {}
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

/// Loads the game in progress. An unusable file is moved aside, with a notice; a finished game is moved to its shelf.
fn load(folder: &Path, shelf: &Shelf) -> Result<Option<Loaded>, Words> {
    let loaded = match read(folder) {
        Ok(Some(loaded)) => loaded,
        Ok(None) => return Ok(None),
        Err(problem) => return Err(explain(&problem, keep_aside(folder, "aside").ok())),
    };
    if loaded.log.played().game().to_act() != ToAct::None {
        return Ok(Some(loaded));
    }
    if let Err(error) = loaded.record.finish_in(shelf.of(loaded.log.seed)) {
        warn!("the record of the finished game stays in place: {error}");
    }
    Ok(None)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::seats::Mark;

    #[test]
    fn the_saved_game_forgets_players_and_goes_with_the_last() {
        let seat = |name: &str| SeatPlan {
            name: name.to_owned(),
            mark: Mark::Disc,
            kind: SeatKind::Person,
        };
        let mut app = App::new();
        app.insert_resource(SavedGame(Some(Saved {
            seed: 1,
            seats: vec![seat("Leo"), seat("Ada")],
            game: Game::new(cant_stop_rules::Variant::default(), 2).expect("two seats"),
        })))
        .add_observer(forget_player);
        let mut forget = |name: &str| {
            let names = vec![name.to_owned()];
            app.world_mut().trigger(PlayerForgotten { names });
            let saved = app.world().resource::<SavedGame>().0.as_ref()?;
            let names = saved.seats.iter().map(|seat| seat.name.clone());
            Some(names.collect::<Vec<String>>())
        };
        let both = Some(vec![ANONYMOUS.to_owned(), "Ada".to_owned()]);
        assert_eq!(forget("Leo"), both);
        assert_eq!(forget("Chiara"), both);
        assert_eq!(forget("Ada"), None);
    }
}
