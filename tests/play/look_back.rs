//! The look back in the results: reached by keys, pad and mouse, about games cut off and continued too.

use bevy::prelude::*;
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::referee::{ContinueGame, GameLog, GameStory};
use cant_stop_testkit::{Session, bots, folder};

use crate::widgets::go_to;

const TAB: &str = "Review";
/// A heading that only the look back has.
const HEADING: &str = "What mattered most";

/// A session in which bots have played a game to its results.
fn results() -> Session {
    let mut session = Session::new();
    session.finish_game_of_bots(3, 11);
    session.wait(0.3);
    session
}

fn says(session: &mut Session, part: &str) -> bool {
    session.texts().iter().any(|text| text.contains(part))
}

fn await_look_back(session: &mut Session) {
    session.until("the look back", |session| says(session, HEADING));
    assert!(says(session, "Chance of winning"), "{}", session.summary());
    assert!(says(session, "Luck and skill"), "{}", session.summary());
    assert!(!says(session, "Longest turn"), "{}", session.summary());
}

#[test]
fn it_is_reached_by_keys() {
    let mut session = results();
    assert!(says(&mut session, "Longest turn"));
    go_to(&mut session, TAB, |session| session.key(KeyCode::ArrowUp));
    go_to(&mut session, "Climb", |session| {
        session.key(KeyCode::ArrowLeft)
    });
    go_to(&mut session, TAB, |session| {
        session.key(KeyCode::ArrowRight)
    });
    session.key(KeyCode::Enter);
    await_look_back(&mut session);
    session.key(KeyCode::PageUp);
    session.until("the climb", |session| says(session, "Longest turn"));
    assert!(!says(&mut session, HEADING));
    session.key(KeyCode::PageDown);
    await_look_back(&mut session);
}

#[test]
fn it_is_reached_by_pad() {
    let mut session = results();
    let pad = session.connect_pad();
    go_to(&mut session, TAB, |session| {
        session.pad(pad, GamepadButton::DPadUp);
    });
    go_to(&mut session, "Climb", |session| {
        session.pad(pad, GamepadButton::DPadLeft);
    });
    go_to(&mut session, TAB, |session| {
        session.pad(pad, GamepadButton::DPadRight);
    });
    session.pad(pad, GamepadButton::South);
    await_look_back(&mut session);
    session.pad(pad, GamepadButton::LeftTrigger);
    session.until("the climb", |session| says(session, "Longest turn"));
    session.pad(pad, GamepadButton::RightTrigger);
    await_look_back(&mut session);
}

#[test]
fn it_is_reached_by_mouse() {
    let mut session = results();
    let tab = session.widget(TAB).unwrap();
    session.click(tab);
    await_look_back(&mut session);
    let again = session.widget("Play again").unwrap();
    session.click(again);
    session.until("a new game", |session| session.screen() == Screen::Play);
    session.until("the results", |session| session.screen() == Screen::Results);
    session.wait(0.3);
    assert!(
        says(&mut session, "Longest turn"),
        "every game begins with the climb"
    );
}

#[test]
fn a_game_that_was_cut_off_is_looked_back_on_from_its_beginning() {
    let folder = folder();
    let mut session = Session::of_match_at(folder.path());
    session.set_speed(Speed::Instant);
    session.start(bots(2), 4);
    session.until("a few turns", |session| {
        session.game().is_some_and(|game| game.turn_number() > 5)
    });
    drop(session);
    let mut session = Session::at(folder.path());
    session.set_speed(Speed::Instant);
    session.app.world_mut().trigger(ContinueGame);
    session.until("the results", |session| session.screen() == Screen::Results);
    session.wait(0.3);
    let world = session.app.world();
    let finished = world.resource::<GameLog>();
    let story = world.resource::<GameStory>();
    assert_eq!(finished.start.turn_number(), 0);
    let last = finished.before(finished.actions.len());
    assert_eq!(last.winners().len(), 1);
    assert_eq!(story.turns().len(), last.turn_number() as usize);
    session.key(KeyCode::PageDown);
    await_look_back(&mut session);
}
