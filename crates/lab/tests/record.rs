//! Saved games as they are checked, shown and converted from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::fs;

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

fn convert(game: &str, form: &str) -> String {
    let output = run(&["record", "convert", "-", "--to", form], game.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
    text(&output).to_owned()
}

fn complaint(output: &std::process::Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn every_form_leads_back_to_the_same_game() {
    for game in games() {
        let record = convert(game, "record");
        let json = convert(&record, "json");
        assert_eq!(convert(&json, "record"), record);
        assert_eq!(convert(&json, "notation").trim_end(), game);
        assert_eq!(convert(&record, "notation").trim_end(), game);
    }
}

#[test]
fn sound_and_damaged_games_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let record = convert(games().next().unwrap(), "record");
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
    let neither = "-: it is neither a record nor notation nor JSON of a game";
    assert_eq!(check(b"hello"), neither);
    assert_eq!(check(b"\xff\xfe"), neither);
    assert_eq!(check(b" \n"), "-: it is empty");
    assert_eq!(check(b"3\xff"), "-: it is not text");
    assert_eq!(
        check(b"3:2 (65) (31) 1546=6+11"),
        "-: column 20: the dice do not allow this move"
    );
    assert!(check(b"{}").starts_with("-: it is no game in JSON: missing field `settings`"));
    let newer = b"{\"body\":{\"format\":\"cant-stop-record\",\"version\":99},\"check\":0}\n";
    assert_eq!(check(newer), "-: a newer version of Can't Stop wrote it");
    let illegal = r#"{"settings":{},"seats":[{"name":"A","mark":"disc"},{"name":"B","mark":"disc"}],
        "engine":"none","seed":0,"actions":["stop"]}"#;
    assert_eq!(
        check(illegal.as_bytes()),
        "-: action 1 is not legal: it is not settled yet who begins"
    );
}

#[test]
fn a_missing_file_and_wrong_names_are_said() {
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

    let arguments = ["record", "convert", "-", "--to", "record", "--name", "Ada"];
    let few = run(&arguments, b"3:2 (65)");
    assert_eq!(few.status.code(), Some(2));
    assert!(complaint(&few).contains("there are 2 players and 1 names"));
    let named = run(&arguments, &fs::read(FIRST_VERSION).unwrap());
    assert!(complaint(&named).contains("the game has names already"));
}

#[test]
fn no_file_is_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("game.jsonl");
    let arguments = [
        "record",
        "convert",
        "-",
        "--to",
        "record",
        "--out",
        out.to_str().unwrap(),
    ];
    assert_eq!(run(&arguments, b"3:2 (65)").status.code(), Some(0));
    let before = fs::read(&out).unwrap();
    let again = run(&arguments, b"3:2 (31)");
    assert_eq!(again.status.code(), Some(2));
    assert!(complaint(&again).contains("exists already: choose another name"));
    assert_eq!(fs::read(&out).unwrap(), before);
}

#[test]
fn a_game_is_told_turn_by_turn() {
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
