//! Inventory of the program: every crate in it, with its licence.

mod licences;
mod metadata;
mod sbom;

pub use sbom::sbom;

use std::path::PathBuf;

use crate::{Checkout, Platform, Result};

/// Third-party crate in the program.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Library {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence as its authors write it, as in `MIT OR Apache-2.0`.
    pub licence: String,
    /// Authors named in its manifest.
    pub authors: Vec<String>,
    /// URL of its sources; may be empty.
    pub repository: String,
    /// The checksum of its sources, as `Cargo.lock` has it; may be empty.
    pub checksum: String,
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
    ///
    /// # Errors
    ///
    /// When cargo cannot say, as without the network and the sources.
    pub fn take(checkout: &Checkout, platform: Platform) -> Result<Self> {
        let libraries = metadata::libraries(checkout, platform)?;
        Ok(Self { libraries })
    }

    /// Every licence text of every library, each text once, with who it is for.
    ///
    /// # Errors
    ///
    /// When a library has no text of its own and a licence we have no text of.
    pub fn licences(&self, checkout: &Checkout) -> Result<String> {
        licences::all(&self.libraries, checkout)
    }
}
