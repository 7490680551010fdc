//! The referee: what it replies to every kind of request, and to what is none.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../support/mod.rs"]
mod support;

mod documented;
mod moves;
mod positions;
mod refusals;
mod stream;
mod values;
mod versions;

use cant_stop_lab::referee::answer;
use cant_stop_rules::Column;
use serde_json::{Value, json};

/// An empty board for this number of players, the first to move.
fn empty(players: usize) -> Value {
    json!({
        "rules": {"target": 3, "landing": "share", "obligation": "after_split", "three_pawns": false},
        "players": players,
        "to_move": 0,
        "squares": vec![[0; 11]; players],
        "claimed": [null, null, null, null, null, null, null, null, null, null, null],
        "runners": {},
    })
}

/// An empty board for two with these runners.
fn with_runners(runners: Value) -> Value {
    changed(empty(2), "/runners", runners)
}

/// The value with another one at this place.
fn changed(mut value: Value, place: &str, to: Value) -> Value {
    match value.pointer_mut(place) {
        Some(old) => *old = to,
        None => {
            let (parent, key) = place.rsplit_once('/').unwrap();
            value.pointer_mut(parent).unwrap()[key] = to;
        }
    }
    value
}

/// The position with the seat's square in the column at this height.
fn square(position: Value, seat: usize, column: usize, height: u8) -> Value {
    changed(
        position,
        &format!("/squares/{seat}/{}", column - 2),
        json!(height),
    )
}

/// The position with the column claimed by the seat, all other squares taken off it.
fn claim(mut position: Value, seat: usize, column: usize) -> Value {
    let players = position["players"].as_u64().unwrap() as usize;
    for other in 0..players {
        position = square(position, other, column, 0);
    }
    let top = Column::ALL[column - 2].height();
    let position = square(position, seat, column, top);
    changed(position, &format!("/claimed/{}", column - 2), json!(seat))
}

fn ask(request: &Value) -> Value {
    let reply = answer(&request.to_string());
    assert!(!reply.contains('\n'), "{reply}");
    serde_json::from_str(&reply).unwrap()
}

/// The complaint about a request that cannot be answered: one lower-case sentence and nothing else.
fn complaint(request: &Value) -> String {
    complaint_about(&request.to_string())
}

fn complaint_about(line: &str) -> String {
    let reply: Value = serde_json::from_str(&answer(line)).unwrap();
    let error = reply["error"]
        .as_str()
        .unwrap_or_else(|| panic!("{reply} to {line}"));
    assert_eq!(reply.as_object().unwrap().len(), 1);
    assert!(!error.starts_with(char::is_uppercase), "{error}");
    assert!(!error.ends_with('.') && !error.contains('\n'), "{error}");
    error.to_owned()
}
