//! Stopping: banking, claiming, winning, and which squares to keep.

use serde_json::{Value, json};

use crate::{ask, changed, claim, complaint, empty, ruled, square, with_runners};

fn stop(position: &Value) -> Value {
    ask(&json!({"op": "stop", "position": position}))
}

#[test]
fn stopping_banks_and_claims() {
    let position = square(square(empty(2), 1, 7, 9), 1, 6, 3);
    let reply = stop(&changed(position, "/runners", json!({"6": 3, "7": 13})));
    assert_eq!(reply["claimed_now"], json!([7]));
    assert_eq!(reply["winners"], json!([]));
    let after = &reply["position"];
    assert_eq!(
        after["claimed"],
        json!([
            null, null, null, null, null, 0, null, null, null, null, null
        ])
    );
    assert_eq!(
        after["squares"],
        json!([
            [0, 0, 0, 0, 3, 13, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0]
        ])
    );
    assert_eq!(
        (&after["runners"], &after["to_move"]),
        (&json!({}), &json!(1))
    );
}

#[test]
fn a_turn_cannot_be_stopped_before_its_first_move() {
    let said = complaint(&json!({"op": "stop", "position": empty(2)}));
    assert_eq!(said, "a turn cannot be stopped before its first move");
}

#[test]
fn the_third_column_wins() {
    let position = claim(claim(empty(2), 0, 6), 0, 8);
    let reply = stop(&changed(
        position.clone(),
        "/runners",
        json!({"2": 3, "12": 3}),
    ));
    assert_eq!(
        (&reply["claimed_now"], &reply["winners"]),
        (&json!([2, 12]), &json!([0]))
    );
    let long = ruled(
        changed(position, "/runners", json!({"2": 3})),
        "target",
        json!(5),
    );
    assert_eq!(stop(&long)["winners"], json!([]));
}

#[test]
fn a_full_board_is_won_by_those_who_own_most() {
    let owners = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2];
    let full = owners.into_iter().zip(2..).fold(
        ruled(empty(3), "target", json!(5)),
        |position, (seat, column)| claim(position, seat, column),
    );
    let last = changed(
        changed(full, "/to_move", json!(2)),
        "/runners",
        json!({"12": 3}),
    );
    let reply = stop(&last);
    assert_eq!(
        (&reply["claimed_now"], &reply["winners"]),
        (&json!([12]), &json!([0, 1]))
    );
}

/// Three pawns; the first seat has squares in columns 4, 6 and 9 and runners in 5 and 6.
fn four_squares() -> Value {
    let position = ruled(
        with_runners(json!({"5": 2, "6": 3})),
        "three_pawns",
        json!(true),
    );
    [4, 6, 9]
        .into_iter()
        .fold(position, |position, column| square(position, 0, column, 1))
}

#[test]
fn with_three_pawns_a_real_choice_must_be_made() {
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
}

#[test]
fn claimed_columns_are_settled_before_the_choice() {
    let on_top = changed(four_squares(), "/runners/6", json!(11));
    // One pawn stays in column 6, two are left for 4, 5 and 9.
    let needed = complaint(&json!({"op": "stop", "position": on_top}));
    assert_eq!(
        needed,
        "`keep` is needed: 2 of the columns 4, 5, 9 keep their square"
    );
    let reply = ask(&json!({"op": "stop", "position": on_top, "keep": [5, 9]}));
    assert_eq!(reply["claimed_now"], json!([6]));
    assert_eq!(
        reply["position"]["squares"][0],
        json!([0, 0, 0, 2, 11, 0, 0, 1, 0, 0, 0])
    );
}

#[test]
fn without_a_choice_there_is_nothing_to_keep() {
    let few = square(four_squares(), 0, 9, 0);
    assert_eq!(
        stop(&few)["position"]["squares"][0],
        json!([0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0])
    );
    let said = complaint(&json!({"op": "stop", "position": few, "keep": [4, 5, 6]}));
    assert_eq!(said, "there is nothing to choose: leave out `keep`");
    // The third claim wins; the other squares stand where they are.
    let winning = claim(
        claim(changed(four_squares(), "/runners/6", json!(11)), 0, 2),
        0,
        3,
    );
    let winning = square(square(winning, 0, 4, 0), 0, 9, 0);
    assert_eq!(stop(&winning)["winners"], json!([0]));
}
