//! Makes a constant of the key of every English text, so that a text that is not there does not compile.

use std::collections::BTreeSet;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Message, PatternElement};
use fluent_syntax::parser;

const FOLDER: &str = "assets/locales/en";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let mut constants = BTreeSet::new();
    for file in fs::read_dir(FOLDER)? {
        let path: PathBuf = file?.path();
        let text = fs::read_to_string(&path)?;
        let parsed = parser::parse_runtime(text.as_str())
            .map_err(|(_, errors)| format!("{}: {errors:?}", path.display()))?;
        constants.extend(parsed.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(constant(message)),
            _ => None,
        }));
    }
    let made: String = constants.into_iter().collect();
    fs::write(Path::new(&env::var("OUT_DIR")?).join("texts.rs"), made)?;
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
