//! The options of a roll found again in another way: by stepping runners about on paper.

use std::collections::{BTreeMap, BTreeSet};

use cant_stop_rules::{Column, Game};

/// The options as lists of columns, ascending.
///
/// For each pairing both orders are tried: step in the one column if that is possible, then in the other if that is
/// still possible. Whatever came of it is an option.
pub fn options(game: &Game, dice: [u8; 4]) -> Vec<Vec<u8>> {
    let [a, b, c, d] = dice;
    let mut found = BTreeSet::new();
    for (first, second) in [(a + b, c + d), (a + c, b + d), (a + d, b + c)] {
        for order in [[first, second], [second, first]] {
            let mut runners: BTreeMap<u8, u8> = Column::ALL
                .iter()
                .filter_map(|&column| Some((column.number(), game.runner(column)?)))
                .collect();
            let mut stepped: Vec<u8> = order
                .into_iter()
                .filter(|&number| step(game, &mut runners, number))
                .collect();
            stepped.sort_unstable();
            found.insert(stepped);
        }
    }
    found.remove(&Vec::new());
    found.into_iter().collect()
}

/// Makes one step in the column if there is any to make.
fn step(game: &Game, runners: &mut BTreeMap<u8, u8>, number: u8) -> bool {
    let column = Column::new(number).unwrap();
    let top = 13 - 2 * number.abs_diff(7);
    let claimed = game
        .each_seat()
        .any(|seat| game.square(seat, column) == top);
    let height = runners.get(&number).copied();
    if claimed || height == Some(top) || (height.is_none() && runners.len() == 3) {
        return false;
    }
    let start = game.square(game.turn(), column);
    runners.insert(number, height.unwrap_or(start) + 1);
    true
}
