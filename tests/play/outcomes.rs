//! Results of games played through the real turn flow.

use crate::prelude::*;

/// A finished game: all that was done, and how it ended.
#[derive(Debug, PartialEq)]
pub struct Outcome {
    pub actions: Vec<Action>,
    pub end: Game,
}

/// Plays a game of bots to its results.
pub fn play(session: &mut Session, seats: usize, seed: u64, speed: Speed) -> Outcome {
    session.set_speed(speed);
    session.start(bots(seats), seed);
    finish(session)
}

/// Plays the game on the table to its results.
pub fn finish(session: &mut Session) -> Outcome {
    session.until_screen(Screen::Results);
    session.until_put_away();
    let end = session.shown().unwrap();
    assert_eq!(end.to_act(), ToAct::None, "results of an unfinished game");
    let finished = fs::read_dir(session.folder.join("records/finished")).unwrap();
    let last = finished.map(|entry| entry.unwrap().path()).max().unwrap();
    let actions = actions_in(&last);
    Outcome { actions, end }
}
