//! Record files in folders.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::RecordFolder;
use crate::core::background::{BackgroundTask, ShortWork, take_result};
use crate::core::states::Screen;

/// State of the reading for an event.
#[derive(Resource)]
struct CatchingUp<E> {
    /// Waits for the folder to be open.
    is_due: bool,
    reading: Option<BackgroundTask<E>>,
}

/// Reads records on a thread of its own each time the title opens, and triggers the event that `read` makes of a stored resource
/// and the folder of records: the app may have ended before the resource was written.
pub(crate) fn catch_up<R, E>(app: &mut App, read: fn(R, &Path) -> E)
where
    R: Resource + Clone,
    E: for<'a> Event<Trigger<'a>: Default> + Send,
{
    let catch_up = move |(folder, short_work): (Res<RecordFolder>, Res<ShortWork>),
                         stored: Res<R>,
                         mut state: ResMut<CatchingUp<E>>,
                         mut commands: Commands| {
        if let Some(event) = take_result(&mut state.reading) {
            commands.trigger(event);
        } else if let Some((folder, _)) = folder.open().filter(|_| state.is_due) {
            let stored = stored.clone();
            state.reading = Some(short_work.on_disk(move || read(stored, &folder)));
            state.is_due = false;
        }
    };
    let is_under_way = |state: Res<CatchingUp<E>>| state.is_due || state.reading.is_some();
    let (is_due, reading) = (false, None);
    app.insert_resource(CatchingUp::<E> { is_due, reading })
        .add_systems(
            OnEnter(Screen::Title),
            |mut state: ResMut<CatchingUp<E>>| {
                state.is_due = true;
            },
        )
        .add_systems(Update, catch_up.run_if(is_under_way));
}

/// Returns the record files in a folder and in all folders inside.
pub(crate) fn records_below(folder: &Path) -> Vec<PathBuf> {
    let listing = fs::read_dir(folder).into_iter().flatten().flatten();
    let folders = listing.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
    let below = folders.flat_map(|inside| records_below(&inside.path()));
    records_in(folder).into_iter().chain(below).collect()
}

/// Returns the record files in a folder in the order of their numbers. That is the oldest first, unless a game was deleted: its
/// number is taken again.
pub(crate) fn records_in(folder: &Path) -> Vec<PathBuf> {
    let listing = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = listing
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "jsonl"))
        .collect();
    paths.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    paths
}
