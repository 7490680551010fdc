//! The first climb: played by keys, pad and mouse, refused, skipped and killed at each step, and never in the way of a game.

use std::fs;

use bevy::prelude::*;
use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::core::settings::{Language, SeenTips, TextScale};
use cant_stop::core::states::Screen;
use cant_stop_rules::Stage;
use cant_stop_testkit::{FRAME, Session, folder, seats};

use crate::widgets::{PRESSES, SETTLED, focused, go_to};

/// The sentences of the steps, in their order.
pub(crate) const SENTENCES: [&str; 11] = [
    "Two dice each",
    "Roll the four dice",
    "Two pairs, two sums",
    "You still have a climber",
    "One climber left",
    "All three are out",
    "Stop now",
    "wants one more",
    "Bust! No sum fits",
    "Stop on a column",
    "Three columns win",
];
const SECONDS: f32 = 90.0;

/// A way to press what has the focus, or what is called so.
pub(crate) type Way = fn(&mut Session, Option<Entity>, &str);

pub(crate) fn by_key(session: &mut Session, _: Option<Entity>, label: &str) {
    go_to(session, label, |session| session.key(KeyCode::Tab));
    session.key(KeyCode::Enter);
}

pub(crate) fn by_pad(session: &mut Session, pad: Option<Entity>, label: &str) {
    let pad = pad.unwrap();
    for at in 0..PRESSES {
        if focused(session).as_deref() == Some(label) {
            break;
        }
        let ways = [
            GamepadButton::DPadRight,
            GamepadButton::DPadDown,
            GamepadButton::DPadLeft,
            GamepadButton::DPadUp,
        ];
        session.pad(pad, ways[at * ways.len() / PRESSES]);
    }
    go_to(session, label, |session| session.frame());
    session.pad(pad, GamepadButton::South);
}

pub(crate) fn by_mouse(session: &mut Session, _: Option<Entity>, label: &str) {
    let place = session
        .widget(label)
        .unwrap_or_else(|| panic!("no “{label}”; {}", session.summary()));
    session.click(place);
}

pub(crate) fn says(session: &mut Session, sentence: &str) -> bool {
    session.texts().iter().any(|text| text.contains(sentence))
}

/// The step that is read now.
pub(crate) fn step(session: &mut Session) -> Option<usize> {
    let texts = session.texts();
    SENTENCES
        .iter()
        .position(|sentence| texts.iter().any(|text| text.contains(sentence)))
}

/// Opens the first climb from the title where it is offered, else from How to play.
pub(crate) fn open(session: &mut Session) {
    session.wait(SETTLED);
    if session.widget("First climb").is_none() {
        by_mouse(session, None, "How to play");
    }
    session.wait(SETTLED);
    by_mouse(session, None, "First climb");
    session.until("the first climb", |session| {
        session.screen() == Screen::Play && says(session, SENTENCES[0])
    });
}

/// Something to press that does what the step asks for, or nothing while it waits.
pub(crate) fn wanted(session: &mut Session) -> Option<String> {
    let step = step(session)?;
    let offers = session.offers();
    // The slab is read as well: its sentences end with a full stop.
    let begins = |start: &str| {
        let found = |offer: &&String| offer.starts_with(start) && !offer.ends_with('.');
        offers.iter().find(found).cloned()
    };
    match step {
        1 | 3 => begins("Roll"),
        2 | 4 => card(session),
        6 => begins("Stop"),
        5 | 8 | 9 => begins("Continue"),
        10 => begins("Main menu"),
        _ => None,
    }
}

/// A card that can be chosen.
fn card(session: &mut Session) -> Option<String> {
    let game = session.shown()?;
    if game.stage() != Stage::Pairing || !session.is_idle() {
        return None;
    }
    let offers = session.offers();
    let sums: Vec<String> = game
        .options()
        .iter()
        .flat_map(|mv| {
            mv.columns()
                .iter()
                .map(|column| column.number().to_string())
        })
        .collect();
    offers.into_iter().find(|offer| {
        let first = offer
            .split(|letter: char| !letter.is_ascii_digit())
            .find(|word| !word.is_empty());
        first.is_some_and(|first| sums.iter().any(|sum| sum == first)) && !offer.contains("busts")
    })
}

