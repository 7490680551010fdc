//! The built-in bot as a program: questions in, answers out.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use serde_json::{Value, json};
use support::{run, text};

fn position(runners: Value) -> Value {
    json!({
        "rules": {"target": 3, "landing": "share", "obligation": "after_split", "three_pawns": false},
        "players": 2,
        "to_move": 0,
        "squares": [vec![0; 11], vec![0; 11]],
        "claimed": vec![Value::Null; 11],
        "runners": runners,
    })
}

/// A position with three pawns, a square in column 12 and runners in three others.
fn many_squares() -> Value {
    let mut position = position(json!({"2": 2, "7": 1, "8": 1}));
    position["rules"]["three_pawns"] = json!(true);
    position["squares"][0][10] = json!(1);
    position
}

#[test]
fn questions_of_each_kind_are_answered() {
    let questions = [
        json!({"ask": "pairing", "position": position(json!({})), "dice": [3, 3, 4, 4], "options": [[6, 8], [7, 7]]}),
        json!({"ask": "decide", "position": position(json!({"7": 1}))}),
        json!({"ask": "decide", "position": position(json!({"2": 2, "3": 3, "7": 1}))}),
        json!({
            "ask": "keep",
            "position": many_squares(),
            "choices": [[2, 7, 8], [2, 7, 12], [2, 8, 12], [7, 8, 12]],
        }),
    ];
    let input: String = questions.map(|question| format!("{question}\n")).concat();
    let output = run(&["bot", "rule-of-28"], input.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    // Worth 18 in column 2, 12 in 12, 4 in 8 and 2 in 7.
    let expected = "{\"option\":[7,7]}\n{\"roll\":true}\n{\"roll\":false}\n{\"keep\":[2,8,12]}\n";
    assert_eq!(text(&output), expected);
    assert!(output.stderr.is_empty());
}

#[test]
fn a_wrong_question_is_complained_about() {
    let cases = [
        (json!({"ask": "decide"}), "missing field `position`"),
        (
            json!({"ask": "guess", "position": position(json!({}))}),
            "unknown variant `guess`",
        ),
        (
            json!({"ask": "pairing", "position": position(json!({}))}),
            "there are no dice",
        ),
        (
            json!({"ask": "pairing", "position": position(json!({})), "dice": [3, 3, 4, 4], "options": [[6, 8]]}),
            "not all that the rules allow",
        ),
        (
            json!({"ask": "keep", "position": position(json!({"7": 1})), "choices": [[7]]}),
            "not all that the rules allow",
        ),
        (
            json!({"ask": "keep", "position": position(json!({})), "choices": []}),
            "before its first move",
        ),
        (
            json!({"ask": "decide", "position": position(json!({"7": 14}))}),
            "no height 14",
        ),
        (json!([]), "expected an object"),
    ];
    for (question, expected) in cases {
        let output = run(&["bot", "rule-of-28"], format!("{question}\n").as_bytes());
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty());
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(
            complaint.starts_with("error: question 1: ") && complaint.contains(expected),
            "{complaint}"
        );
    }
}

#[test]
fn a_question_may_hold_the_number_of_its_game() {
    let question = json!({"ask": "decide", "position": position(json!({"7": 1})), "game": 12});
    let output = run(&["bot", "rule-of-28"], format!("{question}\n").as_bytes());
    assert_eq!(text(&output), "{\"roll\":true}\n");
    assert_eq!(run(&["bot", "unknown"], b"").status.code(), Some(2));
}
