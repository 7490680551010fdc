//! Positions that are none: every mistake is named.

use serde_json::{Value, json};

use crate::{changed, claim, complaint, empty, ruled, square, with_runners};

/// The complaint about a position.
fn wrong(position: Value) -> String {
    complaint(&json!({"op": "odds", "position": position}))
}

#[test]
fn keys_are_neither_missing_nor_unknown() {
    for place in [
        "rules", "players", "to_move", "squares", "claimed", "runners",
    ] {
        let mut position = empty(2);
        position.as_object_mut().unwrap().remove(place);
        assert!(wrong(position).contains(&format!("missing field `{place}`")));
    }
    for place in ["target", "landing", "obligation"] {
        let mut position = empty(2);
        position["rules"].as_object_mut().unwrap().remove(place);
        assert!(wrong(position).contains(&format!("missing field `{place}`")));
    }
    assert!(
        wrong(changed(empty(2), "/stage", json!("deciding"))).contains("unknown field `stage`")
    );
    assert!(wrong(ruled(empty(2), "pawns", json!(3))).contains("unknown field `pawns`"));
}

#[test]
fn values_are_of_the_right_kind() {
    let cases = [
        (
            "/players",
            json!("2"),
            "invalid type: string \"2\", expected a whole number from 0 to 255",
        ),
        (
            "/players",
            json!(-1),
            "integer `-1`, expected a whole number from 0 to 255",
        ),
        (
            "/to_move",
            json!(0.5),
            "floating point `0.5`, expected a whole number",
        ),
        (
            "/squares",
            json!(7),
            "expected squares of two to four players",
        ),
        (
            "/squares/1",
            json!([0, 0]),
            "invalid length 2, expected eleven heights",
        ),
        (
            "/squares/1",
            json!(vec![0; 12]),
            "invalid length 12, expected eleven heights",
        ),
        (
            "/squares",
            json!(vec![[0; 11]; 5]),
            "invalid length 5, expected squares of two to four players",
        ),
        (
            "/squares/0/3",
            json!(1000),
            "integer `1000`, expected a whole number from 0 to 255",
        ),
        (
            "/claimed",
            json!([null]),
            "invalid length 1, expected eleven owners or nulls",
        ),
        (
            "/claimed/3",
            json!(true),
            "boolean `true`, expected a whole number",
        ),
        (
            "/runners",
            json!([[6, 1]]),
            "expected an object with the height of each runner",
        ),
        ("/runners", json!({"13": 1}), "\"13\" is no column"),
        ("/runners", json!({"06": 1}), "\"06\" is no column"),
        (
            "/runners",
            json!({"6": null}),
            "invalid type: null, expected a whole number",
        ),
        (
            "/rules",
            json!([3, "share", "after_split"]),
            "invalid type: sequence, expected an object",
        ),
        (
            "/rules/landing",
            json!("hop"),
            "unknown variant `hop`, expected one of `share`, `jump`, `press_on`",
        ),
        (
            "/rules/obligation",
            json!("never"),
            "unknown variant `never`, expected `after_split` or `before_split`",
        ),
        ("/rules/three_pawns", json!(1), "expected a boolean"),
    ];
    for (place, value, expected) in cases {
        let said = wrong(changed(empty(2), place, value));
        assert!(said.contains(expected), "{said}");
    }
}

#[test]
fn tables_are_possible() {
    let cases = [
        (
            changed(empty(2), "/players", json!(5)),
            "5 seats cannot play: the game is for two to four",
        ),
        (
            changed(empty(2), "/players", json!(1)),
            "1 seats cannot play: the game is for two to four",
        ),
        (
            changed(empty(2), "/players", json!(3)),
            "there are 3 players, but squares of 2",
        ),
        (
            changed(empty(2), "/to_move", json!(2)),
            "seat 2 is to move, but the seats of 2 players are 0 to 1",
        ),
        (
            changed(empty(3), "/to_move", json!(255)),
            "seat 255 is to move, but the seats of 3 players are 0 to 2",
        ),
        (
            ruled(empty(2), "target", json!(6)),
            "a game cannot be played to 6 columns: it takes 3, 4 or 5",
        ),
        (
            ruled(empty(4), "target", json!(4)),
            "four seats cannot play to 4 columns: only two or three can",
        ),
        (
            ruled(
                ruled(empty(2), "target", json!(4)),
                "three_pawns",
                json!(true),
            ),
            "three pawns cannot claim 4 columns: with them a game is played to 3",
        ),
    ];
    for (position, expected) in cases {
        assert_eq!(wrong(position), expected);
    }
}

#[test]
fn runners_stand_where_they_can() {
    let cases = [
        (
            with_runners(json!({"5": 1, "6": 1, "7": 1, "8": 1})),
            "there are more than 3 runners",
        ),
        (
            with_runners(json!({"6": 12})),
            "column 6 has 11 spaces, there is no height 12",
        ),
        (
            with_runners(json!({"6": 0})),
            "the runner in column 6 is not on the board",
        ),
        (
            square(with_runners(json!({"6": 5})), 0, 6, 5),
            "the runner in column 6 is at 5, not above the square at 5",
        ),
        (
            square(with_runners(json!({"6": 2})), 0, 6, 5),
            "the runner in column 6 is at 2, not above the square at 5",
        ),
        (
            claim(with_runners(json!({"6": 1})), 1, 6),
            "there is a runner in column 6, which is claimed",
        ),
    ];
    for (position, expected) in cases {
        assert_eq!(wrong(position), expected);
    }
    let twice = r#"{"6":1,"6":2}"#;
    let line = json!({"op": "odds", "position": empty(2)})
        .to_string()
        .replace("{}", twice);
    assert!(crate::complaint_about(&line).starts_with("column 6 has two runners"));
}

#[test]
fn squares_and_owners_agree() {
    let owned = claim(empty(2), 0, 7);
    let cases = [
        (
            square(empty(2), 0, 7, 14),
            "column 7 has 13 spaces, there is no height 14",
        ),
        (
            square(empty(2), 0, 7, 13),
            "seat 0 has a square on the top of column 7, but no seat owns it",
        ),
        (
            square(owned.clone(), 0, 7, 12),
            "seat 0 owns column 7, but its square is not on the top space",
        ),
        (
            square(owned.clone(), 1, 7, 3),
            "seat 1 has a square in column 7, which another seat has claimed",
        ),
        (
            changed(owned.clone(), "/claimed/5", json!(2)),
            "seat 2 is said to own a column, but the seats of 2 players are 0 to 1",
        ),
        (claim(claim(owned, 0, 6), 0, 8), "the game is already won"),
    ];
    for (position, expected) in cases {
        assert_eq!(wrong(position), expected);
    }
}

#[test]
fn three_pawns_are_no_more_than_three_squares() {
    let crowded = [4, 6, 8, 10]
        .into_iter()
        .fold(empty(2), |position, column| square(position, 1, column, 1));
    let said = wrong(ruled(crowded, "three_pawns", json!(true)));
    assert_eq!(
        said,
        "with three pawns seat 1 cannot have more than 3 squares"
    );
}

#[test]
fn three_pawns_may_be_left_out() {
    let mut position = empty(2);
    position["rules"]
        .as_object_mut()
        .unwrap()
        .remove("three_pawns");
    let reply = crate::ask(&json!({"op": "bust", "position": position}));
    assert_eq!(reply["position"]["rules"]["three_pawns"], false);
}
