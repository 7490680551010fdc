//! What a settings file says that cannot be used: every line is looked at for itself, so that one spoils no other.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use bevy::{
    prelude::*,
    reflect::{TypeRegistry, serde::TypedReflectSerializer},
};
use serde_json::Value;

/// What is put before a line that cannot be read.
const PUT_ASIDE: &str = "# ";

/// The values of a settings file that were missing, unknown or damaged; the usual ones hold instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Damaged {
    /// The name of the file.
    pub(crate) file: String,
    /// The names of the values, or the lines that have none.
    pub(crate) values: Vec<String>,
}

/// All that was found when the files were read; whoever tells it takes it.
#[derive(Resource, Debug, Default)]
pub(crate) struct Damage(pub(crate) Vec<Damaged>);

/// A settings file before the settings are taken from it.
pub(super) struct Draft {
    name: &'static str,
    /// What it says, line by line readable.
    text: String,
    /// What stood in lines that were not.
    broken: BTreeSet<String>,
}

impl Draft {
    /// Reads the file `name` in `folder`, and puts lines aside that cannot be read: they would make all of it unreadable.
    /// What was there is kept beside it. None where there is no file.
    pub(super) fn read(folder: &Path, name: &'static str) -> Option<Draft> {
        let path = folder.join(format!("{name}.toml"));
        let bytes = fs::read(&path).ok()?;
        let (text, broken) = mend(&String::from_utf8_lossy(&bytes));
        if !broken.is_empty() {
            keep(folder, name);
            let new = folder.join(format!("{name}.toml.new"));
            let written = fs::write(&new, &text).and_then(|()| fs::rename(&new, &path));
            if let Err(error) = written {
                warn!("{} cannot be mended: {error}", path.display());
            }
        }
        Some(Draft { name, text, broken })
    }

    /// Compares the section `section` of the file with what was `taken` from it.
    pub(super) fn compare(
        self,
        folder: &Path,
        section: &str,
        taken: &dyn PartialReflect,
        types: &TypeRegistry,
    ) -> Option<Damaged> {
        let taken = serde_json::to_value(TypedReflectSerializer::new(taken, types)).ok()?;
        let said = values(&self.text, section);
        let mut found = self.broken;
        let mut missing = BTreeSet::new();
        for (key, value) in taken.as_object()? {
            match said.get(key) {
                // Lists are written in sections of their own.
                None if value.is_array() => {}
                None => _ = missing.insert(key.clone()),
                Some(said) if said != value => _ = found.insert(key.clone()),
                Some(_) => {}
            }
        }
        found.extend(said.keys().filter(|key| taken.get(key).is_none()).cloned());
        if !found.is_empty() {
            keep(folder, self.name);
        }
        found.append(&mut missing);
        (!found.is_empty()).then(|| Damaged {
            file: format!("{}.toml", self.name),
            values: found.into_iter().collect(),
        })
    }
}

/// Keeps a file as it was found, unless that was done before it was mended.
fn keep(folder: &Path, name: &str) {
    let [from, to] = ["toml", "damaged.toml"].map(|ending| folder.join(format!("{name}.{ending}")));
    if !to.exists()
        && let Err(error) = fs::copy(&from, &to)
    {
        warn!("{} cannot be kept: {error}", from.display());
    }
}

/// What stands in a line.
enum Line<'t> {
    /// Nothing to take.
    Empty,
    /// The name of a section; of a list of sections if `many`.
    Section { name: &'t str, many: bool },
    /// A value.
    Value { key: &'t str, value: Value },
    /// Something else; the key if it has one.
    Broken(Option<&'t str>),
}

fn is_name(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    !text.is_empty() && text.chars().all(plain)
}

fn read_line(line: &str) -> Line<'_> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Line::Empty;
    }
    let between = |from: &str, to: &str| line.strip_prefix(from)?.strip_suffix(to);
    if let Some(name) = between("[[", "]]").filter(|name| is_name(name)) {
        return Line::Section { name, many: true };
    }
    if let Some(name) = between("[", "]").filter(|name| is_name(name)) {
        return Line::Section { name, many: false };
    }
    let Some((key, value)) = line.split_once('=') else {
        return Line::Broken(None);
    };
    let key = key.trim();
    match read_value(value.trim()) {
        Some(value) if is_name(key) => Line::Value { key, value },
        _ => Line::Broken(is_name(key).then_some(key)),
    }
}

