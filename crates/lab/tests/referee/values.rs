//! Values of positions.

use serde_json::{Value, json};

use crate::{ask, empty};

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
fn what_is_certain_is_known() {
    let certain = |line: &str, win: &[f64]| {
        let reply = value(&json!(line));
        assert_eq!(reply, json!({"win": win, "advice": "stop"}));
    };
    certain("3 ....b.b..../........... 2:3 A decide", &[1.0, 0.0]);
    // Only column 3 is open, and the third seat is about to stop on its top: then it owns four, as the first does.
    let full = "5 3.79b....../.....db9.../........753 3:5 C decide";
    certain(full, &[0.5, 0.0, 0.5]);
    // The first seat wins 54 to 56 games of 100 among equals.
    let first = chances(&value(&empty(2)))[0];
    assert!((0.51..0.60).contains(&first), "{first}");
    // Almost lost: the other seat needs one more step of three columns.
    let far = "3 .........../246.bcb.... - A decide";
    assert!(chances(&value(&json!(far)))[0] < 0.2);
}

#[test]
fn a_seat_that_must_press_on_is_advised_to_roll() {
    let advice = |variant: &str| {
        let line = format!("{variant} .........../.....1..... 2:2,3:4,7:1 A decide");
        value(&json!(line))["advice"].clone()
    };
    assert_eq!(advice("3"), "stop");
    assert_eq!(advice("3o"), "roll");
}

#[test]
fn every_variant_has_its_value() {
    for variant in ["3", "3b", "3p", "3bp", "3j", "3jbp", "3o", "3obp"] {
        let line = format!("{variant} .........../........... - A decide");
        let chances = chances(&value(&json!(line)));
        assert!((0.4..0.7).contains(&chances[0]), "{chances:?}");
    }
}
