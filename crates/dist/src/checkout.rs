//! The sources that everything is made from.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Failure, Result};

/// The root folder of the repository.
#[derive(Clone, Debug)]
pub struct Checkout(PathBuf);

impl Checkout {
    /// The repository in this folder.
    pub fn at(root: &Path) -> Result<Self> {
        let root = std::path::absolute(root).map_err(Failure::at(root))?;
        if root.join("crates/dist/words").is_dir() {
            Ok(Self(root))
        } else {
            Err(Failure::new(format!(
                "{} is not the repository: start this as `cargo xtask dist`.",
                root.display()
            )))
        }
    }

    /// Path of a file or folder of the repository.
    pub fn path(&self, inside: &str) -> PathBuf {
        self.0.join(inside)
    }

    /// A text of the repository, with line ends of Unix.
    pub fn text(&self, inside: &str) -> Result<String> {
        let path = self.path(inside);
        let text = fs::read_to_string(&path).map_err(Failure::at(&path))?;
        Ok(text.replace("\r\n", "\n"))
    }

    /// The files in a folder of the repository and below it, in order, each from that folder on with `/` between names.
    pub fn files_in(&self, folder: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        walk(&self.path(folder), "", &mut found)?;
        found.sort();
        Ok(found)
    }

    /// When the last commit was made, in seconds since 1970.
    pub fn commit_time(&self) -> Result<u64> {
        let answer = Command::new("git")
            .current_dir(&self.0)
            .args(["log", "-1", "--format=%ct"])
            .output();
        answer
            .ok()
            .and_then(|answer| String::from_utf8(answer.stdout).ok())
            .and_then(|text| text.trim().parse().ok())
            .ok_or_else(|| {
                Failure::new("Git does not say when the last commit was: set SOURCE_DATE_EPOCH.")
            })
    }
}

fn walk(folder: &Path, prefix: &str, found: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(folder).map_err(Failure::at(folder))? {
        let entry = entry.map_err(Failure::at(folder))?;
        let name = entry
            .file_name()
            .into_string()
            .map_err(|name| Failure::new(format!("{} is not UTF-8.", name.display())))?;
        let path = format!("{prefix}{name}");
        if entry.path().is_dir() {
            walk(&entry.path(), &format!("{path}/"), found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}
