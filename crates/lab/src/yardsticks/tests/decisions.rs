//! Decisions of the Rule of 28 that can be checked by hand.

use cant_stop_rules::{Action, Column, Event, Game, Move, Seat, Settings};

use super::super::BuiltIn;
use super::table;

const ROLL: Action = Action::Roll;
const STOP: Action = Action::Stop;

fn column(number: u8) -> Column {
    Column::new(number).unwrap()
}

fn one(number: u8) -> Move {
    Move::one(column(number))
}

fn two(first: u8, second: u8) -> Move {
    Move::two(column(first), column(second))
}

/// The first turn of a game for two, on an empty board.
fn first_turn() -> Game {
    table(2, 3).after(&Event::TurnBegan { seat: Seat::ALL[0] })
}

fn rolled(game: &Game, dice: [u8; 4]) -> Game {
    let (game, _) = game.apply(ROLL).unwrap();
    game.apply(Action::Dice(dice)).unwrap().0
}

/// The game after these rolls and moves.
fn played(mut game: Game, moves: &[([u8; 4], Move)]) -> Game {
    for &(dice, mv) in moves {
        game = rolled(&game, dice).apply(Action::Choose(mv)).unwrap().0;
    }
    game
}

/// The game after some single steps in column 7.
fn sevens(game: Game, steps: usize) -> Game {
    // Dice whose other pair moves nothing once all runners are placed.
    let dice = if game.runner(column(12)).is_none() {
        [1, 6, 6, 6]
    } else {
        [3, 4, 2, 2]
    };
    played(game, &vec![(dice, one(7)); steps])
}

fn decision(game: &Game) -> Action {
    BuiltIn::RuleOf28.bot().decide(game)
}

#[test]
fn a_turn_begins_with_a_roll() {
    assert_eq!(decision(&first_turn()), ROLL);
}

#[test]
fn the_pairing_worth_most_is_chosen() {
    let choose = |game: &Game, dice| decision(&rolled(game, dice));
    let empty = first_turn();
    // 5·11 is worth -6, 6·10 -4, 7·9 -2.
    assert_eq!(choose(&empty, [1, 5, 4, 6]), Action::Choose(two(7, 9)));
    // A double step counts its column twice and places one runner only: 6 against -2 for 6·8.
    assert_eq!(choose(&empty, [3, 3, 4, 4]), Action::Choose(two(7, 7)));
    // A runner on the board costs nothing: 6·10 is worth 8, 7·9 -2 and 5·11 -6.
    let game = played(empty, &[([3, 3, 4, 6], two(6, 10))]);
    assert_eq!(choose(&game, [1, 5, 4, 6]), Action::Choose(two(6, 10)));
    // A second new runner costs 6: 7·9 falls to the -2 of 4·12, and the lower column decides; 7·8 stays above 3·12.
    let game = played(empty, &[([6, 6, 6, 6], two(12, 12))]);
    assert_eq!(choose(&game, [6, 6, 1, 3]), Action::Choose(two(4, 12)));
    assert_eq!(choose(&game, [6, 6, 1, 2]), Action::Choose(two(7, 8)));
    // 2·7 and 3·6 are worth the same: the lower column decides.
    assert_eq!(choose(&empty, [1, 1, 2, 5]), Action::Choose(two(2, 7)));
}

#[test]
fn it_stops_at_twenty_eight() {
    // 12 for each first space of the outer columns; 2 for the first of column 7 and 1 for each after it.
    let outer = played(first_turn(), &[([1, 1, 6, 6], two(2, 12))]);
    assert_eq!(decision(&sevens(outer, 1)), ROLL, "26");
    assert_eq!(decision(&sevens(outer, 2)), ROLL, "27");
    assert_eq!(decision(&sevens(outer, 3)), STOP, "28");
}

#[test]
fn three_even_columns_count_two_less() {
    let outer = played(first_turn(), &[([1, 1, 6, 6], two(2, 12))]);
    let six = ([3, 3, 2, 2], one(6));
    assert_eq!(decision(&played(outer, &[six])), ROLL, "24 and 4 less 2");
    assert_eq!(
        decision(&played(outer, &[six, six])),
        STOP,
        "24 and 6 less 2"
    );
}

#[test]
fn three_odd_columns_count_two_more() {
    let odd = played(first_turn(), &[([1, 2, 5, 6], two(3, 11))]);
    assert_eq!(decision(&sevens(odd, 4)), ROLL, "20 and 5 and 2");
    assert_eq!(decision(&sevens(odd, 5)), STOP, "20 and 6 and 2");
}

