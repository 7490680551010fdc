//! Inventory of the program: every crate in it, with its licence.

mod licences;
mod lock;
mod metadata;
mod sbom;

pub use lock::{Locked, locked};
pub use sbom::sbom;

use std::path::PathBuf;

use crate::{Checkout, Platform, Result};

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

/// All of them, by name and version.
#[derive(Clone, Debug)]
pub struct Inventory {
    /// Without our own crates.
    pub libraries: Vec<Library>,
}

impl Inventory {
    /// Asks cargo what the game is built of for this system; what only builds or tests it is not in it.
    pub fn take(checkout: &Checkout, platform: Platform) -> Result<Self> {
        let libraries = metadata::libraries(checkout, platform)?;
        Ok(Self { libraries })
    }

    /// Every licence text of every library, each text once, with who it is for.
    pub fn licences(&self) -> Result<String> {
        licences::all(&self.libraries)
    }
}
