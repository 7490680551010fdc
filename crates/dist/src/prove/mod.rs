//! Validation of packages by the tools that others judge packages with.

mod debian;
mod files;
mod packages;
mod setup;

use std::path::{Path, PathBuf};
use std::process::Command;

pub use files::judge_metainfo;

use crate::stage::{ALL, LINUX};
use crate::{Failure, Platform, Stage, tool};

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
    /// The package with this ending.
    fn package(&self, ending: &str) -> Result<&Path, Unproven> {
        let mut packages = self.packages.iter().map(PathBuf::as_path);
        let package = packages.find(|path| path.to_string_lossy().ends_with(ending));
        package.ok_or_else(|| Unproven::Open(format!("there is no {ending}")))
    }

    /// The one file in the tree whose path begins and ends like this, on disk.
    fn file(&self, beginning: &str, ending: &str) -> Result<PathBuf, Unproven> {
        let mut entries = self.stage.entries.iter();
        let is_it = |path: &str| path.starts_with(beginning) && path.ends_with(ending);
        let entry = entries.find(|entry| is_it(&entry.path));
        let entry = entry.ok_or_else(|| Unproven::Open("there is none".to_owned()))?;
        Ok(self.folder.join(&entry.path))
    }
}

/// Finding in a few words if all is well.
pub type Verdict = Result<String, Unproven>;

/// Reason why a proof does not hold.
#[derive(Debug, PartialEq, Eq)]
pub enum Unproven {
    /// Something is wrong, and what.
    Fails(String),
    /// There is nothing to judge, or no tool to judge it with, and why.
    Open(String),
}

impl From<Failure> for Unproven {
    fn from(failure: Failure) -> Self {
        Self::Fails(failure.to_string())
    }
}

/// A proof with its name, and the systems that have what it judges.
type Proof = (
    &'static str,
    &'static [Platform],
    fn(&Evidence<'_>) -> Verdict,
);

/// Every proof.
const PROOFS: [Proof; 10] = [
    ("desktop entry", LINUX, files::prove_desktop_entry),
    ("metainfo", LINUX, files::prove_metainfo),
    ("manual", LINUX, files::prove_manual),
    ("archive", LINUX, packages::prove_archive),
    ("deb", LINUX, packages::prove_deb),
    ("rpm", LINUX, packages::prove_rpm),
    ("setup", &[Platform::Windows], setup::prove),
    ("places", ALL, packages::prove_places),
    ("sizes", ALL, packages::prove_sizes),
    ("clean systems", LINUX, debian::prove),
];

/// Runs every proof for the system of the tree, with each verdict by name.
pub fn all(evidence: &Evidence<'_>) -> Vec<(&'static str, Verdict)> {
    PROOFS
        .iter()
        .filter(|(_, systems, _)| systems.contains(&evidence.stage.platform))
        .map(|(name, _, prove)| (*name, prove(evidence)))
        .collect()
}

fn fails(what: impl Into<String>) -> Verdict {
    Err(Unproven::Fails(what.into()))
}

/// Leaves a proof open if one of the tools that it takes is not there.
fn need(tools: &[&str]) -> Result<(), Unproven> {
    match tools.iter().find(|tool| !tool::is_there(tool)) {
        Some(missing) => Err(Unproven::Open(format!("{missing} is not installed"))),
        None => Ok(()),
    }
}

/// Asks a tool that is silent where all is right.
fn asked_for_silence(command: &mut Command) -> Verdict {
    let name = command.get_program().to_string_lossy().into_owned();
    need(&[&name])?;
    match tool::run(command)?.trim() {
        "" => Ok(format!("{name} has nothing to say")),
        said => fails(said),
    }
}
