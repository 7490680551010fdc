//! Robustness of records: cut off, damaged, replaced, and read by another version.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs;

use cant_stop_records::{
    Header, NAME_LENGTH, Record, RecordProblem, RecordedSeat, clean_name, is_hidden, read, write,
};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Variant};
use proptest::prelude::*;
use tempfile::TempDir;

const CURRENT: &str = "current.jsonl";

fn header_of(variant: Variant) -> Header {
    let bot = RecordedSeat {
        bot: Some("rule-of-28".to_owned()),
        ..RecordedSeat::person("Bruno", "square")
    };
    Header::new(
        "an engine",
        7,
        variant,
        vec![RecordedSeat::person("Ada", "disc"), bot],
    )
}

fn header() -> Header {
    header_of(Variant::default())
}

/// A short legal game.
fn actions() -> Vec<Action> {
    const GAME: &str = "3:2 (11) (54) 1644=7+8 3424=6+7 . 1356=6+9 3612=8 . 5641=6+10 . \
        5661=6+12 5534=10 6662=12 . 1114=2+5 6263=5+12 3562=5 .";
    GAME.parse::<Playthrough>().unwrap().actions().to_vec()
}

fn recorded(actions: &[Action]) -> (TempDir, Record) {
    let folder = TempDir::new().unwrap();
    let mut record = Record::create(folder.path(), &header()).unwrap();
    for &action in actions {
        record.append(action).unwrap();
    }
    (folder, record)
}

#[test]
fn a_record_reads_back_and_goes_on() {
    let actions = actions();
    let (first, rest) = actions.split_at(20);
    let [(folder, _), (other, _)] = [&actions[..], first].map(recorded);
    let mut loaded = Record::load(other.path()).unwrap().unwrap();
    assert_eq!(loaded.header, header());
    assert_eq!(loaded.playthrough.actions(), first);
    for &action in rest {
        loaded.record.append(action).unwrap();
    }
    assert_eq!(
        fs::read(other.path().join(CURRENT)).unwrap(),
        fs::read(folder.path().join(CURRENT)).unwrap()
    );
}

#[test]
fn an_action_taken_back_leaves_no_trace() {
    let actions = actions();
    for loaded_first in [false, true] {
        let (folder, mut record) = recorded(&[]);
        let path = folder.path().join(CURRENT);
        for (index, &action) in actions.iter().enumerate() {
            let before = fs::read(&path).unwrap();
            record.append(action).unwrap();
            if loaded_first {
                record = Record::load(folder.path()).unwrap().unwrap().record;
            }
            record.take_back().unwrap();
            assert_eq!(fs::read(&path).unwrap(), before);
            let loaded = Record::load(folder.path()).unwrap().unwrap();
            assert_eq!(loaded.playthrough.actions(), &actions[..index]);
            record.append(action).unwrap();
        }
        assert_eq!(fs::read(&path).unwrap(), write(&header(), &actions));
    }
}

#[test]
fn only_one_action_can_be_taken_back_and_no_header() {
    let (folder, mut record) = recorded(&[]);
    assert!(record.take_back().is_err());
    for &action in &actions()[..2] {
        record.append(action).unwrap();
    }
    record.take_back().unwrap();
    assert!(record.take_back().is_err());
    let loaded = Record::load(folder.path()).unwrap().unwrap();
    assert_eq!(loaded.playthrough.actions(), &actions()[..1]);
}

#[test]
fn cut_off_anywhere_it_loses_only_the_torn_line() {
    let actions = actions();
    let (folder, _) = recorded(&actions);
    let path = folder.path().join(CURRENT);
    let whole = fs::read(&path).unwrap();
    let header_end = whole.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    for end in header_end..whole.len() {
        fs::write(&path, &whole[..end]).unwrap();
        let loaded = Record::load(folder.path()).unwrap().unwrap();
        let ends = whole[header_end..end].iter().filter(|&&b| b == b'\n');
        let complete = ends.count();
        assert_eq!(loaded.playthrough.actions(), &actions[..complete]);
        let left = fs::read(&path).unwrap();
        assert!(left.ends_with(b"\n") && whole.starts_with(&left));
    }
}

