//! Refused positions, and the messages for them.

use cant_stop_rules::{Column, Game, Position, Stage, Variant};

use crate::table::{column, seat};

/// Asserts that the start, changed so, is refused with this sentence.
fn refused(sentence: &str, change: impl FnOnce(&mut Position)) {
    let mut position = Position::start(Variant::default(), 2).unwrap();
    change(&mut position);
    let error = Game::try_from(position).expect_err(sentence);
    assert_eq!(error.to_string(), sentence);
}

/// Gives seat 0 the column.
fn claim(position: &mut Position, column: Column) {
    position.owners[column.index()] = Some(seat(0));
    position.squares[0][column.index()] = column.height();
}

/// Gives seat 0 three columns.
fn win(position: &mut Position) {
    for number in [2, 3, 4] {
        claim(position, column(number));
    }
}

#[test]
fn the_start_is_the_first_turn_on_an_empty_board() {
    for seats in 2..=4 {
        let game = Game::try_from(Position::start(Variant::default(), seats).unwrap()).unwrap();
        assert_eq!((game.stage(), game.turn()), (Stage::Deciding, seat(0)));
        assert_eq!((game.seats(), game.turn_number()), (seats, 1));
        assert!(game.roll_off().still_in().is_empty());
    }
}

#[test]
fn what_cannot_lie_on_the_board_is_named() {
    refused("5 seats cannot play: the game is for two to four", |p| {
        p.seats = 5;
    });
    refused("there is no seat 2", |p| p.turn = seat(2));
    refused("there is no seat 3", |p| p.squares[3][0] = 1);
    refused("there is no seat 2", |p| p.owners[0] = Some(seat(2)));
    refused("column 6 has 11 spaces, there is no height 12", |p| {
        p.squares[1][4] = 12;
    });
    refused(
        "seat 1 has a square on the top of column 6, but no seat owns it",
        |p| p.squares[1][4] = 11,
    );
    refused(
        "seat 1 owns column 6, but its square is not on the top space",
        |p| p.owners[4] = Some(seat(1)),
    );
    refused(
        "seat 1 has a square in column 6, which another seat has claimed",
        |p| {
            claim(p, column(6));
            p.squares[1][4] = 3;
        },
    );
    refused(
        "with three pawns seat 1 cannot have more than 3 squares",
        |p| {
            p.variant.three_pawns = true;
            p.squares[1][2..6].fill(1);
        },
    );
}

#[test]
fn runners_that_cannot_stand_there_are_named() {
    refused("there are more than 3 runners", |p| {
        p.runners = [Some(1); 11];
    });
    refused("the runner in column 6 is not on the board", |p| {
        p.runners[4] = Some(0);
    });
    refused(
        "the runner in column 6 is at 5, not above the square at 5",
        |p| {
            p.squares[0][4] = 5;
            p.runners[4] = Some(5);
        },
    );
    refused("column 2 has 3 spaces, there is no height 4", |p| {
        p.runners[0] = Some(4);
    });
    refused("there is a runner in column 2, which is claimed", |p| {
        claim(p, column(2));
        p.turn = seat(1);
        p.runners[0] = Some(1);
    });
}

#[test]
fn what_the_game_waits_for_must_fit() {
    refused("it must be settled who begins", |p| {
        p.stage = Stage::RollOff;
    });
    refused("there are no dice to choose a pairing from", |p| {
        p.stage = Stage::Pairing;
    });
    refused("there are dice, but no pairing to choose", |p| {
        p.dice = Some([1; 4]);
    });
    refused("a die shows 1 to 6", |p| {
        p.stage = Stage::Pairing;
        p.dice = Some([1, 2, 3, 7]);
    });
    refused("the dice leave no pairing to choose", |p| {
        p.stage = Stage::Pairing;
        p.dice = Some([1; 4]);
        claim(p, column(2));
    });
    refused("no seat has won yet", |p| p.stage = Stage::Over);
    refused("the game is already won", win);
    refused("there are runners on the board after the stop", |p| {
        win(p);
        p.stage = Stage::Over;
        p.runners[9] = Some(1);
    });
    refused("the seat can keep all its squares", |p| {
        p.stage = Stage::Keeping;
    });
    let keeping = "3p .........../..1111..... - B keep".parse::<Game>();
    assert_eq!(keeping.unwrap().stage(), Stage::Keeping);
}
