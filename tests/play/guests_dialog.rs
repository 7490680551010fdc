//! What a guest opens at their place while the table is set is theirs, and holds nobody up once their pad is gone.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use cant_stop::ground::states::Screen;

use crate::join::{at_the_table, reads, south};
use crate::support::Couch;
use crate::widgets::{SETTLED, focused};

/// A table that one pad steers and another guest's dialog lies over.
fn with_a_dialog() -> (Couch, Entity, Entity) {
    let mut couch = Couch::new();
    let (host, guest) = (couch.connect_pad(), couch.connect_pad());
    at_the_table(&mut couch, south(host));
    couch.pad(guest, GamepadButton::South);
    open(&mut couch, guest);
    (couch, host, guest)
}

fn open(couch: &mut Couch, guest: Entity) {
    couch.pad(guest, GamepadButton::South);
    couch.frames(SETTLED);
    assert!(is_open(couch), "{}", couch.summary());
}

fn is_open(couch: &mut Couch) -> bool {
    reads(couch, "Who sits here")
}

/// Whether the host steers the table again.
fn host_steers(couch: &mut Couch, host: Entity) -> bool {
    couch.frames(SETTLED);
    let before = focused(couch);
    couch.pad(host, GamepadButton::DPadLeft);
    let moved = focused(couch) != before;
    couch.pad(host, GamepadButton::DPadRight);
    moved && couch.screen() == Screen::Join
}

#[test]
fn nobody_elses_back_closes_it() {
    let (mut couch, host, guest) = with_a_dialog();
    let other = couch.connect_pad();
    let before = focused(&couch);
    for pad in [host, other] {
        for button in [
            GamepadButton::East,
            GamepadButton::South,
            GamepadButton::DPadDown,
            GamepadButton::Start,
        ] {
            couch.pad(pad, button);
            couch.frames(SETTLED);
            assert!(is_open(&mut couch), "{button:?}; {}", couch.summary());
            assert_eq!(focused(&couch), before);
        }
    }
    couch.key(KeyCode::Backspace);
    couch.frames(SETTLED);
    assert!(is_open(&mut couch));
    couch.pad(guest, GamepadButton::East);
    couch.frames(SETTLED);
    assert!(!is_open(&mut couch));
    assert!(host_steers(&mut couch, host));
}

#[test]
fn escape_closes_it_whoever_opened_it() {
    let (mut couch, host, _) = with_a_dialog();
    couch.key(KeyCode::Escape);
    couch.frames(SETTLED);
    assert!(!is_open(&mut couch), "{}", couch.summary());
    assert!(host_steers(&mut couch, host));
}

#[test]
fn it_closes_with_the_pad_that_opened_it() {
    for naming in [false, true] {
        let (mut couch, host, guest) = with_a_dialog();
        if naming {
            couch.pad(guest, GamepadButton::South);
            couch.frames(SETTLED);
            assert!(couch.widget("Capital letter").is_some());
        }
        couch.disconnect_pad(guest);
        couch.frames(SETTLED);
        assert!(!is_open(&mut couch) && couch.widget("Capital letter").is_none());
        assert!(host_steers(&mut couch, host));
        let another = couch.connect_pad();
        couch.pad(another, GamepadButton::South);
        open(&mut couch, another);
        couch.disconnect_pad(host);
        assert!(is_open(&mut couch), "another’s pad is of no matter");
        couch.pad(another, GamepadButton::East);
        couch.frames(SETTLED);
        assert!(!is_open(&mut couch));
    }
}
