//! Output of the dice experiment for programs: its JSON, and the table of throws for tests by others.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs;
use std::process::Command;

use cant_stop_dice::{Label, Recording, Start, Throw, simulate};
use serde_json::Value;

const GESTURES: &str = include_str!("../gestures/hand.json");

/// JSON and table of throws that the experiment gives with this number of threads.
fn results(threads: &str) -> (Value, String) {
    let folder = tempfile::tempdir().unwrap();
    let raw = folder.path().join("dice.csv");
    let output = Command::new(env!("CARGO_BIN_EXE_cant-stop-lab"))
        .args(["dice", "--throws", "400", "--hand-throws", "61"])
        .args(["--seed", "8", "--json", "--threads", threads, "--raw"])
        .arg(&raw)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let report = serde_json::from_slice(&output.stdout).unwrap();
    (report, fs::read_to_string(raw).unwrap())
}

fn sum(check: &Value) -> u64 {
    let counts = check["counts"].as_array().unwrap().iter();
    counts.map(|count| count.as_u64().unwrap()).sum()
}

/// Asserts that a test has all its fields, these degrees of freedom, and counts with this sum.
fn assert_check(check: &Value, degrees: u64, counted: u64) {
    assert!(check["name"].is_string(), "{check}");
    assert_eq!(check["degrees_of_freedom"], degrees, "{check}");
    assert_eq!(sum(check), counted, "{check}");
    let p = check["p"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&p), "{check}");
    assert!(check["statistic"].as_f64().unwrap() >= 0.0, "{check}");
    assert!(check["least_expected"].is_f64(), "{check}");
    assert!(check["decides"].is_boolean(), "{check}");
}

fn assert_rest(kind: &Value) {
    let second = |name: &str| kind["settle_seconds"][name].as_f64().unwrap();
    assert!(second("fastest") > 0.3 && second("fastest") <= second("median"));
    assert!(second("median") <= second("percentile_95"));
    assert!(second("percentile_95") <= second("percentile_99"));
    assert!(second("percentile_99") <= second("maximum"));
    assert!(second("maximum_thrown_once") <= second("maximum"));
    assert!(second("maximum_thrown_once") >= second("percentile_95"));
    let share = |name: &str| kind["help"][name].as_f64().unwrap();
    assert!(share("cocked") <= 1.0 && share("nudged") <= share("cocked"));
    assert!(share("rethrown") <= share("cocked") && share("placed") <= share("cocked"));
}

#[test]
fn the_json_report_holds_every_test_and_adds_up() {
    let (report, _) = results("2");
    assert_eq!(
        (&report["throws"], &report["seed"]),
        (&400.into(), &8.into())
    );
    assert!(report["engine"].is_string() && report["loaded_percent"] == 0);
    for (kind, throws) in [(&report, 400), (&report["hand"], 61)] {
        assert_check(&kind["all_dice"], 5, 4 * throws);
        let dice = kind["dice"].as_array().unwrap();
        assert_eq!(dice.len(), 4);
        dice.iter().for_each(|die| assert_check(die, 5, throws));
        let ends = &kind["start_and_end"];
        assert_check(&ends["labels_on"], 30, 4 * throws);
        assert_check(&ends["labels_off"], 25, 4 * throws);
        assert_eq!(ends["labels_off"]["decides"], false);
        assert_rest(kind);
    }
    let list = |name: &str| report[name].as_array().unwrap();
    assert_eq!((list("pairs").len(), list("consecutive").len()), (6, 5));
    list("pairs")
        .iter()
        .for_each(|pair| assert_check(pair, 35, 400));
    for check in list("consecutive") {
        assert_check(check, 35, 200);
        assert_eq!(check["decides"], true);
    }
    let throws = |kind: &str| report[kind]["throws"].as_u64().unwrap();
    assert_eq!(throws("weak") + throws("strong"), 400);
    for kind in ["weak", "strong"] {
        assert_check(&report[kind]["all_dice"], 5, 4 * throws(kind));
        assert_check(&report[kind]["labels_on"], 30, 4 * throws(kind));
    }
    assert_check(&report["weak_against_strong"], 5, 1600);
    assert_eq!(report["strong_speed"], 16.0);
    assert_eq!(report["hand"]["throws"], 61);
    assert_eq!(report["hand"]["gestures"], gestures().len());
    let tests = report["deciding_tests"].as_f64().unwrap();
    let limit = report["smallest_fair_p"].as_f64().unwrap();
    assert!((limit * tests - 0.001).abs() < 1e-12);
    for field in [
        "seconds",
        "threads",
        "throws_per_second",
        "throws_per_second_per_thread",
    ] {
        assert!(report["speed"][field].as_f64().unwrap() > 0.0, "{field}");
    }
}

#[test]
fn the_number_of_threads_changes_no_result() {
    let [(mut one, raw_of_one), (mut three, raw_of_three)] = ["1", "3"].map(results);
    for report in [&mut one, &mut three] {
        report.as_object_mut().unwrap().remove("speed").unwrap();
    }
    assert_eq!(one, three);
    assert_eq!(raw_of_one, raw_of_three);
}

#[test]
fn every_line_written_is_a_throw_that_can_be_made_again() {
    let (report, raw) = results("2");
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
            gesture => by_hand(seed, gesture.parse().unwrap()),
        };
        let kind = ["weak", "strong", "hand"]
            .iter()
            .position(|kind| *kind == cell("kind"));
        kinds[kind.unwrap()] += 1;
        assert_eq!(number >= 400, kind == Some(2), "{line}");
        assert_same(&simulate(&throw), cell);
    }
    let throws = |kind: &str| report[kind]["throws"].as_u64().unwrap();
    assert_eq!(kinds, ["weak", "strong", "hand"].map(throws));
}

fn gestures() -> Vec<Vec<Start>> {
    serde_json::from_str(GESTURES).unwrap()
}

fn by_hand(seed: u64, gesture: usize) -> Throw {
    Throw::from_hand(seed, &gestures()[gesture])
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
    let helps: usize = ["nudges", "rethrows", "places"]
        .map(|name| cell(name).parse::<usize>().unwrap())
        .iter()
        .sum();
    assert_eq!(helps, recording.helps.len());
}
