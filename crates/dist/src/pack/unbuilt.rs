//! A package of cargo that only describes what is packed: the packers for Debian and Fedora read one.

use std::fs;
use std::path::{Path, PathBuf};

use cant_stop_identity::{HOMEPAGE, PROGRAM};

use super::Job;
use crate::{Failure, Result, Stage};

/// Folder of the tree inside of such a package.
pub(super) const ROOT: &str = "root";

/// Writes the tree and the description into a folder of their own, and returns the description's path.
///
/// `about` is what it says of the game, and `more` is what the packer reads: tables of TOML, below `[package.metadata]`.
pub(super) fn describe(
    job: &Job<'_>,
    name: &str,
    tree: &Stage,
    about: &str,
    more: &str,
) -> Result<PathBuf> {
    let folder = job.folder(name)?;
    tree.write_to(&folder.join(ROOT))?;
    let manifest = format!(
        "[workspace]\n\n[package]\nname = {}\nversion = {}\nedition = \"2024\"\nlicense = \"MIT\"\n\
         description = {}\nhomepage = {}\n\n[[bin]]\nname = {}\npath = \"main.rs\"\n\n{more}",
        quoted(PROGRAM),
        quoted(&job.release.version),
        quoted(about),
        quoted(HOMEPAGE),
        quoted(PROGRAM),
    );
    write(&folder.join("main.rs"), "fn main() {}\n")?;
    let path = folder.join("Cargo.toml");
    write(&path, &manifest)?;
    Ok(path)
}

pub(super) fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).map_err(Failure::at(path))
}

/// A text as a string of TOML; the strings of JSON are such.
pub(super) fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
