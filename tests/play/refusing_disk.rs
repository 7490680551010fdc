//! Disks that refuse: the game goes on, a pairing can still be taken back, and whoever quits is asked first.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use cant_stop::ground::seats::SeatKind;
use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::Screen;
use cant_stop::referee::Act;
use cant_stop_rules::{Game, Stage};

use crate::support::{Couch, seats};
use crate::undo::{ask, decision};
use crate::widgets::{SETTLED, focused, go_to};

const SEED: u64 = 11;
const QUESTION: &str = "Quit although nothing is saved?";

fn begin(folder: &Path) -> Couch {
    let mut couch = Couch::at(folder);
    couch.set_speed(Speed::Instant);
    couch.start(seats(&[SeatKind::Person; 2]), SEED);
    couch
}

/// What is done without much thought.
fn next_act(game: &Game) -> Act {
    match game.stage() {
        Stage::Pairing => Act::Choose(game.options()[0]),
        _ => Act::Roll,
    }
}

/// The next pairing with a choice.
fn to_a_choice(couch: &mut Couch) -> Game {
    loop {
        let game = decision(couch);
        if game.stage() == Stage::Pairing && game.options().len() > 1 {
            return game;
        }
        assert_eq!(ask(couch, next_act(&game)), None);
    }
}

/// A pairing is chosen, taken back, and another one chosen.
fn change_ones_mind(couch: &mut Couch) {
    let before = to_a_choice(couch);
    for mv in [before.options()[0], before.options()[1]] {
        assert_eq!(ask(couch, Act::Choose(mv)), None);
        decision(couch);
        assert_ne!(couch.game(), Some(before));
        assert_eq!(ask(couch, Act::TakeBack), None);
        assert_eq!((couch.game(), couch.shown()), (Some(before), Some(before)));
    }
    assert_eq!(ask(couch, Act::Choose(before.options()[1])), None);
    decision(couch);
}

fn reads(couch: &mut Couch, what: &str) -> bool {
    couch.texts().iter().any(|text| text == what)
}

/// Quits by keys from the pause.
fn quit(couch: &mut Couch) {
    couch.frames(SETTLED);
    couch.key(KeyCode::Escape);
    couch.frames(SETTLED);
    go_to(couch, "Quit", |couch| couch.key(KeyCode::ArrowDown));
    couch.key(KeyCode::Enter);
    couch.frames(SETTLED);
}

fn stay_then_quit(couch: &mut Couch) {
    quit(couch);
    assert!(reads(couch, QUESTION), "{}", couch.summary());
    assert_eq!(couch.left, None);
    assert_eq!(focused(couch).as_deref(), Some("Stay"));
    couch.key(KeyCode::Enter);
    couch.frames(SETTLED);
    assert!(!reads(couch, QUESTION) && reads(couch, "Taking a breath"));
    couch.key(KeyCode::Escape);
    quit(couch);
    go_to(couch, "Quit", |couch| couch.key(KeyCode::ArrowLeft));
    couch.key(KeyCode::Enter);
    assert_eq!(couch.left, Some(AppExit::Success));
}

#[test]
fn a_game_without_a_record_is_played_and_left_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("records"), "").unwrap();
    let mut couch = begin(folder.path());
    change_ones_mind(&mut couch);
    stay_then_quit(&mut couch);
}

#[test]
fn a_game_that_is_kept_is_left_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut couch = begin(folder.path());
    change_ones_mind(&mut couch);
    quit(&mut couch);
    assert_eq!(couch.left, Some(AppExit::Success));
}

/// On Unix a process can be kept from writing files beyond a size, as a full disk keeps it.
#[cfg(unix)]
mod full {
    use std::process::Command;

    use super::*;

    const FOLDER: &str = "CANT_STOP_FULL_FOLDER";

    /// Not a test by itself: the process whose record cannot grow any further after some turns.
    #[test]
    fn victim() {
        let Some(folder) = std::env::var_os(FOLDER) else {
            return;
        };
        let mut couch = begin(Path::new(&folder));
        let record = Path::new(&folder).join("records/current.jsonl");
        let said = |couch: &mut Couch| {
            let texts = couch.texts();
            texts.iter().any(|text| text.contains("cannot be saved"))
        };
        assert!(!said(&mut couch), "the game begins on a disk with room");
        while !said(&mut couch) {
            let game = decision(&mut couch);
            assert_eq!(couch.screen(), Screen::Play, "the disk never refuses");
            assert_eq!(ask(&mut couch, next_act(&game)), None);
        }
        for _ in 0..3 {
            change_ones_mind(&mut couch);
            let reading = cant_stop_records::read(&fs::read(&record).unwrap());
            let kept = reading.expect("what is on disk is whole");
            assert_ne!(Some(kept.playthrough.game()), couch.game());
        }
        stay_then_quit(&mut couch);
        println!("quit");
    }

    #[test]
    fn a_pairing_is_taken_back_on_a_full_disk() {
        let folder = tempfile::tempdir().unwrap();
        let script = "trap '' XFSZ; ulimit -f 2; exec \"$0\" \"$@\"";
        let output = Command::new("sh")
            .args(["-c", script])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "refusing_disk::full::victim", "--nocapture"])
            .env(FOLDER, folder.path())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        let cause = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success() && said.contains("quit"),
            "{said}\n{cause}"
        );
    }
}
