//! Damaged settings. The engine takes every value that it can use from a file, and the defaults for the rest. Here is found
//! what that leaves out, and the file is kept aside before the next save replaces it.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use bevy::{
    prelude::*,
    reflect::{TypeRegistry, serde::TypedReflectSerializer},
    settings::SettingsGroup,
};
use toml::{Table, Value};

/// The files of settings.
const FILES: [&str; 7] = [
    "settings",
    "last_table",
    "players",
    "controls",
    "days",
    "way_up",
    "puzzles",
];

/// A file of settings of which not everything could be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Damaged {
    /// The name of the file.
    pub(crate) file: String,
    /// The names of the values that are unknown or unusable; none if the whole file could not be read.
    pub(crate) values: Vec<String>,
    /// Where the file is kept as it was.
    pub(crate) kept: PathBuf,
}

/// All damage that was found when the files were read. Whoever reports it takes it.
#[derive(Resource, Debug, Default)]
pub(crate) struct Damage(pub(crate) Vec<Damaged>);

/// The files of settings, as text that can be compared with the values taken from it.
pub(super) struct Files {
    folder: PathBuf,
    tables: Vec<(&'static str, Table)>,
    damage: Vec<Damaged>,
}

impl Files {
    /// Reads the files in `folder`. One that cannot be read at all is moved aside.
    pub(super) fn read(folder: &Path) -> Files {
        let mut files = Files {
            folder: folder.to_owned(),
            tables: Vec::new(),
            damage: Vec::new(),
        };
        for name in FILES {
            match read_table(&folder.join(format!("{name}.toml"))) {
                Ok(table) => files.tables.push((name, table)),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => {
                    warn!("{name}.toml cannot be read: {error}");
                    files.keep(name, Vec::new(), |from, to| fs::rename(from, to));
                }
            }
        }
        files
    }

    /// Whether there was no file at all, not even a damaged one.
    pub(super) fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.damage.is_empty()
    }

    /// Compares a group of settings with what its file says.
    pub(super) fn compare<G: SettingsGroup + PartialReflect>(
        &mut self,
        taken: &G,
        types: &TypeRegistry,
    ) {
        let name = G::settings_source().unwrap_or("settings");
        let said = self.tables.iter().find(|(file, _)| *file == name);
        let said = said.and_then(|(_, table)| table.get(G::settings_group_name())?.as_table());
        let taken = Value::try_from(TypedReflectSerializer::new(taken, types));
        let (Some(said), Ok(Value::Table(taken))) = (said, taken) else {
            return;
        };
        let lost: Vec<String> = said
            .iter()
            .filter(|(key, value)| !taken.get(*key).is_some_and(|taken| says(taken, value)))
            .map(|(key, _)| key.clone())
            .collect();
        if !lost.is_empty() {
            self.keep(name, lost, |from, to| fs::copy(from, to).map(drop));
        }
    }

    /// All that was found.
    pub(super) fn damage(self) -> Damage {
        Damage(self.damage)
    }

    /// Records damage, and keeps the file aside in a way of `keeping` it, unless that was done before.
    fn keep(
        &mut self,
        name: &str,
        values: Vec<String>,
        keeping: impl FnOnce(&Path, &Path) -> io::Result<()>,
    ) {
        let file = format!("{name}.toml");
        if let Some(damaged) = self.damage.iter_mut().find(|damaged| damaged.file == file) {
            damaged.values.extend(values);
            return;
        }
        let from = self.folder.join(&file);
        let mut kept = free_name(&self.folder, &file);
        if let Err(error) = keeping(&from, &kept) {
            warn!("{} cannot be kept: {error}", from.display());
            kept = from;
        }
        self.damage.push(Damaged { file, values, kept });
    }
}

fn read_table(path: &Path) -> io::Result<Table> {
    fs::read_to_string(path)?
        .parse()
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// A name for a damaged file that no earlier one has.
fn free_name(folder: &Path, file: &str) -> PathBuf {
    let first = std::iter::once(folder.join(format!("{file}.damaged")));
    let next = (2..u32::MAX).map(|number| folder.join(format!("{file}.damaged{number}")));
    let mut names = first.chain(next).filter(|name| !name.exists());
    names.next().unwrap_or_else(|| folder.join(file))
}

/// Whether everything that a file says was taken as it is. What it leaves out has its default.
fn says(taken: &Value, said: &Value) -> bool {
    match (taken, said) {
        (Value::Table(taken), Value::Table(said)) => said
            .iter()
            .all(|(key, value)| taken.get(key).is_some_and(|taken| says(taken, value))),
        (Value::Array(taken), Value::Array(said)) => {
            taken.len() == said.len()
                && taken
                    .iter()
                    .zip(said)
                    .all(|(taken, said)| says(taken, said))
        }
        _ => taken == said,
    }
}
