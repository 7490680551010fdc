//! Validation of packages by the tools that others judge packages with. Each proof is a file.

mod archive;
mod deb;
mod debian;
mod desktop_entry;
mod manual;
mod metainfo;
mod places;
mod rpm;
mod setup;
mod sizes;

use std::path::{Path, PathBuf};
use std::process::Command;

pub use metainfo::judge as judge_metainfo;

use crate::{Result, Stage, tool};

/// Input of the proofs.
#[derive(Debug)]
pub struct Evidence<'a> {
    /// Tree to install.
    pub stage: &'a Stage,
    /// The same, written into this folder.
    pub folder: &'a Path,
    /// The packages.
    pub packages: &'a [PathBuf],
    /// Folders of this machine that nothing may name.
    pub places: &'a [PathBuf],
}

impl Evidence<'_> {
    /// The package with this ending; a proof without one has nothing to say.
    fn package(&self, ending: &str) -> Option<&Path> {
        let mut packages = self.packages.iter().map(PathBuf::as_path);
        packages.find(|path| path.to_string_lossy().ends_with(ending))
    }

    /// The one file in the tree whose path begins and ends like this, on disk.
    fn file(&self, beginning: &str, ending: &str) -> Option<PathBuf> {
        let mut entries = self.stage.entries.iter();
        let entry = entries
            .find(|entry| entry.path.starts_with(beginning) && entry.path.ends_with(ending))?;
        Some(self.folder.join(&entry.path))
    }
}

/// Result of a proof.
#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All is well; what was found, in a few words.
    Holds(String),
    /// Something is wrong, and what.
    Fails(String),
    /// There is nothing to judge, or no tool to judge it with, and why.
    Open(String),
}

/// A proof with its name.
type Proof = (&'static str, fn(&Evidence<'_>) -> Result<Verdict>);

/// Every proof; a new one is a file and a line here.
const PROOFS: [Proof; 10] = [
    ("desktop entry", desktop_entry::prove),
    ("metainfo", metainfo::prove),
    ("manual", manual::prove),
    ("archive", archive::prove),
    ("deb", deb::prove),
    ("rpm", rpm::prove),
    ("setup", setup::prove),
    ("places", places::prove),
    ("sizes", sizes::prove),
    ("clean systems", debian::prove),
];

/// Runs every proof, with each verdict by name.
///
/// # Errors
///
/// When a proof cannot be carried out.
pub fn all(evidence: &Evidence<'_>) -> Result<Vec<(&'static str, Verdict)>> {
    PROOFS
        .iter()
        .map(|(name, prove)| Ok((*name, prove(evidence)?)))
        .collect()
}

/// Asks a tool that is silent, or ends well, where all is right.
fn asked(command: &mut Command, must_be_silent: bool) -> Verdict {
    let name = command.get_program().to_string_lossy().into_owned();
    if !tool::is_there(&name) {
        return Verdict::Open(format!("{name} is not installed"));
    }
    match tool::run(command) {
        Ok(said) if must_be_silent && !said.trim().is_empty() => {
            Verdict::Fails(said.trim().to_owned())
        }
        Ok(_) => Verdict::Holds(format!("{name} has nothing to say")),
        Err(failure) => Verdict::Fails(failure.to_string()),
    }
}
