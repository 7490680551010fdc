//! The dice experiment as it is run from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

fn lab(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cant-stop-lab"))
        .args(arguments)
        .output()
        .unwrap()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn fair_dice_pass() {
    let output = lab(&["dice", "--throws", "400", "--seed", "3"]);
    let report = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{report}");
    assert!(report.contains("The dice look fair"), "{report}");
    assert!(report.contains("median"), "{report}");
    assert!(output.stderr.is_empty());
}

#[test]
fn a_loaded_die_is_caught_and_named() {
    let output = lab(&["dice", "--throws", "600", "--loaded", "15", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let report = json(&output);
    assert_eq!(report["fair"], false);
    let limit = report["smallest_fair_p"].as_f64().unwrap();
    let p = |die: usize| report["dice"][die]["p"].as_f64().unwrap();
    assert!(p(0) < limit, "{}", p(0));
    assert!((1..4).all(|die| p(die) >= limit));
}

#[test]
fn far_fewer_throws_than_usual_catch_a_die_loaded_by_a_twentieth() {
    let output = lab(&["dice", "--throws", "5000", "--loaded", "5", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let report = json(&output);
    let limit = report["smallest_fair_p"].as_f64().unwrap();
    let p = |die: usize| report["dice"][die]["p"].as_f64().unwrap();
    assert!(p(0) < limit, "{}", p(0));
    assert!((1..4).all(|die| p(die) >= limit));
}

#[test]
fn a_quarter_as_many_throws_are_made_by_hand_unless_told_otherwise() {
    let output = lab(&["dice", "--throws", "200", "--json"]);
    assert_eq!(json(&output)["hand"]["throws"], 50);
    let output = lab(&["dice", "--throws", "200", "--hand-throws", "0", "--json"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(json(&output)["hand"].is_null());
}

#[test]
fn a_senseless_command_line_says_why_in_one_sentence() {
    let output = lab(&["dice", "--throws", "5"]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.starts_with("error: "), "{complaint}");
    assert!(complaint.contains("at least 180"), "{complaint}");
    assert_eq!(lab(&["roulette"]).status.code(), Some(2));
}

#[test]
fn throws_cannot_be_written_where_there_is_no_room() {
    let complaint = |file: &str| {
        let output = lab(&["dice", "--throws", "180", "--raw", file]);
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
        let output = lab(arguments);
        assert_eq!(output.status.code(), Some(0));
        let help = String::from_utf8(output.stdout).unwrap();
        assert!(help.contains("Exit codes:"), "{help}");
    }
    let help = lab(&["dice", "--help"]).stdout;
    assert!(String::from_utf8(help).unwrap().contains("Examples:"));
}
