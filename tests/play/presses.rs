//! Presses that lead to each thing, counted by pad: the focus is moved, and accept is pressed.

use cant_stop::core::day::TodayIs;

use self::Step::{Accept, Button, Take};
use crate::prelude::*;

/// Something to press.
enum Step {
    /// The widget that is called like this, once the focus is moved to it.
    Take(&'static str),
    /// The widget with the focus, which is called like this.
    Accept(&'static str),
    /// A button of the pad.
    Button(GamepadButton),
}

fn press(session: &mut Session, pad: Entity, step: &Step) {
    match step {
        Take(label) => session.focus_on(label),
        Accept(label) => assert!(session.is_focus(label), "{:?}", session.focused()),
        Button(_) => {}
    }
    match step {
        Button(button) => session.press((pad, *button)),
        _ => session.press((pad, GamepadButton::South)),
    }
}

/// Presses each step once, and sees that this leads there.
fn assert_leads(mut session: Session, steps: &[Step], there: impl Fn(&mut Session) -> bool) {
    let pad = session.connect_pad();
    session.set_speed(Speed::Instant);
    session.wait(SETTLED);
    for step in steps {
        press(&mut session, pad, step);
    }
    session.until("the place", there);
}

#[test]
fn pages_are_one_press_away_from_the_title() {
    let (mut session, pad) = with_pad();
    for (label, dialog) in [
        ("How to play", RULES),
        ("Today’s mountain", ALONE),
        ("The way up", ALONE),
        ("Summit book", CHRONICLE),
    ] {
        press(&mut session, pad, &Take(label));
        assert_eq!(session.dialog(), dialog);
        session.press((pad, GamepadButton::East));
        assert_eq!(session.dialog(), Dialog::NONE);
    }
}

#[test]
fn climbs_and_puzzles_are_at_most_two_presses_away() {
    let is_played = |session: &mut Session| session.screen() == Screen::Play;
    assert_leads(Session::new(), &[Take("First climb")], is_played);
    let mut today = Session::new();
    let day = "2026-11-24".parse().unwrap();
    today.app.insert_resource(TodayIs(Some(day)));
    let climb = [Take("Today’s mountain"), Accept("Climb")];
    assert_leads(today, &climb, is_played);
    let way_up = || Take("The way up");
    assert_leads(Session::new(), &[way_up(), Accept("Play")], is_played);
    let puzzles = [way_up(), Button(GamepadButton::RightTrigger)];
    assert_leads(Session::new(), &puzzles, |session| {
        session.reads("Puzzle 1")
    });
}

#[test]
fn the_last_game_is_watched_after_two_presses() {
    let mut session = Session::new();
    session.finish_game_of_bots(2, 28);
    session.leave();
    session.wait(SETTLED);
    let pad = session.connect_pad();
    press(&mut session, pad, &Take("Summit book"));
    let game = until_offer(&mut session, "Bruno");
    session.press_on(&game, (pad, GamepadButton::South));
    session.until("the replay", |session| session.has::<Watching>());
}

#[test]
fn odds_and_seats_are_two_presses_away_in_a_match() {
    for (label, dialog) in [("Odds and speed", TABLE_RULES), ("Who plays", SEATS)] {
        let mut session = Session::new();
        session.start_two(5);
        let pause = Button(GamepadButton::Start);
        assert_leads(session, &[pause, Take(label)], |session| {
            session.dialog() == dialog
        });
    }
}
