//! Every word the game says, in the language of the settings, switched at once.

use std::{borrow::Cow, collections::HashMap};

use bevy::{prelude::*, text::Text2dUpdateSystems, ui::UiSystems};
use fluent_templates::{LanguageIdentifier, Loader, fluent_bundle::FluentValue, static_loader};

use crate::ground::settings::{Language, Settings};

static_loader! {
    static TEXTS = {
        locales: "./assets/locales",
        fallback_language: "en",
        // The marks are for mixing scripts that run in different directions; fonts here have no glyph for them.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// How the texts name a language.
fn id(language: Language) -> LanguageIdentifier {
    language
        .code()
        .parse()
        .expect("the code is a language identifier")
}

/// The language spoken now: follows [`Settings::language`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Locale(pub Language);

/// Something put into a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// A name or the like, as it is.
    Text(String),
    /// A number; texts may depend on it ("1 column", "2 columns").
    Number(f64),
    /// Other words, in the same language.
    Words(Words),
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Argument {
        Argument::Text(text.clone())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<Words> for Argument {
    fn from(words: Words) -> Argument {
        Argument::Words(words)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Argument {
                Argument::Number(f64::from(number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, f32, f64);

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number as f64)
    }
}

/// A text by its key, with what is put into it. Beside `Text`, `Text2d` or `TextSpan` it keeps that text up to date.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Words {
    source: Source,
    arguments: Vec<(&'static str, Argument)>,
}

#[derive(Clone, Debug, PartialEq)]
enum Source {
    Key(Cow<'static, str>),
    Literal(String),
}

impl Words {
    /// The text with this key in the locale files.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Words {
        Words {
            source: Source::Key(key.into()),
            arguments: Vec::new(),
        }
    }

    /// A text that is the same in every language: a name somebody typed, a number.
    pub fn literal(text: impl Into<String>) -> Words {
        Words {
            source: Source::Literal(text.into()),
            arguments: Vec::new(),
        }
    }

    /// Puts `value` where the text says `{ $name }`.
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Words {
        self.arguments.push((name, value.into()));
        self
    }
}

/// What a screen reader says for a widget.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Spoken(pub Words);

impl Locale {
    /// The words in this language. A key without a text is said as it is, so that it can be found.
    pub fn say(self, words: &Words) -> String {
        let key = match &words.source {
            Source::Literal(text) => return text.clone(),
            Source::Key(key) => key,
        };
        let arguments: HashMap<Cow<'static, str>, FluentValue> = words
            .arguments
            .iter()
            .map(|(name, value)| (Cow::Borrowed(*name), self.value(value)))
            .collect();
        TEXTS
            .try_lookup_with_args(&id(self.0), key, &arguments)
            .unwrap_or_else(|| key.clone().into_owned())
    }

    fn value(self, argument: &Argument) -> FluentValue<'_> {
        match argument {
            Argument::Text(text) => FluentValue::from(text.as_str()),
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Words(words) => FluentValue::from(self.say(words)),
        }
    }
}

fn follow_settings(settings: Res<Settings>, mut locale: ResMut<Locale>) {
    locale.set_if_neq(Locale(settings.language));
}

fn write_words(
    locale: Res<Locale>,
    mut texts: Query<(Ref<Words>, AnyOf<(&mut Text, &mut Text2d, &mut TextSpan)>)>,
) {
    for (words, (text, text2d, span)) in &mut texts {
        if !locale.is_changed() && !words.is_changed() {
            continue;
        }
        let said = locale.say(&words);
        if let Some(mut text) = text
            && text.0 != said
        {
            text.0.clone_from(&said);
        }
        if let Some(mut text) = text2d
            && text.0 != said
        {
            text.0.clone_from(&said);
        }
        if let Some(mut span) = span
            && span.0 != said
        {
            span.0 = said;
        }
    }
}

fn label_widgets(
    locale: Res<Locale>,
    spoken: Query<(Entity, Ref<Spoken>)>,
    mut commands: Commands,
) {
    for (entity, spoken) in &spoken {
        if locale.is_changed() || spoken.is_changed() {
            commands
                .entity(entity)
                .insert(AccessibleLabel::new(locale.say(&spoken.0)));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Locale>()
        .add_systems(
            PreUpdate,
            follow_settings.run_if(resource_exists_and_changed::<Settings>),
        )
        .add_systems(
            PostUpdate,
            (label_widgets, write_words)
                .chain()
                .before(UiSystems::Prepare)
                .before(Text2dUpdateSystems),
        );
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]

    use std::{
        collections::{BTreeMap, BTreeSet},
        fs,
        path::{Path, PathBuf},
    };

    use super::*;

    /// The folder of the package; asked for when the test runs, as the build may have been made elsewhere.
    fn package() -> PathBuf {
        std::env::var_os("CARGO_MANIFEST_DIR").unwrap().into()
    }

    /// The messages of a locale file: key → the names of what is put into it.
    fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
        let path = package()
            .join("assets/locales")
            .join(language)
            .join("main.ftl");
        let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut key = String::new();
        for line in fs::read_to_string(path).unwrap().lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                key = line.split('=').next().unwrap().trim().to_owned();
                let new = all.insert(key.clone(), BTreeSet::new()).is_none();
                assert!(new, "{language}: {key} twice");
            }
            for rest in line.split('$').skip(1) {
                let name = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
                let name = name.into_iter().next().unwrap().to_owned();
                all.get_mut(&key).unwrap().insert(name);
            }
        }
        all
    }

    /// Everything between quotes that looks like a key: lower-case words with dashes between them.
    fn key_like_literals(code: &str) -> impl Iterator<Item = &str> {
        code.split('"').skip(1).step_by(2).filter(|text| {
            text.contains('-')
                && text.split('-').all(|word| {
                    !word.is_empty()
                        && word
                            .chars()
                            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
                })
        })
    }

    fn rust_files(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                rust_files(&path, found);
            } else if path.extension().is_some_and(|e| e == "rs") {
                found.push(fs::read_to_string(path).unwrap());
            }
        }
    }

    #[test]
    fn all_languages_say_the_same_things() {
        let english = messages("en");
        assert!(english.len() > 20);
        for language in ["es", "it"] {
            let other = messages(language);
            for (key, arguments) in &english {
                assert_eq!(Some(arguments), other.get(key), "{language}: {key}");
            }
            for key in other.keys() {
                assert!(english.contains_key(key), "{language}: {key} is only there");
            }
        }
    }

    #[test]
    fn every_key_in_the_code_has_a_text() {
        let english = messages("en");
        let mut files = Vec::new();
        rust_files(&package().join("src"), &mut files);
        let groups: BTreeSet<&str> = english
            .keys()
            .filter_map(|key| key.split('-').next())
            .collect();
        let mut seen = 0;
        for file in files {
            let code = file.split("#[cfg(test)]").next().unwrap();
            for text in key_like_literals(code) {
                let group = text.split('-').next().unwrap();
                if groups.contains(group) {
                    assert!(english.contains_key(text), "no text for {text}");
                    seen += 1;
                }
            }
        }
        assert!(
            seen > 40,
            "only {seen} keys found: has the code changed its ways?"
        );
    }

    #[test]
    fn every_opponent_has_a_name() {
        let english = messages("en");
        for opponent in cant_stop_bots::Opponent::ALL {
            assert!(english.contains_key(&format!("opponent-{}", opponent.key())));
        }
    }

    #[test]
    fn numbers_choose_the_right_form() {
        let say = |language, columns: u8| {
            Locale(language).say(&Words::new("columns-to-go").with("columns", columns))
        };
        assert_eq!(say(Language::En, 1), "1 column to go");
        assert_eq!(say(Language::En, 2), "2 columns to go");
        assert_eq!(say(Language::Es, 1), "falta 1 columna");
        assert_eq!(say(Language::It, 2), "mancano 2 colonne");
    }

    #[test]
    fn words_may_contain_words_and_names() {
        let words = Words::new("turn-of").with("name", "Ada");
        assert_eq!(Locale(Language::En).say(&words), "Ada to roll");
        assert_eq!(Locale::default().say(&Words::literal("Ñandú")), "Ñandú");
        assert_eq!(
            Locale::default().say(&Words::new("no-such-key")),
            "no-such-key"
        );
    }
}
