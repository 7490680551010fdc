//! "What would you do?": answered by keys, by pad and by mouse, spoken, kept over a restart, and asked from one's own games.

use std::collections::BTreeSet;
use std::fs;

use bevy::a11y::AccessibilityNode;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::settings::{Language, TextScale};
use cant_stop::features::puzzles::StoredPuzzles;
use cant_stop_puzzles::{Pool, Puzzle};
use cant_stop_records::{Header, RecordedSeat, read, write};
use cant_stop_rules::Action;
use cant_stop_testkit::{Session, folder, repository};

use crate::settings::resize;
use crate::widgets::{SETTLED, click_on, focused, go_to};

const TAB: &str = "What would you do?";
const NEXT: &str = "Next puzzle";

fn says(session: &mut Session, part: &str) -> bool {
    session.texts().iter().any(|text| text.contains(part))
}

fn stored(session: &Session) -> StoredPuzzles {
    session.app.world().resource::<StoredPuzzles>().clone()
}

/// The puzzle that was answered last, and the choice that was taken.
fn last(session: &Session) -> (&'static Puzzle, usize) {
    let (name, choice) = stored(session).answers().next_back().unwrap();
    (Pool::bundled().named(name).unwrap(), choice)
}

/// English label of the button of a choice.
fn button(action: Action) -> String {
    match action {
        Action::Stop => "Stop".to_owned(),
        Action::Choose(mv) => match mv.columns() {
            [first, second] if first == second => format!("Climb {first} twice"),
            [first, second] => format!("Climb {first} and {second}"),
            columns => format!("Climb {}", columns[0]),
        },
        _ => "Roll again".to_owned(),
    }
}

/// Returns `true` for the button of a choice.
fn is_choice(offer: &str) -> bool {
    offer == "Roll again" || offer.starts_with("Climb ") && !offer.contains(':')
}

/// Returns `true` if a choice can be taken now.
fn is_asked(session: &mut Session) -> bool {
    session.offers().iter().any(|offer| is_choice(offer))
}

fn open(session: &mut Session) {
    session.wait(SETTLED);
    click_on(session, "Today’s mountain");
    click_on(session, TAB);
    await_puzzle(session);
}

fn await_puzzle(session: &mut Session) {
    session.until("a puzzle", is_asked);
    session.wait(SETTLED);
}

/// The choices that can be taken, by their names.
fn choices(session: &mut Session) -> BTreeSet<String> {
    let mut offers = session.offers();
    offers.retain(|offer| is_choice(offer));
    offers.into_iter().collect()
}

/// One of them.
fn first_choice(session: &mut Session) -> String {
    choices(session).pop_first().unwrap()
}

/// Asserts that the page explains the answer to a puzzle of the pool.
fn is_explained(session: &mut Session) {
    let (puzzle, choice) = last(session);
    let is_right = puzzle.choices()[choice].action == puzzle.best().action;
    let verdict = ["Better: ", "Right: "][usize::from(is_right)];
    assert!(says(session, verdict), "{}", session.summary());
    for choice in puzzle.choices() {
        let worth = format!("{}: ", button(choice.action));
        assert!(says(session, &worth), "{}", session.summary());
    }
    assert!(says(session, "busts") && says(session, "10,000 games"));
    assert!(says(session, "Your strength"));
}

#[test]
fn puzzles_are_answered_by_mouse() {
    let mut session = Session::new();
    open(&mut session);
    assert!(says(&mut session, "Puzzle 1") && says(&mut session, "Your answers show"));
    for number in 1..=3 {
        assert!(says(&mut session, &format!("Puzzle {number}")));
        let choice = first_choice(&mut session);
        click_on(&mut session, &choice);
        assert_eq!(stored(&session).answers.len(), number);
        is_explained(&mut session);
        assert!(!is_asked(&mut session), "one answer is enough");
        click_on(&mut session, NEXT);
        await_puzzle(&mut session);
    }
}

