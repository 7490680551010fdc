//! Matches as they are run from a shell, with the laboratory's own bot as the program that plays.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::process::Output;

use serde_json::{Value, json};
use support::{assert_complains, run, text};

const RULE_OF_28: &str = "rule-of-28";

/// The name of a bot that is the laboratory itself, run with these arguments.
fn program(arguments: &str) -> String {
    // Quoted, so that a space or a backslash in the path stays what it is.
    format!("cmd:'{}' {arguments}", env!("CARGO_BIN_EXE_cant-stop-lab"))
}

fn arena(bots: &[&str], arguments: &str) -> Output {
    let mut all = vec!["arena"];
    all.extend(bots.iter().flat_map(|bot| ["--bot", bot]));
    all.extend(arguments.split_whitespace());
    run(&all, b"")
}

/// The report for programs, without what a clock has to do with.
fn report(bots: &[&str], arguments: &str, exit_code: i32) -> Value {
    let output = arena(bots, &format!("{arguments} --json"));
    let mut report = support::json(&output);
    assert_eq!(output.status.code(), Some(exit_code), "{report}");
    assert!(report["speed"].take()["seconds"].as_f64().unwrap() > 0.0);
    for pair in report["pairs"].as_array_mut().unwrap() {
        for bot in pair["bots"].as_array_mut().unwrap() {
            let decisions = bot["decisions_per_second"].take();
            assert_eq!(
                decisions.is_number(),
                bot["decisions"].as_u64().unwrap() > 0
            );
        }
    }
    report
}

#[test]
fn beginning_is_worth_what_it_is_known_to_be() {
    let report = report(&[RULE_OF_28, RULE_OF_28], "--games 20000", 0);
    let pair = &report["pairs"][0];
    assert_eq!(pair["games"], 20_000);
    assert_eq!(pair["broken_off"], 0);
    // Mirrored games of one bot are the same game: 10,000 of them, with a standard error of half a percent. The seat
    // that begins wins 54 to 56 %; four standard errors are allowed around that.
    let rate = pair["first_seat"]["win_rate"].as_f64().unwrap();
    assert!((0.52..0.58).contains(&rate), "{rate}");
    for bot in pair["bots"].as_array().unwrap() {
        assert_eq!(bot["wins"], 10_000);
        assert_eq!(bot["win_rate"], 0.5);
        let [low, high] = [0, 1].map(|side| bot["wilson_95"][side].as_f64().unwrap());
        // 1.96 · √(¼ / 20,000)
        assert!(
            (low - 0.493_07).abs() < 1e-5 && (high - 0.506_93).abs() < 1e-5,
            "{low} {high}"
        );
        assert_eq!(
            bot["forfeits"],
            json!({"illegal": 0, "not_json": 0, "late": 0, "ended": 0})
        );
        assert_eq!(bot["first_forfeit"], Value::Null);
    }
    let seats: [Value; 2] = [0, 1].map(|bot| pair["bots"][bot]["wins_by_seat"].clone());
    assert_eq!(seats[0], seats[1], "both meet the same dice in either seat");
    assert_eq!(
        seats[0][0].as_u64().unwrap() * 2,
        pair["first_seat"]["wins"].as_u64().unwrap()
    );
    let turns = pair["mean_turns"].as_f64().unwrap();
    assert!((8.0..11.0).contains(&turns), "{turns}");
    let busts = pair["bots"][0]["busts_per_turn"].as_f64().unwrap();
    assert!((0.25..0.45).contains(&busts), "{busts}");
}

#[test]
fn the_seed_decides_whatever_the_threads() {
    let external = program("bot rule-of-28");
    let bots = [RULE_OF_28, &external, RULE_OF_28];
    let play = |seed: &str, threads: &str| {
        let arguments = format!("--games 40 --seed {seed} --threads {threads}");
        report(&bots, &arguments, 0)
    };
    let one = play("7", "1");
    assert_eq!(one["pairs"].as_array().unwrap().len(), 3);
    assert_eq!(play("7", "3"), one);
    assert_ne!(play("8", "1")["pairs"], one["pairs"]);
    // A program that plays the same plays the same game.
    let [first, second] = [0, 1].map(|pair| {
        let mut pair = one["pairs"][pair].clone();
        for bot in [0, 1] {
            pair["bots"][bot]["name"].take();
        }
        pair
    });
    assert_eq!(first, second);
}

