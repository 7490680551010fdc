//! The game in progress on disk, with notices if it cannot be used.

use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::TryRecvError;

use bevy::prelude::*;
use cant_stop_rules::Game;

use super::disk_thread::{DiskThread, Pending};
use super::disk_trouble::DiskTrouble;
use super::in_progress::{InProgress, Shelf, explain, load};
use super::{Notices, RefereeSystems};
use crate::core::background::ShortWork;
use crate::core::folder_lock::{TRIES_AT_START, lock_folder};
use crate::core::locale::Words;
use crate::core::seats::{SeatKind, SeatPlan};
use crate::core::settings::{ANONYMOUS, PlayerForgotten};
use crate::core::states::Screen;
use crate::core::store::{FilesRead, Stores};
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
    /// The search was told at a press that begins a game.
    is_search_told: bool,
    /// This process owns the folder.
    is_open: bool,
    /// The folder cannot be used, or another copy of the game uses it.
    is_refused: bool,
    /// Last notice, which the next search does not repeat.
    told: Option<Words>,
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

    /// Folder of a system that has no place for files.
    pub fn missing() -> RecordFolder {
        RecordFolder {
            is_refused: true,
            ..default()
        }
    }

    /// Folder to read from. Another copy of the game may own it: see [`RecordFolder::open`].
    pub(crate) fn path(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Returns `true` if games are to be kept, even if they cannot be.
    pub(crate) fn is_wanted(&self) -> bool {
        self.folder.is_some() || self.is_refused
    }

    /// Returns `true` while the disk has not answered if there is a game to continue.
    pub(crate) fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Returns `true` for the first press of a search that begins a game, and says that the second one does: a disk that never
    /// answers must not keep people from playing.
    pub(crate) fn holds_back(&mut self, notices: &mut Notices) -> bool {
        let is_first = self.is_searching() && !std::mem::replace(&mut self.is_search_told, true);
        if is_first {
            notices.push(Words::new(texts::NOTICE_DISK_ANYWAY));
        }
        is_first
    }

    /// Folder and disk thread, if this process owns the folder.
    pub(crate) fn open(&self) -> Option<(PathBuf, Arc<DiskThread>)> {
        let folder = self.folder.clone().filter(|_| self.is_open)?;
        Some((folder, self.disk.clone()?))
    }

    /// Loads the game in progress in the subfolder `inside`; `""` is the folder itself.
    pub(super) fn load(&self, inside: &str, shelf: Shelf, notices: &mut Notices) -> InProgress {
        let loaded = match self.open() {
            Some((folder, disk)) => {
                let folder = folder.join(inside);
                disk.wait(&mut disk.ask(move || load(&folder, &shelf)))
            }
            None if self.is_searching() => None,
            None => return InProgress::Nothing,
        };
        let (game, notice) = loaded.unwrap_or_else(|| {
            let silence = io::Error::from(ErrorKind::TimedOut);
            (InProgress::Unknown, Some(explain(&silence.into(), None)))
        });
        if let Some(notice) = notice {
            notices.push(notice);
        }
        game
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
        self.is_search_told = false;
        if !was_silent {
            notices.push(match self.is_open {
                // A game begun now is written once the disk answers.
                true => Words::new(texts::NOTICE_DISK_SLOW),
                false => DiskTrouble::Silent.cannot_save(),
            });
        }
    }

    fn apply(&mut self, found: Found, saved: &mut SavedGame, notices: &mut Notices) {
        self.search = None;
        self.is_open = !found.is_useless;
        self.is_refused = found.is_useless;
        self.lock = found.lock.or(self.lock.take());
        saved.0 = found.saved;
        if let Some(notice) = found.notice.clone().filter(|_| self.told != found.notice) {
            notices.push(notice);
        }
        self.told = found.notice;
    }
}

/// Locks the folder for this process and searches it. A second copy of the game may do neither.
fn open(folder: &Path, shelf: &Shelf, is_second: bool) -> Found {
    let lock = match is_second {
        true => Err(TryLockError::WouldBlock),
        false => lock_folder(folder, "lock", TRIES_AT_START),
    };
    match lock {
        Ok(lock) => Found {
            lock: Some(lock),
            ..search(folder, shelf)
        },
        Err(error) => Found {
            notice: Some(match error {
                TryLockError::WouldBlock => Words::new(texts::NOTICE_SECOND_WINDOW),
                TryLockError::Error(error) => DiskTrouble::from(&error).cannot_save(),
            }),
            is_useless: true,
            ..default()
        },
    }
}

