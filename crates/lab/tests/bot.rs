//! The built-in bot as a program: questions in, answers out.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use serde_json::{Value, json};
use support::{assert_complains, run, text};

/// A position in version 2 of the protocol, with these runners.
fn position(runners: &str) -> String {
    format!("3 .........../........... {runners} A decide")
}

fn asked(questions: &[Value]) -> std::process::Output {
    let input: String = questions
        .iter()
        .map(|question| format!("{question}\n"))
        .collect();
    run(&["bot", "rule-of-28"], input.as_bytes())
}

#[test]
fn questions_of_each_kind_are_answered() {
    let output = asked(&[
        json!({"ask": "pairing", "position": position("-"), "dice": [3, 3, 4, 4], "options": [[6, 8], [7, 7]]}),
        json!({"ask": "decide", "position": position("7:1"), "game": 12}),
        json!({"ask": "decide", "position": position("2:2,3:3,7:1")}),
        json!({
            "ask": "keep",
            "position": "3p ..........1/........... 2:2,7:1,8:1 A decide",
            "choices": [[2, 7, 8], [2, 7, 12], [2, 8, 12], [7, 8, 12]],
        }),
    ]);
    assert_eq!(output.status.code(), Some(0));
    // Worth 18 in column 2, 12 in 12, 4 in 8 and 2 in 7.
    let expected = "{\"option\":[7,7]}\n{\"roll\":true}\n{\"roll\":false}\n{\"keep\":[2,8,12]}\n";
    assert_eq!(text(&output), expected);
    assert!(output.stderr.is_empty());
    assert_eq!(run(&["bot", "unknown"], b"").status.code(), Some(2));
}

/// Wrong questions, each with a part of the complaint; `E` stands for an empty board for two.
const WRONG: &str = r#"
{"ask":"decide"} | missing field `position`
{"ask":"guess","position":"E - A decide"} | unknown variant `guess`
{"ask":"pairing","position":"E - A decide"} | there are no dice
{"ask":"pairing","position":"E - A decide","dice":[3,3,4,4],"options":[[6,8]]} | not all that the rules allow
{"ask":"keep","position":"E 7:1 A decide","choices":[[7]]} | not all that the rules allow
{"ask":"keep","position":"E - A decide","choices":[]} | before its first move
{"ask":"decide","position":"E 6:12 A decide"} | no height 12
[] | expected an object
"#;

#[test]
fn a_wrong_question_is_complained_about() {
    for line in WRONG.trim().lines() {
        let (question, expected) = line.split_once(" | ").unwrap();
        let question = question.replace('E', "3 .........../...........");
        let question = serde_json::from_str(&question).unwrap();
        let output = asked(&[question]);
        assert!(output.stdout.is_empty());
        assert_complains(&output, 1, "error: question 1: ", expected);
    }
}