/// Plays on until this step is read and waits.
pub(crate) fn play_to(
    session: &mut Session,
    pad: Option<Entity>,
    way: Way,
    last: usize,
) -> Vec<usize> {
    let mut read = Vec::new();
    for _ in 0..30_000 {
        let now = step(session);
        if let Some(now) = now
            && read.last() != Some(&now)
        {
            read.push(now);
        }
        let label = wanted(session);
        if now == Some(last) && (label.is_some() || matches!(last, 0 | 7)) {
            return read;
        }
        match label {
            Some(label) => {
                way(session, pad, &label);
                session.frames(3);
            }
            None => session.stride(),
        }
    }
    panic!("never at step {last}: {read:?}; {}", session.summary());
}

/// Seconds of the game's clock.
pub(crate) fn seconds(session: &Session) -> f32 {
    let time = session.app.world().resource::<Time<Virtual>>();
    time.elapsed_secs()
}

/// Time in which a player who reads every sentence at 200 words a minute before they press anything is through.
const READING_SECONDS: f32 = 240.0;
const WORDS_A_SECOND: f32 = 200.0 / 60.0;

#[test]
fn the_tutorial_takes_at_most_four_minutes_with_all_sentences_read() {
    let mut session = Session::new();
    open(&mut session);
    let mut read: Vec<String> = Vec::new();
    let mut reading = 0_u32;
    let began = seconds(&session);
    while step(&mut session) != Some(10) || reading > 0 || wanted(&mut session).is_none() {
        let taken = seconds(&session) - began;
        assert!(taken < READING_SECONDS, "{}", session.summary());
        // Every sentence, of the slab or of the game, is read once.
        let new = session
            .texts()
            .into_iter()
            .filter(|text| text.ends_with('.'));
        for text in new.collect::<Vec<_>>() {
            if !read.contains(&text) {
                let words = text.split_whitespace().count() as f32;
                reading += (words / WORDS_A_SECOND / FRAME.as_secs_f32()) as u32;
                read.push(text);
            }
        }
        reading = reading.saturating_sub(1);
        let label = wanted(&mut session).filter(|_| reading == 0);
        match label {
            Some(label) if step(&mut session) != Some(10) => by_key(&mut session, None, &label),
            _ => session.frame(),
        }
    }
    assert!(read.len() >= SENTENCES.len(), "{read:?}");
}

/// Plays all of it and leaves for the title.
fn play_through(session: &mut Session, pad: Option<Entity>, way: Way) {
    open(session);
    let began = seconds(session);
    let read = play_to(session, pad, way, 10);
    assert_eq!(
        read,
        (0..=10).collect::<Vec<_>>(),
        "each step once, in order"
    );
    way(session, pad, "Main menu");
    session.until("the title", |session| session.screen() == Screen::Title);
    let taken = seconds(session) - began;
    assert!(taken < SECONDS, "{taken} seconds");
    assert!(session.game().is_none());
}

#[test]
fn it_is_played_by_keys() {
    play_through(&mut Session::new(), None, by_key);
}

#[test]
fn it_is_played_by_pad() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    play_through(&mut session, Some(pad), by_pad);
}

#[test]
fn it_is_played_by_mouse() {
    play_through(&mut Session::new(), None, by_mouse);
}

#[test]
fn it_is_played_in_large_text_and_replayed() {
    let mut session = Session::new();
    session.settings().text_scale = TextScale::Double;
    for _ in 0..2 {
        play_through(&mut session, None, by_key);
    }
}

#[test]
fn it_can_be_skipped_at_each_step() {
    let mut session = Session::new();
    for last in [0, 4, 9] {
        open(&mut session);
        for at in 0..=last {
            play_to(&mut session, None, by_key, at);
            assert!(session.widget("Skip").is_some(), "step {at}");
        }
        session.key(KeyCode::Escape);
        session.wait(SETTLED);
        by_key(&mut session, None, "Skip");
        session.until("the title", |session| session.screen() == Screen::Title);
        session.wait(SETTLED);
        assert!(session.game().is_none());
        assert_eq!(step(&mut session), None, "nothing of it is left");
        assert!(session.offers().iter().any(|offer| offer == "New game"));
    }
}