#[test]
fn three_columns_on_one_side_count_four_more() {
    let low = played(
        first_turn(),
        &[([1, 3, 2, 3], two(4, 5)), ([1, 3, 2, 2], two(4, 4))],
    );
    assert_eq!(low.runner(column(4)), Some(3));
    assert_eq!(decision(&sevens(low, 1)), STOP, "16 and 6 and 2 and 4");
    let high = played(
        first_turn(),
        &[([6, 4, 4, 5], two(9, 10)), ([6, 4, 5, 5], two(10, 10))],
    );
    assert_eq!(decision(&sevens(high, 1)), STOP, "16 and 6 and 2 and 4");
    // The same without the bonus: 16 and 6 and 2 reach 28 with the fifth step in column 7 only.
    let across = played(
        first_turn(),
        &[([1, 3, 4, 5], two(4, 9)), ([1, 3, 2, 2], two(4, 4))],
    );
    assert_eq!(decision(&sevens(across, 4)), ROLL, "16 and 6 and 5");
    assert_eq!(decision(&sevens(across, 5)), STOP, "16 and 6 and 6");
}

#[test]
fn spaces_count_from_the_own_square() {
    let seat = Seat::ALL[0];
    let settled = first_turn().after(&Event::Banked {
        seat,
        column: column(7),
        height: 9,
    });
    let outer = played(settled, &[([1, 1, 6, 6], two(2, 12))]);
    assert_eq!(decision(&sevens(outer, 2)), ROLL, "27");
    assert_eq!(decision(&sevens(outer, 3)), STOP, "28");
}

#[test]
fn it_rolls_while_a_runner_is_free() {
    let tops = played(first_turn(), &[([1, 1, 6, 6], two(2, 12)); 3]);
    assert_eq!(tops.would_claim().len(), 2);
    assert_eq!(decision(&tops), ROLL);
}

#[test]
fn a_free_runner_without_an_open_column_counts_for_nothing() {
    let owner = |number: u8| Seat::ALL[usize::from(number) % 3];
    let mut game = table(3, 5).after(&Event::TurnBegan { seat: Seat::ALL[0] });
    for number in 3..=11 {
        game = game.after(&Event::Claimed {
            seat: owner(number),
            column: column(number),
        });
    }
    let outer = played(game, &[([1, 1, 6, 6], two(2, 12))]);
    assert_eq!(decision(&outer), ROLL, "24");
    assert_eq!(
        decision(&played(outer, &[([1, 1, 2, 3], one(2))])),
        STOP,
        "30"
    );
}

#[test]
fn it_stops_when_that_wins() {
    let seat = Seat::ALL[0];
    let mut game = first_turn();
    for number in [6, 8] {
        game = game.after(&Event::Claimed {
            seat,
            column: column(number),
        });
    }
    let outer = played(game, &[([1, 1, 6, 6], two(2, 12)); 2]);
    assert_eq!(decision(&outer), ROLL);
    let top = played(outer, &[([1, 1, 2, 5], two(2, 7))]);
    assert_eq!(decision(&top), STOP);
}

/// The game after stopping, with these squares as well.
fn keeping(squares: &[(u8, u8)], stopped: Game) -> Game {
    let seat = Seat::ALL[0];
    let game = squares.iter().fold(stopped, |game, &(number, height)| {
        game.after(&Event::Banked {
            seat,
            column: column(number),
            height,
        })
    });
    game.apply(STOP).unwrap().0
}

#[test]
fn the_squares_worth_most_are_kept() {
    let settings = Settings {
        three_pawns: true,
        ..Settings::default()
    };
    let table = Game::new(settings, 2).unwrap();
    let begun = table.after(&Event::TurnBegan { seat: Seat::ALL[0] });
    let keep =
        |numbers: &[u8]| Action::Keep(numbers.iter().map(|&number| column(number)).collect());
    let moved = played(begun, &[([1, 5, 4, 6], two(6, 10))]);
    // 4 at 1 is worth 8, 5 at 2 is worth 9, 6 at 1 is worth 4, 10 at 1 is worth 8: of the equals, the lower column.
    let game = keeping(&[(4, 1), (5, 2)], moved);
    assert_eq!(decision(&game), keep(&[4, 5, 10]));
    let game = keeping(&[(4, 1), (9, 3), (12, 2)], moved);
    assert_eq!(decision(&game), keep(&[4, 9, 12]), "8, 12 and 18");
    let game = keeping(&[(7, 12), (2, 1), (12, 1)], moved);
    assert_eq!(decision(&game), keep(&[2, 7, 12]), "12, 13 and 12");
    // A column owned takes a pawn for good.
    let owner = moved.after(&Event::Claimed {
        seat: Seat::ALL[0],
        column: column(8),
    });
    let owner = owner.after(&Event::Banked {
        seat: Seat::ALL[0],
        column: column(8),
        height: 11,
    });
    let game = keeping(&[(4, 1)], owner);
    assert_eq!(decision(&game), keep(&[4, 10]));
}
