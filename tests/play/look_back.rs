//! The look back in the results: reached by keys, pad and mouse, about games cut off and continued too.

use bevy::prelude::*;
use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::Screen;
use cant_stop::referee::{ContinueGame, GameLog, GameStory};

use crate::support::{Couch, bots};
use crate::widgets::go_to;

const TAB: &str = "Looking back";
/// A heading that only the look back has.
const HEADING: &str = "What mattered most";

/// A couch on which bots have played a game to its results.
fn results() -> Couch {
    let mut couch = Couch::new();
    couch.set_speed(Speed::Instant);
    couch.start(bots(3), 11);
    couch.until("the results", |couch| couch.screen() == Screen::Results);
    couch.frames(10);
    couch
}

fn says(couch: &mut Couch, part: &str) -> bool {
    couch.texts().iter().any(|text| text.contains(part))
}

fn await_look_back(couch: &mut Couch) {
    couch.until("the look back", |couch| says(couch, HEADING));
    assert!(says(couch, "Chances of winning"), "{}", couch.summary());
    assert!(says(couch, "Luck and skill"), "{}", couch.summary());
    assert!(!says(couch, "Longest turn"), "{}", couch.summary());
}

#[test]
fn it_is_reached_by_keys() {
    let mut couch = results();
    assert!(says(&mut couch, "Longest turn"));
    go_to(&mut couch, "The climb", |couch| couch.key(KeyCode::ArrowUp));
    go_to(&mut couch, TAB, |couch| couch.key(KeyCode::ArrowRight));
    couch.key(KeyCode::Enter);
    await_look_back(&mut couch);
    couch.key(KeyCode::PageDown);
    couch.until("the climb", |couch| says(couch, "Longest turn"));
    assert!(!says(&mut couch, HEADING));
    couch.key(KeyCode::PageDown);
    await_look_back(&mut couch);
}

#[test]
fn it_is_reached_by_pad() {
    let mut couch = results();
    let pad = couch.connect_pad();
    go_to(&mut couch, "The climb", |couch| {
        couch.pad(pad, GamepadButton::DPadUp);
    });
    go_to(&mut couch, TAB, |couch| {
        couch.pad(pad, GamepadButton::DPadRight);
    });
    couch.pad(pad, GamepadButton::South);
    await_look_back(&mut couch);
    couch.pad(pad, GamepadButton::LeftTrigger);
    couch.until("the climb", |couch| says(couch, "Longest turn"));
    couch.pad(pad, GamepadButton::RightTrigger);
    await_look_back(&mut couch);
}

#[test]
fn it_is_reached_by_mouse() {
    let mut couch = results();
    let tab = couch.widget(TAB).unwrap();
    couch.click(tab);
    await_look_back(&mut couch);
    let again = couch.widget("Again").unwrap();
    couch.click(again);
    couch.until("a new game", |couch| couch.screen() == Screen::Play);
    couch.until("the results", |couch| couch.screen() == Screen::Results);
    couch.frames(10);
    assert!(
        says(&mut couch, "Longest turn"),
        "every game begins with the climb"
    );
}

#[test]
fn a_game_that_was_cut_off_is_looked_back_on_from_its_beginning() {
    let folder = tempfile::tempdir().unwrap();
    let mut couch = Couch::at(folder.path());
    couch.set_speed(Speed::Instant);
    couch.start(bots(2), 4);
    couch.until("a few turns", |couch| {
        couch.game().is_some_and(|game| game.turn_number() > 5)
    });
    drop(couch);
    let mut couch = Couch::at(folder.path());
    couch.set_speed(Speed::Instant);
    couch.app.world_mut().trigger(ContinueGame);
    couch.until("the results", |couch| couch.screen() == Screen::Results);
    couch.frames(10);
    let world = couch.app.world();
    let finished = world.resource::<GameLog>();
    let story = world.resource::<GameStory>();
    assert_eq!(finished.start.turn_number(), 0);
    let last = finished.before(finished.actions.len());
    assert_eq!(last.winners().len(), 1);
    assert_eq!(story.turns().len(), last.turn_number() as usize);
    couch.key(KeyCode::PageDown);
    await_look_back(&mut couch);
}
