//! The dice experiment as it is run from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::fs;
use std::process::Output;

use cant_stop_dice::{HelpKind, Label, Recording, Start, Throw, simulate};
use serde_json::Value;
use support::{assert_complains, json, run, text};

const GESTURES: &str = include_str!("../gestures/hand.json");

fn dice(arguments: &[&str]) -> Output {
    run(&[&["dice"], arguments].concat(), b"")
}

/// The tests of a report of this name.
fn checks<'a>(report: &'a Value, name: &str) -> Vec<&'a Value> {
    let checks = report["checks"].as_array().unwrap().iter();
    checks.filter(|check| check["name"] == name).collect()
}

#[test]
fn fair_dice_pass() {
    let output = dice(&["--throws", "400", "--seed", "3"]);
    let report = text(&output);
    assert_eq!(output.status.code(), Some(0), "{report}");
    assert!(report.contains("The dice look fair"), "{report}");
    assert!(report.contains("median"), "{report}");
    assert!(output.stderr.is_empty());
}

#[test]
fn far_fewer_throws_than_usual_catch_a_die_loaded_by_a_twentieth_and_name_it() {
    let output = dice(&["--throws", "5000", "--loaded", "5", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let report = json(&output);
    assert_eq!(report["fair"], false);
    let limit = report["smallest_fair_p"].as_f64().unwrap();
    for die in 1..=4 {
        let check = checks(&report, &format!("die {die}"))[0];
        let is_unfair = check["p"].as_f64().unwrap() < limit;
        assert_eq!(is_unfair, die == 1, "{check}");
    }
}

#[test]
fn a_quarter_as_many_throws_are_made_by_hand_unless_another_number_is_given() {
    let report = json(&dice(&["--throws", "200", "--json"]));
    assert_eq!(report["hand"]["throws"], 50);
    let output = dice(&["--throws", "200", "--hand-throws", "0", "--json"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(json(&output)["hand"].is_null());
}

#[test]
fn a_senseless_command_line_says_why_in_one_sentence() {
    for (option, value, expected) in [
        ("--throws", "5", "at least 180"),
        ("--throws", "many", "whole number"),
        ("--loaded", "101", "101"),
        ("--threads", "0", "0"),
    ] {
        assert_complains(&dice(&[option, value]), 2, "error: ", expected);
    }
    assert_eq!(run(&["roulette"], b"").status.code(), Some(2));
}

#[test]
fn throws_cannot_be_written_where_there_is_no_room() {
    let complaint = |file: &str| {
        let output = dice(&["--throws", "180", "--raw", file]);
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        complaint
    };
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("missing/dice.csv");
    assert!(complaint(nowhere.to_str().unwrap()).contains("cannot be written"));

    let taken = folder.path().join("dice.csv");
    fs::write(&taken, "mine").unwrap();
    assert!(complaint(taken.to_str().unwrap()).contains("exists already"));
    assert_eq!(fs::read_to_string(&taken).unwrap(), "mine");

    if cfg!(target_os = "linux") {
        assert!(complaint("/dev/full").contains("/dev/full cannot be written"));
    }
}

#[test]
fn help_shows_examples_and_exit_codes() {
    for arguments in [&["--help"][..], &["dice", "--help"]] {
        let output = run(arguments, b"");
        assert_eq!(output.status.code(), Some(0));
        let help = text(&output);
        assert!(help.contains("Exit codes:") && help.contains("Examples:"));
    }
    let output = run(&["dice", "--help"], b"");
    let is_default = |value| text(&output).contains(&format!("[default: {value}]"));
    assert!(is_default(20_000) && is_default(1));
}

/// JSON and table of throws that the experiment gives with this number of threads.
fn results(threads: &str) -> (Value, String) {
    let folder = tempfile::tempdir().unwrap();
    let raw = folder.path().join("dice.csv");
    let arguments = "--throws 400 --hand-throws 61 --seed 8 --json --raw";
    let mut arguments: Vec<&str> = arguments.split(' ').collect();
    arguments.extend([raw.to_str().unwrap(), "--threads", threads]);
    let output = dice(&arguments);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    (json(&output), fs::read_to_string(raw).unwrap())
}

#[test]
fn the_report_adds_up_and_the_table_is_of_throws_that_can_be_made_again() {
    let (report, raw) = results("2");
    assert_eq!(
        results("3"),
        (report.clone(), raw.clone()),
        "whatever the threads"
    );
    let sum = |check: &Value| -> u64 {
        let counts = check["counts"].as_array().unwrap().iter();
        counts.map(|count| count.as_u64().unwrap()).sum()
    };
    let all: Vec<u64> = checks(&report, "all dice").into_iter().map(sum).collect();
    let &[automatic, weak, strong, hand] = all.as_slice() else {
        panic!("{all:?}")
    };
    assert_eq!((automatic, weak + strong, hand), (1600, 1600, 244));
    assert_eq!(sum(checks(&report, "dice 1 and 4")[0]), 400);
    assert_eq!(sum(checks(&report, "die 1, and in the next roll")[0]), 200);
    assert_eq!(report["automatic"]["throws"], 400);

    let gestures: Vec<Vec<Start>> = serde_json::from_str(GESTURES).unwrap();
    let mut lines = raw.lines();
    let names: Vec<&str> = lines.next().unwrap().split(',').collect();
    let mut kinds = [0; 3];
    for (number, line) in lines.enumerate() {
        let cells: Vec<&str> = line.split(',').collect();
        assert_eq!(cells.len(), names.len(), "{line}");
        let cell = |name: &str| cells[names.iter().position(|other| *other == name).unwrap()];
        assert_eq!(cell("throw"), number.to_string());
        let seed: u64 = cell("seed").parse().unwrap();
        assert_eq!(seed, 8 + number as u64);
        let throw = match cell("gesture") {
            "" => Throw::automatic(seed, 4),
            gesture => Throw::from_hand(seed, &gestures[gesture.parse::<usize>().unwrap()]),
        };
        let kind = ["weak", "strong", "hand"]
            .iter()
            .position(|kind| *kind == cell("kind"));
        kinds[kind.unwrap()] += 1;
        assert_eq!(number >= 400, kind == Some(2), "{line}");
        assert_same(&simulate(&throw), cell);
    }
    assert_eq!(kinds, [weak / 4, strong / 4, 61]);
}

/// Asserts that the cells of a line tell what a recording holds.
fn assert_same<'a>(recording: &Recording, cell: impl Fn(&str) -> &'a str) {
    for die in 0..4 {
        let side = |step: usize| Label::PLAIN.face_up(recording.poses(step)[die].rotation);
        for (name, number) in [
            ("start_side", side(0)),
            ("end_side", side(recording.steps() - 1)),
            ("face", recording.faces[die]),
        ] {
            assert_eq!(cell(&format!("{name}_{}", die + 1)), number.to_string());
        }
    }
    assert_eq!(cell("steps"), recording.steps().to_string());
    for (name, kind) in [
        ("nudges", HelpKind::Nudge),
        ("rethrows", HelpKind::Rethrow),
        ("places", HelpKind::Place),
    ] {
        let helps = recording.helps.iter().filter(|help| help.kind == kind);
        assert_eq!(cell(name), helps.count().to_string());
    }
}
