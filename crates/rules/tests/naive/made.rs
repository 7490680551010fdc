//! Positions put together at random, most of them never met in play.

use cant_stop_rules::{Column, Game, Position, Seat};
use chacha20::ChaCha8Rng;
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

use crate::positions::variant;

/// Anything may stand anywhere as long as the rules do not forbid it, from an empty board to a nearly full one.
pub fn made(random: &mut ChaCha8Rng) -> Game {
    let (variant, seats) = variant(random);
    let mut position = Position::start(variant, seats).unwrap();
    position.turn = Seat::new(random.random_range(0..seats)).unwrap();
    let claimed: u8 = *[0, 5, 20, 50, 95].choose(random).unwrap();
    let filled: u8 = *[0, 20, 60, 95].choose(random).unwrap();

    let mut columns = Column::ALL;
    columns.shuffle(random);
    // The last column stays open, since a full board has no moves.
    for (number, &column) in columns.iter().enumerate() {
        if number < 10 && random.random_range(0..100) < claimed {
            claim(&mut position, column, random);
        }
        if position.owners[column.index()].is_none() {
            fill(&mut position, column, filled, random);
        }
    }

    columns.shuffle(random);
    let runners = random.random_range(0..=3);
    let open = columns
        .into_iter()
        .filter(|column| position.owners[column.index()].is_none());
    for column in open.take(runners).collect::<Vec<_>>() {
        run(&mut position, column, random);
    }
    let text = format!("{position:?}");
    Game::try_from(position).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Gives the column to a seat that does not win with it.
fn claim(position: &mut Position, column: Column, random: &mut ChaCha8Rng) {
    let seats: Vec<usize> = (0..usize::from(position.seats))
        .filter(|&seat| has_pawn(position, seat))
        .filter(|&seat| {
            let own = position.owners.iter().flatten();
            let owned = own.filter(|owner| owner.index() == seat).count();
            owned + 1 < usize::from(position.variant.columns_to_win)
        })
        .collect();
    if let Some(&seat) = seats.choose(random) {
        position.owners[column.index()] = Seat::new(seat as u8);
        position.squares[seat][column.index()] = column.height();
    }
}

/// Puts squares below the top of a column; each seat has one there in `filled` of 100 cases.
fn fill(position: &mut Position, column: Column, filled: u8, random: &mut ChaCha8Rng) {
    let mut seats: Vec<usize> = (0..usize::from(position.seats)).collect();
    seats.shuffle(random);
    for seat in seats {
        if has_pawn(position, seat) && random.random_range(0..100) < filled {
            position.squares[seat][column.index()] = random.random_range(1..column.height());
        }
    }
}

fn has_pawn(position: &Position, seat: usize) -> bool {
    let squares = position.squares[seat].iter();
    !position.variant.three_pawns || squares.filter(|&&height| height > 0).count() < 3
}

/// Puts a runner above the player's own square, often on the top.
fn run(position: &mut Position, column: Column, random: &mut ChaCha8Rng) {
    let own = position.squares[position.turn.index()][column.index()];
    let height = if random.random_range(0..4) == 0 {
        column.height()
    } else {
        random.random_range(own + 1..=column.height())
    };
    position.runners[column.index()] = Some(height);
}
