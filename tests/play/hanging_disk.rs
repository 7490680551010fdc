//! Disks that hang: nothing is shown that is not saved, and after a while the game goes on, is left and is closed all the
//! same.
//!
//! A pipe stands where a file should be: opening it blocks until its other end is opened too. A test that
//! waits for it all the same does not end.

use std::fs::File;
use std::process::Command;

use cant_stop::core::settings::ANONYMOUS;

use crate::alone::start_climb;
use crate::prelude::*;
use crate::refusing_disk::{begin, begin_anew, quit};
use crate::undo::to_a_choice;

const UNSAVED: &str = "Games cannot be saved";

/// Lets the reader of the pipe have a record, which stands in its place from then on.
fn answer(pipe: &Path, record: &[u8]) {
    let aside = pipe.with_extension("pipe");
    fs::rename(pipe, &aside).unwrap();
    fs::write(pipe, record).unwrap();
    fs::write(&aside, record).unwrap();
    fs::remove_file(aside).unwrap();
}

/// Number of frames in nine seconds: the game has patience with a disk for ten.
fn almost_too_long() -> u32 {
    (9.0 / FRAME.as_secs_f32()) as u32
}

/// Puts a pipe at this place.
pub fn put_pipe(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status();
    assert!(made.unwrap().success());
}

/// Unblocks the writer of the pipe, which then finds that it is no file. The pipe is moved first: with it still in place, a
/// quick writer would find it again at the next record.
fn wake(pipe: &Path) {
    let aside = pipe.with_extension("pipe");
    fs::rename(pipe, &aside).unwrap();
    drop(File::open(&aside).unwrap());
    fs::remove_file(aside).unwrap();
}

/// Hangs the disk at the next write, which the changed name of a seat causes. Returns the pipe.
fn hang(session: &mut Session) -> PathBuf {
    let pipe = session.folder.join("records/current.new");
    put_pipe(&pipe);
    session.resource_mut::<Seats>().0[0].name = "Zoë".to_owned();
    session.frame();
    pipe
}

/// A game of two people at the roll that begins a turn, and a disk that hangs.
fn hung(mut session: Session) -> (Session, Game, PathBuf) {
    let before = session.until_asked();
    let pipe = hang(&mut session);
    (session, before, pipe)
}

fn record(session: &Session) -> Vec<u8> {
    fs::read(session.current_record()).unwrap_or_default()
}

fn recorded(session: &Session) -> Game {
    reading(&session.current_record()).playthrough.game()
}

#[test]
fn nothing_is_shown_before_it_is_on_disk() {
    let (mut session, before, pipe) = hung(begin_anew());
    let written = record(&session);
    assert_eq!(session.ask(Act::Roll), None);
    session.until_says("The disk is slow to answer");
    // The rest of the patience with it, but for a moment.
    session.frames(almost_too_long() * 7 / 9);
    assert_eq!(session.shown(), Some(before));
    assert_ne!(session.game(), Some(before));
    session.assert_unsaid(UNSAVED);
    assert_eq!(record(&session), written);

    wake(&pipe);
    session.until("what the dice show", |session| {
        session.shown() != Some(before)
    });
    assert_ne!(record(&session), written);
    let game = session.until_asked();
    assert_eq!(recorded(&session), game);
    // The other name is tried again with the next action.
    assert_eq!(session.ask(cautious(&game)), None);
    session.until("the name on disk", |session| {
        let written = read(&record(session));
        written.is_ok_and(|written| written.header.seats()[0].name == "Zoë")
    });
}

#[test]
fn after_a_while_it_is_said_and_the_game_is_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::patient(folder.path()).instant();
    session.start(bots(2), 4);
    session.wait(1.3);
    hang(&mut session);
    session.until_says(UNSAVED);
    // No step is waited for as long as the first one.
    while session.screen() == Screen::Play {
        let before = session.game();
        session.frames(almost_too_long());
        assert_ne!(session.game(), before);
    }
    assert_eq!(session.screen(), Screen::Results);
}

#[test]
fn a_pairing_is_not_taken_back_while_the_disk_is_silent() {
    let mut session = begin_anew();
    let before = to_a_choice(&mut session);
    let chosen = session.carry_out(Act::Choose(before.legal_moves()[0]));
    let pipe = hang(&mut session);
    assert_eq!(session.ask(Act::TakeBack), Some(Refusal::NoWayBack));
    session.until_says("Cannot undo");
    assert_eq!([session.game(), session.shown()], [Some(chosen); 2]);

    wake(&pipe);
    session.until("taking it back", |session| {
        session.ask(Act::TakeBack).is_none()
    });
    assert_eq!(session.game(), Some(before));
    assert_eq!(recorded(&session), before);
}

#[test]
fn a_game_is_left_for_another_one_that_is_saved_once_the_disk_answers() {
    let (mut session, _, pipe) = hung(begin_anew());
    assert_eq!(session.ask(Act::Roll), None);
    session.leave();
    session.until("the title", |session| session.is_offered("New game"));
    assert!(session.offer("Continue").is_none());
    session.assert_says("The disk is slow to answer");

    session.start(seats(&[SeatKind::Person; 2]), 5);
    let game = session.until_asked();
    let old = record(&session);
    wake(&pipe);
    session.until("the record of the new game", |session| {
        // For a moment between the two records there is none.
        let new = record(session);
        new != old && read(&new).is_ok_and(|new| new.playthrough.game() == game)
    });
    let left = session.folder.join("records/unfinished/0001.jsonl");
    assert!(left.exists());
}

