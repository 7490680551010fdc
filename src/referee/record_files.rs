//! Record files in folders.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::TryRecvError;

use bevy::prelude::*;

use super::RecordFolder;
use super::disk_thread::Pending;
use crate::core::states::Screen;

/// State of the reading for an event.
#[derive(Resource)]
struct CatchingUp<E> {
    /// Waits for the folder to be open.
    is_due: bool,
    pending: Option<Pending<E>>,
}

/// Reads records on the disk thread each time the title opens, and triggers the event that `read` makes of a stored resource
/// and the folder of records: the app may have ended before the resource was written.
pub(crate) fn catch_up<R, E>(app: &mut App, read: fn(R, &Path) -> E)
where
    R: Resource + Clone,
    E: for<'a> Event<Trigger<'a>: Default> + Send,
{
    let catch_up = move |folder: Res<RecordFolder>,
                         stored: Res<R>,
                         mut state: ResMut<CatchingUp<E>>,
                         mut commands: Commands| {
        if let Some(pending) = &mut state.pending {
            match pending.answer() {
                Ok(event) => commands.trigger(event),
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => {}
            }
            state.pending = None;
        } else if let Some((folder, disk)) = folder.open() {
            let stored = stored.clone();
            state.pending = Some(disk.ask(move || read(stored, &folder)));
            state.is_due = false;
        }
    };
    let is_under_way = |state: Res<CatchingUp<E>>| state.is_due || state.pending.is_some();
    let (is_due, pending) = (false, None);
    app.insert_resource(CatchingUp::<E> { is_due, pending })
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

/// Returns the record files in a folder, the oldest first: they are numbered.
pub(crate) fn records_in(folder: &Path) -> Vec<PathBuf> {
    let listing = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = listing
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "jsonl"))
        .collect();
    paths.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    paths
}
