//! A dialog that a guest opens at their place while the table is set is theirs, and closes once their pad is gone.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use cant_stop::core::states::Screen;
use cant_stop_testkit::Session;

use crate::join::{at_the_table, reads, south};
use crate::widgets::{SETTLED, focused};

/// A table that one pad steers and another guest's dialog lies over.
fn with_a_dialog() -> (Session, Entity, Entity) {
    let mut session = Session::new();
    let (host, guest) = (session.connect_pad(), session.connect_pad());
    at_the_table(&mut session, south(host));
    session.pad(guest, GamepadButton::South);
    open(&mut session, guest);
    (session, host, guest)
}

fn open(session: &mut Session, guest: Entity) {
    session.pad(guest, GamepadButton::West);
    session.wait(SETTLED);
    assert!(is_open(session), "{}", session.summary());
}

fn is_open(session: &mut Session) -> bool {
    reads(session, "Player")
}

/// Returns `true` if the host controls the table again.
fn host_steers(session: &mut Session, host: Entity) -> bool {
    session.wait(SETTLED);
    let before = focused(session);
    session.pad(host, GamepadButton::DPadLeft);
    let moved = focused(session) != before;
    session.pad(host, GamepadButton::DPadRight);
    moved && session.screen() == Screen::Join
}

#[test]
fn no_other_devices_back_closes_it() {
    let (mut session, host, guest) = with_a_dialog();
    let other = session.connect_pad();
    let before = focused(&session);
    for pad in [host, other] {
        for button in [
            GamepadButton::East,
            GamepadButton::South,
            GamepadButton::DPadDown,
            GamepadButton::Start,
        ] {
            session.pad(pad, button);
            session.wait(SETTLED);
            assert!(is_open(&mut session), "{button:?}; {}", session.summary());
            assert_eq!(focused(&session), before);
        }
    }
    session.key(KeyCode::Backspace);
    session.wait(SETTLED);
    assert!(is_open(&mut session));
    session.pad(guest, GamepadButton::East);
    session.wait(SETTLED);
    assert!(!is_open(&mut session));
    assert!(host_steers(&mut session, host));
}

#[test]
fn escape_closes_it_for_any_device() {
    let (mut session, host, _) = with_a_dialog();
    session.key(KeyCode::Escape);
    session.wait(SETTLED);
    assert!(!is_open(&mut session), "{}", session.summary());
    assert!(host_steers(&mut session, host));
}

#[test]
fn it_closes_with_the_pad_that_opened_it() {
    for naming in [false, true] {
        let (mut session, host, guest) = with_a_dialog();
        if naming {
            session.pad(guest, GamepadButton::South);
            session.wait(SETTLED);
            assert!(session.widget("Capital letter").is_some());
        }
        session.disconnect_pad(guest);
        session.wait(SETTLED);
        assert!(!is_open(&mut session) && session.widget("Capital letter").is_none());
        assert!(host_steers(&mut session, host));
        let another = session.connect_pad();
        session.pad(another, GamepadButton::South);
        open(&mut session, another);
        session.disconnect_pad(host);
        assert!(is_open(&mut session), "another’s pad is of no matter");
        session.pad(another, GamepadButton::East);
        session.wait(SETTLED);
        assert!(!is_open(&mut session));
    }
}
