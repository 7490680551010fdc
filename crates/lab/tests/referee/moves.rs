//! Advancing, under every setting.

use serde_json::{Value, json};

use crate::{ask, complaint, empty, options, ruled, square, with_runners};

fn advance(position: &Value, dice: [u8; 4], option: Value) -> Value {
    ask(&json!({"op": "advance", "position": position, "dice": dice, "option": option}))
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
}

#[test]
fn an_option_may_be_named_in_either_order() {
    let request = |option| advance(&empty(2), [1, 5, 4, 6], option);
    assert_eq!(request(json!([10, 6])), request(json!([6, 10])));
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
    assert!(complaint(&request(json!([7]))).contains("do not allow 7,"));
    let stuck = with_runners(json!({"2": 1, "3": 1, "12": 1}));
    let bust = json!({"op": "advance", "position": stuck, "dice": [2, 3, 4, 5], "option": [7]});
    assert_eq!(
        complaint(&bust),
        "the dice leave no option: this roll is a bust"
    );
}

#[test]
fn a_jump_passes_others_squares() {
    let position = ruled(empty(3), "landing", json!("jump"));
    let position = square(square(position, 1, 7, 1), 2, 7, 2);
    let once = advance(&position, [1, 6, 1, 1], json!([2, 7]));
    assert_eq!(once["position"]["runners"], json!({"2": 1, "7": 3}));
    let twice = advance(&position, [3, 4, 3, 4], json!([7, 7]));
    assert_eq!(twice["position"]["runners"], json!({"7": 4}));
    // A first step that jumps to the top leaves no second one.
    let position = ruled(empty(3), "landing", json!("jump"));
    let near = square(square(position, 1, 2, 1), 2, 2, 2);
    assert_eq!(options(&near, [1, 1, 1, 1]), json!([[2]]));
    let top = advance(&near, [1, 1, 1, 1], json!([2]));
    assert_eq!(top["position"]["runners"], json!({"2": 3}));
}

#[test]
fn pressing_on_forbids_to_stop_on_anothers_square() {
    let position = ruled(empty(2), "landing", json!("press_on"));
    let reply = advance(
        &square(position.clone(), 1, 6, 1),
        [1, 5, 4, 6],
        json!([6, 10]),
    );
    assert_eq!(reply["may_stop"], false);
    let said = complaint(&json!({"op": "stop", "position": reply["position"]}));
    assert_eq!(
        said,
        "a turn cannot be stopped while a runner stands on another player's square"
    );
    // One's own square is no hindrance.
    let reply = advance(&square(position, 0, 6, 1), [1, 5, 4, 6], json!([6, 10]));
    assert_eq!(reply["may_stop"], true);
}

#[test]
fn the_obligation_before_the_split_holds_options_back() {
    let after = with_runners(json!({"7": 1}));
    assert_eq!(options(&after, [2, 2, 5, 5]), json!([[4, 10], [7, 7]]));
    let before = ruled(after, "obligation", json!("before_split"));
    assert_eq!(options(&before, [2, 2, 5, 5]), json!([[4, 10]]));
    let request =
        json!({"op": "advance", "position": before, "dice": [2, 2, 5, 5], "option": [7, 7]});
    assert_eq!(complaint(&request), "the dice do not allow 7·7, only 4·10");
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
