//! Inventory of the program: every crate in it, with its licence.

mod licences;
mod lock;
mod metadata;
mod sbom;

pub use licences::licences;
pub use lock::{Locked, locked};
pub use metadata::libraries;
pub use sbom::sbom;

use std::path::PathBuf;

/// Third-party crate in the program.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Library {
    /// Its name, its version and the checksum of its sources.
    pub locked: Locked,
    /// Its licence as an expression of SPDX, as in `MIT OR Apache-2.0`.
    pub licence: String,
    /// Authors named in its manifest.
    pub authors: Vec<String>,
    /// URL of its sources.
    pub repository: Option<String>,
    /// Folder of its sources on this machine; no package contains it.
    folder: PathBuf,
}
