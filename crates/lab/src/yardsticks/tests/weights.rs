//! Weights as published, and what three runners together count.

use cant_stop_rules::{Action, Column, Game, Position, Settings};

use super::super::linear::{GROWING, Linear, SETS, runners};

#[test]
fn the_sets_are_what_they_are_called() {
    let bits = |fits: fn(u8) -> bool| {
        Column::ALL
            .into_iter()
            .filter(|column| fits(column.number()))
            .fold(0, |bits, column| bits | 1 << column.index())
    };
    assert_eq!(
        SETS,
        [
            bits(|number| number % 2 == 1),
            bits(|number| number % 2 == 0),
            bits(|number| number >= 7),
            bits(|number| number <= 7)
        ]
    );
}

#[test]
fn spaces_grow_in_worth_as_published() {
    assert_eq!(GROWING.steps[0][1..=3], [15, 51, 87]);
    assert_eq!(GROWING.steps[5][1], 5);
    assert_eq!(GROWING.steps[5][13], 37);
    assert_eq!(GROWING.steps[5][2], 7);
}

/// A roll that waits for its pairing, with runners on the first spaces of these columns.
fn pairing(runners: [u8; 2], dice: [u8; 4]) -> Game {
    let mut position = Position::start(Settings::default(), 2).unwrap();
    for column in runners {
        position.runners[usize::from(column) - 2] = Some(1);
    }
    let game = Game::try_from(position).unwrap();
    let rolled = game.apply(Action::Roll).unwrap().0;
    rolled.apply(Action::Dice(dice)).unwrap().0
}

#[test]
fn a_third_runner_that_lies_badly_with_the_others_is_avoided() {
    // One runner is free: 1+3 can bring it on in column 4, or 1+6 in column 7.
    let game = pairing([5, 9], [1, 1, 3, 6]);
    let worth = |linear: &Linear, columns: &str| {
        let mv = *game
            .options()
            .iter()
            .find(|mv| mv.to_string() == columns)
            .unwrap();
        linear.worth(&game, runners(&game), mv)
    };
    static WITHOUT_TERMS: Linear = Linear {
        odd: 0,
        even: 0,
        high: 0,
        low: 0,
        ..GROWING
    };
    let odd = worth(&WITHOUT_TERMS, "7") - worth(&GROWING, "7");
    assert_eq!(odd, GROWING.odd, "5, 7 and 9 are all odd");
    assert_eq!(worth(&WITHOUT_TERMS, "4"), worth(&GROWING, "4"));
    assert_eq!(
        GROWING.together(0b1_0101),
        GROWING.even + GROWING.low,
        "2, 4 and 6"
    );
    assert_eq!(GROWING.together(0b0_0101), 0, "one runner is free");
}
