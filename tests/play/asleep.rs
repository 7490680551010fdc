//! A machine that sleeps in the middle of a game: its lid is closed, hours pass in one frame, and the game goes on as if
//! nothing had been.

use std::time::Duration;

use crate::prelude::*;

const NIGHT: Duration = Duration::from_secs(8 * 60 * 60);

/// Plays one frame that lasts a night.
fn sleep(session: &mut Session) {
    session.step_by(NIGHT);
    session.frame();
    session.step_by(FRAME);
}

/// Actions on disk; skips the first line, which holds the table and the time of its start.
fn done(session: &Session) -> Vec<String> {
    let record = fs::read_to_string(session.current_record()).unwrap_or_default();
    record.lines().skip(1).map(str::to_owned).collect()
}

#[test]
fn nights_in_the_middle_of_throws_and_turns_change_nothing() {
    let mut slept = Session::of_match();
    slept.start(bots(2), 11);
    let mut acts = 0;
    for night in 0..60 {
        slept.frames(17 + night % 5);
        let before = done(&slept).len();
        sleep(&mut slept);
        // A beat ends at most, and what it kept waiting: the night is not made up for in one frame.
        assert!(done(&slept).len() <= before + 1, "night {night}");
        acts = done(&slept).len();
    }
    assert!(acts > 20, "only {acts} lines in all these nights");

    let mut awake = Session::of_match().instant();
    awake.start(bots(2), 11);
    awake.until("as much done", |session| done(session).len() >= acts);
    assert_eq!(done(&awake)[..acts], done(&slept)[..acts]);
}
