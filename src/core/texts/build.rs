//! Makes a constant of every English text and a variant of every picture, so that one that is not there does not compile.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use fluent_syntax::ast::{Entry, Message, PatternElement};
use fluent_syntax::parser;

const ENGLISH: &str = "assets/locales/en";
const ART: &str = "assets/art";

fn main() -> Result<(), Box<dyn Error>> {
    // New texts of any language are compiled in, and new pictures get a name.
    println!("cargo::rerun-if-changed=assets/locales");
    println!("cargo::rerun-if-changed={ART}");
    let made = PathBuf::from(env::var("OUT_DIR")?);
    let (mut constants, mut english) = (String::new(), String::new());
    for path in files(ENGLISH.as_ref(), "ftl")? {
        let text = fs::read_to_string(&path)?;
        let parsed = parser::parse_runtime(text.as_str())
            .map_err(|(_, errors)| format!("{}: {errors:?}", path.display()))?;
        constants.extend(parsed.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(constant(message)),
            _ => None,
        }));
        english.extend([text.as_str(), "\n"]);
    }
    fs::write(made.join("texts.rs"), constants)?;
    fs::write(made.join("english.ftl"), english)?;
    fs::write(made.join("art.rs"), pictures()?)?;
    Ok(())
}

/// Files below a folder with this extension, in the order of their paths.
fn files(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, extension)?);
        } else if path.extension().is_some_and(|it| it == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The constant of a text; its documentation is how the text begins.
fn constant(message: &Message<&str>) -> String {
    let key = message.id.name;
    let name = key.to_uppercase().replace('-', "_");
    let elements = message.value.iter().flat_map(|value| &value.elements);
    let said: String = elements
        .map(|element| match element {
            PatternElement::TextElement { value } => value,
            PatternElement::Placeable { .. } => "…",
        })
        .collect();
    let said = said.replace(['`', '\n'], " ");
    format!("/// `{said}`\npub const {name}: TextKey = TextKey({key:?});\n")
}

/// The names of all pictures, and their paths below the folder of assets in the same order.
fn pictures() -> io::Result<String> {
    let (mut names, mut paths) = (String::new(), String::new());
    for path in files(ART.as_ref(), "svg")? {
        let path = path.to_string_lossy().replace('\\', "/");
        let stem = path.rsplit('/').next().unwrap_or(&path);
        let words = stem.trim_end_matches(".svg").split('_');
        let name: String = words.map(capitalized).collect();
        names.push_str(&format!("/// `{path}`\n{name},\n"));
        paths.push_str(&format!("{:?},\n", path.trim_start_matches("assets/")));
    }
    Ok(format!(
        "/// A picture of the game.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n\
         pub enum Art {{\n{names}}}\n\n\
         const PATHS: &[&str] = &[\n{paths}];\n"
    ))
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
