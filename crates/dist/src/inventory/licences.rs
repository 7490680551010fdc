//! The licence texts of all libraries in one file: what their authors ask for is that their texts go along.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use super::Library;
use crate::{Checkout, Failure, Result};

/// Names of files that hold licences and notices, in capitals.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// Licences whose texts we have, for libraries that bring none, the ones that ask for least first.
const KNOWN: [&str; 5] = ["MIT-0", "MIT", "BSL-1.0", "Apache-2.0", "CC0-1.0"];

/// Every text once, in order of the first library that has it.
pub(super) fn all(libraries: &[Library], checkout: &Checkout) -> Result<String> {
    let mut texts: BTreeMap<String, Vec<&Library>> = BTreeMap::new();
    for library in libraries {
        for text in texts_of(library, checkout)? {
            texts.entry(text).or_default().push(library);
        }
    }
    let mut texts: Vec<(String, Vec<&Library>)> = texts.into_iter().collect();
    texts.sort_by(|a, b| a.1.cmp(&b.1).then_with(|| a.0.cmp(&b.0)));
    let mut file = String::from("What the program is built of, and the licences of all of it.\n\n");
    for library in libraries {
        let _ = writeln!(
            file,
            "{} {}: {}",
            library.name, library.version, library.licence
        );
    }
    for (text, owners) in texts {
        let owners: Vec<String> = owners
            .iter()
            .map(|library| format!("{} {}", library.name, library.version))
            .collect();
        let line = "=".repeat(78);
        let _ = write!(file, "\n{line}\n{}\n{line}\n\n{text}\n", wrapped(&owners));
    }
    Ok(file)
}

/// Licence files of a library; without any, the text of a licence that it names, with its authors.
fn texts_of(library: &Library, checkout: &Checkout) -> Result<Vec<String>> {
    let folder = &library.folder;
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(Failure::at(folder))? {
        let path = entry.map_err(Failure::at(folder))?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_uppercase();
        if NAMES.iter().any(|known| name.contains(known)) && path.is_file() {
            paths.push(path);
        }
    }
    paths.sort();
    let mut texts: Vec<String> = paths
        .iter()
        .filter_map(|path| fs::read(path).ok())
        .map(|bytes| plain(&String::from_utf8_lossy(&bytes)))
        .filter(|text| !text.is_empty())
        .collect();
    texts.sort();
    texts.dedup();
    if texts.is_empty() {
        texts.push(known(library, checkout)?);
    }
    Ok(texts)
}

fn known(library: &Library, checkout: &Checkout) -> Result<String> {
    let named: Vec<&str> = library.licence.split([' ', '(', ')']).collect();
    let licence = KNOWN
        .iter()
        .find(|known| named.contains(*known))
        .ok_or_else(|| {
            Failure::new(format!(
                "{} {} brings no licence text and names {}: add one to crates/dist/licences.",
                library.name, library.version, library.licence
            ))
        })?;
    let text = plain(&checkout.text(&format!("crates/dist/licences/{licence}.txt"))?);
    let holder = match library.authors.as_slice() {
        [] => format!("the authors of {}", library.name),
        authors => authors.join(", "),
    };
    Ok(match *licence {
        "MIT" => format!("MIT License\n\nCopyright (c) {holder}\n\n{text}"),
        _ => text,
    })
}

/// The text with line ends of Unix, and without spaces at the ends of lines, so that the same text is the same.
fn plain(text: &str) -> String {
    let lines: Vec<&str> = text.trim().lines().map(str::trim_end).collect();
    lines.join("\n").trim_start_matches('\u{feff}').to_owned()
}

/// Names in lines of at most 78 letters, where they allow it.
fn wrapped(names: &[String]) -> String {
    let mut lines = vec![String::new()];
    for (index, name) in names.iter().enumerate() {
        let comma = if index + 1 < names.len() { "," } else { "" };
        let word = format!("{name}{comma}");
        if let Some(line) = lines.last_mut()
            && (line.is_empty() || line.len() + 1 + word.len() <= 78)
        {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&word);
        } else {
            lines.push(word);
        }
    }
    lines.join("\n")
}
