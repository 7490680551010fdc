//! Folders of record files.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

/// Folders for finished records that no list of games has, inside that of all records. A feature whose matches have a
/// shelf of their own adds it, so that its records are found when a name has to be taken from all of them.
///
/// ```ignore
/// let mut shelves = app.world_mut().get_resource_or_init::<Shelves>();
/// shelves.0.extend(Stage::ALL.map(folder_of));
/// ```
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Shelves(pub(crate) Vec<String>);

impl Shelves {
    /// Returns the records on all shelves in the folder of all records.
    pub(crate) fn records(&self, folder: &Path) -> Vec<PathBuf> {
        let shelves = self.0.iter().map(|shelf| folder.join(shelf));
        shelves.flat_map(|shelf| records_in(&shelf)).collect()
    }
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
