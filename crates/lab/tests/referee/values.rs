//! Values of positions.

use serde_json::{Value, json};

use crate::{ask, changed, claim, empty, ruled};

fn value(position: &Value) -> Value {
    ask(&json!({"op": "value", "position": position}))
}

fn chances(reply: &Value) -> Vec<f64> {
    let win = reply["win"].as_array().unwrap();
    win.iter().map(|chance| chance.as_f64().unwrap()).collect()
}

#[test]
fn chances_are_shares_of_one() {
    for players in 2..=4 {
        let reply = value(&empty(players));
        let chances = chances(&reply);
        assert_eq!(chances.len(), players);
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert_eq!(reply["advice"], "roll");
        assert_eq!(
            value(&empty(players)),
            reply,
            "the same request has the same reply"
        );
    }
}

#[test]
fn beginning_is_worth_something() {
    // The first seat wins 54 to 56 games of 100 among equals.
    let first = chances(&value(&empty(2)))[0];
    assert!((0.51..0.60).contains(&first), "{first}");
}

#[test]
fn a_won_turn_is_certain() {
    let position = claim(claim(empty(2), 0, 6), 0, 8);
    let winning = changed(position.clone(), "/runners", json!({"2": 3}));
    assert_eq!(
        value(&winning),
        json!({"win": [1.0, 0.0], "advice": "stop"})
    );
    // Almost lost: the other seat needs one more step of three columns.
    let far = claim(claim(empty(2), 1, 6), 1, 8);
    let far = changed(
        far,
        "/squares/1",
        json!([2, 4, 6, 0, 11, 12, 11, 0, 0, 0, 0]),
    );
    assert!(chances(&value(&far))[0] < 0.2);
}

#[test]
fn who_must_press_on_is_advised_to_roll() {
    let position = changed(empty(2), "/runners", json!({"2": 2, "3": 4, "7": 1}));
    assert_eq!(value(&position)["advice"], "stop");
    let pressed = ruled(
        changed(position, "/squares/1/5", json!(1)),
        "landing",
        json!("press_on"),
    );
    assert_eq!(value(&pressed)["advice"], "roll");
}

#[test]
fn a_shared_win_counts_in_equal_parts() {
    // Only column 3 is open, and the third seat is about to stop on its top: then it owns four, as the first does.
    let claimed = [
        (0, 2),
        (0, 4),
        (0, 5),
        (0, 6),
        (1, 7),
        (1, 8),
        (1, 9),
        (2, 10),
        (2, 11),
        (2, 12),
    ];
    let full = claimed.into_iter().fold(
        ruled(empty(3), "target", json!(5)),
        |position, (seat, column)| claim(position, seat, column),
    );
    let last = changed(
        changed(full, "/to_move", json!(2)),
        "/runners",
        json!({"3": 5}),
    );
    assert_eq!(
        value(&last),
        json!({"win": [0.5, 0.0, 0.5], "advice": "stop"})
    );
}

#[test]
fn every_variant_has_its_value() {
    for variant in ["3", "3b", "3p", "3bp", "3j", "3jbp", "3o", "3obp"] {
        let line = format!("{variant} .........../........... - A decide");
        let chances = chances(&value(&json!(line)));
        assert!((0.4..0.7).contains(&chances[0]), "{chances:?}");
    }
}