#[test]
fn programs_are_asked_rightly_under_every_setting() {
    let external = program("bot rule-of-28");
    for landing in ["share", "jump", "press_on"] {
        for obligation in ["after_split", "before_split"] {
            for pawns in ["", " --three-pawns"] {
                let table = format!("--landing {landing} --obligation {obligation}{pawns}");
                // The program checks every question and ends at a wrong one, which would be a forfeit.
                let bots = [&external, &*external.replace("cmd:", "cmd2:")];
                let report = report(&bots, &format!("--games 2 {table}"), 0);
                assert_eq!(report["rules"]["three_pawns"], !pawns.is_empty());
                assert_eq!(report["rules"]["landing"], landing);
            }
        }
    }
    let long = report(&[&external, RULE_OF_28], "--games 2 --target 5", 0);
    assert_eq!(long["rules"]["target"], 5);
}

#[test]
fn an_answer_to_another_question_is_illegal() {
    // The referee replies to every line, but never with an answer.
    let bots = [RULE_OF_28, RULE_OF_28, &program("referee")];
    let output = arena(&bots, "--games 2");
    assert_eq!(output.status.code(), Some(1));
    let report = text(&output);
    for expected in [
        "FORFEITED by cmd:",
        "referee: 2 illegal\n",
        "\n  asked     {\"ask\":\"pairing\"",
        "\n  answered  {\"error\":",
    ] {
        assert!(report.contains(expected), "{report}");
    }
    // The number is the one that the program was told: every pair before has had games of its own.
    for game in [2, 4] {
        let first = format!("the first is game {game}: missing field `option`");
        let asked = report.split_once(&first).unwrap().1.lines().nth(1).unwrap();
        assert!(asked.contains(&format!("\"game\":{game}")), "{report}");
    }
}

#[test]
fn people_get_a_table() {
    let output = arena(&[RULE_OF_28, RULE_OF_28], "--games 100 --threads 2");
    assert_eq!(output.status.code(), Some(0));
    let report = text(&output);
    assert!(
        report.starts_with("100 games between every two bots from seed 1"),
        "{report}"
    );
    for expected in [
        "95 % interval",
        "seat that begins",
        "A winner took",
        "No game was forfeited.",
    ] {
        assert!(report.contains(expected), "{report}");
    }
    assert!(output.stderr.is_empty(), "no progress bar in a pipe");
}

/// Command lines, each with a part of the complaint; `TWO` stands for two bots.
const SENSELESS: &str = "
--bot hillary --bot rule-of-28 | there is no bot `hillary`; built in: marmot, ibex,
--bot rule-of-28 | a match takes two bots
 | --bot
--bot rule-of-28 --bot cmd: | no command after `cmd:`
--bot rule-of-28 --bot cmd:' | cannot be taken apart
--bot rule-of-28 --bot cmd:no-such-program-anywhere | cannot be started
TWO --games 3 | a multiple of 2
TWO --games 4 --seats 3 | a multiple of 3
TWO --games 0 | 0 is not in
TWO --games 18446744073709551614 | is not in
TWO --move-time 0 | a number of seconds
TWO --target 6 | cannot be played to 6 columns
";

#[test]
fn senseless_matches_are_refused_in_one_sentence() {
    for line in SENSELESS.lines().filter(|line| !line.is_empty()) {
        let (arguments, expected) = line.split_once(" | ").unwrap();
        let arguments = arguments.replace("TWO", "--bot rule-of-28 --bot rule-of-28");
        assert_complains(&arena(&[], &arguments), 2, "error: ", expected);
    }
}

#[test]
fn at_a_larger_table_the_first_bot_has_one_seat() {
    let report = report(&["linear", RULE_OF_28], "--games 3000 --seats 3", 0);
    let [one, others] = [0, 1].map(|bot| &report["pairs"][0]["bots"][bot]);
    assert_eq!(one["wins_by_seat"].as_array().unwrap().len(), 3);
    let wins = [one, others].map(|bot| bot["wins"].as_u64().unwrap());
    assert_eq!(wins[0] + wins[1], 3000);
    // It would be a third among equals; linear is clearly the better.
    assert!((1300..1900).contains(&wins[0]), "{}", wins[0]);
}
