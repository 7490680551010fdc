//! Disks that hang: nothing is shown that is not saved, and after a while the game goes on, is left and is closed all the
//! same.
//!
//! A pipe stands where a file should be: opening it blocks until its other end is opened too. A test that
//! waits for it all the same does not end.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use bevy::prelude::*;
use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::referee::{Act, ContinueGame, LeaveGame, Refusal, SavedGame};
use cant_stop_records::read;
use cant_stop_rules::Game;
use cant_stop_testkit::{FRAME, Session, bots, seats};

use crate::refusing_disk::{begin, next_act, quit, reads, to_a_choice};
use crate::undo::{ask, decision};
use crate::widgets::go_to;

const UNSAVED: &str = "Games cannot be saved";

/// Number of frames in this time.
fn seconds(seconds: f32) -> u32 {
    (seconds / FRAME.as_secs_f32()) as u32
}

fn says(session: &mut Session, what: &str) -> bool {
    session.texts().iter().any(|text| text.contains(what))
}

fn offers(session: &mut Session, what: &str) -> bool {
    session.offers().iter().any(|offer| offer.contains(what))
}

fn current(folder: &Path) -> PathBuf {
    folder.join("records/current.jsonl")
}

/// Puts a pipe at this place.
fn put_pipe(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status();
    assert!(made.unwrap().success());
}

/// Unblocks the reader of the pipe, which then finds that it is no file.
fn wake(pipe: &Path) {
    let other_end = File::open(pipe).unwrap();
    fs::remove_file(pipe).unwrap();
    drop(other_end);
}

/// Hangs the disk at the next write, which the changed name of a seat causes. Returns the pipe.
fn hang(session: &mut Session) -> PathBuf {
    let pipe = session.folder.join("records/current.new");
    put_pipe(&pipe);
    session.app.world_mut().resource_mut::<Seats>().0[0].name = "Zoë".to_owned();
    session.frame();
    pipe
}

/// A game of two people at the roll that begins a turn, and a disk that hangs.
fn hung(folder: &Path) -> (Session, Game, PathBuf) {
    let mut session = begin(folder);
    let before = decision(&mut session);
    let pipe = hang(&mut session);
    (session, before, pipe)
}

#[test]
fn nothing_is_shown_before_it_is_on_disk() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, before, pipe) = hung(folder.path());
    let record = fs::read(current(folder.path())).unwrap();
    assert_eq!(ask(&mut session, Act::Roll), None);
    session.frames(seconds(9.0));
    assert_eq!(session.shown(), Some(before));
    assert_ne!(session.game(), Some(before));
    assert!(!says(&mut session, UNSAVED), "{}", session.summary());
    assert_eq!(fs::read(current(folder.path())).unwrap(), record);

    wake(&pipe);
    session.until("what the dice show", |session| {
        session.shown() != Some(before)
    });
    assert_ne!(fs::read(current(folder.path())).unwrap(), record);
    let game = decision(&mut session);
    let written = read(&fs::read(current(folder.path())).unwrap()).unwrap();
    assert_eq!(written.playthrough.game(), game);
    // The other name is tried again with the next action.
    assert_eq!(ask(&mut session, next_act(&game)), None);
    session.until("the name on disk", |_| {
        let written = fs::read(current(folder.path())).unwrap();
        read(&written).is_ok_and(|written| written.header.seats()[0].name == "Zoë")
    });
}

#[test]
fn after_a_while_it_is_said_and_the_game_is_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::patient(folder.path());
    session.set_speed(Speed::Instant);
    session.start(bots(2), 4);
    session.wait(1.3);
    hang(&mut session);
    session.until("the word that nothing is saved", |session| {
        says(session, UNSAVED)
    });
    // No step is waited for as long as the first one.
    while session.screen() == Screen::Play {
        let before = session.game();
        session.frames(seconds(9.0));
        assert_ne!(session.game(), before);
    }
    assert_eq!(session.screen(), Screen::Results);
}