/// Searches for a game to continue.
fn search(folder: &Path, shelf: &Shelf) -> Found {
    let (game, notice) = load(folder, shelf);
    let saved = match game {
        InProgress::Game(loaded) => Some(Saved {
            seed: loaded.log.seed,
            game: loaded.log.played().game(),
            seats: loaded.seats,
        }),
        _ => None,
    };
    Found {
        saved,
        notice,
        ..default()
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
    app.add_observer(forget_player);
    app.add_observer(|_: On<FilesRead>, mut commands: Commands| {
        commands.run_system_cached(search_saved_game);
    });
    app.add_systems(Startup, open_folder);
    app.add_systems(
        OnEnter(Screen::Title),
        search_saved_game.after(RefereeSystems::PutAway),
    );
    app.add_systems(
        Update,
        poll_late_reply.run_if(|folder: Res<RecordFolder>| folder.is_searching()),
    );
}

/// Removes a deleted player from the saved game; one with no other person is dropped, as its record is.
fn forget_player(forgotten: On<PlayerForgotten>, mut saved: ResMut<SavedGame>) {
    let Some(game) = &mut saved.0 else { return };
    let people = game.seats.iter_mut();
    let [mut is_named, mut is_left] = [false; 2];
    for seat in people.filter(|seat| seat.kind == SeatKind::Person) {
        if forgotten.names.contains(&seat.name) {
            ANONYMOUS.clone_into(&mut seat.name);
            is_named = true;
        }
        is_left |= seat.name != ANONYMOUS;
    }
    if is_named && !is_left {
        saved.0 = None;
    }
}

fn open_folder(
    (shelf, stores): (Res<Shelf>, Res<Stores>),
    short_work: Res<ShortWork>,
    mut saved: ResMut<SavedGame>,
    mut folder: ResMut<RecordFolder>,
    mut notices: ResMut<Notices>,
) {
    let Some(path) = folder.folder.clone() else {
        if folder.is_refused {
            notices.push(DiskTrouble::Gone.cannot_save());
        }
        return;
    };
    let disk = match DiskThread::start(*short_work) {
        Ok(disk) => Arc::new(disk),
        Err(error) => {
            folder.is_refused = true;
            notices.push(DiskTrouble::from(&error).cannot_save());
            return;
        }
    };
    let (shelf, is_second) = (shelf.clone(), stores.is_second());
    let open = move || open(&path, &shelf, is_second);
    folder.start_search(disk, open, &mut saved, &mut notices);
}

fn search_saved_game(
    (shelf, stores): (Res<Shelf>, Res<Stores>),
    mut saved: ResMut<SavedGame>,
    mut folder: ResMut<RecordFolder>,
    mut notices: ResMut<Notices>,
) {
    let (Some(path), Some(disk)) = (folder.folder.clone(), folder.disk.clone()) else {
        return;
    };
    let (shelf, is_second) = (shelf.clone(), stores.is_second());
    let (is_open, is_refused) = (folder.is_open, folder.is_refused);
    if is_open || is_refused {
        let again = move || match is_open {
            true => search(&path, &shelf),
            // The other copy may have been closed, the disk freed.
            false => open(&path, &shelf, is_second),
        };
        folder.start_search(disk, again, &mut saved, &mut notices);
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

#[cfg(test)]
mod tests {
    use cant_stop_bots::Opponent;

    use super::*;
    use crate::core::seats::Mark;

    #[test]
    fn the_saved_game_forgets_players_and_goes_with_the_last() {
        let seat = |name: &str| SeatPlan {
            name: name.to_owned(),
            mark: Mark::Disc,
            kind: SeatKind::Person,
        };
        let bot = SeatPlan {
            kind: SeatKind::Bot(Opponent::Owl),
            ..seat("Ada")
        };
        let mut app = App::new();
        app.add_observer(forget_player);
        let mut forget = |seats: &[&SeatPlan], name: &str| {
            app.insert_resource(SavedGame(Some(Saved {
                seed: 1,
                seats: seats.iter().copied().cloned().collect(),
                game: Game::new(cant_stop_rules::Variant::default(), 2).expect("two seats"),
            })));
            let names = vec![name.to_owned()];
            app.world_mut().trigger(PlayerForgotten { names });
            let saved = app.world().resource::<SavedGame>().0.as_ref()?;
            let names = saved.seats.iter().map(|seat| seat.name.clone());
            Some(names.collect::<Vec<String>>())
        };
        let [ada, leo, gone] = ["Ada", "Leo", ANONYMOUS].map(seat);
        let names = |names: [&str; 2]| Some(names.map(str::to_owned).to_vec());
        assert_eq!(forget(&[&leo, &ada], "Leo"), names([ANONYMOUS, "Ada"]));
        assert_eq!(forget(&[&gone, &ada], "Chiara"), names([ANONYMOUS, "Ada"]));
        assert_eq!(forget(&[&gone, &ada], "Ada"), None);
        assert_eq!(forget(&[&bot, &bot], "Ada"), names(["Ada", "Ada"]));
        assert_eq!(forget(&[&gone, &bot], "Leo"), names([ANONYMOUS, "Ada"]));
    }
}
