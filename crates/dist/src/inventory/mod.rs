//! What the program is built of: every crate in it, with its licence.

mod licences;
mod metadata;
mod sbom;

pub use sbom::sbom;

use std::path::PathBuf;

use crate::{Checkout, Platform, Result};

/// A crate of somebody else that is in the program.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Library {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence as its authors write it, as in `MIT OR Apache-2.0`.
    pub licence: String,
    /// Who wrote it, as far as it says.
    pub authors: Vec<String>,
    /// Where its sources are in the web; may be empty.
    pub repository: String,
    /// The checksum of its sources, as `Cargo.lock` has it; may be empty.
    pub checksum: String,
    /// Where its sources are on this machine; goes into nothing that is made.
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
