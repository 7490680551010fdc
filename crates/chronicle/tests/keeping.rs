//! The index survives whatever becomes of its file and of the records: it always says what the records say.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

use cant_stop_chronicle::digest::Digest;
use cant_stop_chronicle::index::{FRESH, Game, Index, KEPT, State};
use cant_stop_chronicle::quality::{SeatQuality, quality};
use cant_stop_records::{Header, Record, read, write};
use cant_stop_rules::Variant;
use proptest::prelude::*;
use support::{Table, first, games, record};
use tempfile::TempDir;

const GAMES: usize = 12;
/// A folder in which the second and the third game are finished, and others are not.
const SEED: u64 = 10;

/// A folder of games, its index kept.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    record(folder.path(), &games(SEED, GAMES));
    let index = Index::open(folder.path()).unwrap();
    assert_eq!(index.records_read(), GAMES);
    index.keep().unwrap();
    folder
}

/// An index's data of one game.
type Said = (String, SystemTime, State, Digest);

fn said(index: &Index) -> Vec<Said> {
    let said = |game: Game<'_>| {
        let file = game.file.to_owned();
        (file, game.when, game.state, game.digest.clone())
    };
    index.games().map(said).collect()
}

/// Data from the records alone.
fn from_records(folder: &Path) -> Vec<Said> {
    let kept = fs::read(folder.join(KEPT)).ok();
    fs::remove_file(folder.join(KEPT)).ok();
    let all = said(&Index::open(folder).unwrap());
    if let Some(kept) = kept {
        fs::write(folder.join(KEPT), kept).unwrap();
    }
    all
}

fn set_time(path: &Path, time: SystemTime) {
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(time).unwrap();
}

/// Opens a folder whose index must read `records` records, and is right afterwards, now and when it is kept.
fn opens(folder: &Path, records: usize) -> Index {
    let index = Index::open(folder).unwrap();
    assert_eq!(index.records_read(), records);
    assert_eq!(said(&index), from_records(folder));
    index.keep().unwrap();
    let again = Index::open(folder).unwrap();
    assert_eq!(again.records_read(), 0);
    assert_eq!(said(&again), said(&index));
    index
}

#[test]
fn what_is_kept_is_not_read_again() {
    let folder = folder();
    opens(folder.path(), 0);
    // Not even opened: what is in them does not matter as long as size and time are the same.
    let path = folder.path().join("finished/00002.jsonl");
    let about = fs::metadata(&path).unwrap();
    let other = vec![b'x'; about.len() as usize];
    fs::write(&path, other).unwrap();
    set_time(&path, about.modified().unwrap());
    assert_eq!(Index::open(folder.path()).unwrap().records_read(), 0);
}

#[test]
fn games_are_listed_as_the_records_have_them() {
    let folder = tempfile::tempdir().unwrap();
    let games = games(SEED, GAMES);
    record(folder.path(), &games);
    let index = Index::open(folder.path()).unwrap();
    assert_eq!(index.games().count(), GAMES);
    for listed in index.games() {
        let game = games.iter().find(|game| game.file == listed.file).unwrap();
        let end = game.played.game();
        let digest = listed.digest;
        assert_eq!(digest.variant, game.header.variant());
        assert_eq!(digest.turns, end.turn_number());
        assert_eq!(digest.winners, end.winners());
        for (seat, recorded) in digest.seats.iter().zip(game.header.seats()) {
            let said = (&seat.name, &seat.mark, &seat.bot);
            assert_eq!(said, (&recorded.name, &recorded.mark, &recorded.bot));
        }
        let state = match (game.file.as_str(), end.winners().is_empty()) {
            (_, false) => State::Finished,
            ("current.jsonl", true) => State::InProgress,
            (_, true) => State::Unfinished,
        };
        assert_eq!(listed.state, state);
        let about = fs::metadata(folder.path().join(listed.file)).unwrap();
        assert_eq!(listed.when, about.modified().unwrap());
    }
    let times: Vec<SystemTime> = index.games().map(|game| game.when).collect();
    assert!(times.is_sorted_by(|one, other| one >= other));
}