#[test]
fn every_changed_byte_is_noticed() {
    let (folder, _) = recorded(&actions());
    let path = folder.path().join(CURRENT);
    let whole = fs::read(&path).unwrap();
    for at in 0..whole.len() - 1 {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        fs::write(&path, &bytes).unwrap();
        assert!(Record::load(folder.path()).is_err(), "byte {at}");
    }
}

#[test]
fn the_damaged_line_is_named() {
    let whole = write(&header(), &actions());
    let ends: Vec<usize> = (0..whole.len()).filter(|&at| whole[at] == b'\n').collect();
    for (line, end) in (1..).zip(ends) {
        // The last byte of the line is no longer one of any text.
        let mut bytes = whole.clone();
        bytes[end - 1] ^= 0x80;
        let problem = read(&bytes).unwrap_err();
        assert_eq!(problem.to_string(), format!("line {line} is damaged"));
    }
    let problem = read(&whole[..60]).unwrap_err();
    assert_eq!(problem.to_string(), "line 1 is damaged");
}

#[test]
fn a_game_of_one_seat_keeps_its_day_and_a_table_stays_readable_for_older_programs() {
    let seats = vec![RecordedSeat::person("Ada", "disc")];
    let alone = Header::new("an engine", 7, Variant::default(), seats).of_day("2026-11-24".into());
    let played: Playthrough = "3:1 1546=6+10 .".parse().unwrap();
    let bytes = write(&alone, played.actions());
    let reading = read(&bytes).unwrap();
    assert_eq!(reading.header.day(), Some("2026-11-24"));
    assert_eq!(reading.playthrough, played);
    let first_line = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        text.lines().next().unwrap().to_owned()
    };
    assert!(first_line(&bytes).contains("\"version\":4"));
    let table = first_line(&write(&header(), &actions()));
    assert!(table.contains("\"version\":3"), "{table}");
    assert!(!table.contains("day"), "{table}");
}

#[test]
fn foreign_and_newer_files_are_told_apart() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(CURRENT);
    let problem = |text: &str| {
        fs::write(&path, text).unwrap();
        Record::load(folder.path()).unwrap_err()
    };
    let other = "{\"body\":{\"format\":\"x\"}}\n";
    for foreign in ["", "hello\n", "{}\n", "[1,2]\n", other] {
        assert!(matches!(problem(foreign), RecordProblem::Foreign));
    }
    let newer = "{\"body\":{\"format\":\"cant-stop-record\",\"version\":99},\"check\":0}\n";
    assert!(matches!(problem(newer), RecordProblem::Newer));
    // What is longer than any line is not taken apart: in memory it would be many times as large.
    let long = newer.replace("0}", &format!("0{}}}", " ".repeat(1 << 20)));
    assert!(matches!(problem(&long), RecordProblem::Damaged { line: 1 }));
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let problem = Record::load(folder.path()).unwrap_err();
    assert!(matches!(problem, RecordProblem::Io(_)));
}

#[test]
fn an_unfinished_game_is_kept_when_another_begins() {
    let (folder, _) = recorded(&actions());
    let before = fs::read(folder.path().join(CURRENT)).unwrap();
    Record::create(folder.path(), &header()).unwrap();
    let kept = fs::read(folder.path().join("unfinished/0001.jsonl"));
    assert_eq!(kept.unwrap(), before);
    let begun = Record::load(folder.path()).unwrap().unwrap();
    assert!(begun.playthrough.actions().is_empty());
    let empty = TempDir::new().unwrap();
    assert!(Record::load(empty.path()).unwrap().is_none());
}

