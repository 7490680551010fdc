//! Who leads.

use cant_stop_rules::{Column, Game, Seat};

/// The seat that leads: the most columns, then the most of the way in the columns it still needs. `None` where nobody is ahead of
/// all others.
pub(super) fn leader(game: &Game) -> Option<Seat> {
    let mut standings: Vec<(usize, u32, Seat)> = game
        .each_seat()
        .map(|seat| {
            let (columns, way) = standing(game, seat);
            (columns, way, seat)
        })
        .collect();
    standings.sort_by_key(|&(columns, way, _)| (columns, way));
    match standings[..] {
        [.., second, first] if (first.0, first.1) > (second.0, second.1) => Some(first.2),
        _ => None,
    }
}

/// The columns a seat owns, and the way it has made in as many others as it still needs to win, the farthest ones: each column's way
/// is a share of 1,000,000.
fn standing(game: &Game, seat: Seat) -> (usize, u32) {
    const WHOLE: u32 = 1_000_000;
    let owned = Column::ALL
        .into_iter()
        .filter(|column| game.owner(*column) == Some(seat))
        .count();
    let mut ways: Vec<u32> = Column::ALL
        .into_iter()
        .filter(|column| game.owner(*column).is_none())
        .map(|column| WHOLE * u32::from(game.square(seat, column)) / u32::from(column.height()))
        .collect();
    ways.sort_unstable_by(|a, b| b.cmp(a));
    let needed = usize::from(game.settings().columns_to_win).saturating_sub(owned);
    (owned, ways.iter().take(needed).sum())
}

#[cfg(test)]
mod tests {
    use cant_stop_rules::{Action, Move, Settings};

    use super::*;

    fn column(number: u8) -> Column {
        Column::new(number).expect("a column")
    }

    fn play(game: Game, actions: &[Action]) -> Game {
        actions.iter().fold(game, |game, &action| {
            game.apply(action).expect("a legal action").0
        })
    }

    #[test]
    fn nobody_leads_at_the_start_and_whoever_camps_higher_does_then() {
        let game = Game::new(Settings::default(), 2).expect("two seats can play");
        let game = play(game, &[Action::RollOff([6, 6]), Action::RollOff([1, 1])]);
        assert_eq!(leader(&game), None);
        let turn = |dice, number| {
            [
                Action::Roll,
                Action::Dice(dice),
                Action::Choose(Move::two(column(number), column(number))),
                Action::Stop,
            ]
        };
        let first = game.turn();
        let game = play(game, &turn([3, 3, 3, 3], 6));
        assert_eq!(leader(&game), Some(first), "2 of 11");
        let second = game.turn();
        let game = play(game, &turn([1, 1, 1, 1], 2));
        assert_eq!(leader(&game), Some(second), "2 of 3");
    }
}
