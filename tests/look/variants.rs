//! Every size of window and text and every language that a screen is looked at in.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use cant_stop::core::locale::{Locale, Words};
use cant_stop::core::settings::{Language, LineSpacing, TextScale, Typeface};
use cant_stop::ui::layer::Layer;
use cant_stop_testkit::{FRAME, Seen, Session};

use crate::laws::{broken, untranslated};

const SIZES: [(f32, f32); 8] = [
    (1280.0, 720.0),
    (1920.0, 1080.0),
    (3840.0, 2160.0),
    // A Steam Deck.
    (1280.0, 800.0),
    (1024.0, 768.0),
    (2560.0, 1080.0),
    (1080.0, 1350.0),
    (900.0, 1600.0),
];
const TEXT: [TextScale; 3] = [TextScale::Normal, TextScale::Larger, TextScale::Double];
/// The letters and the lines that texts are looked at in.
const LETTERS: [(Typeface, LineSpacing); 2] = [
    (Typeface::Quicksand, LineSpacing::Usual),
    (Typeface::Atkinson, LineSpacing::Wide),
];
/// The size everything is walked through at.
const USUAL: (f32, f32) = (1920.0, 1080.0);

/// The longest name that fits a place, wide letters and all.
pub const LONG: &str = "Maximiliana";
/// Texts that are the same in every language, besides the names of the languages; a panel is called so here alone.
const NAMES: [&str; 6] = [
    LONG,
    "Ada",
    "MIT",
    "Quicksand",
    "Atkinson Hyperlegible",
    "a panel",
];

/// All languages, after the pseudo-language.
fn languages() -> impl Iterator<Item = Language> {
    std::iter::once(Language::Pseudo).chain(Language::ALL)
}

/// The sizes of text and the languages that a size of window is looked at with. All if `CANT_STOP_LAYOUTS` is set; in every
/// run the largest text in one of the `longest` languages of the screen, and another in any, so that each has its turn.
fn texts(size: usize, longest: [Language; 2], all: bool) -> Vec<(TextScale, Language)> {
    let [normal, larger, double] = TEXT;
    // No language is as long as the pseudo-language: it is looked at in the usual size of text.
    if all {
        let with_all = |text| Language::ALL.map(|language| (text, language));
        let mut texts: Vec<_> = TEXT.into_iter().flat_map(with_all).collect();
        texts.push((normal, Language::Pseudo));
        return texts;
    }
    let languages: Vec<Language> = languages().collect();
    let other = match languages[size % languages.len()] {
        Language::Pseudo => (normal, Language::Pseudo),
        language => ([normal, larger][size % 2], language),
    };
    vec![(double, longest[size % 2]), other]
}

/// The languages in which a screen says the most, and the longest word.
fn longest(world: &mut World) -> [Language; 2] {
    let mut words = world.query::<(&Words, &InheritedVisibility)>();
    let words = words.iter(world).filter(|(_, seen)| seen.get());
    let words: Vec<&Words> = words.map(|(words, _)| words).collect();
    let length = |text: &str| text.chars().count();
    // How much is said in each language, and how long its longest word is.
    let lengths = Language::ALL.map(|language| {
        let said = words.iter().map(|words| Locale(language).say(words));
        said.fold((language, 0, 0), |(language, all, longest), said| {
            let word = said.split(' ').map(length).max().unwrap_or_default();
            (language, all + length(&said), longest.max(word))
        })
    });
    let most = lengths.iter().max_by_key(|(_, all, _)| *all);
    let longest = lengths.iter().max_by_key(|(_, _, word)| *word);
    [most, longest].map(|found| found.map_or_else(Language::default, |(language, ..)| *language))
}

/// Everything found wrong: what, on which screen, and in which variants.
#[derive(Default)]
pub struct Report {
    found: BTreeMap<(String, String), Vec<String>>,
    screens: usize,
}

impl Report {
    /// Looks at what is on the screen now in many variants, or at one layer of it, while time stands still.
    pub fn look(&mut self, session: &mut Session, screen: &str, layer: Option<Layer>) {
        self.screens += 1;
        let all = std::env::var_os("CANT_STOP_LAYOUTS").is_some();
        let world = session.app.world_mut();
        let longest = longest(world);
        world.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        for (index, size) in SIZES.into_iter().enumerate() {
            session.resize(size.0, size.1);
            for (text_scale, language) in texts(index, longest, all) {
                let mut settings = session.settings();
                settings.text_scale = text_scale;
                settings.language = language;
                // Every other size of window has the other letters, and lines further apart.
                let (typeface, line_spacing) = LETTERS[index % 2];
                settings.typeface = typeface;
                settings.line_spacing = line_spacing;
                // What stands beside something else follows it when both have their size.
                session.frames(if layer.is_some() { 6 } else { 3 });
                let (width, height) = size;
                let percent = text_scale.factor() * 100.0;
                let case = format!("{width}×{height} {language:?} {percent} % {typeface:?}");
                let seen = Seen::now(session, layer);
                let mut sentences = broken(&seen);
                if language == Language::Pseudo {
                    let names = languages().map(Language::name).chain(NAMES);
                    sentences.extend(untranslated(&seen, &names.collect::<Vec<_>>()));
                }
                for sentence in sentences {
                    let key = (screen.to_owned(), sentence);
                    self.found.entry(key).or_default().push(case.clone());
                }
            }
        }
        let mut settings = session.settings();
        settings.text_scale = TextScale::Normal;
        settings.language = Language::En;
        (settings.typeface, settings.line_spacing) = LETTERS[0];
        session.resize(USUAL.0, USUAL.1);
        let world = session.app.world_mut();
        world.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        session.frames(2);
    }

    /// Fails with all that was found, if anything was.
    pub fn close(self, least_screens: usize) {
        assert!(self.screens >= least_screens, "{} screens", self.screens);
        let mut message = String::new();
        for ((screen, sentence), cases) in &self.found {
            writeln!(message, "{screen}: {sentence} ({})", cases.join(", ")).unwrap();
        }
        let count = self.found.len();
        assert!(message.is_empty(), "{count} faults:\n{message}");
    }
}

#[test]
fn every_language_is_looked_at_in_every_run() {
    let longest = [Language::De, Language::Fr];
    let looked: Vec<_> = (0..SIZES.len())
        .map(|size| texts(size, longest, false))
        .collect();
    let different: BTreeSet<String> = looked
        .iter()
        .map(|texts| format!("{:?}", texts[1].1))
        .collect();
    assert_eq!(different.len(), languages().count());
    assert!(looked.iter().all(|texts| texts[0].0 == TextScale::Double));
}
