//! Advancing, stopping and busting: the changes of the position, and which squares to keep.

use serde_json::{Value, json};

use crate::{ask, changed, claim, complaint, empty, square, with_runners};

fn advance(position: &Value, dice: [u8; 4], option: Value) -> Value {
    ask(&json!({"op": "advance", "position": position, "dice": dice, "option": option}))
}

fn stop(position: &Value) -> Value {
    ask(&json!({"op": "stop", "position": position}))
}

#[test]
fn advancing_moves_runners_and_nothing_else() {
    let start = square(empty(2), 0, 6, 4);
    let reply = advance(&start, [1, 5, 4, 6], json!([6, 10]));
    assert_eq!(reply["may_stop"], true);
    let mut after = reply["position"].clone();
    assert_eq!(after["runners"], json!({"6": 5, "10": 1}));
    after["runners"] = json!({});
    assert_eq!(after, start);
    assert_eq!(advance(&start, [1, 5, 4, 6], json!([10, 6])), reply);
}

#[test]
fn only_options_can_be_chosen() {
    let request = |option: Value| {
        let runners = with_runners(json!({"6": 1, "10": 1}));
        json!({"op": "advance", "position": runners, "dice": [2, 4, 3, 5], "option": option})
    };
    let said = complaint(&request(json!([5, 9])));
    assert_eq!(said, "the dice do not allow 5·9, only 5, 6·8, 7·7, 9");
    // A sum may not be left out where both can be used.
    assert!(complaint(&request(json!([6]))).contains("do not allow 6,"));
    let stuck = with_runners(json!({"2": 1, "3": 1, "12": 1}));
    let bust = json!({"op": "advance", "position": stuck, "dice": [2, 3, 4, 5], "option": [7]});
    assert_eq!(
        complaint(&bust),
        "the dice leave no option: this roll is a bust"
    );
}

#[test]
fn a_bust_takes_the_runners_off_and_passes_the_turn() {
    for players in 2..=4 {
        let mut position = square(empty(players), players - 1, 6, 4);
        position["to_move"] = json!(players - 1);
        position["runners"] = json!({"6": 5, "2": 1});
        let reply = ask(&json!({"op": "bust", "position": position}));
        position["to_move"] = json!(0);
        position["runners"] = json!({});
        assert_eq!(reply, json!({"position": position}));
    }
}

#[test]
fn stopping_banks_claims_and_wins() {
    let position = square(square(empty(2), 1, 7, 9), 1, 6, 3);
    let stopped = changed(position.clone(), "/runners", json!({"6": 3, "7": 13}));
    let after = changed(claim(square(position, 0, 6, 3), 0, 7), "/to_move", json!(1));
    assert_eq!(
        stop(&stopped),
        json!({"position": after, "claimed_now": [7], "winners": []})
    );
    let winning = claim(claim(with_runners(json!({"2": 3, "12": 3})), 0, 6), 0, 8);
    let reply = stop(&winning);
    assert_eq!(reply["claimed_now"], json!([2, 12]));
    assert_eq!(reply["winners"], json!([0]));
    let said = complaint(&json!({"op": "stop", "position": empty(2)}));
    assert_eq!(said, "a turn cannot be stopped before its first move");
}

/// With three pawns, squares of the seat to move in columns 4, 5 and 9, and a runner at 3 in column 6.
fn four_squares() -> Value {
    let position = with_runners(json!({"6": 3}));
    let position = changed(position, "/rules/three_pawns", json!(true));
    square(square(square(position, 0, 4, 1), 0, 5, 2), 0, 9, 1)
}

#[test]
fn squares_to_keep_are_named_when_there_is_a_choice() {
    let request = |keep: Value| json!({"op": "stop", "position": four_squares(), "keep": keep});
    let needed = complaint(&json!({"op": "stop", "position": four_squares()}));
    assert_eq!(
        needed,
        "`keep` is needed: 3 of the columns 4, 5, 6, 9 keep their square"
    );
    for wrong in [
        json!([4, 5]),
        json!([4, 5, 6, 9]),
        json!([4, 5, 7]),
        json!([]),
    ] {
        let said = complaint(&request(wrong));
        assert_eq!(said, "`keep` must name 3 of the columns 4, 5, 6, 9");
    }
    assert!(complaint(&request(json!([4, 4, 5]))).contains("column 4 is listed twice"));
    let reply = ask(&request(json!([4, 5, 6])));
    assert_eq!(
        reply["position"]["squares"][0],
        json!([0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0])
    );
    assert_eq!(reply["position"]["to_move"], 1);
    assert_eq!(ask(&request(json!([6, 4, 5]))), reply);
    // One pawn stays in a column claimed now, two are left for 4, 5 and 9.
    let on_top = changed(four_squares(), "/runners/6", json!(11));
    let reply = ask(&json!({"op": "stop", "position": on_top, "keep": [5, 9]}));
    assert_eq!(reply["claimed_now"], json!([6]));
    assert_eq!(
        reply["position"]["squares"][0],
        json!([0, 0, 0, 2, 11, 0, 0, 1, 0, 0, 0])
    );
    let few = square(four_squares(), 0, 9, 0);
    let said = complaint(&json!({"op": "stop", "position": few, "keep": [4, 5, 6]}));
    assert_eq!(said, "there is nothing to choose: leave out `keep`");
}
