//! The worked examples of the rule texts, and the reference numbers.

use serde_json::{Value, json};

use crate::{ask, claim, empty, options, with_runners};

#[test]
fn the_worked_examples_hold() {
    let claimed = [6, 8, 10]
        .into_iter()
        .enumerate()
        .fold(empty(3), |position, (seat, column)| {
            claim(position, seat, column)
        });
    let on_top = json!({"3": 1, "8": 1, "6": 11});
    let expected = [
        (empty(2), [1, 5, 4, 6], json!([[5, 11], [6, 10], [7, 9]])),
        (
            with_runners(json!({"6": 1, "10": 1})),
            [2, 4, 3, 5],
            json!([[5], [6, 8], [7, 7], [9]]),
        ),
        (
            with_runners(json!({"3": 1, "6": 1})),
            [2, 4, 5, 5],
            json!([[6, 10], [7], [9]]),
        ),
        (with_runners(on_top), [2, 4, 5, 5], json!([])),
        (claimed, [2, 4, 4, 6], json!([])),
        (
            with_runners(json!({"2": 1, "3": 1, "12": 1})),
            [2, 3, 4, 5],
            json!([]),
        ),
        (
            with_runners(json!({"2": 1, "3": 1})),
            [2, 3, 4, 5],
            json!([[5], [6], [7, 7], [8], [9]]),
        ),
        (
            with_runners(json!({"4": 1, "5": 1})),
            [2, 3, 4, 5],
            json!([[5, 9], [6], [7, 7], [8]]),
        ),
        (empty(2), [3, 3, 4, 4], json!([[6, 8], [7, 7]])),
        (empty(2), [4, 4, 4, 6], json!([[8, 10]])),
        (empty(2), [1, 1, 1, 1], json!([[2, 2]])),
    ];
    for (position, dice, expected) in expected {
        assert_eq!(options(&position, dice), expected, "{dice:?} in {position}");
    }
}

#[test]
fn the_third_runner_of_a_double_step_goes_to_space_two() {
    let position = with_runners(json!({"6": 1, "10": 1}));
    let request =
        json!({"op": "advance", "position": position, "dice": [2, 4, 3, 5], "option": [7, 7]});
    let reply = ask(&request);
    assert_eq!(
        reply["position"]["runners"],
        json!({"6": 1, "7": 2, "10": 1})
    );
}

#[test]
fn the_reference_numbers_hold() {
    let busts = |runners: Value| {
        let reply = ask(&json!({"op": "odds", "position": with_runners(runners)}));
        assert_eq!(reply["bust"][1], 1296);
        reply["bust"][0].as_u64().unwrap()
    };
    assert_eq!(busts(json!({"6": 1, "7": 1, "8": 1})), 1296 - 1192);
    assert_eq!(busts(json!({"4": 1, "6": 1, "8": 1})), 1296 - 1181);
    assert_eq!(busts(json!({"2": 1, "7": 1, "12": 1})), 1296 - 1012);
    assert_eq!(busts(json!({"2": 1, "3": 1, "12": 1})), 1296 - 568);
    assert_eq!(busts(json!({"2": 1, "12": 1})), 0);
    // A runner on the top space moves no more.
    let on_top = with_runners(json!({"2": 1, "7": 13, "12": 1}));
    let counted = every_roll()
        .filter(|&dice| options(&on_top, dice) == json!([]))
        .count();
    let reply = ask(&json!({"op": "odds", "position": on_top}));
    assert_eq!(reply, json!({"bust": [counted, 1296]}));
}

/// The 1,296 ordered rolls.
fn every_roll() -> impl Iterator<Item = [u8; 4]> {
    (0..1296u16)
        .map(|roll| [roll / 216, roll / 36 % 6, roll / 6 % 6, roll % 6].map(|die| die as u8 + 1))
}
