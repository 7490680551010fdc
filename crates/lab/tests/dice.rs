//! The dice experiment as it is run from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

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
fn the_json_report_adds_up() {
    let output = lab(&[
        "dice",
        "--throws",
        "200",
        "--seed",
        "8",
        "--threads",
        "2",
        "--json",
    ]);
    assert_eq!(output.status.code(), Some(0));
    let report = json(&output);
    assert_eq!(report["throws"], 200);
    for die in report["dice"].as_array().unwrap() {
        let counts = die["counts"].as_array().unwrap();
        let sum: u64 = counts.iter().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(sum, 200);
        assert_eq!(die["degrees_of_freedom"], 5);
    }
    assert_eq!(report["pairs"].as_array().unwrap().len(), 6);
    assert_eq!(report["pairs"][0]["degrees_of_freedom"], 35);
    let times = &report["settle_seconds"];
    let second = |name: &str| times[name].as_f64().unwrap();
    assert!(second("fastest") > 0.3 && second("median") <= second("percentile_95"));
    assert!(second("percentile_95") <= second("maximum"));
    let help = &report["help"];
    assert!(help["nudged"].as_f64().unwrap() <= help["cocked"].as_f64().unwrap());
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
