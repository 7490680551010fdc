//! Progress of a turn in the points of Michael Keller's Rule of 28, which several opponents go by.

use cant_stop_rules::{Column, Game};

/// True if a runner is free and there is an open column to put it on.
pub fn rolls_for_free(game: &Game) -> bool {
    let open = |&column: &Column| game.owner(column).is_none() && game.runner(column).is_none();
    game.runners_free() > 0 && Column::ALL.iter().any(open)
}

/// Gain of the turn so far, in points.
pub fn progress(game: &Game) -> i32 {
    let mut total = 0;
    for column in runners(game) {
        let square = game.square(game.turn(), column);
        let spaces = i32::from(game.runner(column).unwrap_or(square)) - i32::from(square);
        total += points(column, spaces);
    }
    if game.runners_free() == 0 {
        let all = |fits: fn(u8) -> bool| runners(game).all(|column| fits(column.number()));
        total += if all(|number| number % 2 == 1) { 2 } else { 0 };
        total -= if all(|number| number % 2 == 0) { 2 } else { 0 };
        total += if all(|number| number <= 7) || all(|number| number >= 7) {
            4
        } else {
            0
        };
    }
    total
}

/// Points for climbing spaces in a column; the first space counts twice.
pub fn points(column: Column, spaces: i32) -> i32 {
    (distance(column) + 1) * (spaces + 1)
}

fn runners(game: &Game) -> impl Iterator<Item = Column> + '_ {
    Column::ALL
        .into_iter()
        .filter(|&column| game.runner(column).is_some())
}

/// Distance of the column from the middle one, 0 to 5.
pub fn distance(column: Column) -> i32 {
    i32::from(column.number().abs_diff(7))
}
