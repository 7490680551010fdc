//! Opening a game from a file: dropped on the window, or named on the command line. Records and games as text are watched
//! again; of anything else one sentence is said.

use std::env::temp_dir;
use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::process;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use cant_stop_records::{LARGEST, RecordProblem, read};

use super::file_name::file_name;
use super::text_file;
use crate::referee::{Notices, RecordFolder, WatchGame};
use crate::ui::prelude::*;

/// A file to be opened as soon as the title is there.
#[derive(Resource, Clone, Debug)]
pub struct FileToOpen(pub PathBuf);

/// A file that is being read, and the screen it was opened on.
#[derive(Resource)]
struct Opening(BackgroundTask<Result<PathBuf, Words>>, Screen);

/// File of a game that came as text, while it is watched.
const WATCHED: &str = "watched.jsonl";

/// Reads a record, or a game as text; gives the record that has to be made of text, or a sentence about what the file is
/// instead.
fn record_in(path: &Path) -> Result<Option<Vec<u8>>, Words> {
    let bytes = bytes(path)?;
    match read(&bytes) {
        _ if bytes.is_empty() => Err(texts::OPEN_EMPTY.into()),
        // Bots and marks of a later version.
        Ok(reading) if SeatPlan::all_recorded(reading.header.seats()).is_none() => {
            Err(texts::OPEN_NEWER.into())
        }
        Ok(_) => Ok(None),
        Err(RecordProblem::Foreign) => {
            let text = str::from_utf8(&bytes).map_err(|_| texts::OPEN_FOREIGN)?;
            let (played, seats) = text_file::read(text).map_err(|_| texts::OPEN_FOREIGN)?;
            Ok(Some(text_file::record(&played, seats)))
        }
        Err(RecordProblem::Newer) => Err(texts::OPEN_NEWER.into()),
        Err(RecordProblem::Damaged { line }) => Err(texts::OPEN_DAMAGED.with("line", line)),
        Err(_) => Err(texts::OPEN_UNREADABLE.into()),
    }
}

fn bytes(path: &Path) -> Result<Vec<u8>, TextKey> {
    let metadata = fs::metadata(path).map_err(|error| match error.kind() {
        ErrorKind::NotFound => texts::OPEN_MISSING,
        _ => texts::OPEN_UNREADABLE,
    })?;
    if metadata.is_dir() {
        return Err(texts::OPEN_FOLDER);
    }
    // Neither is a file that never ends, as a pipe or a device.
    if !metadata.is_file() || metadata.len() > LARGEST {
        return Err(texts::OPEN_FOREIGN);
    }
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LARGEST).read_to_end(&mut bytes))
        .map_err(|_| texts::OPEN_UNREADABLE)?;
    Ok(bytes)
}

/// A record of the game in the file: the file itself, or one that is made of its text.
fn record_of(path: PathBuf, folder: &Path) -> Result<PathBuf, Words> {
    let record = record_in(&path).map_err(|words| words.with("file", file_name(&path)))?;
    let Some(record) = record else {
        return Ok(path);
    };
    let made = folder.join(WATCHED);
    // In a folder of its own among those of others, a link could stand in the place of the file.
    let _none = fs::remove_file(&made);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&made, record))
        .map_err(|error| super::saving::explain(&error))?;
    Ok(made)
}

fn open(path: PathBuf, screen: Screen, records: &RecordFolder, commands: &mut Commands) {
    // Beside the records, where no list of them looks, unless another copy of the game owns them.
    let own = records.open();
    let own = own.and_then(|(records, _)| Some(records.parent()?.to_owned()));
    let folder = own.unwrap_or_else(|| temp_dir().join(format!("cant-stop-{}", process::id())));
    let work = BackgroundTask::on_disk(async move { record_of(path, &folder) });
    commands.insert_resource(Opening(work, screen));
}

/// The first of the files that were dropped.
fn open_dropped(
    mut dropped: MessageReader<FileDragAndDrop>,
    screen: Res<State<Screen>>,
    records: Res<RecordFolder>,
    mut commands: Commands,
) {
    let first = dropped.read().find_map(|message| match message {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
        _ => None,
    });
    if let Some(path) = first {
        open(path, *screen.get(), &records, &mut commands);
    }
}

fn open_named(file: If<Res<FileToOpen>>, records: Res<RecordFolder>, mut commands: Commands) {
    open(file.0.0.clone(), Screen::Title, &records, &mut commands);
    commands.remove_resource::<FileToOpen>();
}

fn watch(
    mut opening: If<ResMut<Opening>>,
    screen: Res<State<Screen>>,
    mut notices: ResMut<Notices>,
    mut commands: Commands,
) {
    let from = opening.0.1;
    let Some(found) = opening.bypass_change_detection().0.look() else {
        return;
    };
    match found {
        // The player went on to another screen meanwhile.
        Ok(_) if *screen.get() != from => {}
        Ok(path) => commands.trigger(WatchGame { path: path.clone() }),
        Err(sentence) => notices.push(sentence.clone()),
    }
    commands.remove_resource::<Opening>();
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            open_dropped,
            open_named.run_if(in_state(Screen::Title)),
            watch,
        )
            .chain()
            .run_if(not(in_state(Screen::Loading))),
    );
}
