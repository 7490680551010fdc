//! Every wrapper around the tree. Each takes all of it, and says only where it lies there.

mod bundle;
mod checksums;
mod deb;
mod flatpak;
mod rpm;
mod setup;
mod tarball;
mod unbuilt;
mod zip;

use std::fs;
use std::path::{Path, PathBuf};

use cant_stop_identity::PROGRAM;

pub use bundle::{PROPERTIES as BUNDLE_PROPERTIES, bundled};
pub use checksums::sum_up;
pub use flatpak::{LOCKS, libraries as flatpak_libraries, manifest as flatpak_manifest};
pub use setup::script as setup_script;

use crate::words::Words;
use crate::{Checkout, Failure, Platform, Release, Result, Stage};

/// Input of a packer, and its output folder.
#[derive(Debug)]
pub struct Job<'a> {
    /// The repository.
    pub checkout: &'a Checkout,
    /// The version that is packed.
    pub release: &'a Release,
    /// The words that packages say of the game.
    pub words: &'a [Words],
    /// Tree to install.
    pub stage: &'a Stage,
    /// Folder for the packages.
    pub out: &'a Path,
    /// A folder for what is needed on the way; empty at first.
    pub scratch: &'a Path,
}

impl Job<'_> {
    /// As in `cant-stop-1.0.0-linux-x86_64`.
    pub fn name(&self) -> String {
        let (version, system) = (&self.release.version, self.stage.platform.name());
        format!("{PROGRAM}-{version}-{system}")
    }

    /// Writes a package.
    fn write(&self, name: &str, bytes: &[u8]) -> Result<Made> {
        let path = self.out.join(name);
        fs::write(&path, bytes).map_err(Failure::at(&path))?;
        Ok(Made::Package(path))
    }

    /// An empty folder on the way to a package.
    fn folder(&self, name: &str) -> Result<PathBuf> {
        let folder = self.scratch.join(name);
        fs::create_dir_all(&folder).map_err(Failure::at(&folder))?;
        Ok(folder)
    }

    /// The words for who asks for no language of ours.
    fn default_words(&self) -> Result<&Words> {
        let words = self.words.iter().find(|words| words.is_default());
        words.ok_or_else(|| Failure::new("There are no words."))
    }
}

/// Folders of the tree, and their places where it is unpacked anywhere: the program on top, and beside it the files that it
/// reads.
const PLACES: [(&str, &str); 5] = [
    ("games/", ""),
    ("share/cant-stop/", ""),
    ("share/doc/cant-stop/README", "README"),
    ("share/doc/cant-stop/LICENSE", "LICENSE"),
    ("share/doc/cant-stop/", "doc/"),
];

/// The tree as it is after unpacking.
pub fn unpacked(stage: &Stage) -> Result<Stage> {
    stage.refolded(&PLACES)
}

/// Output of a packer.
#[derive(Debug, PartialEq, Eq)]
pub enum Made {
    /// This file.
    Package(PathBuf),
    /// Nothing: this machine lacks a program for it, and one sentence says which.
    Nothing(String),
}

/// A kind of package.
type Packer = fn(&Job<'_>) -> Result<Made>;

/// Wraps the tree into every package that this machine can make for its system.
pub fn all(job: &Job<'_>) -> Result<Vec<Made>> {
    fs::create_dir_all(job.out).map_err(Failure::at(job.out))?;
    let packers: &[Packer] = match job.stage.platform {
        Platform::Linux => &[
            tarball::pack,
            deb::pack,
            rpm::pack,
            flatpak::pack,
            flatpak::pack_libraries,
            flatpak::pack_sources,
        ],
        Platform::Windows => &[zip::pack, setup::pack],
        // macOS refuses a bundle without a signature once it was downloaded, and signs on itself alone.
        Platform::Macos if cfg!(target_os = "macos") => &[bundle::pack_image],
        Platform::Macos => &[bundle::pack],
    };
    packers.iter().map(|pack| pack(job)).collect()
}
