//! Record files in folders.

use std::fs;
use std::path::{Path, PathBuf};

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