#[test]
fn a_game_in_progress_is_finished_once_it_is_won() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::new(3);
    let played = table.play(Default::default(), 2);
    let header =
        Header::new("none", 7, Variant::default(), table.seats(2)).begun_by(played.first());
    let mut record = Record::create(folder.path(), &header).unwrap();
    let states = |folder: &Path| {
        let index = Index::open(folder).unwrap();
        index.keep().unwrap();
        let states = index.games().map(|game| game.state);
        states.collect::<Vec<State>>()
    };
    for (number, &action) in played.actions().iter().enumerate() {
        if number % 20 == 0 {
            assert_eq!(states(folder.path()), [State::InProgress]);
        }
        record.append(action).unwrap();
    }
    assert_eq!(states(folder.path()), [State::Finished]);
    record.finish().unwrap();
    assert_eq!(states(folder.path()), [State::Finished]);
}

#[test]
fn a_torn_index_is_made_again_wherever_it_is_torn() {
    let folder = folder();
    let path = folder.path().join(KEPT);
    let whole = fs::read(&path).unwrap();
    let expected = said(&Index::open(folder.path()).unwrap());
    let some = (0..whole.len()).rev().step_by(whole.len() / 60 + 1);
    for end in some.chain([whole.len() - 1]) {
        fs::write(&path, &whole[..end]).unwrap();
        let index = Index::open(folder.path()).unwrap();
        assert_eq!(index.records_read(), GAMES, "{end}");
        assert_eq!(said(&index), expected);
    }
}

#[test]
fn an_index_of_a_later_version_is_made_again() {
    let folder = folder();
    let path = folder.path().join(KEPT);
    let text = fs::read_to_string(&path).unwrap();
    let later = text.replacen("\"version\":3", "\"version\":4", 1);
    assert_ne!(later, text);
    fs::write(&path, later).unwrap();
    opens(folder.path(), GAMES);
}

#[test]
fn only_what_changed_is_read_again() {
    let folder = folder();
    let inside = |name: &str| folder.path().join(name);
    let bytes = fs::read(inside("finished/00002.jsonl")).unwrap();

    fs::write(inside("finished/09999.jsonl"), &bytes).unwrap();
    assert_eq!(opens(folder.path(), 1).games().count(), GAMES + 1);

    fs::remove_file(inside("finished/09999.jsonl")).unwrap();
    assert_eq!(opens(folder.path(), 0).games().count(), GAMES);
    let kept = fs::read_to_string(inside(KEPT)).unwrap();
    assert!(!kept.contains("09999"), "what is gone is not kept");

    // Another game of whatever size, and the same one at another time.
    let [second, third] = [2, 3].map(|game| inside(&format!("finished/0000{game}.jsonl")));
    fs::copy(&third, second).unwrap();
    opens(folder.path(), 1);
    set_time(&third, SystemTime::now() + Duration::from_secs(60));
    let index = opens(folder.path(), 1);
    assert_eq!(index.games().next().unwrap().file, "finished/00003.jsonl");

    fs::rename(inside("current.jsonl"), inside("unfinished/90000.jsonl")).unwrap();
    let index = opens(folder.path(), 1);
    assert!(index.games().all(|game| game.state != State::InProgress));
}

#[test]
fn damaged_and_foreign_files_are_named_and_the_rest_is_listed() {
    let folder = folder();
    let inside = |name: &str| folder.path().join(name);
    let mut damaged = fs::read(inside("finished/00002.jsonl")).unwrap();
    let line = damaged.iter().position(|&byte| byte == b'\n').unwrap() + 12;
    damaged[line] ^= 1;
    let newer = b"{\"body\":{\"format\":\"cant-stop-record\",\"version\":99},\"check\":0}\n";
    let alone = Header::new("none", 7, Variant::default(), Table::new(1).seats(1));
    fs::write(inside("finished/climb.jsonl"), write(&alone, &[])).unwrap();
    fs::write(inside("finished/damaged.jsonl"), damaged).unwrap();
    fs::write(inside("foreign.jsonl"), "hello\n").unwrap();
    fs::write(inside("empty.jsonl"), "").unwrap();
    fs::write(inside("unfinished/newer.jsonl"), newer).unwrap();
    fs::create_dir(inside("folder.jsonl")).unwrap();
    fs::write(inside("notes.txt"), "no record, and not named as one").unwrap();
    let large = File::create(inside("large.jsonl")).unwrap();
    large.set_len(cant_stop_records::LARGEST + 1).unwrap();

    for opened in [1, 2] {
        let index = Index::open(folder.path()).unwrap();
        assert_eq!(index.games().count(), GAMES);
        let problems = index.unusable();
        let problems = problems.map(|it| format!("{}: {}", it.file, it.problem));
        let mut problems: Vec<String> = problems.collect();
        problems.sort();
        let expected = [
            "empty.jsonl: it is no record of Can't Stop",
            "finished/climb.jsonl: it is a climb of one seat",
            "finished/damaged.jsonl: line 2 is damaged",
            "foreign.jsonl: it is no record of Can't Stop",
            "large.jsonl: it is larger than any game",
            "unfinished/newer.jsonl: a newer version of Can't Stop wrote it",
        ];
        assert_eq!(problems, expected);
        // The second time all is known, but what a later version of the game would read.
        assert_eq!(index.records_read(), if opened == 1 { 6 } else { 1 });
        index.keep().unwrap();
    }
}

