//! Positions that are none: every mistake is named.

use serde_json::{Value, json};

use crate::{ask, changed, complaint, empty};

/// The complaint about a position.
fn wrong(position: Value) -> String {
    complaint(&json!({"op": "odds", "position": position}))
}

/// Changes of an empty board for two, each with what the complaint contains.
const MISTAKES: &str = r#"
/stage | "deciding" | unknown field `stage`
/rules/pawns | 3 | unknown field `pawns`
/players | "2" | invalid type: string "2", expected a whole number from 0 to 255
/players | -1 | integer `-1`, expected a whole number from 0 to 255
/players | 5 | 5 seats cannot play: the game is for two to four
/players | 3 | there are 3 players, but squares of 2
/to_move | 0.5 | floating point `0.5`, expected a whole number
/to_move | 2 | seat 2 is to move, but the seats of 2 players are 0 to 1
/squares | 7 | expected squares of two to four players
/squares | [[],[],[],[],[]] | invalid length 0, expected eleven heights
/squares/1 | [0,0] | invalid length 2, expected eleven heights
/squares/1 | [0,0,0,0,0,0,0,0,0,0,0,0] | invalid length 12, expected eleven heights
/squares/0/3 | 1000 | integer `1000`, expected a whole number from 0 to 255
/squares/0/5 | 14 | column 7 has 13 spaces, there is no height 14
/squares/0/5 | 13 | seat 0 has a square on the top of column 7, but no seat owns it
/claimed | [null] | invalid length 1, expected eleven owners or nulls
/claimed/5 | 2 | seat 2 is said to own a column, but the seats of 2 players are 0 to 1
/claimed/5 | 0 | seat 0 owns column 7, but its square is not on the top space
/runners | [[6,1]] | expected an object with the height of each runner
/runners | {"06":1} | "06" is no column
/runners | {"6":null} | invalid type: null, expected a whole number
/runners | {"6":12} | column 6 has 11 spaces, there is no height 12
/runners | {"5":1,"6":1,"7":1,"8":1} | there are more than 3 runners
/rules | [3,"share","after_split"] | invalid type: sequence, expected an object
/rules/target | 6 | a game cannot be played to 6 columns: it takes 3, 4 or 5
/rules/landing | "hop" | unknown variant `hop`, expected one of `share`, `jump`, `press_on`
/rules/obligation | "never" | unknown variant `never`, expected `after_split` or `before_split`
/rules/three_pawns | 1 | expected a boolean"#;

#[test]
fn a_mistake_is_named() {
    for line in MISTAKES.trim().lines() {
        let [place, value, expected] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let value = serde_json::from_str(value).unwrap();
        let said = wrong(changed(empty(2), place, value));
        assert!(said.contains(expected), "{line}: {said}");
    }
    let rows = wrong(changed(empty(2), "/squares", json!(vec![[0; 11]; 5])));
    assert!(rows.starts_with("invalid length 5, expected squares of two to four players"));
    let line = json!({"op": "odds", "position": empty(2)}).to_string();
    let twice = crate::complaint_about(&line.replace("{}", r#"{"6":1,"6":2}"#));
    assert!(twice.starts_with("column 6 has two runners"));
}

#[test]
fn no_key_may_be_missing_but_that_of_three_pawns() {
    for place in [
        "rules", "players", "to_move", "squares", "claimed", "runners",
    ] {
        let mut position = empty(2);
        position.as_object_mut().unwrap().remove(place);
        assert!(wrong(position).contains(&format!("missing field `{place}`")));
    }
    let without = |place: &str| {
        let mut position = empty(2);
        position["rules"].as_object_mut().unwrap().remove(place);
        position
    };
    for place in ["target", "landing", "obligation"] {
        assert!(wrong(without(place)).contains(&format!("missing field `{place}`")));
    }
    let reply = ask(&json!({"op": "bust", "position": without("three_pawns")}));
    assert_eq!(reply["position"]["rules"]["three_pawns"], false);
}

#[test]
fn a_line_of_notation_must_be_of_a_game_under_way() {
    let wrong = |line: &str| wrong(json!(line));
    let empty = ".........../...........";
    let said = wrong(&format!("3 {empty} 6:0 A decide"));
    assert!(said.starts_with("in the position, column 29: expected a height, 1 to 13"));
    assert_eq!(
        wrong(&format!("3 {empty} - A begin")),
        "it must be settled who begins"
    );
    assert_eq!(
        wrong("3 3579......./........... - A over"),
        "the game is already won"
    );
    for (op, stage, expected) in [
        ("bust", "pair 1546", "there is no roll to bust here"),
        ("stop", "pair 1546", "a pairing must be chosen first"),
        ("options", "roll", "`options` needs `dice`"),
        ("value", "roll", "`value` is for positions in which"),
    ] {
        let line = format!("3 {empty} - A {stage}");
        let said = complaint(&json!({"op": op, "position": line}));
        assert!(said.starts_with(expected), "{said}");
    }
}
