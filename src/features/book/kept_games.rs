//! Games kept on this device, read in the background each time the book is opened. While it is open, games that nothing
//! has evaluated yet are evaluated one after the other, the newest first.

use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::prelude::*;
use cant_stop_chronicle::index::Index;
use cant_stop_chronicle::quality::{SeatQuality, quality};
use cant_stop_records::read_file;

use crate::core::background::take_result;
use crate::features::book::dialogs::PLAYER;
use crate::referee::RecordFolder;
use crate::ui::prelude::*;
use crate::ui::records::RECORDS;

#[derive(Resource, Default)]
pub(super) struct KeptGames {
    index: Option<Index>,
    reading: Option<BackgroundTask<io::Result<Index>>>,
    /// Number of records read so far, and their total.
    progress: Arc<[AtomicUsize; 2]>,
    /// Folder of the records; `None` if games are not kept.
    folder: Option<PathBuf>,
    /// No other copy of the game owns the folder: the list may be kept in it.
    pub(super) is_own: bool,
    is_unreadable: bool,
    looking_back: Option<BackgroundTask<LookedBack>>,
    to_look_back: VecDeque<String>,
}

/// A game that was looked back at: its file, and how well each seat decided.
type LookedBack = (String, Option<Vec<SeatQuality>>);

impl KeptGames {
    pub(super) fn index(&self) -> Option<&Index> {
        self.index.as_ref()
    }

    /// Path of a record, from its path inside the folder; `None` if games are not kept.
    pub(super) fn path(&self, file: &str) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(file))
    }

    /// Number of games, of which `shown` are listed, or the reason why none are.
    pub(super) fn words(&self, shown: u64) -> Words {
        let Some(index) = &self.index else {
            if self.folder.is_none() {
                return Words::new(texts::CHRONICLE_NOWHERE);
            }
            if self.is_unreadable {
                return Words::new(texts::CHRONICLE_UNREADABLE);
            }
            let [done, all] = [0, 1].map(|at| self.progress[at].load(Ordering::Relaxed));
            return texts::CHRONICLE_READING.with("done", done).with("all", all);
        };
        let games = match index.games().next() {
            None => Words::new(texts::CHRONICLE_NONE),
            Some(_) if shown == 0 => Words::new(texts::CHRONICLE_NONE_SUCH),
            Some(_) => texts::CHRONICLE_COUNT.with("games", shown as f64),
        };
        let mut unusable = index.unusable();
        let Some(first) = unusable.next() else {
            return games;
        };
        let unusable = texts::CHRONICLE_UNUSABLE
            .with("files", 1 + unusable.count())
            .with("file", first.file);
        Words::dotted(games, unusable)
    }

    pub(super) fn read_again(&mut self) {
        let Some(folder) = self.folder.clone() else {
            return;
        };
        self.looking_back = None;
        self.progress = Arc::default();
        let (progress, is_own) = (self.progress.clone(), self.is_own);
        self.reading = Some(BackgroundTask::on_disk(async move {
            let index = Index::open_watched(&folder, |done, all| {
                progress[0].store(done, Ordering::Relaxed);
                progress[1].store(all, Ordering::Relaxed);
            })?;
            if is_own {
                keep(&index);
            }
            Ok(index)
        }));
    }
}

/// A list that cannot be kept is made again the next time.
pub(super) fn keep(index: &Index) {
    if let Err(error) = index.keep() {
        warn!("the list of games is not kept: {error}");
    }
}

fn begin(mut kept: ResMut<KeptGames>, folder: Res<RecordFolder>) {
    kept.folder = folder.path().map(Path::to_owned);
    kept.is_own = folder.open().is_some();
    kept.is_unreadable = false;
    if kept.reading.is_none() {
        kept.read_again();
    }
}

/// Takes what has been read; the book is then listed anew.
fn finish(mut kept: ResMut<KeptGames>) {
    let Some(read) = take_result(&mut kept.bypass_change_detection().reading) else {
        return;
    };
    match read {
        Ok(index) => {
            kept.to_look_back = index.not_looked_back().into();
            kept.index = Some(index);
        }
        Err(error) => {
            kept.index = None;
            match error.kind() {
                // The first time on a device there is no folder yet.
                ErrorKind::NotFound | ErrorKind::NotADirectory => kept.folder = None,
                _ => {
                    warn!("the games cannot be listed: {error}");
                    kept.is_unreadable = true;
                }
            }
        }
    }
}

fn look_back(mut kept: ResMut<KeptGames>) {
    // Nothing that is listed changes by it: a page that shows the quality of decisions recomputes it.
    let quiet = kept.bypass_change_detection();
    if let Some((file, found)) = take_result(&mut quiet.looking_back)
        && let (Some(found), Some(index)) = (found, &mut quiet.index)
    {
        index.note_quality(&file, found);
    }
    if quiet.index.is_none() || quiet.reading.is_some() || quiet.looking_back.is_some() {
        return;
    }
    let (Some(file), Some(folder)) = (quiet.to_look_back.pop_front(), &quiet.folder) else {
        return;
    };
    let path = folder.join(&file);
    quiet.looking_back = Some(BackgroundTask::on_disk(async move {
        let reading = read_file(&path).ok();
        (file, reading.map(|reading| quality(&reading.playthrough)))
    }));
}

/// Keeps what was found by looking back, once the book is closed.
fn close(kept: Res<KeptGames>) {
    if let Some(index) = kept.index.clone().filter(|_| kept.is_own) {
        BackgroundTask::on_disk(async move { keep(&index) });
    }
}

pub(crate) fn plugin(app: &mut App) {
    let is_open = in_state(RECORDS).or_else(in_state(PLAYER));
    app.init_resource::<KeptGames>()
        .add_systems(OnEnter(RECORDS), begin)
        // Names are offered at the table.
        .add_systems(OnEnter(Screen::Join), begin)
        .add_systems(OnExit(RECORDS), close.run_if(not(in_state(PLAYER))))
        .add_systems(Update, (finish, look_back.run_if(is_open)).chain());
}