#[test]
fn what_the_step_does_not_ask_for_is_explained_and_changes_nothing() {
    let mut session = Session::new();
    open(&mut session);
    for (at, press, why) in [(3, KeyCode::KeyF, "Not yet"), (6, KeyCode::KeyR, "Try")] {
        play_to(&mut session, None, by_key, at);
        let label = wanted(&mut session).unwrap();
        let before = session.game();
        session.key(press);
        session.frames(5);
        assert_eq!(session.game(), before);
        assert!(says(&mut session, why), "{}", session.summary());
        session.key(press);
        session.wait(1.3);
        assert_eq!(session.game(), before);
        by_mouse(&mut session, None, &label);
        session.frames(3);
        assert_ne!(session.game(), before, "what it asks for goes on");
    }
}

/// The files of a folder with what is in them.
fn files(folder: &std::path::Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.file_type().unwrap().is_file())
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn killed_at_each_step_it_leaves_a_saved_game_as_it_was() {
    let own = folder();
    let mut session = Session::at(own.path());
    session.start_decided(seats(&[SeatKind::Person; 2]), 1);
    drop(session);
    let saved = files(&own.path().join("records"));
    assert!(saved.iter().any(|(name, _)| name.ends_with(".jsonl")));
    let mut session = Session::at(own.path());
    open(&mut session);
    for last in 0..=10 {
        play_to(&mut session, None, by_key, last);
        // What is on disk now is all that is left by a kill at this moment.
        assert_eq!(files(&own.path().join("records")), saved, "step {last}");
    }
    drop(session);
    assert_eq!(files(&own.path().join("records")), saved);
    let mut session = Session::at(own.path());
    session.wait(SETTLED);
    let offers = session.offers();
    let on = offers.iter().find(|offer| offer.starts_with("Continue"));
    let on = on.expect("the game goes on").clone();
    by_mouse(&mut session, None, &on);
    session.until("the game", |session| session.screen() == Screen::Play);
    assert_eq!(session.game().unwrap().stage(), Stage::Deciding);
    assert_eq!(
        session.app.world().resource::<Seats>().0[1].kind,
        SeatKind::Person
    );
}

#[test]
fn it_is_offered_once() {
    let mut session = Session::new();
    for offered in [true, false] {
        session.wait(SETTLED);
        assert_eq!(session.widget("First climb").is_some(), offered);
        by_mouse(&mut session, None, "New game");
        session.until("the table", |session| session.screen() == Screen::Join);
        session.wait(SETTLED);
        assert_eq!(session.widget("First climb").is_some(), offered);
        assert!(focused(&session).is_none_or(|at| at != "First climb"));
        session.key(KeyCode::Escape);
        session.until("the title", |session| session.screen() == Screen::Title);
        assert!(session.app.world().resource::<SeenTips>().first_climb);
    }
}

#[test]
fn leaving_it_asks_nothing() {
    let mut session = Session::new();
    open(&mut session);
    play_to(&mut session, None, by_key, 1);
    session.key(KeyCode::KeyP);
    session.wait(SETTLED);
    by_mouse(&mut session, None, "Quit");
    session.frames(3);
    assert!(session.left.is_some());
}

#[test]
fn it_is_told_in_every_language() {
    for language in Language::ALL {
        let mut session = Session::new();
        session.frames(2);
        open(&mut session);
        play_to(&mut session, None, by_key, 1);
        let english = session.texts();
        session.set_language(language);
        session.wait(SETTLED);
        let told = session.texts();
        assert_eq!(told == english, language == Language::En);
    }
}

/// Every sentence of the first climb in every language.
#[test]
fn no_sentence_is_longer_than_twelve_words() {
    let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/locales");
    let mut counted = 0;
    for folder in fs::read_dir(locales).unwrap() {
        for file in fs::read_dir(folder.unwrap().path()).unwrap() {
            let file = file.unwrap().path();
            let texts = fs::read_to_string(&file).unwrap();
            for line in texts.lines().filter(|line| line.starts_with("tutorial-")) {
                let sentence = line.split_once('=').unwrap().1.replace("{ $name }", "Name");
                let is_short = sentence.split_whitespace().count() <= 12;
                assert!(is_short, "{}: {line}", file.display());
                counted += 1;
            }
        }
    }
    assert!(counted >= 3 * SENTENCES.len());
}
