//! The licence texts of all libraries in one file: what their authors ask for is that their texts go along.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

use super::Library;
use crate::{Failure, Result};

/// Names of files that hold licences and notices, in capitals.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// Licences that count for libraries without a text of their own, the ones that ask for least first.
const KNOWN: [&str; 5] = ["MIT-0", "MIT", "BSL-1.0", "Apache-2.0", "CC0-1.0"];

/// Every licence text once, in order of the first library that has it, with who it is for.
pub fn licences(libraries: &[Library]) -> Result<String> {
    let mut texts: BTreeMap<String, Vec<&Library>> = BTreeMap::new();
    for library in libraries {
        for text in texts_of(library)? {
            texts.entry(text).or_default().push(library);
        }
    }
    let mut texts: Vec<(String, Vec<&Library>)> = texts.into_iter().collect();
    texts.sort_by(|a, b| a.1.cmp(&b.1).then_with(|| a.0.cmp(&b.0)));
    let mut file = String::from("What the program is built of, and the licences of all of it.\n\n");
    for library in libraries {
        let _ = writeln!(file, "{}: {}", library.locked, library.licence);
    }
    for (text, owners) in texts {
        let owners: Vec<String> = owners
            .iter()
            .map(|library| library.locked.to_string())
            .collect();
        let line = "=".repeat(78);
        let _ = write!(file, "\n{line}\n{}\n{line}\n\n{text}\n", wrapped(&owners));
    }
    Ok(file)
}

/// Licence files of a library; without any, the text of a licence that it names, with its authors.
fn texts_of(library: &Library) -> Result<BTreeSet<String>> {
    let folder = &library.folder;
    let mut texts = BTreeSet::new();
    for entry in fs::read_dir(folder).map_err(Failure::at(folder))? {
        let entry = entry.map_err(Failure::at(folder))?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        // A folder of such a name cannot be read.
        if NAMES.iter().any(|known| name.contains(known))
            && let Ok(bytes) = fs::read(entry.path())
        {
            texts.insert(plain(&String::from_utf8_lossy(&bytes)));
        }
    }
    texts.remove("");
    if texts.is_empty() {
        texts.insert(known(library)?);
    }
    Ok(texts)
}

/// The text of a licence that a library names, with its authors.
fn known(library: &Library) -> Result<String> {
    let named: Vec<&str> = library.licence.split([' ', '(', ')']).collect();
    let licence = KNOWN.iter().find(|known| named.contains(*known));
    let licence = licence.and_then(|known| spdx::license_id(known));
    let licence = licence.ok_or_else(|| {
        Failure::new(format!(
            "{} brings no licence text, and none is known for {}.",
            library.locked, library.licence
        ))
    })?;
    let holder = match library.authors.as_slice() {
        [] => format!("the authors of {}", library.locked.name),
        authors => authors.join(", "),
    };
    let gap = "<year> <copyright holders>";
    Ok(plain(licence.text()).replace(gap, &holder))
}

/// The text with line ends of Unix, and without spaces at the ends of lines, so that the same text is the same.
fn plain(text: &str) -> String {
    let lines: Vec<&str> = text.trim().lines().map(str::trim_end).collect();
    lines.join("\n").trim_start_matches('\u{feff}').to_owned()
}

/// Names in lines of at most 78 letters, where they allow it.
fn wrapped(names: &[String]) -> String {
    let mut lines: Vec<String> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let comma = usize::from(index + 1 < names.len());
        match lines.last_mut() {
            Some(line) if line.len() + 2 + name.len() + comma <= 78 => {
                *line = format!("{line}, {name}");
            }
            _ => lines.push(name.clone()),
        }
    }
    lines.join(",\n")
}
