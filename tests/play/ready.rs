//! Ready or not: the start waits for a guest who says so, and one device for all never starts by mistake.

use bevy::prelude::*;
use cant_stop::core::states::Screen;
use cant_stop_testkit::Session;

use crate::join::{at_the_table, reads, south, start};
use crate::widgets::{SETTLED, focus_on, focused};

#[test]
fn a_guest_who_is_not_ready_holds_the_start() {
    let mut session = Session::new();
    let (host, guest) = (session.connect_pad(), session.connect_pad());
    at_the_table(&mut session, south(host));
    session.pad(guest, GamepadButton::South);
    session.wait(SETTLED);
    session.pad(guest, GamepadButton::South);
    session.wait(SETTLED);
    let waits = "Start climbing: Bruno is not ready yet.";
    assert_eq!(focused(&session).as_deref(), Some(waits));
    assert!(reads(&mut session, "Not ready yet"));
    session.pad(host, GamepadButton::South);
    session.wait(SETTLED);
    assert_eq!(session.screen(), Screen::Join);
    let reason = "Bruno is not ready yet.";
    assert!(reads(&mut session, reason), "{}", session.summary());
    session.pad(guest, GamepadButton::South);
    session.wait(SETTLED);
    assert!(!reads(&mut session, "Not ready yet"));
    start(&mut session, south(host));
}

#[test]
fn with_one_device_for_all_nothing_asks_for_a_press_that_would_start() {
    let mut session = Session::new();
    let shared = session.connect_pad();
    at_the_table(&mut session, south(shared));
    assert!(reads(&mut session, "Add a player"));
    let asks = |session: &mut Session| {
        let texts = session.texts();
        texts
            .iter()
            .any(|text| text.starts_with("Press any button"))
    };
    assert!(!asks(&mut session), "{}", session.summary());
    focus_on(&mut session, "Seat 3: Add a player");
    for _ in 0..2 {
        session.pad(shared, GamepadButton::South);
        session.wait(SETTLED);
        assert_eq!(session.screen(), Screen::Join);
    }
    assert!(reads(&mut session, "Plays with"), "{}", session.summary());
    session.pad(shared, GamepadButton::East);
    session.wait(SETTLED);
    session.connect_pad();
    session.wait(SETTLED);
    assert!(asks(&mut session), "{}", session.summary());
}