#[test]
fn the_game_is_closed_while_the_disk_hangs() {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, _, pipe) = hung(begin(folder.path()));
    quit(&mut session);
    session.go_to("Quit", KeyCode::ArrowRight);
    session.key(KeyCode::Enter);
    assert_eq!(session.left, Some(AppExit::Success));
    drop(session);
    wake(&pipe);
}

#[test]
fn a_healthy_disk_gets_everything_before_the_game_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..4 {
        let mut session = begin(folder.path());
        session.until_asked();
        assert_eq!(session.ask(Act::Roll), None);
        let (game, record) = (session.game(), session.current_record());
        drop(session);
        assert_eq!(Some(reading(&record).playthrough.game()), game);
    }
}

#[test]
fn a_deletion_at_work_loses_no_move_of_a_game_that_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.until_asked();
    let record = session.current_record();
    fs::create_dir_all(record.with_file_name("finished")).unwrap();
    // By name, one record comes before that of the game, and one after it.
    let [first, last] = ["0.jsonl", "finished/0.jsonl"].map(|file| {
        let copy = record.with_file_name(file);
        fs::copy(&record, &copy).unwrap();
        copy
    });
    let pipe = first.with_extension("new");
    put_pipe(&pipe);
    session.resource_mut::<StoredRoster>().deleted = vec!["Ada".to_owned()];
    session.leave();
    session.continue_game();
    drop(File::open(&pipe).unwrap());
    session.until("the last record", |_| {
        reading(&last).header.seats()[0].name == ANONYMOUS
    });
    session.until_asked();
    assert_eq!(session.ask(Act::Roll), None);
    let game = session.game();
    drop(session);
    assert_eq!(Some(reading(&record).playthrough.game()), game);
}

#[test]
fn a_folder_that_hangs_does_not_hold_up_the_title() {
    let folder = tempfile::tempdir().unwrap();
    let game = begin(folder.path()).until_asked();
    let lock = folder.path().join("records/lock");
    fs::remove_file(&lock).unwrap();
    put_pipe(&lock);
    let mut session = Session::patient(folder.path());
    session.until_says("Games cannot be saved (the disk does not answer)");
    session.assert_offers("New game");
    assert!(session.offer("Continue").is_none());
    // The game that may be there is not given up without a word, but nothing keeps people from playing.
    let seats = ["Ada", "Bruno"].map(|name| RecordedSeat::person(name, "disc"));
    let rules = Playthrough::new(Variant::default(), 2).unwrap().to_string();
    let mut evening = session.resource_mut::<StoredEvening>();
    evening.add(&seats, rules, default());
    session.frames(3);
    assert!(session.offer("Next game").is_none());
    at_the_table(&mut session, KeyCode::Enter);
    session.press(KeyCode::Enter);
    assert_eq!(session.screen(), Screen::Join);
    session.until_says("Press again to start anyway");
    session.press(KeyCode::Enter);
    session.until_screen(Screen::Play);
    session.leave();

    wake(&lock);
    until_offer(&mut session, "Continue");
    session.continue_game();
    assert_eq!(session.game(), Some(game));
}

#[test]
fn a_game_that_cannot_be_read_in_a_moment_does_not_hold_up_the_title() {
    let folder = tempfile::tempdir().unwrap();
    begin(folder.path()).until_asked();
    let mut session = Session::patient(folder.path());
    until_offer(&mut session, "Continue");
    let record = session.current_record();
    let written = fs::read(&record).unwrap();
    fs::remove_file(&record).unwrap();
    put_pipe(&record);
    session.trigger(ContinueGame);
    session.until_says("The saved game cannot be read");
    assert_eq!(session.screen(), Screen::Title);
    session.assert_reads("Quit");
    // Once the disk is awake it is asked again.
    answer(&record, &written);
    session.until("the game", |session| {
        let is_there = session.screen() == Screen::Play;
        if !is_there {
            session.trigger(ContinueGame);
        }
        is_there
    });
}

#[test]
fn a_climb_on_a_disk_that_hangs_gives_no_second_try() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::patient(folder.path()).instant();
    start_climb(&mut session, true);
    session.until_asked();
    session.carry_out(Act::Roll);
    session.leave();
    let climb = folder.path().join("records/days/2026-11-24/current.jsonl");
    let written = fs::read(&climb).unwrap();
    fs::remove_file(&climb).unwrap();
    put_pipe(&climb);
    start_climb(&mut session, true);
    session.until_says("The saved game cannot be read");
    assert_eq!(session.screen(), Screen::Title);
    answer(&climb, &written);
    session.wait(SETTLED);
    assert_eq!(fs::read(&climb).unwrap(), written);
    assert!(!climb.with_file_name("unfinished").exists());
}
