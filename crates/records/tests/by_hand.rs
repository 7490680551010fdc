//! Additions of version 3: throws by hand, games that a seat begins without a roll-off, games that go on from others.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs;

use cant_stop_records::{
    HandThrow, HandThrows, Header, Record, RecordProblem, RecordedSeat, read, write, write_by_hand,
};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Seat, Variant};
use proptest::prelude::*;
use tempfile::TempDir;

const CURRENT: &str = "current.jsonl";

fn seats(names: [&str; 2]) -> Vec<RecordedSeat> {
    names
        .map(|name| RecordedSeat::person(name, "disc"))
        .to_vec()
}

fn header(first: Option<Seat>) -> Header {
    let variant = Variant::default();
    Header::new("an engine", 7, variant, seats(["Ada", "Leo"])).begun_by(first)
}

/// The beginning of a game that the second seat begins.
fn played() -> Playthrough {
    let line = "3:2B 1644=7+8 3424=6+7 . 1356=6+9 3612=8 . 5641=6+10 . 5661=6+12 5534=10 6662=12 .";
    line.parse().unwrap()
}

/// Indices of the rolls among the actions.
fn rolls(played: &Playthrough) -> Vec<usize> {
    let actions = played.actions();
    let is_roll = |at: &usize| actions[*at] == Action::Roll;
    (0..actions.len()).filter(is_roll).collect()
}

/// Throws by hand of up to five of the rolls.
fn any_throws() -> impl Strategy<Value = HandThrows> {
    let number = any::<f32>().prop_filter("no die has it", |number| number.is_finite());
    let thrown = prop::collection::vec(number, 52).prop_map(|numbers| {
        HandThrow([0, 1, 2, 3].map(|die| numbers[die * 13..][..13].try_into().unwrap()))
    });
    prop::collection::btree_map(prop::sample::select(rolls(&played())), thrown, 0..6)
}

fn bits(throws: &HandThrows) -> Vec<(usize, Vec<u32>)> {
    let each = throws.iter();
    each.map(|(&at, thrown)| {
        let numbers = thrown.0.as_flattened();
        (at, numbers.iter().map(|number| number.to_bits()).collect())
    })
    .collect()
}

fn some_throws() -> HandThrows {
    let throws = rolls(&played()).into_iter().step_by(2);
    throws
        .map(|at| (at, HandThrow([[at as f32 / 3.0; 13]; 4])))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn throws_by_hand_come_back_to_the_last_bit(by_hand in any_throws()) {
        let (played, header) = (played(), header(Some(Seat::ALL[1])));
        let bytes = write_by_hand(&header, played.actions(), &by_hand);
        let reading = read(&bytes).unwrap();
        prop_assert_eq!(bits(&reading.by_hand), bits(&by_hand));
        prop_assert_eq!(&reading.playthrough, &played);
        prop_assert_eq!(&reading.header, &header);
    }
}

proptest! {
    // Every line waits for the disk.
    #![proptest_config(ProptestConfig { cases: 10, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_record_written_line_by_line_is_the_same_file(by_hand in any_throws()) {
        let (played, header) = (played(), header(Some(Seat::ALL[1])));
        let bytes = write_by_hand(&header, played.actions(), &by_hand);
        let folder = TempDir::new().unwrap();
        let mut record = Record::create(folder.path(), &header).unwrap();
        for (at, &action) in played.actions().iter().enumerate() {
            record.append_by_hand(action, by_hand.get(&at).copied()).unwrap();
        }
        prop_assert_eq!(fs::read(folder.path().join(CURRENT)).unwrap(), bytes);
    }
}

#[test]
fn a_throw_by_hand_takes_under_300_bytes() {
    let played = played();
    let at = rolls(&played)[0];
    let thrown = HandThrow([[f32::MIN_POSITIVE; 13]; 4]);
    let header = header(Some(Seat::ALL[1]));
    let without = write(&header, played.actions()).len();
    let with = write_by_hand(&header, played.actions(), &HandThrows::from([(at, thrown)])).len();
    assert!((1..300).contains(&(with - without)), "{}", with - without);
}

