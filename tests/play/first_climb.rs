//! The first climb: nothing leaves it by accident, the focus is where its step asks, and the rival falls before it is said.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop_testkit::Session;
use cant_stop_testkit::dialogs::{PAUSE, QUESTION};

use crate::tutorial::{
    SENTENCES, by_key, by_mouse, by_pad, open, play_to, says, seconds, step, wanted,
};
use crate::widgets::{SETTLED, focused};

#[test]
fn going_back_asks_before_it_skips() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    open(&mut session);
    // The first push only shows the focus.
    session.pad(pad, GamepadButton::DPadUp);
    for last in [1, 2, 5, 6] {
        play_to(&mut session, Some(pad), by_pad, last);
        let before = session.game();
        session.pad(pad, GamepadButton::East);
        session.wait(SETTLED);
        assert_eq!(session.dialog(), QUESTION, "step {last}");
        assert_eq!(focused(&session).as_deref(), Some("Keep climbing"));
        session.pad(pad, GamepadButton::South);
        session.wait(SETTLED);
        assert_eq!(session.dialog(), Dialog::NONE);
        assert_eq!(session.game(), before, "the climb goes on");
    }
    session.pad(pad, GamepadButton::Start);
    session.wait(SETTLED);
    assert_eq!(session.dialog(), PAUSE, "a pad has another button to pause");
}

#[test]
fn presses_that_hurry_never_skip() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    open(&mut session);
    // The first push only shows the focus.
    session.pad(pad, GamepadButton::DPadUp);
    let mut hurried = [0; SENTENCES.len()];
    while step(&mut session) != Some(8) {
        assert_eq!(session.screen(), Screen::Play);
        assert_eq!(session.dialog(), Dialog::NONE);
        let at = step(&mut session).unwrap_or_default();
        assert_ne!(focused(&session).as_deref(), Some("Skip"), "step {at}");
        match wanted(&mut session) {
            Some(label) => by_pad(&mut session, Some(pad), &label),
            None => {
                session.pad(pad, GamepadButton::South);
                hurried[at] += 1;
            }
        }
        session.frames(3);
    }
    assert!(hurried[0] > 0 && hurried[7] > 0, "{hurried:?}");
}

#[test]
fn the_focus_is_on_the_button_that_the_step_asks_for() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    open(&mut session);
    // The first push only shows the focus.
    session.pad(pad, GamepadButton::DPadUp);
    for (at, label) in [(1, "Roll"), (3, "Roll"), (5, "Continue"), (6, "Stop")] {
        play_to(&mut session, Some(pad), by_pad, at);
        session.wait(SETTLED);
        let focus = focused(&session);
        assert!(
            focus.as_ref().is_some_and(|focus| focus.starts_with(label)),
            "step {at}: {focus:?}"
        );
    }
    session.pad(pad, GamepadButton::South);
    session.until("the rival’s turn", |session| step(session) == Some(7));
}

#[test]
fn the_rival_is_seen_to_fall_before_it_is_said() {
    let mut session = Session::new();
    open(&mut session);
    play_to(&mut session, None, by_key, 7);
    let phase = |session: &Session| *session.app.world().resource::<State<TurnPhase>>().get();
    session.until("the bust", |session| phase(session) == TurnPhase::Busted);
    let began = seconds(&session);
    assert!(!says(&mut session, SENTENCES[8]));
    session.until("its words", |session| says(session, SENTENCES[8]));
    assert!(seconds(&session) - began > 1.0);
    session.frames(3);
    assert_eq!(phase(&session), TurnPhase::Busted, "the sky is dark still");
    by_key(&mut session, None, "Continue");
    session.until("the next step", |session| says(session, SENTENCES[9]));
}

#[test]
fn the_offer_leads_there_and_skipping_it_leads_back() {
    let mut session = Session::new();
    session.wait(SETTLED);
    by_mouse(&mut session, None, "New game");
    session.until("the table", |session| session.screen() == Screen::Join);
    session.wait(SETTLED);
    by_mouse(&mut session, None, "First climb");
    session.until("the first climb", |session| says(session, SENTENCES[0]));
    session.wait(SETTLED);
    by_mouse(&mut session, None, "Skip");
    session.until("the table", |session| session.screen() == Screen::Join);
    session.wait(SETTLED);
    assert!(session.widget("First climb").is_none());
}
