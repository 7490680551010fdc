//! Versions of the format: the examples of `FORMAT.md`, records of old versions, and headers that say their version.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs;

use cant_stop_records::{HandThrow, Header, Record, read, write, write_by_hand};
use cant_stop_rules::{Action, Landing, Seat, Variant};
use tempfile::TempDir;

#[test]
fn every_version_has_an_example_that_reads() {
    let format = include_str!("../FORMAT.md");
    let examples = format.split("```json\n").skip(1);
    let mut version = 0;
    for example in examples.filter_map(|rest| rest.split("```").next()) {
        version += 1;
        let reading = read(example.as_bytes()).unwrap();
        let written = write_by_hand(
            &reading.header,
            reading.playthrough.actions(),
            &reading.by_hand,
        );
        assert_eq!(String::from_utf8(written).unwrap(), example);
        assert!(example.contains(&format!("\"version\":{version},")));
        assert!(format.contains(&format!("\n## Version {version}\n")));
    }
    assert_eq!(version, 4);
}

#[test]
fn a_header_never_says_less_than_it_has() {
    let version_1 = read(include_bytes!("version-1.jsonl")).unwrap().header;
    let first_line = |header: Header| String::from_utf8(write(&header, &[])).unwrap();
    let begun = first_line(version_1.clone().begun_by(Some(Seat::ALL[0])));
    let going_on = first_line(version_1.clone().going_on_after(2));
    assert!(begun.contains("\"version\":3") && going_on.contains("\"version\":3"));
    assert!(first_line(version_1.of_day("2026-11-24".into())).contains("\"version\":4"));
}

#[test]
fn a_record_of_the_first_version_loads_for_ever() {
    let bytes = include_bytes!("version-1.jsonl");
    let reading = read(bytes).unwrap();
    assert_eq!(write(&reading.header, reading.playthrough.actions()), bytes);
    assert_eq!(reading.header.variant(), Variant::default());
    assert_eq!(reading.header.seats()[1].bot.as_deref(), Some("rule-of-28"));
    assert_eq!(
        reading.playthrough.to_string(),
        "3:2 (31) (65) 1546=6+10 2435=6+8 . 3345=7+8"
    );
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("current.jsonl"), bytes).unwrap();
    let mut record = Record::load(folder.path()).unwrap().unwrap().record;
    record.append(Action::Stop).unwrap();
    let thrown = HandThrow([[1.0; 13]; 4]);
    record.append_by_hand(Action::Roll, Some(thrown)).unwrap();
    let again = Record::load(folder.path()).unwrap().unwrap();
    assert_eq!(again.playthrough.game().turn_number(), 3);
    assert!(again.by_hand.is_empty(), "an older program must read it");
}

#[test]
fn a_record_of_the_second_version_loads_for_ever() {
    let bytes = include_bytes!("version-2.jsonl");
    let reading = read(bytes).unwrap();
    assert_eq!(write(&reading.header, reading.playthrough.actions()), bytes);
    assert_eq!(reading.header.variant().columns_to_win, 4);
    assert_eq!(reading.header.variant().landing, Landing::Jump);
    assert!(!reading.header.knows_throws_by_hand());
    assert_eq!(reading.header.inherited(), 0);
    assert_eq!(reading.playthrough.first(), None);
}
