//! Programs that go wrong in the arena, here as a few words of shell.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use support::{lab, run, text};

const LAB: &str = env!("CARGO_BIN_EXE_cant-stop-lab");

/// The name of a bot that is a script.
fn shell(script: &str) -> String {
    format!("cmd:sh -c {}", shell_words::quote(script))
}

fn arena(bot: &str, arguments: &[&str]) -> Output {
    run(
        &[&["arena", "--bot", "rule-of-28", "--bot", bot], arguments].concat(),
        b"",
    )
}

/// Part of the report on a bot that played the Rule of 28.
fn report(bot: &str, arguments: &[&str], exit_code: i32) -> Value {
    let output = arena(bot, &[arguments, &["--json"]].concat());
    let mut report = support::json(&output);
    assert_eq!(output.status.code(), Some(exit_code), "{report}");
    let pair = report["pairs"][0].take();
    let other = &pair["bots"][0];
    assert_eq!(other["first_forfeit"], Value::Null, "{pair}");
    pair
}

/// Scripts, each with the time of an answer in seconds, kind and reason of the forfeit, and the answer, `-` if none came.
/// 60 s are time enough for any answer: only a program that never answers could take them.
const FORFEITS: &str = r#"
while read -r q; do echo '{"keep":[]}'; done # 60 # illegal # missing field `option` # {"keep":[]}
while read -r q; do echo 'I pass'; done # 60 # not_json # this is not JSON # I pass
read -r q; exit 3 # 60 # ended # exit status: 3 # -
read -r q; kill -KILL $$ # 60 # ended # signal: 9 (SIGKILL) # -
read -r q; exec >&-; sleep 600 # 0.2 # ended # it closed its standard output # -
read -r q; yes x | tr -d '\n' # 60 # not_json # a line of more than 65536 bytes # -
read -r q; sleep 600 # 0.2 # late # no answer within 0.2 s # -
read -r q; printf '{"roll":'; sleep 600 # 2 # late # 8 bytes came within 2 s, but no end of the line # {"roll":
"#;

#[test]
fn a_program_that_goes_wrong_forfeits_with_a_reason() {
    for line in FORFEITS.trim().lines() {
        let [script, move_time, kind, why, answer] = line.split(" # ").collect::<Vec<_>>()[..]
        else {
            panic!("{line}");
        };
        let answer = Some(answer).filter(|answer| *answer != "-");
        let arguments = ["--games", "2", "--move-time", move_time];
        let pair = report(&shell(script), &arguments, 1);
        assert_eq!(pair["bots"][0]["wins_by_seat"], json!([1, 1]), "{script}");
        assert_eq!(pair["mean_turns"], Value::Null);
        let bot = &pair["bots"][1];
        let mut forfeits = json!({"illegal": 0, "not_json": 0, "late": 0, "ended": 0});
        forfeits[kind] = json!(2);
        assert_eq!(bot["forfeits"], forfeits, "{bot}");
        let first = &bot["first_forfeit"];
        assert_eq!((&first["game"], &first["kind"]), (&json!(0), &json!(kind)));
        assert!(first["why"].as_str().unwrap().contains(why), "{first}");
        assert!(first["question"].as_str().unwrap().starts_with("{\"ask\":"));
        assert_eq!(first["answer"], json!(answer));
    }
}

#[test]
fn a_program_is_started_again_after_a_forfeit() {
    // One thread asks one program some 30 questions a game; after 200 it goes wrong, and would for good.
    let good = format!("'{LAB}' bot rule-of-28");
    let bad = format!(
        "{good} | {{ n=0; while read -r answer; do n=$((n + 1)); [ $n -lt 200 ] || answer='{{}}'; echo \"$answer\"; done; }}"
    );
    let pair = report(&shell(&bad), &["--games", "30", "--threads", "1"], 1);
    let bot = &pair["bots"][1];
    let forfeits = bot["forfeits"]["illegal"].as_u64().unwrap();
    assert!((2..10).contains(&forfeits), "{bot}");
    assert!(bot["first_forfeit"]["game"].as_u64().unwrap() > 2, "{bot}");
    assert!(bot["wins"].as_u64().unwrap() > 5, "{bot}");
}

#[test]
fn every_question_holds_the_number_of_its_game() {
    let copied = format!("tee /dev/stderr | '{LAB}' bot rule-of-28");
    let output = arena(&shell(&copied), &["--games", "6", "--threads", "1"]);
    assert_eq!(output.status.code(), Some(0));
    let questions = str::from_utf8(&output.stderr).unwrap().lines();
    let question = |line| serde_json::from_str::<Value>(line).unwrap();
    let mut games: Vec<u64> = questions
        .map(|line| question(line)["game"].as_u64().unwrap())
        .collect();
    games.dedup();
    assert_eq!(
        games,
        [0, 1, 2, 3, 4, 5],
        "one process, one game after the other"
    );
}

// What a script starts holds its standard error open, which ends here only when all of it is gone. A process left
// behind would say so in the end.

#[test]
fn what_a_hung_program_has_started_is_ended_with_it() {
    let wrapper = shell("(sleep 600; echo left behind >&2) & wait");
    let output = arena(&wrapper, &["--games", "2", "--move-time", "0.2"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output).contains("2 late"), "{}", text(&output));
    assert_eq!(str::from_utf8(&output.stderr), Ok(""));
}

#[test]
fn ctrl_c_ends_the_programs_too() {
    let hung = shell("read -r q; echo asked >&2; sleep 600; echo left behind >&2");
    let arguments = "arena --move-time 3600 --bot rule-of-28 --bot".split(' ');
    let mut arena = lab()
        .args(arguments.chain([&*hung]))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stderr = BufReader::new(arena.stderr.take().unwrap());
    let mut line = String::new();
    stderr.read_line(&mut line).unwrap();
    assert_eq!(line, "asked\n");
    let press = format!("kill -INT {}", arena.id());
    assert!(
        Command::new("sh")
            .args(["-c", &press])
            .status()
            .unwrap()
            .success()
    );
    let mut rest = String::new();
    stderr.read_to_string(&mut rest).unwrap();
    assert!(!rest.contains("left behind"), "{rest}");
    assert_eq!(arena.wait().unwrap().code(), Some(130));
}