#[test]
fn every_changed_byte_of_a_throw_is_noticed() {
    let (played, header) = (played(), header(Some(Seat::ALL[1])));
    let whole = write_by_hand(&header, played.actions(), &some_throws());
    for at in 0..whole.len() - 1 {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        assert!(read(&bytes).is_err(), "byte {at}");
    }
}

#[test]
fn a_roll_by_hand_is_taken_back_whole() {
    let (played, header) = (played(), header(Some(Seat::ALL[1])));
    let at = rolls(&played)[3];
    let folder = TempDir::new().unwrap();
    let mut record = Record::create(folder.path(), &header).unwrap();
    for &action in &played.actions()[..at] {
        record.append(action).unwrap();
    }
    let before = fs::read(folder.path().join(CURRENT)).unwrap();
    let thrown = HandThrow([[0.5; 13]; 4]);
    record.append_by_hand(Action::Roll, Some(thrown)).unwrap();
    record.take_back().unwrap();
    assert_eq!(fs::read(folder.path().join(CURRENT)).unwrap(), before);
}

#[test]
fn only_rolls_are_thrown_by_hand() {
    let (played, header) = (played(), header(Some(Seat::ALL[1])));
    let everywhere: HandThrows = (0..played.actions().len())
        .map(|at| (at, HandThrow([[1.0; 13]; 4])))
        .collect();
    let reading = read(&write_by_hand(&header, played.actions(), &everywhere)).unwrap();
    assert!(reading.by_hand.into_keys().eq(rolls(&played)));
    assert_eq!(reading.playthrough, played);
}

#[test]
fn a_throw_with_numbers_that_no_die_has_is_kept_as_a_roll_and_never_read() {
    let (played, header) = (played(), header(Some(Seat::ALL[1])));
    for number in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        let mut thrown = HandThrow([[1.0; 13]; 4]);
        thrown.0[3][12] = number;
        let folder = TempDir::new().unwrap();
        let mut record = Record::create(folder.path(), &header).unwrap();
        for &action in played.actions() {
            record.append_by_hand(action, Some(thrown)).unwrap();
        }
        let bytes = fs::read(folder.path().join(CURRENT)).unwrap();
        assert_eq!(bytes, write(&header, played.actions()));
        assert_eq!(read(&bytes).unwrap().playthrough, played);
        let text = serde_json::to_string(&thrown).unwrap();
        assert!(serde_json::from_str::<HandThrow>(&text).is_err());
    }
}

#[test]
fn a_seat_that_is_not_there_cannot_begin() {
    let absent = header(Some(Seat::ALL[3]));
    let problem = read(&write(&absent, &[])).unwrap_err();
    assert!(matches!(problem, RecordProblem::Damaged { line: 1 }));
}

#[test]
fn a_game_goes_on_from_another_with_its_throws() {
    let (played, by_hand) = (played(), some_throws());
    let header = header(Some(Seat::ALL[1])).going_on_after(played.actions().len());
    let folder = TempDir::new().unwrap();
    let mut record =
        Record::create_from(folder.path(), &header, played.actions(), &by_hand).unwrap();
    // Another person takes over; what was thrown stays.
    record.reseat(seats(["Eva", "Leo"])).unwrap();
    let loaded = Record::load(folder.path()).unwrap().unwrap();
    assert_eq!(loaded.header.inherited(), header.inherited());
    assert_eq!(loaded.header.seats()[0].name, "Eva");
    assert_eq!(loaded.by_hand, by_hand);
    assert_eq!(loaded.playthrough, played);
    assert!(loaded.header.knows_throws_by_hand());
}

#[test]
fn a_game_does_not_go_on_from_what_is_none() {
    let folder = TempDir::new().unwrap();
    // It has dice without a roll before them.
    let problem = Record::create_from(
        folder.path(),
        &header(Some(Seat::ALL[0])),
        &[Action::Dice([1, 2, 3, 4])],
        &HandThrows::new(),
    );
    assert!(problem.is_err());
    assert!(Record::load(folder.path()).unwrap().is_none());
}