#[test]
fn puzzles_are_answered_by_keys_and_the_focus_goes_along() {
    let mut session = Session::new();
    session.wait(SETTLED);
    go_to(&mut session, "Today’s mountain", |session| {
        session.key(KeyCode::ArrowDown)
    });
    session.key(KeyCode::Enter);
    session.wait(SETTLED);
    for _ in 0..2 {
        session.key(KeyCode::PageDown);
        session.wait(SETTLED);
    }
    await_puzzle(&mut session);
    let choice = first_choice(&mut session);
    go_to(&mut session, &choice, |session| {
        session.key(KeyCode::ArrowDown)
    });
    session.key(KeyCode::Enter);
    session.wait(SETTLED);
    is_explained(&mut session);
    for _ in 0..3 {
        assert_eq!(focused(&session).as_deref(), Some(NEXT));
        session.key(KeyCode::Enter);
        await_puzzle(&mut session);
        let focus = focused(&session).unwrap();
        assert!(is_choice(&focus), "{focus}");
        session.key(KeyCode::Enter);
        session.wait(SETTLED);
    }
    assert_eq!(stored(&session).answers.len(), 4);
    session.key(KeyCode::Escape);
    session.wait(SETTLED);
    assert_eq!(session.dialog(), Dialog::NONE);
}

#[test]
fn everything_is_reached_by_pad_where_there_is_least_room() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    resize(&mut session, 1280.0, 720.0);
    session.settings().text_scale = TextScale::Double;
    session.wait(SETTLED);
    go_to(&mut session, "Today’s mountain", |session| {
        session.pad(pad, GamepadButton::DPadDown)
    });
    session.pad(pad, GamepadButton::South);
    session.wait(SETTLED);
    for _ in 0..2 {
        session.pad(pad, GamepadButton::RightTrigger);
        session.wait(SETTLED);
    }
    await_puzzle(&mut session);
    let choice = first_choice(&mut session);
    go_to(&mut session, &choice, |session| {
        session.pad(pad, GamepadButton::DPadDown)
    });
    session.pad(pad, GamepadButton::South);
    session.wait(SETTLED);
    is_explained(&mut session);
    assert_eq!(focused(&session).as_deref(), Some(NEXT));
    // What was said about every choice is read on the way up to the board, and down from there.
    let mut read = Vec::new();
    for button in [GamepadButton::DPadUp, GamepadButton::DPadDown] {
        for _ in 0..20 {
            session.pad(pad, button);
            read.extend(focused(&session));
        }
    }
    let (puzzle, _) = last(&session);
    for choice in puzzle.choices() {
        let said = format!("{}: ", button(choice.action));
        assert!(
            read.iter().any(|it| it.starts_with(&said)),
            "“{said}” is not in {read:?}"
        );
    }
}

#[test]
fn the_board_and_the_question_are_spoken() {
    let mut session = Session::new();
    open(&mut session);
    let world = session.app.world_mut();
    let mut read = world.query::<(&AccessibleLabel, &AccessibilityNode)>();
    let said: Vec<String> = read
        .iter(world)
        .filter(|(_, node)| node.role() == accesskit::Role::Paragraph)
        .map(|(label, _)| label.0.clone())
        .collect();
    assert!(said.iter().any(|it| it.starts_with("Column ")), "{said:?}");
    assert!(said.iter().any(|it| it.starts_with("You are ")), "{said:?}");
    let choice = first_choice(&mut session);
    click_on(&mut session, &choice);
    let focus = session.app.world().resource::<InputFocus>().get();
    assert_eq!(focus, None, "the mouse is in use");
}

#[test]
fn a_restart_keeps_the_answers_and_asks_what_was_asked() {
    let folder = folder();
    let mut session = Session::at(folder.path());
    open(&mut session);
    for _ in 0..4 {
        let choice = first_choice(&mut session);
        click_on(&mut session, &choice);
        click_on(&mut session, NEXT);
        await_puzzle(&mut session);
    }
    let (before, asked) = (stored(&session), choices(&mut session));
    let strength = |session: &mut Session| {
        let mut texts = session.texts().into_iter();
        texts.find(|text| text.contains("Your strength"))
    };
    let told = strength(&mut session);
    drop(session);
    let mut session = Session::at(folder.path());
    assert_eq!(stored(&session), before);
    open(&mut session);
    assert_eq!(choices(&mut session), asked);
    assert!(told.is_some());
    assert_eq!(strength(&mut session), told);
}

