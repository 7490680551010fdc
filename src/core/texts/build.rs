//! Makes a constant of the key of every English text, so that a text that is not there does not compile.

use std::error::Error;
use std::fs::DirEntry;
use std::path::PathBuf;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Message, PatternElement};
use fluent_syntax::parser;

const ENGLISH: &str = "assets/locales/en";

fn main() -> Result<(), Box<dyn Error>> {
    // A new file in any language is compiled in.
    println!("cargo::rerun-if-changed=assets/locales");
    let files: Result<Vec<_>, _> = fs::read_dir(ENGLISH)?.collect();
    let mut paths: Vec<PathBuf> = files?.iter().map(DirEntry::path).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    paths.sort();
    let (mut constants, mut english) = (String::new(), String::new());
    for path in paths {
        let text = fs::read_to_string(&path)?;
        let parsed = parser::parse_runtime(text.as_str())
            .map_err(|(_, errors)| format!("{}: {errors:?}", path.display()))?;
        constants.extend(parsed.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(constant(message)),
            _ => None,
        }));
        english.extend([text.as_str(), "\n"]);
    }
    let made = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(made.join("texts.rs"), constants)?;
    fs::write(made.join("english.ftl"), english)?;
    Ok(())
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
