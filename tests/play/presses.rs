//! Presses that lead to each thing, counted by pad: the focus is moved, and accept is pressed.

use bevy::prelude::*;
use cant_stop::core::day::TodayIs;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::features::watch::Watching;
use cant_stop_rules::Stage;
use cant_stop_testkit::dialogs::{ALONE, CHRONICLE, RULES, TABLE_RULES};
use cant_stop_testkit::{Session, folder, seats};

use crate::outcomes::play;
use crate::widgets::{SETTLED, focus_on, focused};

/// Pad with the number of times that accept, pause or a shoulder button was pressed.
struct Counted {
    session: Session,
    pad: Entity,
    presses: u32,
}

impl Counted {
    fn new(mut session: Session) -> Counted {
        let pad = session.connect_pad();
        session.set_speed(Speed::Instant);
        session.wait(SETTLED);
        Counted {
            session,
            pad,
            presses: 0,
        }
    }

    fn press(&mut self, button: GamepadButton) {
        self.session.pad(self.pad, button);
        self.session.wait(SETTLED);
        self.presses += 1;
    }

    /// Moves the focus to what is called `label`, and accepts.
    fn take(&mut self, label: &str) {
        focus_on(&mut self.session, label);
        self.press(GamepadButton::South);
    }

    /// Accepts what has the focus by itself.
    fn accept(&mut self, label: &str) {
        let focused = focused(&self.session);
        assert!(
            focused.as_ref().is_some_and(|it| it.starts_with(label)),
            "{label} has not the focus: {focused:?}"
        );
        self.press(GamepadButton::South);
    }
}

#[test]
fn pages_are_one_press_away_from_the_title() {
    for (label, dialog) in [
        ("How to play", RULES),
        ("Today’s mountain", ALONE),
        ("The way up", ALONE),
        ("Summit book", CHRONICLE),
    ] {
        let mut counted = Counted::new(Session::new());
        counted.take(label);
        assert_eq!((counted.session.dialog(), counted.presses), (dialog, 1));
    }
}

#[test]
fn the_first_climb_is_one_press_away() {
    let mut counted = Counted::new(Session::new());
    counted.take("First climb");
    let is_there = |session: &mut Session| session.screen() == Screen::Play;
    counted.session.until("the first climb", is_there);
    assert_eq!(counted.presses, 1);
}

#[test]
fn climbs_and_puzzles_are_two_presses_away() {
    let mut counted = Counted::new(Session::new());
    let day = "2026-11-24".parse().unwrap();
    counted.session.app.insert_resource(TodayIs(Some(day)));
    counted.take("Today’s mountain");
    counted.accept("Climb");
    let is_there = |session: &mut Session| session.screen() == Screen::Play;
    counted.session.until("the climb", is_there);
    assert_eq!(counted.presses, 2);

    let mut counted = Counted::new(Session::new());
    counted.take("The way up");
    counted.accept("Play");
    counted.session.until("the match", is_there);
    assert_eq!(counted.presses, 2);

    let mut counted = Counted::new(Session::new());
    counted.take("The way up");
    counted.press(GamepadButton::RightTrigger);
    let is_posed = |session: &mut Session| session.texts().contains(&"Puzzle 1".to_owned());
    counted.session.until("the puzzle", is_posed);
    assert_eq!(counted.presses, 2);
}

#[test]
fn the_last_game_is_watched_after_two_presses() {
    let folder = folder();
    let mut session = Session::at(folder.path());
    play(&mut session, 2, 28, Speed::Instant);
    drop(session);
    let mut counted = Counted::new(Session::at(folder.path()));
    counted.take("Summit book");
    let game = |session: &mut Session| {
        let offers = session.offers();
        offers.into_iter().find(|offer| offer.contains("Bruno"))
    };
    let is_read = |session: &mut Session| game(session).is_some();
    counted.session.until("the game in the list", is_read);
    let game = game(&mut counted.session).unwrap();
    counted.take(&game);
    let is_there = |session: &mut Session| session.app.world().contains_resource::<Watching>();
    counted.session.until("the replay", is_there);
    assert_eq!(counted.presses, 2);
}

#[test]
fn odds_and_seats_are_two_presses_away_in_a_match() {
    for label in ["Odds and speed", "Who plays"] {
        let mut counted = Counted::new(Session::new());
        counted.session.start(seats(&[SeatKind::Person; 2]), 5);
        counted.session.until("a decision", |session| {
            session.is_idle() && session.game().unwrap().stage() == Stage::Deciding
        });
        counted.press(GamepadButton::Start);
        counted.take(label);
        let dialog = counted.session.dialog();
        assert_ne!(dialog, Dialog::NONE);
        assert!(label != "Odds and speed" || dialog == TABLE_RULES);
        assert_eq!(counted.presses, 2);
    }
}
