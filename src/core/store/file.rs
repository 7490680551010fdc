//! File of stored state: reading, comparison, backup, writing.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process;

use bevy::prelude::*;
use toml::{Table, Value};

/// Key of the version, before all tables. A file without one counts as version 1.
const VERSION: &str = "version";
/// Last line of a file with a version; without it the file is truncated.
const END: &str = "# end";

/// A file that could be used only in part, or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// Name of the file.
    pub file: &'static str,
    /// Reason.
    pub fault: Fault,
    /// Backup of the file.
    pub kept: PathBuf,
}

/// Fault of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Unknown or invalid values, by name; all others are used.
    Values(Vec<String>),
    /// Not a complete TOML file.
    Unreadable,
    /// Layout of a newer version of the game.
    Newer,
}

#[derive(Debug)]
pub(super) struct StoredFile {
    pub(super) name: &'static str,
    /// Version that this game writes.
    pub(super) version: u32,
    /// Contents to write; unregistered tables stay as read.
    pub(super) table: Table,
    /// Names of the registered tables.
    pub(super) groups: Vec<&'static str>,
    /// Dirty flag: the contents differ from the file.
    pub(super) is_dirty: bool,
    /// The backup failed: the file must not be replaced.
    is_locked: bool,
}

impl StoredFile {
    /// Reads a file. A missing or unusable one is empty.
    pub(super) fn read(
        folder: Option<&Path>,
        name: &'static str,
        version: u32,
    ) -> (StoredFile, Option<Fault>) {
        let (table, fault) = match folder.map(|folder| fs::read_to_string(folder.join(name))) {
            None => (Table::new(), None),
            Some(Ok(text)) => parse(&text, version),
            Some(Err(error)) if error.kind() == io::ErrorKind::NotFound => (Table::new(), None),
            Some(Err(error)) => {
                warn!("{name} cannot be read: {error}");
                (Table::new(), Some(Fault::Unreadable))
            }
        };
        let file = StoredFile {
            name,
            version,
            table,
            groups: Vec::new(),
            is_dirty: false,
            is_locked: false,
        };
        (file, fault)
    }

    /// Sets a table and returns `true` if that changed it. `None` leaves it as it is.
    pub(super) fn set(&mut self, group: &str, table: Option<Table>) -> bool {
        let Some(table) = table.map(Value::Table) else {
            return false;
        };
        let has_changed = self.table.get(group) != Some(&table);
        self.table.insert(group.to_owned(), table);
        has_changed
    }

    /// Returns the names of values in the file that were rejected or changed on reading.
    pub(super) fn lost(&self, group: &str, said: &Value) -> Vec<String> {
        let (Some(said), Some(Value::Table(taken))) = (said.as_table(), self.table.get(group))
        else {
            return vec![group.to_owned()];
        };
        let is_taken = |(key, value): &(&String, &Value)| {
            taken.get(*key).is_some_and(|taken| is_part(value, taken))
        };
        let lost = said.iter().filter(|said| !is_taken(said));
        lost.map(|(key, _)| key.clone()).collect()
    }

    /// Backs the damaged file up and marks it dirty; returns the path of the backup.
    pub(super) fn keep_aside(&mut self, folder: &Path, fault: &Fault) -> PathBuf {
        let path = folder.join(self.name);
        let kept = free_path(folder, self.name, fault);
        let result = match fault {
            Fault::Values(_) => fs::copy(&path, &kept).map(drop),
            Fault::Unreadable | Fault::Newer => fs::rename(&path, &kept),
        };
        self.is_dirty = true;
        if let Err(error) = result {
            warn!("{} cannot be kept aside: {error}", self.name);
            self.is_locked = true;
            return path;
        }
        kept
    }

    /// Text to write; `None` if the file must not be replaced.
    pub(super) fn text(&self) -> Option<String> {
        let (version, table) = (self.version, &self.table);
        (!self.is_locked).then(|| format!("{VERSION} = {version}\n\n{table}\n{END}\n"))
    }
}

/// Removes temporary files, which a kill in the middle of a save leaves.
pub(super) fn remove_torn(folder: &Path) {
    for entry in folder.read_dir().into_iter().flatten().flatten() {
        if entry.path().extension().is_some_and(|kind| kind == "new") {
            fs::remove_file(entry.path()).ok();
        }
    }
}

/// Writes to a temporary file of this process, then replaces the old file.
pub(super) fn write(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let new = folder.join(format!("{name}.{}.new", process::id()));
    let written = File::create(&new)
        .and_then(|mut file| {
            file.write_all(text.as_bytes())
                .and_then(|()| file.sync_all())
        })
        .and_then(|()| fs::rename(&new, folder.join(name)));
    if written.is_err() {
        fs::remove_file(new).ok();
    }
    written
}

/// Returns the tables of a file's text, without its version.
fn parse(text: &str, version: u32) -> (Table, Option<Fault>) {
    let Ok(mut table) = text.parse::<Table>() else {
        return (Table::new(), Some(Fault::Unreadable));
    };
    let is_cut_off = !text.lines().any(|line| line == END);
    match table.remove(VERSION) {
        Some(Value::Integer(said)) if said > i64::from(version) => {
            (Table::new(), Some(Fault::Newer))
        }
        Some(_) if is_cut_off => (Table::new(), Some(Fault::Unreadable)),
        Some(Value::Integer(1..)) => (table, None),
        Some(_) => (table, Some(Fault::Values(vec![VERSION.to_owned()]))),
        // No version of the game wrote an empty file.
        None if table.is_empty() => (table, Some(Fault::Unreadable)),
        None => (table, None),
    }
}

/// Returns an unused path for a backup.
fn free_path(folder: &Path, name: &str, fault: &Fault) -> PathBuf {
    let kind = match fault {
        Fault::Values(_) | Fault::Unreadable => "damaged",
        Fault::Newer => "newer",
    };
    let numbers = std::iter::once(String::new()).chain((2..u32::MAX).map(|n| n.to_string()));
    let mut paths = numbers.map(|number| folder.join(format!("{name}.{kind}{number}")));
    let free = paths.find(|path| !path.exists());
    free.expect("a folder has fewer files than there are numbers")
}

/// Returns `true` if `taken` contains everything in `said` unchanged.
fn is_part(said: &Value, taken: &Value) -> bool {
    match (said, taken) {
        (Value::Table(said), Value::Table(taken)) => said
            .iter()
            .all(|(key, said)| taken.get(key).is_some_and(|taken| is_part(said, taken))),
        (Value::Array(said), Value::Array(taken)) => {
            let mut pairs = said.iter().zip(taken);
            said.len() == taken.len() && pairs.all(|(said, taken)| is_part(said, taken))
        }
        _ => said == taken,
    }
}
