//! Refused positions, and the messages for them.

use cant_stop_rules::{Column, Game, Position, PositionError, Seat, Settings, Stage};

use crate::table::{Table, column, seat};

fn refusal(change: impl FnOnce(&mut Position)) -> PositionError {
    let mut position = Position::start(Settings::default(), 2).unwrap();
    change(&mut position);
    Game::try_from(position).expect_err("it is none of the game")
}

/// Gives seat 0 the column.
fn claim(position: &mut Position, column: Column) {
    position.owners[column.index()] = Some(seat(0));
    position.squares[0][column.index()] = column.height();
}

#[test]
fn the_start_is_the_first_turn_on_an_empty_board() {
    for seats in 2..=4 {
        let game = Game::try_from(Position::start(Settings::default(), seats).unwrap()).unwrap();
        assert_eq!((game.stage(), game.turn()), (Stage::Deciding, seat(0)));
        assert_eq!((game.seats(), game.turn_number()), (seats, 1));
        assert!(game.roll_off().still_in().is_empty());
    }
    assert!(Position::start(Settings::default(), 5).is_err());
}

#[test]
fn what_cannot_lie_on_the_board_is_named() {
    let (six, top) = (column(6), 11);
    let cases: [(PositionError, &str); 8] = [
        (
            refusal(|p| p.seats = 5),
            "5 seats cannot play: the game is for two to four",
        ),
        (refusal(|p| p.turn = seat(2)), "there is no seat 2"),
        (refusal(|p| p.squares[3][0] = 1), "there is no seat 3"),
        (
            refusal(|p| p.owners[0] = Some(Seat::ALL[2])),
            "there is no seat 2",
        ),
        (
            refusal(|p| p.squares[1][4] = 12),
            "column 6 has 11 spaces, there is no height 12",
        ),
        (
            refusal(|p| p.squares[1][4] = 11),
            "seat 1 has a square on the top of column 6, but no seat owns it",
        ),
        (
            refusal(|p| p.owners[4] = Some(seat(1))),
            "seat 1 owns column 6, but its square is not on the top space",
        ),
        (
            refusal(|p| {
                claim(p, column(6));
                p.squares[1][4] = 3;
            }),
            "seat 1 has a square in column 6, which another seat has claimed",
        ),
    ];
    for (error, sentence) in cases {
        assert_eq!(error.to_string(), sentence);
    }
    assert_eq!(
        refusal(|p| p.squares[1][4] = top),
        PositionError::NotClaimed {
            column: six,
            seat: seat(1)
        }
    );
}

#[test]
fn runners_that_cannot_stand_there_are_named() {
    let cases = [
        (
            refusal(|p| p.runners = [Some(1); 11]),
            "there are more than 3 runners",
        ),
        (
            refusal(|p| p.runners[4] = Some(0)),
            "the runner in column 6 is not on the board",
        ),
        (
            refusal(|p| {
                p.squares[0][4] = 5;
                p.runners[4] = Some(5);
            }),
            "the runner in column 6 is at 5, not above the square at 5",
        ),
        (
            refusal(|p| p.runners[0] = Some(4)),
            "column 2 has 3 spaces, there is no height 4",
        ),
        (
            refusal(|p| {
                claim(p, column(2));
                p.turn = seat(1);
                p.runners[0] = Some(1);
            }),
            "there is a runner in column 2, which is claimed",
        ),
    ];
    for (error, sentence) in cases {
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn what_the_game_waits_for_must_fit() {
    let won = |p: &mut Position| [2, 3, 4].map(|number| claim(p, column(number)));
    let cases = [
        (
            refusal(|p| p.stage = Stage::RollOff),
            "it must be settled who begins",
        ),
        (
            refusal(|p| p.stage = Stage::Pairing),
            "there are no dice to choose a pairing from",
        ),
        (
            refusal(|p| p.dice = Some([1; 4])),
            "there are dice, but no pairing to choose",
        ),
        (
            refusal(|p| {
                p.stage = Stage::Pairing;
                p.dice = Some([1, 2, 3, 7]);
            }),
            "a die shows 1 to 6",
        ),
        (
            refusal(|p| {
                p.stage = Stage::Pairing;
                p.dice = Some([1; 4]);
                claim(p, column(2));
            }),
            "the dice leave no pairing to choose",
        ),
        (refusal(|p| p.stage = Stage::Over), "no seat has won yet"),
        (
            refusal(|p| {
                won(p);
            }),
            "the game is already won",
        ),
        (
            refusal(|p| {
                won(p);
                p.stage = Stage::Over;
                p.runners[9] = Some(1);
            }),
            "there are runners on the board after the stop",
        ),
        (
            refusal(|p| p.stage = Stage::Keeping),
            "the seat can keep all its squares",
        ),
    ];
    for (error, sentence) in cases {
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn with_three_pawns_squares_are_counted() {
    let four = |p: &mut Position| {
        p.settings.three_pawns = true;
        p.squares[1][2..6].fill(1);
    };
    assert_eq!(
        refusal(four).to_string(),
        "with three pawns seat 1 cannot have more than 3 squares"
    );
    let keeping = |line: &str| Table::at(line).game.stage();
    assert_eq!(
        keeping("3p .........../..1111..... - B keep"),
        Stage::Keeping
    );
    assert!(
        "3p .........../..1111..... - A keep"
            .parse::<Game>()
            .is_err()
    );
}
