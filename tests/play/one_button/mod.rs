//! One-button play: a whole evening by one key alone, everything within reach, nothing by accident, and the ways in and out.

mod evening;
mod reach;
mod ways_in;

use cant_stop::core::settings::ScanTime;

use crate::prelude::*;

/// The only key of these people.
pub const KEY: KeyCode = KeyCode::KeyB;
/// Seconds in which a screen or a dialog arrives, and the guard of the switch is over.
pub const ARRIVAL: f32 = 0.9;
/// Strides that the focus stays on everything at the shortest, and one.
const DWELL: u32 = 11;
/// More widgets than any screen has.
const MOST: u32 = 120;

/// Lets one button play.
pub fn switch_on(session: &mut Session) {
    let mut settings = session.settings();
    settings.one_button = OneButton::Moves;
    settings.scan_time = ScanTime::One;
    session.wait(ARRIVAL);
}

/// A session in which one button plays, on the title.
pub fn session() -> Session {
    let mut session = Session::new();
    switch_on(&mut session);
    session
}

/// Announcement of the focused widget.
pub fn in_focus(session: &Session) -> Option<String> {
    let focus = session.focus()?;
    let world = session.app.world();
    Some(announced(world.get(focus)?, world.get(focus)?))
}

/// Waits until this is to be done, and everything before it is shown.
pub fn until_phase(session: &mut Session, phase: TurnPhase) {
    session.until(&format!("{phase:?}"), |session| {
        session.phase() == Some(phase) && session.is_idle()
    });
    session.wait(ARRIVAL);
}

/// Waits until the focus is on what is wanted and stays there; returns `false` if that never comes.
pub fn rests_on(session: &mut Session, wanted: impl Fn(&str) -> bool) -> bool {
    let is_there = |session: &Session| in_focus(session).is_some_and(|now| wanted(&now));
    for _ in 0..MOST * DWELL {
        if is_there(session) {
            // Not in the moment in which it has come.
            session.wait(0.6);
            if is_there(session) {
                return true;
            }
        }
        session.stride();
    }
    false
}

/// Waits until the focus is on what is wanted, and presses; returns `false` if that never comes.
pub fn press_when(session: &mut Session, wanted: impl Fn(&str) -> bool) -> bool {
    let is_there = rests_on(session, wanted);
    if is_there {
        session.key(KEY);
    }
    is_there
}

/// Waits for what is called `what`, whatever its value, presses, and waits until what that opens is there.
#[track_caller]
pub fn take(session: &mut Session, what: &str) {
    let begins = format!("{what}: ");
    let is_taken = press_when(session, |now| now == what || now.starts_with(&begins));
    assert!(is_taken, "“{what}” is never offered; {}", session.summary());
    session.wait(ARRIVAL);
}
