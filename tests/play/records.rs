//! Records that cannot be used: one sentence, the file kept, the game goes on.

use std::fs;
use std::path::Path;

use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::referee::SavedGame;
use cant_stop_records::read;
use cant_stop_rules::Action;
use cant_stop_testkit::{Session, bots, folder};

use crate::outcomes::play;

fn cut_off_game(folder: &Path) {
    let mut session = Session::of_match_at(folder);
    session.set_speed(Speed::Instant);
    session.start(bots(2), 4);
    session.wait(1.3);
    assert_eq!(session.screen(), Screen::Play);
}

#[test]
fn a_game_cut_off_can_be_continued() {
    let folder = folder();
    cut_off_game(folder.path());
    let mut session = Session::at(folder.path());
    session.until("the game to go on with", |session| {
        let offers = session.offers();
        offers.iter().any(|offer| offer.contains("Continue"))
    });
    assert!(session.app.world().resource::<SavedGame>().0.is_some());
}

#[test]
fn a_bad_record_is_kept_and_said_and_the_game_goes_on() {
    let newer = "{\"body\":{\"format\":\"cant-stop-record\",\"version\":99},\"check\":0}\n";
    for (content, said) in [
        (Some("garbage\n"), "not a Can’t Stop game"),
        (Some(newer), "newer version"),
        (None, "damaged"),
    ] {
        let folder = folder();
        cut_off_game(folder.path());
        let record = folder.path().join("records/current.jsonl");
        let content = match content {
            Some(text) => text.as_bytes().to_vec(),
            None => {
                let mut bytes = fs::read(&record).unwrap();
                let middle = bytes.len() / 2;
                bytes[middle] ^= 1;
                bytes
            }
        };
        fs::write(&record, &content).unwrap();
        let mut session = Session::at(folder.path());
        session.until(said, |session| {
            session.texts().iter().any(|text| text.contains(said))
        });
        assert!(session.app.world().resource::<SavedGame>().0.is_none());
        assert_eq!(
            fs::read(folder.path().join("records/aside/0001.jsonl")).unwrap(),
            content
        );
        drop(session);
        play(
            &mut Session::of_match_at(folder.path()),
            2,
            1,
            Speed::Instant,
        );
    }
}

#[test]
fn a_finished_game_leaves_nothing_to_continue() {
    let folder = folder();
    play(
        &mut Session::of_match_at(folder.path()),
        2,
        4,
        Speed::Instant,
    );
    let session = Session::of_match_at(folder.path());
    assert!(session.app.world().resource::<SavedGame>().0.is_none());
    assert!(folder.path().join("records/finished/0001.jsonl").exists());
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_games_are_played() {
    let folder = folder();
    // A file where the folder should be: not even the superuser can write into it.
    fs::write(folder.path().join("records"), "").unwrap();
    let mut session = Session::at(folder.path());
    // The folder is opened by a thread of its own.
    session.until("the word that nothing is saved", |session| {
        session
            .texts()
            .iter()
            .any(|text| text.contains("cannot be saved"))
    });
    session.set_speed(Speed::Instant);
    session.start(bots(2), 4);
    session.until("the results", |session| session.screen() == Screen::Results);
}

/// The actions in a record file.
pub fn actions_in(file: &Path) -> Vec<Action> {
    let reading = read(&fs::read(file).unwrap()).unwrap();
    reading.playthrough.actions().to_vec()
}
