//! Progress of the seats towards winning, and the leader.

use cant_stop_rules::{Column, Game, Seat};

/// Progress of one claimed column.
pub const COLUMN: u32 = 1_000_000;

/// Progress of a seat towards winning: [`COLUMN`] for every claimed column, plus the climbed fractions of its best open
/// columns up to the number it still needs, rounded down. At most [`COLUMN`] times the columns to win.
pub fn progress(game: &Game, seat: Seat) -> u32 {
    let needed = usize::from(game.variant().columns_to_win);
    let mut ways: Vec<u32> = Column::ALL
        .into_iter()
        .map(|column| match game.owner(column) {
            Some(owner) if owner == seat => COLUMN,
            Some(_) => 0,
            None => COLUMN * u32::from(game.square(seat, column)) / u32::from(column.height()),
        })
        .collect();
    ways.sort_unstable_by(|a, b| b.cmp(a));
    ways.iter().take(needed).sum()
}

/// Seat with the most progress; `None` for a tie, and for a seat alone.
pub fn leader(game: &Game) -> Option<Seat> {
    let all: Vec<(Seat, u32)> = game
        .each_seat()
        .map(|seat| (seat, progress(game, seat)))
        .collect();
    ahead(&all).filter(|_| all.len() > 1)
}

/// Seat with more progress than all others; `None` for a tie.
pub(super) fn ahead(all: &[(Seat, u32)]) -> Option<Seat> {
    let (first, most) = *all.iter().max_by_key(|(_, way)| *way)?;
    let alone = all.iter().filter(|(_, way)| *way == most).count() == 1;
    alone.then_some(first)
}

#[cfg(test)]
mod tests {
    use cant_stop_bots::Opponent;
    use cant_stop_rules::{Action, ToAct, Variant};
    use chacha20::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    fn game(line: &str) -> Game {
        line.parse().expect("a position")
    }

    #[test]
    fn the_leader_is_the_seat_with_more_progress() {
        let [first, second, ..] = Seat::ALL;
        for (line, ahead) in [
            ("3 .........../........... - A decide", None),
            ("3 ....2....../........... - B decide", Some(first)),
            ("3 ....2....../2.......... - A decide", Some(second)),
        ] {
            assert_eq!(leader(&game(line)), ahead, "{line}");
        }
        let ways = progress(&game("3 ....2....../........... - B decide"), first);
        assert_eq!(ways, 2 * COLUMN / 11);
        let alone = Game::alone(Variant::default()).expect("the usual rules");
        assert_eq!(leader(&alone), None);
    }

    #[test]
    fn progress_is_whole_exactly_for_those_who_have_won() {
        let mut game = game("3 .........../........... - A decide");
        let whole = COLUMN * u32::from(game.variant().columns_to_win);
        let mut generator = ChaCha8Rng::seed_from_u64(28);
        let mut face = || generator.random_range(1..=6);
        for step in 0.. {
            assert!(step < 100_000, "the game goes on and on");
            let action = match game.to_act() {
                ToAct::Seat(_) => Opponent::Ibex.bot().decide(&game),
                ToAct::Chance(_) => Action::Dice([(); 4].map(|()| face())),
                ToAct::None => break,
            };
            game = game.apply(action).expect("a legal action").0;
            for seat in game.each_seat() {
                let way = progress(&game, seat);
                assert!(way <= whole);
                assert_eq!(way == whole, game.winners().contains(seat));
            }
        }
        assert_eq!(leader(&game).is_some(), game.winners().iter().count() == 1);
    }
}
