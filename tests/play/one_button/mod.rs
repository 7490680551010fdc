//! One-button play: a whole evening by one key alone, everything within reach, nothing by accident, and the ways in and out.

mod evening;
mod reach;
mod ways_in;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use cant_stop::core::settings::OneButton;
use cant_stop_testkit::{Session, announced};

/// The only key of these people.
pub const KEY: KeyCode = KeyCode::KeyB;
/// Seconds in which a screen or a dialog arrives, and the guard of the switch is over.
pub const ARRIVAL: f32 = 0.9;
/// Strides that the focus stays on everything at the shortest, and one.
const DWELL: u32 = 11;
/// More widgets than any screen has.
const MOST: u32 = 120;

/// A session in which one button plays, on the title.
pub fn session() -> Session {
    let mut session = Session::new();
    session.settings().one_button = OneButton::Moves;
    session.settings().scan_time = cant_stop::core::settings::ScanTime::One;
    session.wait(ARRIVAL);
    session
}

/// Announcement of the focused widget.
pub fn in_focus(session: &Session) -> Option<String> {
    let world = session.app.world();
    let focus = world.resource::<InputFocus>().get()?;
    let label = world.get::<AccessibleLabel>(focus)?;
    let node = world.get::<bevy::a11y::AccessibilityNode>(focus)?;
    Some(announced(label, node))
}

/// Waits until the focus is on what is wanted, and presses; whether it came.
pub fn press_when(session: &mut Session, wanted: impl Fn(&str) -> bool) -> bool {
    for _ in 0..MOST * DWELL {
        if in_focus(session).is_some_and(|now| wanted(&now)) {
            // Not in the moment in which it has come.
            session.wait(0.7);
            if in_focus(session).is_some_and(|now| wanted(&now)) {
                session.key(KEY);
                return true;
            }
        }
        session.stride();
    }
    false
}

/// Waits for what is called `what`, whatever its value, presses, and waits until what that opens is there.
pub fn take(session: &mut Session, what: &str) {
    let begins = format!("{what}: ");
    let taken = press_when(session, |now| now == what || now.starts_with(&begins));
    assert!(
        taken,
        "“{what}” is never offered; the focus is on {:?}; {}",
        in_focus(session),
        session.summary()
    );
    session.wait(ARRIVAL);
}
