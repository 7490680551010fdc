//! Columns, moves and positions in a few letters.

use cant_stop_rules::{Column, Columns, Game, Move, Seat};

pub fn column(number: u8) -> Column {
    Column::new(number).unwrap()
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub fn columns(numbers: &[u8]) -> Columns {
    numbers.iter().map(|&number| column(number)).collect()
}

/// The move that advances these columns.
pub fn mv(columns: &[u8]) -> Move {
    match *columns {
        [one] => Move::one(column(one)),
        [first, second] => Move::two(column(first), column(second)),
        _ => panic!("no move: {columns:?}"),
    }
}

/// The game at the position of this line.
pub fn game(line: &str) -> Game {
    line.parse()
        .unwrap_or_else(|error| panic!("{line}: {error}"))
}
