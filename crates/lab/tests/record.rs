//! Saved games as they are checked from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::fs;

use cant_stop_records::{Header, RecordedSeat, is_hidden, write};
use cant_stop_rules::notation::Playthrough;
use support::{run, text};

const GAMES: &str = include_str!("../../rules/tests/playthroughs.txt");
const FIRST_VERSION: &str = "../records/tests/version-1.jsonl";

/// Every whole game of the rules' tests.
fn games() -> impl Iterator<Item = &'static str> {
    GAMES
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_digit()))
}

/// The record of a game, with these names for its first players.
fn record(game: &str, names: &[&str]) -> String {
    let played: Playthrough = game.parse().unwrap();
    let start = played.start();
    let seats = start.each_seat().map(|seat| {
        let name = names.get(seat.index()).unwrap_or(&"Player");
        RecordedSeat::person(name, "disc")
    });
    let header = Header::new("no engine", 7, start.variant(), seats.collect());
    String::from_utf8(write(&header, played.actions())).unwrap()
}

#[test]
fn sound_and_damaged_games_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let record = record(games().next().unwrap(), &[]);
    let sound = folder.path().join("sound.jsonl");
    let forged = folder.path().join("forged.jsonl");
    let torn = folder.path().join("torn.jsonl");
    fs::write(&sound, &record).unwrap();
    fs::write(&forged, record.replacen("\"dice\":[1,", "\"dice\":[2,", 1)).unwrap();
    fs::write(&torn, &record[..record.len() - 3]).unwrap();
    let [sound, forged, torn] = [&sound, &forged, &torn].map(|path| path.to_str().unwrap());

    let good = run(&["record", "check", sound, torn, FIRST_VERSION], b"");
    assert_eq!(good.status.code(), Some(0));
    let lines: Vec<&str> = text(&good).lines().collect();
    assert!(lines[0].ends_with(" won"), "{}", lines[0]);
    assert!(lines[1].ends_with("; a torn last line is left out"));
    assert!(lines[2].contains("Ada, Bruno; 3 columns to win; 2 turns, 12 actions"));

    let bad = run(&["record", "check", "--json", sound, forged], b"");
    assert_eq!(bad.status.code(), Some(1));
    let found = support::json(&bad);
    assert_eq!(found[0]["sound"], true);
    assert_eq!(found[1]["sound"], false);
    let problem = found[1]["problem"].as_str().unwrap();
    assert!(problem.starts_with("line "), "{problem}");
    assert!(problem.ends_with(" is damaged"), "{problem}");
}

#[test]
fn what_is_no_game_gets_one_sentence() {
    let check = |input: &[u8]| {
        let output = run(&["record", "check", "-"], input);
        assert_eq!(output.status.code(), Some(1));
        text(&output).trim_end().to_owned()
    };
    let neither = "-: it is neither a record nor notation";
    assert_eq!(check(b"hello"), neither);
    assert_eq!(check(b"\xff\xfe"), neither);
    assert_eq!(check(b" \n"), "-: it is empty");
    assert_eq!(check(b"3\xff"), "-: it is not text");
    assert_eq!(
        check(b"3:2 (65) (31) 1546=6+11"),
        "-: column 20: the dice do not allow this move"
    );
    assert_eq!(check(b"{}"), "-: it is no record of Can't Stop");
    let newer = b"{\"body\":{\"format\":\"cant-stop-record\",\"version\":99},\"check\":0}\n";
    assert_eq!(check(newer), "-: a newer version of Can't Stop wrote it");
}

#[test]
fn a_missing_file_is_reported() {
    let among = run(&["record", "check", "no-such-file", FIRST_VERSION], b"");
    assert_eq!(among.status.code(), Some(1));
    let lines: Vec<&str> = text(&among).lines().collect();
    assert!(lines[0].starts_with("no-such-file: it cannot be read: "));
    assert!(lines[1].contains(": sound; "));
}

#[test]
fn no_name_can_forge_a_line_or_reach_the_terminal() {
    let long = "x".repeat(65_536);
    let forged = "Leo\u{1b}[2J\n7. Ada: wins\u{202e}";
    let record = record("3:2 (65) (31) 1546=6+10", &[&long, forged]);
    let checked = run(&["record", "check", "-"], record.as_bytes());
    assert_eq!(checked.status.code(), Some(0));
    let line = text(&checked).trim_end();
    assert_eq!(line.split("; ").nth(1), Some("xxxxxxxxxxxx, Leo[2J 7. Ad"));
    assert!(line.chars().count() < 200);
    assert!(line.chars().all(|c| !c.is_control() && !is_hidden(c)));

    let json = support::json(&run(&["record", "check", "--json", "-"], record.as_bytes()));
    assert_eq!(json[0]["game"]["players"][1], "Leo[2J 7. Ad");
}

#[test]
fn every_whole_game_in_notation_is_sound_and_won() {
    for game in games() {
        let checked = run(&["record", "check", "-"], game.as_bytes());
        let ended = ["won", "share the win"]
            .iter()
            .any(|end| text(&checked).trim_end().ends_with(end));
        assert!(ended, "{}", text(&checked));
        assert!(text(&checked).starts_with("-: sound; "), "{game}");
    }
}
