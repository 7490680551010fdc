//! What a game came to, played through the real turn flow.

use std::path::Path;

use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::Screen;
use cant_stop_rules::{Action, Game, ToAct};

use crate::records::actions_in;
use crate::support::{Couch, bots};

/// A finished game: all that was done, and how it ended.
#[derive(Debug, PartialEq)]
pub struct Outcome {
    pub actions: Vec<Action>,
    pub end: Game,
}

/// Plays a game of bots to its results.
pub fn play(couch: &mut Couch, seats: usize, seed: u64, speed: Speed) -> Outcome {
    couch.set_speed(speed);
    couch.start(bots(seats), seed);
    finish(couch)
}

/// Plays the game on the table to its results.
pub fn finish(couch: &mut Couch) -> Outcome {
    couch.until("the results", |couch| couch.screen() == Screen::Results);
    couch.frames(2);
    let end = couch.shown().unwrap();
    assert_eq!(end.to_act(), ToAct::Nobody, "results of an unfinished game");
    let actions = actions_in(&last_finished(&couch.folder));
    Outcome { actions, end }
}

/// The record of the game finished last.
fn last_finished(folder: &Path) -> std::path::PathBuf {
    let mut files: Vec<_> = std::fs::read_dir(folder.join("records/finished"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files.pop().unwrap()
}