#[test]
fn a_damaged_file_is_kept_aside_and_said() {
    let folder = folder();
    let settings = folder.path().join("settings");
    fs::create_dir_all(&settings).unwrap();
    fs::write(settings.join("puzzles.toml"), "[puzzles]\nanswers = [\"12").unwrap();
    let mut session = Session::at(folder.path());
    session.wait(SETTLED);
    assert!(says(&mut session, "puzzles.toml"), "{}", session.summary());
    assert!(settings.join("puzzles.toml.damaged").exists());
    assert_eq!(stored(&session), StoredPuzzles::default());
    // Values that make no sense are no trouble either.
    let odd = "[puzzles]\nanswers = [\"zz 1\", \"0000000a 99\", \"\"]\nown = [\"?\"]\n";
    fs::write(settings.join("puzzles.toml"), odd).unwrap();
    let mut session = Session::at(folder.path());
    open(&mut session);
    assert!(says(&mut session, "Your answers show"));
}

/// Keeps a finished game in which Ada played badly: she is seat 0 and never stops but at the end.
fn keep_a_game(folder: &std::path::Path) {
    let game = read(&fs::read(repository("crates/studio/games/decisive.jsonl")).unwrap()).unwrap();
    let seats = game.header.seats().iter().enumerate();
    let seats = seats.map(|(place, seat)| RecordedSeat {
        bot: (place > 0).then(|| "magpie".to_owned()),
        ..RecordedSeat::person("Ada", &seat.mark)
    });
    let header = Header::new("none", 1, game.header.settings(), seats.collect());
    let finished = folder.join("records/finished");
    fs::create_dir_all(&finished).unwrap();
    let record = write(&header, game.playthrough.actions());
    fs::write(finished.join("0001.jsonl"), record).unwrap();
}

#[test]
fn ones_own_costliest_choices_come_first_and_once() {
    let folder = folder();
    keep_a_game(folder.path());
    let mut session = Session::at(folder.path());
    open(&mut session);
    let mut own = 0;
    while says(&mut session, "From your games: Ada") {
        own += 1;
        let choice = first_choice(&mut session);
        click_on(&mut session, &choice);
        assert!(says(&mut session, "What Ada did"), "{}", session.summary());
        assert!(
            says(&mut session, "Your answers show"),
            "one's own do not count"
        );
        click_on(&mut session, NEXT);
        await_puzzle(&mut session);
    }
    assert!((1..=3).contains(&own), "{own}");
    assert!(says(&mut session, "Puzzle 1"));
    let seen = stored(&session);
    assert_eq!((seen.own.len(), seen.answers.len()), (own, 0));
    drop(session);
    let mut session = Session::at(folder.path());
    open(&mut session);
    assert!(!says(&mut session, "From your games"));
}

#[test]
fn puzzles_of_own_games_come_without_a_wait() {
    let folder = folder();
    keep_a_game(folder.path());
    let mut session = Session::at(folder.path());
    session.wait(SETTLED);
    click_on(&mut session, "Today’s mountain");
    session.key(KeyCode::PageDown);
    session.key(KeyCode::PageDown);
    assert!(says(&mut session, "Looking for the costliest choices"));
    go_to(&mut session, "Skip", |session| session.key(KeyCode::Tab));
    session.key(KeyCode::Enter);
    session.wait(SETTLED);
    assert!(says(&mut session, "Puzzle 1"), "{}", session.summary());
    assert!(is_choice(&focused(&session).unwrap()));
}

#[test]
fn the_page_follows_the_language() {
    let mut session = Session::new();
    open(&mut session);
    session.set_language(Language::De);
    session.wait(SETTLED);
    assert!(says(&mut session, "Aufgabe 1"), "{}", session.summary());
    assert!(!says(&mut session, "Puzzle 1"));
}
