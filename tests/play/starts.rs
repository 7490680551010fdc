//! Beginnings of plays: on the title, with a pad, after a game that was left.

use crate::prelude::*;

/// A session on the title, which has arrived.
pub fn on_title() -> Session {
    let mut session = Session::new();
    session.wait(SETTLED);
    session
}

/// The same with a pad.
pub fn with_pad() -> (Session, Entity) {
    let mut session = on_title();
    let pad = session.connect_pad();
    (session, pad)
}

/// Begins a game of two people, and leaves it for the title.
pub fn leave_a_game(session: &mut Session, seed: u64) {
    session.start_two(seed);
    session.leave();
    session.wait(SETTLED);
}