#[test]
fn a_pairing_is_not_taken_back_while_the_disk_is_silent() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    let before = to_a_choice(&mut session);
    assert_eq!(ask(&mut session, Act::Choose(before.options()[0])), None);
    let chosen = decision(&mut session);
    let pipe = hang(&mut session);
    assert_eq!(ask(&mut session, Act::TakeBack), Some(Refusal::NoWayBack));
    assert!(says(&mut session, "Cannot undo"));
    assert_eq!(
        (session.game(), session.shown()),
        (Some(chosen), Some(chosen))
    );

    wake(&pipe);
    session.until("taking it back", |session| {
        ask(session, Act::TakeBack).is_none()
    });
    assert_eq!(session.game(), Some(before));
    let written = read(&fs::read(current(folder.path())).unwrap()).unwrap();
    assert_eq!(written.playthrough.game(), before);
}

#[test]
fn a_game_is_left_for_another_one_that_is_saved_once_the_disk_answers() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, _, pipe) = hung(folder.path());
    assert_eq!(ask(&mut session, Act::Roll), None);
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| offers(session, "New game"));
    assert!(!offers(&mut session, "Continue"));
    assert!(says(&mut session, UNSAVED));

    session.start(seats(&[SeatKind::Person; 2]), 5);
    let game = decision(&mut session);
    let old = fs::read(current(folder.path())).unwrap();
    wake(&pipe);
    session.until("the record of the new game", |session| {
        session.frame();
        // For a moment between the two records there is none.
        let new = fs::read(current(folder.path())).unwrap_or_default();
        new != old && read(&new).is_ok_and(|new| new.playthrough.game() == game)
    });
    assert!(folder.path().join("records/unfinished/0001.jsonl").exists());
}

#[test]
fn the_game_is_closed_while_the_disk_hangs() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, _, pipe) = hung(folder.path());
    quit(&mut session);
    go_to(&mut session, "Quit", |session| {
        session.key(KeyCode::ArrowRight)
    });
    session.key(KeyCode::Enter);
    assert_eq!(session.left, Some(AppExit::Success));
    drop(session);
    wake(&pipe);
}

#[test]
fn a_healthy_disk_gets_everything_before_the_game_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..8 {
        let mut session = begin(folder.path());
        decision(&mut session);
        assert_eq!(ask(&mut session, Act::Roll), None);
        let game = session.game().unwrap();
        drop(session);
        let written = read(&fs::read(current(folder.path())).unwrap()).unwrap();
        assert_eq!(written.playthrough.game(), game);
    }
}

#[test]
fn a_folder_that_hangs_does_not_hold_up_the_title() {
    let folder = tempfile::tempdir().unwrap();
    let (session, game) = {
        let mut session = begin(folder.path());
        let game = decision(&mut session);
        (session, game)
    };
    drop(session);
    let lock = folder.path().join("records/lock");
    fs::remove_file(&lock).unwrap();
    put_pipe(&lock);
    let mut session = Session::patient(folder.path());
    session.until("the word that nothing is saved", |session| {
        says(session, UNSAVED)
    });
    assert!(offers(&mut session, "New game") && !offers(&mut session, "Continue"));

    wake(&lock);
    session.until("the game to go on with", |session| {
        offers(session, "Continue")
    });
    let saved = &session.app.world().resource::<SavedGame>().0;
    assert_eq!(saved.as_ref().map(|saved| saved.game), Some(game));
    session.app.world_mut().trigger(ContinueGame);
    session.until("the game", |session| session.screen() == Screen::Play);
    assert_eq!(session.game(), Some(game));
}

#[test]
fn a_game_that_cannot_be_read_in_a_moment_does_not_hold_up_the_title() {
    let folder = tempfile::tempdir().unwrap();
    decision(&mut begin(folder.path()));
    let mut session = Session::patient(folder.path());
    session.until("the game to go on with", |session| {
        offers(session, "Continue")
    });
    let record = current(folder.path());
    fs::remove_file(&record).unwrap();
    put_pipe(&record);
    session.app.world_mut().trigger(ContinueGame);
    session.until("the word that it cannot be read", |session| {
        says(session, "The saved game cannot be read")
    });
    assert_eq!(session.screen(), Screen::Title);
    assert!(reads(&mut session, "Quit"));
}
