//! Disks that refuse: the game goes on, a pairing can still be taken back, and quitting asks first.

use bevy::window::WindowCloseRequested;

use crate::prelude::*;
use crate::undo::to_a_choice;

const QUESTION: &str = "Quit without saving?";

/// A game of two people whose frames wait for no disk.
pub fn begin(folder: &Path) -> Session {
    let mut session = Session::patient(folder).instant();
    session.start(seats(&[SeatKind::Person; 2]), 11);
    session
}

/// The same in a folder of its own.
pub fn begin_anew() -> Session {
    Session::owning(tempfile::tempdir().unwrap(), begin)
}

/// A pairing is chosen, taken back, and another one chosen.
fn change_ones_mind(session: &mut Session) {
    let before = to_a_choice(session);
    for mv in [before.legal_moves()[0], before.legal_moves()[1]] {
        session.carry_out(Act::Choose(mv));
        assert_ne!(session.game(), Some(before));
        assert_eq!(session.ask(Act::TakeBack), None);
        assert_eq!([session.game(), session.shown()], [Some(before); 2]);
    }
    session.carry_out(Act::Choose(before.legal_moves()[1]));
}

/// Quits by keys from the pause.
pub fn quit(session: &mut Session) {
    session.wait(SETTLED);
    session.press(KeyCode::Escape);
    session.go_to("Quit", KeyCode::ArrowDown);
    session.press(KeyCode::Enter);
}

fn stay_then_quit(session: &mut Session) {
    let window = Entity::PLACEHOLDER;
    session.send(WindowCloseRequested { window });
    session.until_says(QUESTION);
    session.press(KeyCode::Enter);
    quit(session);
    session.assert_reads(QUESTION);
    assert_eq!(session.left, None);
    session.assert_focus("Keep playing");
    session.press(KeyCode::Enter);
    session.assert_unread(QUESTION);
    session.assert_reads("Taking a breather");
    session.key(KeyCode::Escape);
    quit(session);
    session.go_to("Quit", KeyCode::ArrowRight);
    session.key(KeyCode::Enter);
    assert_eq!(session.left, Some(AppExit::Success));
}

#[test]
fn a_game_without_a_record_is_played_and_left_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    // A file where the folder should be: not even the superuser can write into it.
    fs::write(folder.path().join("records"), "").unwrap();
    Session::patient(folder.path()).until_says("cannot be saved");
    let mut session = begin(folder.path());
    change_ones_mind(&mut session);
    session.wait(SETTLED);
    session.press(KeyCode::Escape);
    session.assert_says("This game cannot be saved");
    session.assert_unsaid("Every move is saved");
    session.press(KeyCode::Escape);
    stay_then_quit(&mut session);
}

#[test]
fn a_game_whose_record_cannot_begin_is_left_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::patient(folder.path()).instant();
    // The disk is full, as it were, after the folder was found well.
    fs::create_dir_all(folder.path().join("records/current.new")).unwrap();
    session.start(seats(&[SeatKind::Person; 2]), 11);
    session.until_says("cannot be saved");
    session.until_asked();
    session.wait(SETTLED);
    session.press(KeyCode::Escape);
    session.assert_unsaid("Every move is saved");
    session.go_to("Main menu", KeyCode::ArrowDown);
    session.press(KeyCode::Enter);
    session.assert_reads(QUESTION);
    session.go_to("Main menu", KeyCode::ArrowRight);
    session.key(KeyCode::Enter);
    session.until_screen(Screen::Title);
    // Once there is room, another one is saved from its beginning on.
    session.start(seats(&[SeatKind::Person; 2]), 11);
    change_ones_mind(&mut session);
    fs::remove_dir(folder.path().join("records/current.new")).unwrap();
    let game = session.until_asked();
    let game = session.carry_out(cautious(&game));
    let kept = reading(&session.current_record());
    assert_eq!(kept.playthrough.game(), game);
    quit(&mut session);
    assert_eq!(session.left, Some(AppExit::Success));
}

#[test]
fn settings_that_the_disk_refuses_are_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::patient(folder.path());
    let settings = folder.path().join("settings");
    fs::remove_dir_all(&settings).ok();
    fs::write(&settings, "").unwrap();
    session.settings().speed = Speed::Fast;
    session.until_says("Settings and progress cannot be saved");
}

#[test]
fn a_game_that_is_kept_is_left_at_once() {
    let mut session = begin_anew();
    change_ones_mind(&mut session);
    quit(&mut session);
    assert_eq!(session.left, Some(AppExit::Success));
}

/// On Unix a process can be kept from writing files beyond a size, as a full disk keeps it.
#[cfg(unix)]
mod full {
    use std::process::Command;

    use super::*;
    use crate::kills::{victim_process, victims_folder};

    /// Not a test by itself: the process whose record cannot grow any further after some turns.
    #[test]
    fn victim() {
        let Some(folder) = victims_folder() else {
            return;
        };
        let mut session = begin(&folder);
        session.assert_unsaid("cannot be saved");
        while !session.says("cannot be saved") {
            let game = session.until_asked();
            assert_eq!(session.screen(), Screen::Play, "the disk never refuses");
            let act = match game.stage() {
                Stage::Pairing => Act::Choose(game.legal_moves()[0]),
                _ => Act::Roll,
            };
            assert_eq!(session.ask(act), None);
        }
        for _ in 0..3 {
            change_ones_mind(&mut session);
            // What is on disk is whole.
            let kept = reading(&session.current_record()).playthrough.game();
            assert_ne!(Some(kept), session.game());
        }
        stay_then_quit(&mut session);
        println!("quit");
    }

    #[test]
    fn a_pairing_is_taken_back_on_a_full_disk() {
        let folder = tempfile::tempdir().unwrap();
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' XFSZ; ulimit -f 2; exec \"$0\" \"$@\""]);
        shell.arg(std::env::current_exe().unwrap());
        let test = "refusing_disk::full::victim";
        let output = victim_process(shell, test, folder.path()).output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        let cause = String::from_utf8_lossy(&output.stderr);
        let is_quit = output.status.success() && said.contains("quit");
        assert!(is_quit, "{said}\n{cause}");
    }
}
