//! The form in which rules values are written down, and that reading gives back what was written.

use std::fmt::Debug;

use cant_stop_rules::{Action, Columns, Event, Game, Landing, Move, Obligation, SeatSet, Variant};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::conformance::tables;
use crate::random::Random;
use crate::table::{column, mv, seat};

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *value, "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_read_back_from_its_actions_is_the_game((variant, seats) in prop::sample::select(tables()), seed: u64) {
        let mut random = Random::new(seed);
        let mut game = Game::new(variant, seats).unwrap();
        let mut lines = vec![serde_json::to_string(&variant).unwrap()];
        while let Some(action) = random.action(&game, 3) {
            prop_assert!(lines.len() < 20_000, "the game does not end");
            let (next, events) = game.apply(action).unwrap();
            events.iter().for_each(round_trip);
            lines.push(serde_json::to_string(&action).unwrap());
            game = next;
        }
        let mut read = Game::new(serde_json::from_str(&lines[0]).unwrap(), seats).unwrap();
        for line in &lines[1..] {
            read = read.apply(serde_json::from_str(line).unwrap()).unwrap().0;
        }
        prop_assert_eq!(read, game);
    }
}

#[test]
fn the_written_form_is_fixed() {
    fn written<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, text: &str) {
        assert_eq!(serde_json::to_string(&value).unwrap(), text);
        round_trip(&value);
    }
    written(Action::Roll, r#""roll""#);
    written(Action::Stop, r#""stop""#);
    written(Action::RollOff([3, 4]), r#"{"roll_off":[3,4]}"#);
    written(Action::Dice([1, 2, 3, 4]), r#"{"dice":[1,2,3,4]}"#);
    written(Action::Choose(mv(&[8, 6])), r#"{"choose":[6,8]}"#);
    written(Action::Choose(mv(&[7])), r#"{"choose":[7]}"#);
    written(Action::Choose(mv(&[7, 7])), r#"{"choose":[7,7]}"#);
    written(
        Action::Keep(Columns::from_iter([column(8), column(6)])),
        r#"{"keep":[6,8]}"#,
    );
    written(
        Variant::default(),
        r#"{"columns_to_win":3,"landing":"share","obligation":"after_split","three_pawns":false}"#,
    );
    written(
        Variant {
            landing: Landing::PressOn,
            obligation: Obligation::BeforeSplit,
            three_pawns: true,
            ..Variant::default()
        },
        r#"{"columns_to_win":3,"landing":"press_on","obligation":"before_split","three_pawns":true}"#,
    );
    written(SeatSet::from_iter([seat(2), seat(0)]), "[0,2]");
    written(
        Event::RunnerPlaced {
            column: column(6),
            from: 0,
            to: 1,
        },
        r#"{"runner_placed":{"column":6,"from":0,"to":1}}"#,
    );
    written(
        Event::Won {
            winners: SeatSet::from_iter([seat(1)]),
        },
        r#"{"won":{"winners":[1]}}"#,
    );
}

#[test]
fn parts_of_a_variant_left_out_are_those_of_the_common_game() {
    let read: Variant = serde_json::from_str("{}").unwrap();
    assert_eq!(read, Variant::default());
}

#[test]
fn what_means_nothing_is_refused() {
    fn refusal<T: DeserializeOwned + Debug>(text: &str) -> String {
        serde_json::from_str::<T>(text).unwrap_err().to_string()
    }
    let no_move = "a move is one column, or two in ascending order";
    for text in ["[8,6]", "[]", "[2,3,4]"] {
        assert!(refusal::<Move>(text).starts_with(no_move), "{text}");
    }
    assert!(refusal::<Move>("[13]").starts_with("13 is no column: they are numbered 2 to 12"));
    assert!(refusal::<SeatSet>("[4]").starts_with("4 is no seat: they are numbered 0 to 3"));
    assert!(
        refusal::<Variant>(r#"{"columns_to_win":3,"lending":"jump"}"#)
            .contains("unknown field `lending`")
    );
    assert!(refusal::<Variant>(r#"{"landing":"fly"}"#).contains("unknown variant `fly`"));
    assert!(refusal::<Columns>("[8,6]").starts_with("columns are listed in ascending order"));
    assert!(refusal::<Columns>("[6,6]").starts_with("columns are listed in ascending order"));
    assert!(refusal::<Action>(r#""skip""#).contains("unknown variant `skip`"));
}
