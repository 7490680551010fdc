//! What systems, shops and packages say of the game, in its three languages.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, PatternElement};

use crate::{Checkout, Failure, Result};

/// The languages of the game; the first is the one that stands where a system asks for none of them.
pub const LANGUAGES: [&str; 3] = ["en", "es", "it"];

/// The texts of one language, by key.
#[derive(Clone, Debug)]
pub struct Words {
    language: &'static str,
    texts: BTreeMap<String, String>,
}

impl Words {
    /// All languages, in their order.
    ///
    /// # Errors
    ///
    /// When a file cannot be read, or the languages do not have the same keys.
    pub fn read(checkout: &Checkout) -> Result<Vec<Self>> {
        let mut all: Vec<Self> = Vec::new();
        for language in LANGUAGES {
            let file = format!("crates/dist/words/{language}.ftl");
            let texts = texts(&checkout.text(&file)?)
                .ok_or_else(|| Failure::new(format!("{file} is not Fluent.")))?;
            if let Some(first) = all.first()
                && !first.texts.keys().eq(texts.keys())
            {
                return Err(Failure::new(format!("{file} has other keys.")));
            }
            all.push(Self { language, texts });
        }
        Ok(all)
    }

    /// The name of the language, as in `es`.
    #[must_use]
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Whether these are the words for systems that ask for another language.
    #[must_use]
    pub fn is_default(&self) -> bool {
        self.language == LANGUAGES[0]
    }

    /// The text of a key.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub fn text(&self, key: &str) -> Result<&str> {
        self.texts
            .get(key)
            .map(String::as_str)
            .ok_or_else(|| Failure::new(format!("{} has no words for `{key}`.", self.language)))
    }

    /// The words under which the game is looked for.
    ///
    /// # Errors
    ///
    /// When there are none.
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
