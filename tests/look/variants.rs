//! Every size of window and text and every language that a screen is looked at in.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowResized};
use cant_stop::ground::settings::Language;
use cant_stop::ground::settings::{LineSpacing, TextScale, Typeface};
use cant_stop_testkit::{FRAME, Seen, Session};

use crate::laws::broken;

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

/// The sizes of text and the languages that a size of window is looked at with: all nine if `CANT_STOP_LAYOUTS` is set,
/// in every run the largest text and one other, so that over all sizes of window there is each with each.
fn texts(size: usize, all: bool) -> Vec<(TextScale, Language)> {
    let [normal, larger, double] = TEXT;
    if all {
        let with_all = |text| Language::ALL.map(|language| (text, language));
        return TEXT.into_iter().flat_map(with_all).collect();
    }
    let other = [normal, larger][size % 2];
    vec![
        (double, Language::ALL[size % 3]),
        (other, Language::ALL[size / 2 % 3]),
    ]
}

/// Everything found wrong: what, on which screen, and in which variants.
#[derive(Default)]
pub struct Report {
    found: BTreeMap<(String, String), Vec<String>>,
    screens: usize,
}

impl Report {
    /// Looks at what is on the screen now in many variants, while time stands still.
    pub fn look(&mut self, session: &mut Session, screen: &str) {
        self.screens += 1;
        let all = std::env::var_os("CANT_STOP_LAYOUTS").is_some();
        let world = session.app.world_mut();
        world.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        for (index, size) in SIZES.into_iter().enumerate() {
            resize(session, size);
            for (text_scale, language) in texts(index, all) {
                let mut settings = session.settings();
                settings.text_scale = text_scale;
                settings.language = language;
                // Every other size of window has the other letters, and lines further apart.
                let (typeface, line_spacing) = LETTERS[index % 2];
                settings.typeface = typeface;
                settings.line_spacing = line_spacing;
                session.frames(3);
                let (width, height) = size;
                let percent = text_scale.factor() * 100.0;
                let case = format!("{width}×{height} {language:?} {percent} % {typeface:?}");
                for sentence in broken(&Seen::now(session)) {
                    let key = (screen.to_owned(), sentence);
                    self.found.entry(key).or_default().push(case.clone());
                }
            }
        }
        let mut settings = session.settings();
        settings.text_scale = TextScale::Normal;
        settings.language = Language::En;
        (settings.typeface, settings.line_spacing) = LETTERS[0];
        resize(session, USUAL);
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

/// Gives the window another size, as a person would.
fn resize(session: &mut Session, (width, height): (f32, f32)) {
    let world = session.app.world_mut();
    let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    let (window, mut it) = windows.single_mut(world).unwrap();
    it.resolution.set(width, height);
    world.write_message(WindowResized {
        window,
        width,
        height,
    });
    session.frames(2);
}

#[test]
fn every_text_is_looked_at_in_every_run() {
    let texts = (0..SIZES.len()).flat_map(|size| texts(size, false));
    let different: BTreeSet<String> = texts.map(|text| format!("{text:?}")).collect();
    assert_eq!(different.len(), TEXT.len() * Language::ALL.len());
}
