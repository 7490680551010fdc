//! Records that cannot be used: one sentence, the file kept, the game goes on.

use cant_stop::referee::ContinueGame;
use cant_stop_records::write;

use crate::outcomes::play;
use crate::prelude::*;

/// The actions in a record file.
pub fn actions_in(file: &Path) -> Vec<Action> {
    reading(file).playthrough.actions().to_vec()
}

/// A record file.
pub fn reading(file: &Path) -> Reading {
    read(&fs::read(file).unwrap()).unwrap()
}

/// Leaves a game under way in a folder; its record.
fn cut_off_game(folder: &Path) -> PathBuf {
    let mut session = Session::of_match_at(folder);
    session.set_speed(Speed::Instant);
    session.start(bots(2), 4);
    session.wait(1.3);
    assert_eq!(session.screen(), Screen::Play);
    session.current_record()
}

#[test]
fn a_game_with_a_bot_of_an_earlier_version_is_played_on_by_the_nearest() {
    let folder = folder();
    let records = folder.path().join("records");
    let played: Playthrough = "3:2 (65) (31) 1546=6+10 .".parse().unwrap();
    let seats = [("Ada", "disc", "rule-of-28"), ("Leo", "square", "linear")];
    let seats = seats.map(|(name, mark, bot)| RecordedSeat {
        bot: Some(bot.to_owned()),
        ..RecordedSeat::person(name, mark)
    });
    let rules = played.start().variant();
    let header = Header::new(cant_stop_dice::ENGINE, 5, rules, seats.to_vec());
    fs::create_dir_all(&records).unwrap();
    let record = write(&header, played.actions());
    fs::write(records.join("current.jsonl"), record).unwrap();
    let mut session = Session::of_match_at(folder.path());
    session.set_speed(Speed::Instant);
    session.trigger(ContinueGame);
    session.until_screen(Screen::Results);
    let kinds = session.resource::<Seats>().0.iter().map(|plan| plan.kind);
    let nearest = [Opponent::Magpie, Opponent::Owl].map(SeatKind::Bot);
    assert_eq!(kinds.collect::<Vec<_>>(), nearest);
    session.until_put_away();
    let finished = reading(&records.join("finished/0001.jsonl"));
    assert_eq!(finished.header.seats(), seats, "they are still named");
    assert!(finished.playthrough.actions().starts_with(played.actions()));
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
        let record = cut_off_game(folder.path());
        let mut bytes = fs::read(&record).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        let content = content.map_or(bytes, |text| text.as_bytes().to_vec());
        fs::write(&record, &content).unwrap();
        let mut session = Session::at(folder.path());
        session.until_says(said);
        assert!(session.resource::<SavedGame>().0.is_none());
        let aside = fs::read(folder.path().join("records/aside/0001.jsonl")).unwrap();
        assert_eq!(aside, content);
        drop(session);
        let mut session = Session::of_match_at(folder.path());
        play(&mut session, 2, 1, Speed::Instant);
    }
}

#[test]
fn a_game_that_cannot_be_read_now_stays_where_it_is() {
    let folder = folder();
    let record = cut_off_game(folder.path());
    let written = fs::read(&record).unwrap();
    fs::remove_file(&record).unwrap();
    // Not even the superuser can read a folder as a file.
    fs::create_dir(&record).unwrap();
    let mut session = Session::at(folder.path());
    session.until_says("cannot be read");
    assert!(record.is_dir() && session.offer("Continue").is_none());
    drop(session);
    fs::remove_dir(&record).unwrap();
    fs::write(&record, written).unwrap();
    let mut session = Session::at(folder.path());
    session.until("the game", |session| session.offer("Continue").is_some());
}

#[test]
fn a_finished_game_leaves_nothing_to_continue() {
    let folder = folder();
    let mut session = Session::of_match_at(folder.path());
    play(&mut session, 2, 4, Speed::Instant);
    drop(session);
    let session = Session::of_match_at(folder.path());
    assert!(session.resource::<SavedGame>().0.is_none());
    assert!(folder.path().join("records/finished/0001.jsonl").exists());
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_games_are_played() {
    let folder = folder();
    // A file where the folder should be: not even the superuser can write into it.
    fs::write(folder.path().join("records"), "").unwrap();
    let mut session = Session::at(folder.path());
    session.until_says("cannot be saved");
    session.set_speed(Speed::Instant);
    session.start(bots(2), 4);
    session.until("a few turns", |session| session.turn_number() > 3);
}