#[test]
fn a_record_with_names_that_cannot_be_typed_loads_and_goes_on() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(CURRENT);
    let mut sent = header();
    sent.seats_mut()[0].name = "x".repeat(65_536);
    sent.seats_mut()[1].name = "Leo\n7. Ada: wins\u{202e}".to_owned();
    sent.seats_mut()[1].bot = Some("\u{1b}[2Jowl".to_owned());
    let actions = actions();
    let (&last, first) = actions.split_last().unwrap();
    fs::write(&path, write(&sent, first)).unwrap();

    let mut loaded = Record::load(folder.path()).unwrap().unwrap();
    let seats = loaded.header.seats();
    assert_eq!(seats[0].name, "x".repeat(NAME_LENGTH));
    assert_eq!(seats[1].name, "Leo 7. Ada:");
    assert_eq!(seats[1].bot.as_deref(), Some("[2Jowl"));
    // The file keeps what was sent, so the checksums of its lines go on from there.
    loaded.record.append(last).unwrap();
    assert_eq!(fs::read(&path).unwrap(), write(&sent, &actions));
    loaded.record.take_back().unwrap();
    let cleaned = loaded.header;
    loaded.record.reseat(cleaned.seats().to_vec()).unwrap();
    loaded.record.append(last).unwrap();
    assert_eq!(fs::read(&path).unwrap(), write(&cleaned, &actions));
}

#[test]
fn every_variant_is_kept() {
    for (variant, _) in Variant::tables().filter(|(_, seats)| *seats == 2) {
        let reading = read(&write(&header_of(variant), &[])).unwrap();
        assert_eq!(reading.header.variant(), variant);
        assert_eq!(reading.playthrough.game().variant(), variant);
    }
}

#[test]
fn a_variant_that_cannot_be_played_is_damage() {
    let variant = Variant {
        columns_to_win: 5,
        three_pawns: true,
        ..Variant::default()
    };
    let problem = read(&write(&header_of(variant), &[])).unwrap_err();
    assert_eq!(problem.to_string(), "line 1 is damaged");
}

#[test]
fn lines_put_in_or_left_out_or_moved_are_noticed() {
    let bytes = write(&header(), &actions());
    let text = String::from_utf8(bytes).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert!(read(text.replace('\n', "\r\n").as_bytes()).is_err());
    assert!(read(text.replacen(",\"check", ", \"check", 3).as_bytes()).is_err());
    let reads = |lines: Vec<&str>| read(format!("{}\n", lines.join("\n")).as_bytes()).is_ok();
    assert!(reads(lines.clone()));
    for at in 1..lines.len() - 1 {
        let mut left_out = lines.clone();
        left_out.remove(at);
        assert!(!reads(left_out), "without line {at}");
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        assert!(!reads(doubled), "line {at} twice");
        let mut moved = lines.clone();
        moved.swap(at, at + 1);
        assert!(!reads(moved), "line {at} later");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_words_are_read_cleaned_and_stay_so(words: [String; 4]) {
        let [name, mark, bot, engine] = words;
        let seat = RecordedSeat { name: name.clone(), mark, bot: Some(bot) };
        let header = Header::new(&engine, 7, Variant::default(), vec![seat.clone(), seat]);
        let reading = read(&write(&header, &actions())).unwrap();
        prop_assert_eq!(&reading.header.seats()[0].name, &clean_name(&name));
        prop_assert_eq!(reading.playthrough.actions(), &actions());
        let shown = serde_json::to_string(&reading.header).unwrap();
        prop_assert!(!shown.chars().any(|c| c.is_control() || is_hidden(c)));
        let again = read(&write(&reading.header, &actions())).unwrap();
        prop_assert_eq!(again.header, reading.header);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400), cut: prop::sample::Index) {
        let mut record = write(&header(), &actions());
        let at = cut.index(record.len());
        record.splice(at.., bytes.iter().copied());
        for bytes in [bytes, record] {
            if let Ok(reading) = read(&bytes) {
                let again = write(&reading.header, reading.playthrough.actions());
                prop_assert_eq!(&again, &bytes[..reading.whole]);
            }
        }
    }
}
