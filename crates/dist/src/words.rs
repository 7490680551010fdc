//! Words of the game for systems, shops and packages, in each language of the folder `words`.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, PatternElement};

use crate::{Checkout, Failure, Result};

/// The folder with a file for each language.
const FOLDER: &str = "crates/dist/words";

/// The language that stands where a system asks for none of the others.
const USUAL: &str = "en";

/// The texts of one language, by key.
#[derive(Clone, Debug)]
pub struct Words {
    language: String,
    texts: BTreeMap<String, String>,
}

impl Words {
    /// All languages, the usual one first.
    pub fn read(checkout: &Checkout) -> Result<Vec<Self>> {
        let mut all: Vec<Self> = Vec::new();
        let files = checkout.files_in(FOLDER)?;
        let mut languages: Vec<&str> = files
            .iter()
            .filter_map(|file| file.strip_suffix(".ftl"))
            .collect();
        languages.sort_by_key(|language| *language != USUAL);
        for language in languages {
            let file = format!("{FOLDER}/{language}.ftl");
            let texts = texts(&checkout.text(&file)?)
                .ok_or_else(|| Failure::new(format!("{file} is not Fluent.")))?;
            if let Some(first) = all.first()
                && !first.texts.keys().eq(texts.keys())
            {
                return Err(Failure::new(format!("{file} has other keys.")));
            }
            all.push(Self {
                language: language.to_owned(),
                texts,
            });
        }
        Ok(all)
    }

    /// The tag of the language, as in `es` and `pt-BR`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The language as desktops of Linux write it, as in `es` and `pt_BR`.
    pub fn locale(&self) -> String {
        self.language.replace('-', "_")
    }

    /// Returns `true` for the fallback words, shown in languages that have none.
    pub fn is_default(&self) -> bool {
        self.language == USUAL
    }

    /// The text of a key.
    pub fn text(&self, key: &str) -> Result<&str> {
        self.texts
            .get(key)
            .map(String::as_str)
            .ok_or_else(|| Failure::new(format!("{} has no words for `{key}`.", self.language)))
    }

    /// The words under which the game is looked for.
    pub fn keywords(&self) -> Result<Vec<&str>> {
        Ok(self.text("keywords")?.split("; ").collect())
    }
}

/// The plain messages of a file in the Fluent format.
fn texts(file: &str) -> Option<BTreeMap<String, String>> {
    let resource = fluent_syntax::parser::parse(file).ok()?;
    let mut texts = BTreeMap::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let text: Option<String> = message
                .value?
                .elements
                .into_iter()
                .map(|element| match element {
                    PatternElement::TextElement { value } => Some(value),
                    PatternElement::Placeable { .. } => None,
                })
                .collect();
            texts.insert(message.id.name.to_owned(), text?);
        }
    }
    Some(texts)
}
