//! Weights as published, on boards on which each can be worked out by hand.

use cant_stop_bots::Bot;
use cant_stop_rules::{Action, Column, Game, Move};

use super::super::linear::{CONSTANT, GROWING, Linear, runners};

/// The first seat about to decide, with these runners.
fn deciding(runners: &str) -> Game {
    let position = format!("3 .........../........... {runners} A decide");
    position.parse().unwrap()
}

/// Asserts the worth of the first, second and top space of columns 2 to 7, of which the first is a new runner's, and the
/// progress of a runner on the first.
fn assert_spaces(player: &Linear, spaces: [[i32; 4]; 6]) {
    for column in Column::ALL {
        let number = column.number();
        let worth = |game: &Game| player.worth(game, runners(game), Move::one(column));
        let on = |height| deciding(&format!("{number}:{height}"));
        let [one, below_top] = [1, column.height() - 1].map(on);
        let found = [
            worth(&deciding("-")),
            worth(&one),
            worth(&below_top),
            player.progress(&one),
        ];
        let expected = spaces[usize::from(5 - number.abs_diff(7))];
        assert_eq!(found, expected, "column {number}");
    }
}

#[test]
fn constant_weights_are_those_published() {
    assert_spaces(
        &CONSTANT,
        [
            [8, 7, 7, 14],
            [-6, 0, 0, 14],
            [-2, 2, 2, 6],
            [-6, 0, 0, 4],
            [2, 4, 4, 4],
            [0, 3, 3, 2],
        ],
    );
}

#[test]
fn growing_weights_are_those_published() {
    assert_spaces(
        &GROWING,
        [
            [3, 51, 87, 30],
            [-12, 12, 48, 26],
            [-9, 12, 59, 16],
            [-12, 5, 44, 16],
            [-5, 9, 35, 8],
            [-7, 7, 37, 6],
        ],
    );
}

#[test]
fn three_runners_count_together_as_published() {
    for (player, odd, even, high, low) in [(&CONSTANT, 7, 1, 6, 5), (&GROWING, 11, -1, 4, 4)] {
        for (together, expected) in [
            ("3:1,5:1,9:1", odd),
            ("2:1,6:1,12:1", even),
            ("7:1,8:1,9:1", high),
            ("5:1,6:1,7:1", low),
            ("7:1,9:1,11:1", odd + high),
            ("2:1,4:1,6:1", even + low),
            ("2:1,7:1,12:1", 0),
            ("3:1,5:1", 0),
        ] {
            let game = deciding(together);
            assert_eq!(player.together(runners(&game)), expected, "{together}");
        }
        // One runner is free: of 4 and 7, only 7 is odd as 5 and 9 are.
        let pairing = "3 .........../........... 5:1,9:1 A pair 1136";
        let game: Game = pairing.parse().unwrap();
        let alone = deciding("-");
        for (number, term) in [(4, 0), (7, odd)] {
            let mv = Move::one(Column::new(number).unwrap());
            let [lonely, third] = [&alone, &game].map(|game| player.worth(game, runners(game), mv));
            assert_eq!(lonely - third, term, "{number}");
        }
    }
}

#[test]
fn turns_stop_at_the_published_progress() {
    for (mut player, last, first) in [
        (&CONSTANT, "3:1,7:9,8:1", "3:1,7:10,8:1"),
        (&GROWING, "4:1,7:11,8:1", "3:1,7:8,8:1"),
    ] {
        let threshold = player.threshold;
        for (runners, progress, action) in [
            (last, threshold - 1, Action::Roll),
            (first, threshold, Action::Stop),
        ] {
            let game = deciding(runners);
            assert_eq!(player.progress(&game), progress);
            assert_eq!(player.decide(&game), action, "{runners}");
        }
    }
}
