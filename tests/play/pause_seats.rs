//! Seats given to bots and taken back, and devices changed, in the pause.

use std::path::Path;

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::input::Device;
use cant_stop::referee::ContinueGame;
use cant_stop_bots::Opponent;
use cant_stop_rules::{Action, Stage, ToAct};
use cant_stop_testkit::{Session, folder, seats};

use crate::evening::{Evening, reconnect};
use crate::records::actions_in;
use crate::widgets::focused;

#[test]
fn people_who_took_each_others_pad_say_so_in_the_pause() {
    let mut evening = Evening::with(["Twin pad"; 2]);
    let [one, two] = evening.pads;
    let name = evening.name(evening.turn);
    open_seat(&mut evening, one, &name);
    evening.press(one, GamepadButton::DPadDown);
    assert!(focused(&evening.session).is_some_and(|label| label.starts_with("Plays with")));
    evening.press(one, GamepadButton::South);
    assert!(evening.reads(&format!("{name}, what do you play with?")));
    evening.press(two, GamepadButton::South);
    assert_eq!(evening.device_of(evening.turn), Some(Device::Pad(two)));
    assert_eq!(evening.device_of(evening.other), Some(Device::Pad(one)));
    for _ in 0..2 {
        evening.press(two, GamepadButton::East);
    }
    assert!(!evening.is_paused());
    evening.roll_with(two);
}

/// Pauses and goes to a seat with the d-pad alone.
fn open_seat(evening: &mut Evening, pad: Entity, name: &str) {
    evening.press(pad, GamepadButton::Start);
    walk_to(evening, pad, "Who plays");
    evening.press(pad, GamepadButton::South);
    let sides = [GamepadButton::DPadRight, GamepadButton::DPadLeft];
    for side in sides {
        if !is_on(evening, name) {
            evening.press(pad, side);
        }
    }
    assert!(is_on(evening, name), "no way to {name}");
    evening.press(pad, GamepadButton::South);
}

fn is_on(evening: &Evening, label: &str) -> bool {
    focused(&evening.session).is_some_and(|focus| focus.starts_with(label))
}

/// Goes down until the focus is on what is called like this.
fn walk_to(evening: &mut Evening, pad: Entity, label: &str) {
    for _ in 0..8 {
        if is_on(evening, label) {
            return;
        }
        evening.press(pad, GamepadButton::DPadDown);
    }
    panic!("no way to {label}; {:?}", focused(&evening.session));
}

#[test]
fn a_bot_takes_a_seat_over_and_gives_it_back() {
    let mut evening = Evening::new();
    let [pad, others] = evening.pads;
    let (turn, other) = (evening.turn, evening.other);
    let name = evening.name(turn);
    evening.lose(pad);
    // With the other pad alone: down to the bot.
    evening.press(others, GamepadButton::DPadDown);
    evening.press(others, GamepadButton::South);
    assert_eq!(evening.kind(turn), SeatKind::Bot(Opponent::Magpie));
    assert!(!evening.is_paused());
    evening.session.until("the bot’s turn is over", |session| {
        session.is_idle() && session.game().unwrap().turn() == other
    });
    reconnect(&mut evening.session, pad, "Alpha pad");
    open_seat(&mut evening, others, &name);
    for _ in Opponent::ALL {
        if evening.kind(turn) == SeatKind::Person {
            break;
        }
        evening.press(others, GamepadButton::DPadRight);
    }
    assert_eq!(evening.kind(turn), SeatKind::Person);
    for _ in 0..2 {
        evening.press(others, GamepadButton::East);
    }
    assert!(!evening.is_paused());
    assert_eq!(evening.device_of(turn), Some(Device::Pad(pad)));
    // The record tells one unbroken game.
    let record = evening.session.folder.join("records/current.jsonl");
    let recorded = actions_in(&record);
    assert!(
        recorded
            .iter()
            .any(|action| matches!(action, Action::Choose(_)))
    );
    evening.session.set_speed(Speed::Instant);
    for _ in 0..400 {
        if evening.game().to_act() == ToAct::Seat(turn) && evening.session.is_idle() {
            break;
        }
        if evening.game().may_stop() {
            evening.session.pad(others, GamepadButton::DPadRight);
        }
        evening.session.pad(others, GamepadButton::South);
        evening.session.wait(0.5);
    }
    evening.settle();
    evening.roll_with(pad);
}

#[test]
fn a_seat_taken_back_while_its_bot_thinks_is_the_persons() {
    let mut evening = Evening::new();
    let turn = evening.turn;
    evening.set_kind(turn, SeatKind::Bot(Opponent::Ibex));
    evening.session.frames(4);
    let before = evening.game();
    evening.session.key(KeyCode::Escape);
    evening.session.wait(2.0);
    assert_eq!(evening.game(), before, "behind the pause no bot plays");
    evening.set_kind(turn, SeatKind::Person);
    evening.session.key(KeyCode::Escape);
    evening.session.wait(4.0);
    assert_eq!(evening.game(), before, "the bot’s thought is forgotten");
}

fn kinds(session: &Session) -> Vec<SeatKind> {
    let seats = &session.app.world().resource::<Seats>().0;
    seats.iter().map(|plan| plan.kind).collect()
}

/// Restarts the program in the same folder and goes on.
fn restart(session: Session, folder: &Path) -> Session {
    drop(session);
    let mut session = Session::at(folder);
    session.app.world_mut().trigger(ContinueGame);
    session.until("the game", |session| session.screen() == Screen::Play);
    session
}

#[test]
fn after_a_restart_a_seat_is_played_by_whom_it_was_played() {
    let folder = folder();
    let mut session = Session::at(folder.path());
    session.start(seats(&[SeatKind::Person; 2]), 5);
    session.until("a decision", |session| {
        session.is_idle() && session.game().unwrap().stage() == Stage::Deciding
    });
    let game = session.game();
    let other = session.game().unwrap().turn().index() ^ 1;
    for kind in [SeatKind::Bot(Opponent::Ibex), SeatKind::Person] {
        session.app.world_mut().resource_mut::<Seats>().0[other].kind = kind;
        session.frames(2);
        let before = kinds(&session);
        session = restart(session, folder.path());
        assert_eq!(kinds(&session), before);
        assert_eq!(session.game(), game, "nothing else is changed");
    }
}
