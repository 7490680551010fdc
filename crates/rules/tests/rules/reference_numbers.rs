//! Counts over all rolls that the rule text states.

use std::collections::BTreeSet;

use cant_stop_rules::{Action, BustChance, Column, Game, Move};

use crate::random::all_rolls;
use crate::table::{Table, column};

/// A first turn with runners in these three columns, all below the top.
fn three_runners(columns: [u8; 3]) -> Game {
    let mut table = Table::begun(2, 3);
    let [first, second, third] = columns;
    let halves = |number: u8| [number / 2, number.div_ceil(2)];
    let ([a, b], [c, d], [e, f]) = (halves(first), halves(second), halves(third));
    table.roll([a, b, c, d]).choose(&[first, second]);
    // The third runner comes on beside a step of the second.
    table.roll([e, f, c, d]).choose(&[second, third]);
    table.game
}

#[test]
fn rolls_and_pairings() {
    let rolling = Table::begun(2, 3).act(Action::Roll).game;
    let mut rolls = 0;
    let mut multisets = BTreeSet::new();
    let mut pairings = BTreeSet::new();
    for dice in all_rolls() {
        rolls += 1;
        let mut sorted = dice;
        sorted.sort_unstable();
        multisets.insert(sorted);
        let (game, _) = rolling.apply(Action::Dice(dice)).unwrap();
        let split = game.pairings().unwrap();
        let distinct: BTreeSet<Move> = split
            .iter()
            .map(|pairing| Move::two(pairing.sums[0], pairing.sums[1]))
            .collect();
        assert!(
            distinct.iter().eq(game.options().iter()),
            "on an empty board every pairing is open"
        );
        pairings.extend(distinct.into_iter().map(|pairing| (sorted, pairing)));
    }
    assert_eq!(rolls, 1296);
    assert_eq!(multisets.len(), 126);
    assert_eq!(pairings.len(), 231);
}

#[test]
fn chances_of_three_runners() {
    for (columns, moved) in [
        ([6, 7, 8], 1192),
        ([4, 6, 8], 1181),
        ([2, 7, 12], 1012),
        ([2, 3, 12], 568),
    ] {
        let game = three_runners(columns);
        assert_eq!(game.runners_free(), 0);
        assert_eq!(
            game.bust_chance(),
            BustChance {
                busts: 1296 - moved
            },
            "{columns:?}"
        );
    }
}

#[test]
fn chances_in_percent() {
    for (busts, percent) in [
        (0, 0),
        (6, 0),
        (7, 1),
        (104, 8),
        (648, 50),
        (728, 56),
        (1289, 99),
        (1290, 100),
        (1296, 100),
    ] {
        assert_eq!(BustChance { busts }.percent(), percent, "{busts} of 1296");
    }
    assert_eq!(
        Table::begun(2, 3).game.bust_chance(),
        BustChance { busts: 0 }
    );
}

#[test]
fn heights_of_the_columns() {
    assert_eq!(
        Column::ALL.map(Column::height),
        [3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3]
    );
    for (index, each) in Column::ALL.into_iter().enumerate() {
        assert_eq!(each.index(), index);
        assert_eq!(each, column(index as u8 + 2));
        assert_eq!(u8::from(each), each.number());
    }
    for number in [0, 1, 13, 255] {
        assert_eq!(Column::new(number), None);
    }
    assert_eq!(Column::sum(6, 6), Column::new(12));
    assert_eq!(Column::sum(0, 6), None);
    assert_eq!(Column::sum(6, 7), None);
}