/// Reads what the game itself writes: numbers, words, yes and no, and lists of them. These look alike in TOML and JSON,
/// but for words in single quotes.
fn read_value(text: &str) -> Option<Value> {
    let whole = |text: &str| {
        let quoted = text
            .strip_prefix('\'')
            .and_then(|text| text.strip_suffix('\''))
            .filter(|text| !text.contains('\''));
        match quoted {
            Some(text) => Some(Value::from(text)),
            None => serde_json::from_str(text)
                .ok()
                .filter(|value: &Value| !value.is_null() && !value.is_object()),
        }
    };
    whole(text).or_else(|| whole(text.rsplit_once('#')?.0.trim()))
}

/// Puts aside every line that cannot be read or says something a second time; says which.
fn mend(text: &str) -> (String, BTreeSet<String>) {
    let mut mended = String::new();
    let mut broken = BTreeSet::new();
    let mut sections = BTreeSet::new();
    let mut keys = BTreeSet::new();
    for (number, line) in text.lines().enumerate() {
        let fits = match read_line(line) {
            Line::Empty => true,
            Line::Section { many: true, .. } => {
                keys.clear();
                true
            }
            Line::Section { name, many: false } => {
                keys.clear();
                sections.insert(name)
            }
            Line::Value { key, .. } => keys.insert(key),
            Line::Broken(_) => false,
        };
        if !fits {
            broken.insert(match read_line(line) {
                Line::Value { key, .. } | Line::Broken(Some(key)) => key.to_owned(),
                _ => format!("#{}", number + 1),
            });
            mended.push_str(PUT_ASIDE);
        }
        // Not even put aside may these stand in the file.
        mended.extend(line.chars().filter(|c| !c.is_control()));
        mended.push('\n');
    }
    (mended, broken)
}

/// The values in a section.
fn values(text: &str, section: &str) -> BTreeMap<String, Value> {
    let mut here = false;
    let mut values = BTreeMap::new();
    for line in text.lines() {
        match read_line(line) {
            Line::Section { name, many } => here = !many && name == section,
            Line::Value { key, value } if here => _ = values.insert(key.to_owned(), value),
            _ => {}
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_game_writes_is_left_as_it_is() {
        let text = "[game]\nmusic = 6\nlanguage = \"Es\"\nmono = false\n\n[[table.places]]\nname = \"Zoë\"\n\n[[table.places]]\nname = 'a \"b\"'\n";
        assert_eq!(mend(text), (text.to_owned(), BTreeSet::new()));
        let said = values(text, "game");
        assert_eq!(said.len(), 3);
        assert_eq!(said["language"], Value::from("Es"));
    }

    #[test]
    fn lines_that_cannot_be_read_are_put_aside_one_by_one() {
        let text = "[game]\nmusic = 6 # loud\ntable = \nspeed = \"Fa\nwhat is this\nmusic = 7\n[game]\nodds = \"Never\"\n";
        let (mended, broken) = mend(text);
        let expected = "[game]\nmusic = 6 # loud\n# table = \n# speed = \"Fa\n# what is this\n# music = 7\n# [game]\nodds = \"Never\"\n";
        assert_eq!(mended, expected);
        let named = ["#5", "#7", "music", "speed", "table"].map(str::to_owned);
        assert_eq!(broken, BTreeSet::from(named));
        assert_eq!(values(&mended, "game").len(), 2);
    }
}
