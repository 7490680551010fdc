//! Saved games as they are checked and shown from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::fs;

use cant_stop_records::{Header, RecordedSeat, is_hidden, write};
use cant_stop_rules::notation::Playthrough;
use serde_json::json;
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
        let name = names.get(seat.index()).unwrap_or(&"Somebody");
        RecordedSeat::person(name, "disc")
    });
    let header = Header::new("no engine", 7, start.settings(), seats.collect());
    String::from_utf8(write(&header, played.actions())).unwrap()
}

fn complaint(output: &std::process::Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
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
    assert_eq!(
        (&found[0]["sound"], &found[1]["sound"]),
        (&json!(true), &json!(false))
    );
    let problem = found[1]["problem"].as_str().unwrap();
    assert!(
        problem.starts_with("line ") && problem.ends_with(" is damaged"),
        "{problem}"
    );
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
    let missing = run(&["record", "show", "no-such-file"], b"");
    assert_eq!(missing.status.code(), Some(2));
    assert!(complaint(&missing).starts_with("error: no-such-file: it cannot be read: "));
    let wrong = run(&["record", "show", "-"], b"hello");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(complaint(&wrong).starts_with("error: -: it is neither a record"));

    // Checked with others it is one of the findings.
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
    let shown = run(&["record", "show", "-"], record.as_bytes());
    assert_eq!(shown.status.code(), Some(0), "{}", complaint(&shown));
    let checked = run(&["record", "check", "-"], record.as_bytes());
    let lines: Vec<&str> = text(&shown).lines().chain(text(&checked).lines()).collect();
    assert_eq!(lines[0], "xxxxxxxxxxxx, Leo[2J 7. Ad");
    assert_eq!(lines.last().unwrap().split("; ").nth(1), Some(lines[0]));
    assert!(
        lines
            .iter()
            .all(|line| line.chars().count() < 200 && !line.starts_with('7'))
    );
    assert!(
        lines
            .concat()
            .chars()
            .all(|c| !c.is_control() && !is_hidden(c))
    );

    let json = support::json(&run(&["record", "show", "--json", "-"], record.as_bytes()));
    assert_eq!(json["seats"][1]["name"], "Leo[2J 7. Ad");
}

#[test]
fn a_game_is_shown_turn_by_turn() {
    let shown = run(&["record", "show", FIRST_VERSION], b"");
    assert_eq!(
        text(&shown),
        "\
Ada, Bruno (rule-of-28)
3 columns to win
Who begins: Ada rolls 3-1; Bruno rolls 6-5
1. Bruno: 1-5-4-6 takes 6·10; 2-4-3-5 takes 6·8; stops
2. Ada: 3-3-4-5 takes 7·8

turn 2, Ada to decide

         2    3    4    5    6    7    8    9   10   11   12
                                 ^1   ^1
Ada      .    .    .    .    .    .    .    .    .    .    .
Bruno    .    .    .    .    2    .    1    .    1    .    .
"
    );
    for game in games() {
        let shown = run(&["record", "show", "-"], game.as_bytes());
        assert!(text(&shown).contains("win"), "{game}");
        let steps = support::json(&run(&["record", "show", "-", "--json"], game.as_bytes()));
        let last = steps["steps"].as_array().unwrap().last().unwrap();
        let position = last["position"].as_str().unwrap();
        assert!(GAMES.contains(&format!("{game}\n= {position}\n")), "{game}");
    }
}
