//! Disks that refuse: the game goes on, a pairing can still be taken back, and quitting asks first.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::referee::Act;
use cant_stop_rules::{Game, Stage};
use cant_stop_testkit::{Session, seats};

use crate::undo::{ask, decision};
use crate::widgets::{SETTLED, focused, go_to};

const SEED: u64 = 11;
const QUESTION: &str = "Quit without saving?";

pub fn begin(folder: &Path) -> Session {
    let mut session = Session::patient(folder);
    session.set_speed(Speed::Instant);
    session.start(seats(&[SeatKind::Person; 2]), SEED);
    session
}

/// A legal action: the first pairing, else a roll.
pub fn next_act(game: &Game) -> Act {
    match game.stage() {
        Stage::Pairing => Act::Choose(game.options()[0]),
        _ => Act::Roll,
    }
}

/// The next pairing with a choice.
pub fn to_a_choice(session: &mut Session) -> Game {
    loop {
        let game = decision(session);
        if game.stage() == Stage::Pairing && game.options().len() > 1 {
            return game;
        }
        assert_eq!(ask(session, next_act(&game)), None);
    }
}

/// A pairing is chosen, taken back, and another one chosen.
fn change_ones_mind(session: &mut Session) {
    let before = to_a_choice(session);
    for mv in [before.options()[0], before.options()[1]] {
        assert_eq!(ask(session, Act::Choose(mv)), None);
        decision(session);
        assert_ne!(session.game(), Some(before));
        assert_eq!(ask(session, Act::TakeBack), None);
        assert_eq!(
            (session.game(), session.shown()),
            (Some(before), Some(before))
        );
    }
    assert_eq!(ask(session, Act::Choose(before.options()[1])), None);
    decision(session);
}

pub fn reads(session: &mut Session, what: &str) -> bool {
    session.texts().iter().any(|text| text == what)
}

/// Quits by keys from the pause.
pub fn quit(session: &mut Session) {
    session.wait(SETTLED);
    session.key(KeyCode::Escape);
    session.wait(SETTLED);
    go_to(session, "Quit", |session| session.key(KeyCode::ArrowDown));
    session.key(KeyCode::Enter);
    session.wait(SETTLED);
}

fn stay_then_quit(session: &mut Session) {
    quit(session);
    assert!(reads(session, QUESTION), "{}", session.summary());
    assert_eq!(session.left, None);
    assert_eq!(focused(session).as_deref(), Some("Keep playing"));
    session.key(KeyCode::Enter);
    session.wait(SETTLED);
    assert!(!reads(session, QUESTION) && reads(session, "Taking a breather"));
    session.key(KeyCode::Escape);
    quit(session);
    go_to(session, "Quit", |session| session.key(KeyCode::ArrowRight));
    session.key(KeyCode::Enter);
    assert_eq!(session.left, Some(AppExit::Success));
}

#[test]
fn a_game_without_a_record_is_played_and_left_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("records"), "").unwrap();
    let mut session = begin(folder.path());
    change_ones_mind(&mut session);
    stay_then_quit(&mut session);
}

#[test]
fn a_game_that_is_kept_is_left_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    change_ones_mind(&mut session);
    quit(&mut session);
    assert_eq!(session.left, Some(AppExit::Success));
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
        let mut session = begin(Path::new(&folder));
        let record = Path::new(&folder).join("records/current.jsonl");
        let said = |session: &mut Session| {
            let texts = session.texts();
            texts.iter().any(|text| text.contains("cannot be saved"))
        };
        assert!(!said(&mut session), "the game begins on a disk with room");
        while !said(&mut session) {
            let game = decision(&mut session);
            assert_eq!(session.screen(), Screen::Play, "the disk never refuses");
            assert_eq!(ask(&mut session, next_act(&game)), None);
        }
        for _ in 0..3 {
            change_ones_mind(&mut session);
            let reading = cant_stop_records::read(&fs::read(&record).unwrap());
            let kept = reading.expect("what is on disk is whole");
            assert_ne!(Some(kept.playthrough.game()), session.game());
        }
        stay_then_quit(&mut session);
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
