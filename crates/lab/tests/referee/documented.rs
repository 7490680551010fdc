//! Every example of the manual, replayed: requests and replies, and the questions to bots in both versions.

use serde_json::{Value, json};

use crate::answer;
use crate::support::{run, text};

const MANUAL: &str = include_str!("../../README.md");

/// Documented requests, each with its reply.
fn session() -> Vec<(&'static str, &'static str)> {
    let pairs = MANUAL.lines().zip(MANUAL.lines().skip(1));
    let session = pairs.filter_map(|(line, next)| {
        let request = line.strip_prefix("> ")?;
        Some((request, next.strip_prefix("< ").unwrap_or_default()))
    });
    session.collect()
}

/// The documented position of version 1.
fn object() -> Value {
    let (_, after) = MANUAL.split_once("```json\n{\"rules\"").unwrap();
    let (text, _) = after.split_once("```").unwrap();
    serde_json::from_str(&format!("{{\"rules\"{text}")).unwrap()
}

/// The same position in version 2.
const LINE: &str = "3 ....3....../.....7..... 6:4,10:1 A decide";

#[test]
fn the_session_goes_as_documented() {
    let session = session();
    assert!(session.len() > 10);
    for (request, reply) in session {
        assert_eq!(answer(request), reply, "{request}");
    }
}

#[test]
fn documented_requests_are_answered_alike_in_both_versions() {
    assert!(MANUAL.contains(LINE));
    let cells = |line: &'static str| line.split(" | ").map(|cell| cell.split('`').nth(1));
    let rows = MANUAL
        .lines()
        .filter(|line| line.starts_with("| `{\"op\":"));
    let mut answered = 0;
    for mut row in rows.map(cells) {
        let (request, reply) = (row.next().flatten().unwrap(), row.next().flatten().unwrap());
        let [one, two] = [object(), json!(LINE)].map(|position| -> Value {
            let request = request.replace("\"position\":P", &format!("\"position\":{position}"));
            serde_json::from_str(&answer(&request)).unwrap()
        });
        let keys = |reply: &Value| {
            reply
                .as_object()
                .unwrap()
                .keys()
                .cloned()
                .collect::<Vec<_>>()
        };
        let reply: Value = serde_json::from_str(&reply.replace(":P", ":null")).unwrap();
        assert_eq!(keys(&one), keys(&reply), "{request}");
        assert_eq!(one["position"].is_object(), two["position"].is_string());
        for key in keys(&one).iter().filter(|key| *key != "position") {
            assert_eq!(one[key], two[key], "{request}");
        }
        answered += 1;
    }
    assert_eq!(answered, 7);
}

#[test]
fn documented_questions_are_put_to_bots_in_both_versions() {
    for position in [object(), json!(LINE)] {
        let questions = [
            json!({"ask": "decide", "position": position, "game": 0}),
            json!({"ask": "pairing", "position": position, "dice": [2, 4, 3, 5], "options": [[5], [6, 8], [7, 7], [9]], "game": 0}),
        ];
        let input = questions.map(|question| format!("{question}\n")).concat();
        let output = run(&["bot", "rule-of-28"], input.as_bytes());
        assert_eq!(text(&output), "{\"roll\":true}\n{\"option\":[7,7]}\n");
        assert!(output.stderr.is_empty());
    }
}
