//! Counts over all rolls that the rule text states.

use std::collections::BTreeSet;

use cant_stop_rules::{Action, BustChance, Column, Move};

use crate::random::all_rolls;
use crate::table::{column, game};

#[test]
fn rolls_and_pairings() {
    let rolling = game("3 .........../........... - A roll");
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
        assert_eq!(
            split.map(|pairing| pairing.dice[0]),
            [[0, 1], [0, 2], [0, 3]]
        );
        for pairing in &split {
            let sums = pairing.dice.map(|pair| {
                let [one, other] = pair.map(|at| dice[usize::from(at)]);
                Column::sum(one, other)
            });
            assert_eq!(sums, pairing.sums.map(Some));
        }
        let distinct: BTreeSet<Move> = split
            .iter()
            .map(|pairing| Move::two(pairing.sums[0], pairing.sums[1]))
            .collect();
        assert!(
            distinct.iter().eq(game.legal_moves().iter()),
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
        ("6:1,7:1,8:1", 1192),
        ("4:1,6:1,8:1", 1181),
        ("2:1,7:1,12:1", 1012),
        ("2:1,3:1,12:1", 568),
        ("2:1,12:1", 1296),
        ("-", 1296),
    ] {
        let game = game(&format!("3 .........../........... {columns} A decide"));
        assert_eq!(game.bust_chance().busts, 1296 - moved, "{columns:?}");
    }
}

#[test]
fn chances_in_percent() {
    for (busts, percent) in [
        (0, 0),
        (1, 1),
        (104, 8),
        (648, 50),
        (728, 56),
        (1295, 99),
        (1296, 100),
    ] {
        assert_eq!(BustChance { busts }.percent(), percent, "{busts} of 1296");
    }
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
