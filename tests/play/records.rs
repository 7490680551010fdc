//! Records that cannot be used: one sentence, the file kept, the game goes on.

use cant_stop_records::{HandThrow, HandThrows, write, write_by_hand};

use crate::prelude::*;

/// Record of a version that is not there yet.
pub const NEWER: &str = "{\"body\":{\"format\":\"cant-stop-record\",\"version\":99},\"check\":0}\n";

pub fn actions_in(file: &Path) -> Vec<Action> {
    reading(file).playthrough.actions().to_vec()
}

pub fn reading(file: &Path) -> Reading {
    read(&fs::read(file).unwrap()).unwrap()
}

/// Writes a file, and makes the folders above it.
pub fn put(file: &Path, content: impl AsRef<[u8]>) {
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, content).unwrap();
}

/// Leaves a game under way in a folder; its record.
fn cut_off_game(folder: &Path) -> PathBuf {
    let mut session = Session::of_match_at(folder).instant();
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
    let record = write(&header, played.actions());
    put(&records.join("current.jsonl"), record);
    let mut session = resume(folder.path());
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
    let aside = "aside/0001.jsonl";
    for (content, said, place) in [
        (Some("garbage\n"), "not a Can’t Stop game", aside),
        (Some(NEWER), "newer version", "current.jsonl"),
        (None, "damaged", aside),
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
        let kept = |place: &str| fs::read(folder.path().join("records").join(place)).unwrap();
        assert_eq!(kept(place), content);
        let mut session = session.again(Session::of_match_at);
        play(&mut session, 2, 1, Speed::Instant);
        // The book lists what a new game moves.
        let place = place.replace("current", "unfinished/0001");
        assert_eq!(kept(&place), content);
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
    let mut session = Session::of_match();
    play(&mut session, 2, 4, Speed::Instant);
    let session = session.again(Session::of_match_at);
    assert!(session.resource::<SavedGame>().0.is_none());
    let finished = session.folder.join("records/finished/0001.jsonl");
    assert!(finished.exists());
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
    session.leave();
    session.show_dialog(CHRONICLE);
    session.until_says("No games here yet");
}

#[test]
fn a_second_copy_shows_all_games_and_writes_none() {
    let folder = folder();
    let calm = fs::read(repository("crates/studio/games/calm.jsonl")).unwrap();
    put(&folder.path().join("records/finished/0001.jsonl"), calm);
    let text = folder.path().join("game.txt");
    fs::write(&text, "3:2 (65) (31) 1546=6+10 .\n").unwrap();
    let _first = Session::at(folder.path());
    let mut second = Session::with(folder.path(), |launch| launch.open = Some(text));
    second.until_screen(Screen::Play);
    assert!(second.has::<Watching>());
    second.leave();
    second.show_dialog(CHRONICLE);
    second.until("the game", |session| session.reads("1 game"));
    for written in ["records/book.json", "watched.jsonl"] {
        assert!(!folder.path().join(written).exists());
    }
    let elsewhere = format!("cant-stop-{}", std::process::id());
    fs::remove_dir_all(std::env::temp_dir().join(elsewhere)).unwrap();
}

#[test]
fn throws_by_hand_are_in_the_record_of_a_game_that_is_played_on() {
    let played: Playthrough = "3:2 (65) (31) 1546=6+10".parse().unwrap();
    let seats = [("Ada", "disc"), ("Leo", "square")];
    let seats = seats.map(|(name, mark)| RecordedSeat::person(name, mark));
    let rules = played.start().variant();
    let header = Header::new(cant_stop_dice::ENGINE, 5, rules, seats.to_vec());
    let by_hand = HandThrows::from([(2, HandThrow([[0.5; 13]; 4]))]);
    let mut session = Session::new().instant();
    let path = session.folder.join("game.jsonl");
    fs::write(&path, write_by_hand(&header, played.actions(), &by_hand)).unwrap();
    session.trigger(WatchGame { path });
    session.until("the end", |session| {
        session.has::<Watching>() && !session.resource::<Watching>().is_playing()
    });
    // From its beginning it would be another game, which counts.
    for (to, plays_on) in [(0, false), (usize::MAX, true)] {
        session.trigger(Seek::To(to));
        session.wait(SETTLED);
        assert_eq!(session.is_offered("Play on from here"), plays_on);
    }
    session.click_on("Play on from here");
    assert_eq!(reading(&session.current_record()).by_hand, by_hand);
}
