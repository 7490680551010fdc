//! A folder of games as it is added up from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::fs;
use std::path::Path;

use cant_stop_records::{Header, RecordedSeat, write};
use cant_stop_rules::notation::Playthrough;
use serde_json::Value;
use support::{json, run, text};
use tempfile::TempDir;

const GAMES: &str = include_str!("../../rules/tests/playthroughs.txt");

/// A folder with every whole game of the rules' tests in which two play, between Ada and Leo.
fn folder() -> (TempDir, usize) {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("finished");
    fs::create_dir(&place).unwrap();
    let games = GAMES
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_digit()))
        .map(|line| line.parse::<Playthrough>().unwrap())
        .filter(|played| played.start().seats() == 2 && !played.game().winners().is_empty());
    let mut count = 0;
    for played in games {
        count += 1;
        let seats = ["Ada", "Leo"].map(|name| RecordedSeat::person(name, "disc"));
        let header = Header::new("none", 7, played.start().settings(), seats.to_vec());
        fs::write(
            place.join(format!("{count:04}.jsonl")),
            write(&header, played.actions()),
        )
        .unwrap();
    }
    assert!(count > 1);
    (folder, count)
}

fn book(folder: &Path, options: &[&str]) -> std::process::Output {
    let mut arguments = vec!["book", folder.to_str().unwrap()];
    arguments.extend(options);
    run(&arguments, b"")
}

fn names(found: &Value) -> Vec<&str> {
    let players = found["players"].as_array().unwrap();
    players
        .iter()
        .map(|player| player["player"]["person"].as_str().unwrap())
        .collect()
}

#[test]
fn a_folder_is_added_up_for_people_and_for_programs() {
    let (folder, count) = folder();
    let output = book(folder.path(), &["--json"]);
    assert_eq!(output.status.code(), Some(0));
    let found = json(&output);
    assert_eq!(found["games"], count);
    assert_eq!(found["finished"], count);
    assert_eq!(names(&found), ["Ada", "Leo"]);
    let wins = |at: usize| found["players"][at]["wins"]["counted"].as_f64().unwrap();
    assert!((wins(0) + wins(1) - count as f64).abs() < 1e-9);

    let output = book(folder.path(), &[]);
    assert_eq!(output.status.code(), Some(0));
    let told = text(&output);
    assert!(told.starts_with(&format!("{count} games, {count} of them finished\n")));
    let expected = found["players"][0]["busts"]["expected"].as_f64().unwrap();
    assert!(
        told.contains(&format!("expected {expected:>8.1}")),
        "{told}"
    );
    assert!(told.lines().all(|line| line.trim_end() == line), "{told}");
}

#[test]
fn names_are_put_together_left_out_and_asked_for() {
    let (folder, count) = folder();
    let merged = json(&book(folder.path(), &["--json", "--same", "Leo=Ada"]));
    assert_eq!(names(&merged), ["Ada"]);
    assert_eq!(merged["players"][0]["wins"]["counted"], count as f64);
    let without = json(&book(folder.path(), &["--json", "--without", "Ada"]));
    assert_eq!(names(&without), ["Leo"]);
    let absent = json(&book(folder.path(), &["--json", "--player", "Eva"]));
    assert_eq!(absent["games"], 0);
    assert_eq!(
        json(&book(folder.path(), &["--json", "--seats", "3"]))["games"],
        0
    );
    assert_eq!(
        book(folder.path(), &["--same", "Leo"]).status.code(),
        Some(2)
    );
}

#[test]
fn a_look_back_is_made_once_and_kept() {
    let (folder, count) = folder();
    let lost = |found: &Value| found["players"][0]["quality"]["per_hundred"].as_f64();
    let found = json(&book(
        folder.path(),
        &["--json", "--keep-nothing", "--quality"],
    ));
    assert!(lost(&found).unwrap() >= 0.0);
    assert_eq!(found["players"][0]["quality"]["games"], count);
    assert_eq!(lost(&json(&book(folder.path(), &["--json"]))), None);
    book(folder.path(), &["--quality"]);
    assert_eq!(lost(&json(&book(folder.path(), &["--json"]))), lost(&found));
}

#[test]
fn what_is_no_game_is_named_and_all_others_count() {
    let (folder, count) = folder();
    fs::write(folder.path().join("finished/x.jsonl"), "hello\n").unwrap();
    let output = book(folder.path(), &[]);
    assert_eq!(output.status.code(), Some(1));
    let told = text(&output);
    assert!(
        told.contains("\nfinished/x.jsonl: it is no record of Can't Stop\n"),
        "{told}"
    );
    assert!(told.starts_with(&format!("{count} games")));
    let found = json(&book(folder.path(), &["--json"]));
    assert_eq!(found["unusable"][0]["file"], "finished/x.jsonl");

    for nothing in ["nothing", "finished/x.jsonl"] {
        let output = book(&folder.path().join(nothing), &[]);
        assert_eq!(output.status.code(), Some(2));
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(
            complaint.contains("the folder cannot be read: "),
            "{complaint}"
        );
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
    }
}

#[test]
fn nothing_is_left_where_nothing_is_to_be_kept() {
    let (folder, _) = folder();
    let kept = folder.path().join("book.json");
    book(folder.path(), &["--keep-nothing"]);
    assert!(!kept.exists());
    book(folder.path(), &[]);
    assert!(kept.exists());
}
