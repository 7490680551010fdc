//! The random games as they are run from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use serde_json::Value;
use support::{json, run, text};

/// The result for programs, and apart from it what a clock has to do with.
fn played(arguments: &[&str]) -> (Value, Value) {
    let output = run(&[&["playouts", "--json"], arguments].concat(), b"");
    let mut report = json(&output);
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
    assert_eq!(report["runs_agree"], true);
    let speed = report["speed"].take();
    (report, speed)
}

#[test]
fn the_seed_decides_whatever_the_threads() {
    let (report, speed) = played(&["--games", "1003", "--seed", "5", "--threads", "3"]);
    assert_eq!(speed[0]["threads"], 1);
    assert_eq!(speed[1]["threads"], 3);
    let (again, speed) = played(&["--games", "1003", "--seed", "5", "--threads", "1"]);
    assert_eq!(speed[1]["threads"], 1);
    assert_eq!(again, report);
    let (other, _) = played(&["--games", "1003", "--seed", "6"]);
    assert_ne!(other, report);
}

#[test]
fn the_numbers_fit_together() {
    let (report, speed) = played(&["--games", "2000"]);
    let number = |key: &str| report[key].as_f64().unwrap();
    let wins: Vec<u64> = report["wins"]
        .as_array()
        .unwrap()
        .iter()
        .map(|wins| wins.as_u64().unwrap())
        .collect();
    assert_eq!(wins.iter().sum::<u64>(), 2000, "two seats share no win");
    // Who begins is one turn ahead; five standard errors from even chances are 112 games.
    assert!(wins[0] > wins[1] && wins[0] < 1250, "{wins:?}");
    assert!(number("rolls_per_game") >= number("turns_per_game"));
    // Every roll is decided on, and so is nearly every pairing and every second stop.
    assert!(number("decisions_per_game") > 2.0 * number("rolls_per_game"));
    assert!((0.01..0.3).contains(&number("busts_per_turn")));
    for speed in speed.as_array().unwrap() {
        let number = |key: &str| speed[key].as_f64().unwrap();
        let games = number("games_per_second") * number("seconds");
        assert!((games - 2000.0).abs() < 1e-6);
        assert!(number("decisions_per_second") > number("games_per_second"));
    }
}

#[test]
fn every_table_can_be_played() {
    for seats in ["2", "3", "4"] {
        for landing in ["share", "jump", "press_on"] {
            for obligation in ["after_split", "before_split"] {
                for pawns in [None, Some("--three-pawns")] {
                    let table = [
                        "--games",
                        "20",
                        "--seats",
                        seats,
                        "--landing",
                        landing,
                        "--obligation",
                        obligation,
                    ];
                    let arguments: Vec<&str> = table.into_iter().chain(pawns).collect();
                    let (report, _) = played(&arguments);
                    assert_eq!(report["rules"]["landing"], landing);
                    assert_eq!(report["rules"]["three_pawns"], pawns.is_some());
                    assert_eq!(report["wins"].as_array().unwrap().len().to_string(), seats);
                }
            }
        }
    }
    let (long, _) = played(&["--games", "20", "--target", "5", "--seats", "3"]);
    assert_eq!(long["rules"]["target"], 5);
}

#[test]
fn people_get_a_table() {
    let output = run(&["playouts", "--games", "100", "--threads", "2"], b"");
    let report = text(&output);
    assert!(
        report.starts_with("100 random games for 2 from seed 1\n"),
        "{report}"
    );
    assert!(report.contains("games/s") && report.contains("decisions/s"));
    assert_eq!(
        report
            .lines()
            .filter(|line| line.trim_start().starts_with(['1', '2']))
            .count(),
        3
    );
    assert!(output.stderr.is_empty(), "no progress bar in a pipe");
}

#[test]
fn impossible_tables_are_refused_in_one_sentence() {
    let cases: [(&[&str], &str); 5] = [
        (&["--seats", "5"], "5 seats cannot play"),
        (
            &["--seats", "4", "--target", "4"],
            "four seats cannot play to 4 columns",
        ),
        (&["--target", "6"], "cannot be played to 6 columns"),
        (&["--games", "0"], "0"),
        (&["--landing", "hop"], "press_on"),
    ];
    for (arguments, expected) in cases {
        let output = run(&[&["playouts"], arguments].concat(), b"");
        assert_eq!(output.status.code(), Some(2));
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(
            complaint.starts_with("error: ") && complaint.contains(expected),
            "{complaint}"
        );
    }
}