#[test]
fn a_kill_while_the_index_is_written_loses_nothing() {
    let folder = folder();
    let whole = fs::read(folder.path().join(KEPT)).unwrap();
    for left in [&[][..], &whole[..whole.len() / 2], &whole] {
        fs::write(folder.path().join(FRESH), left).unwrap();
        assert_eq!(Index::open(folder.path()).unwrap().records_read(), 0);
        // The next index that is written takes its place.
        fs::write(folder.path().join("finished/09999.jsonl"), "hello\n").unwrap();
        opens(folder.path(), 1);
        assert!(!folder.path().join(FRESH).exists());
        fs::remove_file(folder.path().join("finished/09999.jsonl")).unwrap();
        opens(folder.path(), 0);
    }
}

#[test]
fn where_nothing_can_be_written_nothing_is_kept() {
    let folder = folder();
    let expected = from_records(folder.path());
    fs::remove_file(folder.path().join(KEPT)).unwrap();
    // A folder without permission would not stop the root user; a folder in the place of the first file to write does.
    fs::create_dir(folder.path().join(FRESH)).unwrap();
    for _ in 0..2 {
        let index = Index::open(folder.path()).unwrap();
        assert_eq!(index.records_read(), GAMES);
        assert_eq!(said(&index), expected);
        index.keep().unwrap_err();
    }
}

#[test]
fn a_folder_that_is_not_there_is_an_error_and_an_empty_one_is_none() {
    let folder = tempfile::tempdir().unwrap();
    assert!(Index::open(&folder.path().join("nothing")).is_err());
    assert_eq!(Index::open(folder.path()).unwrap().games().count(), 0);
}

#[test]
fn a_look_back_is_kept_until_the_record_changes() {
    let folder = folder();
    let mut index = Index::open(folder.path()).unwrap();
    let all = index.not_looked_back();
    let file = all[0].clone();
    let path = folder.path().join(&file);
    let reading = read(&fs::read(&path).unwrap()).unwrap();
    let found = quality(&reading.playthrough);
    index.note_quality(&file, found.clone());
    index.keep().unwrap();

    let index = Index::open(folder.path()).unwrap();
    assert_eq!(index.records_read(), 0);
    assert_eq!(quality_of(&index, &file).unwrap(), found);
    assert_eq!(index.not_looked_back(), all[1..]);

    let all_but_one = reading.playthrough.actions().len() - 1;
    let shorter = first(&reading.playthrough, all_but_one);
    fs::write(&path, write(&reading.header, shorter.actions())).unwrap();
    let mut index = opens(folder.path(), 1);
    assert_eq!(quality_of(&index, &file), None);
    // Of other seats than the game has, and of a file that is none.
    index.note_quality(&file, Vec::new());
    index.note_quality("nothing", found);
    assert_eq!(quality_of(&index, &file), None);
}

fn quality_of(index: &Index, file: &str) -> Option<Vec<SeatQuality>> {
    let game = index.games().find(|game| game.file == file).unwrap();
    game.digest.quality.clone()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_bytes_are_there_the_index_says_what_the_records_say(
        bytes in prop::collection::vec(any::<u8>(), 0..60),
        from: prop::sample::Index,
        to: prop::sample::Index,
        flipped in prop::option::of(0..8_u8),
    ) {
        let folder = tempfile::tempdir().unwrap();
        record(folder.path(), &games(SEED, 3));
        let expected = from_records(folder.path());
        Index::open(folder.path()).unwrap().keep().unwrap();
        let path = folder.path().join(KEPT);
        let mut kept = fs::read(&path).unwrap();
        let (from, to) = (from.index(kept.len()), to.index(kept.len()));
        match flipped {
            // Another digit, mostly, where one stands: still a number.
            Some(bit) => kept[from] ^= 1 << bit,
            None => drop(kept.splice(from.min(to)..from.max(to), bytes)),
        }
        fs::write(&path, kept).unwrap();
        prop_assert_eq!(said(&Index::open(folder.path()).unwrap()), expected);
    }
}
