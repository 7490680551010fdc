//! Folders for the files of a test.

use std::path::{Path, PathBuf};

use tempfile::TempDir;

/// The file system that Linux keeps in memory.
const IN_MEMORY: &str = "/dev/shm";

/// An empty folder that is removed with what it returns; in memory where the system allows it, so that no test waits for
/// a disk to say that it has everything. Tests of kills and of failing disks take [`TempDir::new`].
pub fn folder() -> TempDir {
    TempDir::new_in(IN_MEMORY).unwrap_or_else(|_| TempDir::new().unwrap())
}

/// A file or folder of the repository, independent of the working directory and of cargo.
pub fn repository(inside: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(inside)
}
