//! Records that cannot be used: one sentence, the file kept, the game goes on.

use std::fs;
use std::path::Path;

use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::referee::{ContinueGame, SavedGame};
use cant_stop_bots::Opponent;
use cant_stop_records::{Header, RecordedSeat, read, write};
use cant_stop_rules::Action;
use cant_stop_rules::notation::Playthrough;
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
fn a_game_with_a_bot_of_an_earlier_version_is_played_on_by_the_nearest() {
    let folder = folder();
    let records = folder.path().join("records");
    let played: Playthrough = "3:2 (65) (31) 1546=6+10 .".parse().unwrap();
    let bot = |name, mark, key: &str| RecordedSeat {
        bot: Some(key.to_owned()),
        ..RecordedSeat::person(name, mark)
    };
    let seats = vec![
        bot("Ada", "disc", "rule-of-28"),
        bot("Leo", "square", "linear"),
    ];
    let header = Header::new(
        cant_stop_dice::ENGINE,
        5,
        played.start().settings(),
        seats.clone(),
    );
    fs::create_dir_all(&records).unwrap();
    let record = write(&header, played.actions());
    fs::write(records.join("current.jsonl"), record).unwrap();
    let mut session = Session::of_match_at(folder.path());
    session.set_speed(Speed::Instant);
    session.app.world_mut().trigger(ContinueGame);
    session.until("the end", |session| session.screen() == Screen::Results);
    let kinds = session.app.world().resource::<Seats>().0.clone();
    let kinds: Vec<SeatKind> = kinds.into_iter().map(|plan| plan.kind).collect();
    let nearest = [Opponent::Magpie, Opponent::Owl].map(SeatKind::Bot);
    assert_eq!(kinds, nearest);
    session.until_put_away();
    let finished = fs::read_dir(records.join("finished")).unwrap().next();
    let reading = read(&fs::read(finished.unwrap().unwrap().path()).unwrap()).unwrap();
    assert_eq!(
        reading.header.seats(),
        seats,
        "the record still names who sat there"
    );
    assert!(reading.playthrough.actions().starts_with(played.actions()));
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
