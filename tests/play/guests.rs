//! Guests at the table being set: the dialog of their place is theirs, and the start waits until they are ready.

use crate::join::{host_and_guest, start};
use crate::prelude::*;

/// A table that one pad steers and another guest's dialog lies over.
fn with_a_dialog() -> (Session, Entity, Entity) {
    let (mut session, host, guest) = host_and_guest();
    session.tap(south(guest));
    session.press((guest, GamepadButton::West));
    session.assert_reads("Player");
    (session, host, guest)
}

/// The dialog is closed, and the host controls the table again.
#[track_caller]
fn assert_closed(session: &mut Session, host: Entity) {
    session.assert_unread("Player");
    session.wait(SETTLED);
    let before = session.focused();
    session.pad(host, GamepadButton::DPadLeft);
    assert_ne!(session.focused(), before);
    session.pad(host, GamepadButton::DPadRight);
    assert_eq!(session.screen(), Screen::Join);
}

#[test]
fn no_other_device_steers_or_closes_a_guests_dialog() {
    let (mut session, host, guest) = with_a_dialog();
    let other = session.connect_pad();
    let before = session.focused();
    for pad in [host, other] {
        for way in [Way::Back, Way::Accept, Way::Down, Way::Pause] {
            session.press(Hand::Pad(pad).on(way));
            session.assert_reads("Player");
            assert_eq!(session.focused(), before);
        }
    }
    session.press(KeyCode::Backspace);
    session.assert_reads("Player");
    session.press((guest, GamepadButton::DPadDown));
    session.assert_reads("Player");
    assert_ne!(session.focused(), before);
    session.press((guest, GamepadButton::East));
    assert_closed(&mut session, host);
    session.press((guest, GamepadButton::West));
    session.press_on("Remove", south(guest));
    session.assert_unread("Player");
    assert_eq!(offer_with(&mut session, "Bruno"), None);
}

#[test]
fn escape_closes_it_for_any_device() {
    let (mut session, host, guest) = with_a_dialog();
    session.press(KeyCode::Escape);
    assert_closed(&mut session, host);
    // One that closes as it opens does not keep the host out of the next.
    session.send_button(guest, GamepadButton::West, 1.0);
    session.hold_key(KeyCode::Escape);
    session.pad_goes(guest, GamepadButton::West, 0.0);
    session.release_key(KeyCode::Escape);
    session.assert_unread("Player");
    open_first_seat(&mut session, south(host));
    session.assert_focus("Name");
    session.press((host, GamepadButton::DPadDown));
    assert!(!session.is_focus("Name"));
}

#[test]
fn it_closes_with_the_pad_that_opened_it() {
    for naming in [false, true] {
        let (mut session, host, guest) = with_a_dialog();
        if naming {
            session.press(south(guest));
            session.place("Capital letter");
        }
        session.lose(guest);
        assert!(session.widget("Capital letter").is_none());
        assert_closed(&mut session, host);
        let another = session.connect_pad();
        session.tap(south(another));
        session.press((another, GamepadButton::West));
        session.disconnect_pad(host);
        session.assert_reads("Player");
        session.press((another, GamepadButton::East));
        session.assert_unread("Player");
    }
}

#[test]
fn a_guest_who_is_not_ready_holds_the_start() {
    let (mut session, host, guest) = host_and_guest();
    session.press(south(guest));
    session.press(south(guest));
    session.assert_focus("Start climbing: Bruno is not ready yet.");
    session.assert_reads("Not ready yet");
    session.press(south(host));
    assert_eq!(session.screen(), Screen::Join);
    session.assert_reads("Bruno is not ready yet.");
    session.press(south(guest));
    session.assert_unread("Not ready yet");
    start(&mut session, south(host));
}

#[test]
fn with_one_device_for_all_nothing_asks_for_a_press_that_would_start() {
    let (mut session, shared) = with_pad();
    at_the_table(&mut session, south(shared));
    session.assert_reads("Add a player");
    session.assert_unsaid("Press any button");
    session.focus_on("Seat 3: Add a player");
    for _ in 0..2 {
        session.press(south(shared));
        assert_eq!(session.screen(), Screen::Join);
    }
    session.assert_reads("Plays with");
    session.press((shared, GamepadButton::East));
    session.connect_pad();
    session.wait(SETTLED);
    session.assert_says("Press any button");
}
