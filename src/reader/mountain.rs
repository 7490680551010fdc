//! The board in words: a line for each column, from 2 to 12.

use crate::ui::prelude::*;

pub(super) fn and_then(first: Words, next: Words) -> Words {
    Words::new(texts::READER_AND_THEN)
        .with("first", first)
        .with("next", next)
}

/// A column as it stands: its height, and who is where in it.
pub fn column_words(game: &Game, seats: &Seats, column: Column) -> Words {
    if let Some(owner) = game.owner(column) {
        return Words::new(texts::READER_COLUMN_CLAIMED)
            .with("column", column.number())
            .with("name", &seats.get(owner).name);
    }
    let at = |key: TextKey, seat, height: u8| {
        let words = key.with("name", &seats.get(seat).name);
        words.with("height", height)
    };
    let runner = game.runner(column);
    let runner = runner.map(|height| at(texts::READER_RUNNER_AT, game.turn(), height));
    let squares = game.each_seat().filter_map(|seat| {
        let height = game.square(seat, column);
        (height > 0).then(|| at(texts::READER_SQUARE_AT, seat, height))
    });
    let there = runner.into_iter().chain(squares).reduce(and_then);
    let there = there.unwrap_or_else(|| Words::new(texts::READER_COLUMN_EMPTY));
    Words::new(texts::READER_COLUMN)
        .with("column", column.number())
        .with("height", column.height())
        .with("there", there)
}
