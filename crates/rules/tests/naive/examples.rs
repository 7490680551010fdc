//! The worked examples of the rule text, so that the second implementation is right by itself.

use std::collections::{BTreeMap, BTreeSet};

use crate::rulebook::{Table, top};

/// Two seats without squares, the first to move.
pub fn table(runners: &[(u8, u8)]) -> Table {
    Table {
        target: 3,
        landing: "share",
        before_split: false,
        three_pawns: false,
        to_move: 0,
        squares: vec![BTreeMap::new(); 2],
        runners: runners.iter().copied().collect(),
    }
}

/// In the words of the rule text.
pub fn options(table: &Table, dice: [u8; 4]) -> String {
    let word = |option: &Vec<u8>| {
        let numbers: Vec<String> = option.iter().map(u8::to_string).collect();
        numbers.join("·")
    };
    let words: Vec<String> = table.options(dice).iter().map(word).collect();
    words.join(", ")
}

#[test]
fn worked_examples() {
    let cases: [(&[(u8, u8)], [u8; 4], &str); 10] = [
        (&[], [1, 5, 4, 6], "5·11, 6·10, 7·9"),
        (&[(6, 1), (10, 1)], [2, 4, 3, 5], "5, 6·8, 7·7, 9"),
        (&[(3, 1), (6, 1)], [2, 4, 5, 5], "6·10, 7, 9"),
        (&[(3, 1), (8, 1), (6, 11)], [2, 4, 5, 5], ""),
        (&[(2, 1), (3, 1), (12, 1)], [2, 3, 4, 5], ""),
        (&[(2, 1), (3, 1)], [2, 3, 4, 5], "5, 6, 7·7, 8, 9"),
        (&[(4, 1), (5, 1)], [2, 3, 4, 5], "5·9, 6, 7·7, 8"),
        (&[], [3, 3, 4, 4], "6·8, 7·7"),
        (&[], [4, 4, 4, 6], "8·10"),
        (&[], [1, 1, 1, 1], "2·2"),
    ];
    for (runners, dice, expected) in cases {
        assert_eq!(options(&table(runners), dice), expected);
    }
    let mut claimed = table(&[]);
    claimed.squares[1] = BTreeMap::from([(6, 11), (8, 11), (10, 7)]);
    assert_eq!(options(&claimed, [2, 4, 4, 6]), "");
}

#[test]
fn heights() {
    let heights: Vec<u8> = (2..=12).map(top).collect();
    assert_eq!(heights, [3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3]);
}

#[test]
fn reference_numbers() {
    for (runners, held) in [
        ([6, 7, 8], 1192),
        ([4, 6, 8], 1181),
        ([2, 7, 12], 1012),
        ([2, 3, 12], 568),
    ] {
        let table = table(&runners.map(|column| (column, 1)));
        assert_eq!(1296 - table.busts(), held);
    }
}

#[test]
fn rolls_and_their_pairings() {
    let mut multisets = BTreeSet::new();
    let mut pairings = BTreeSet::new();
    for roll in 0..1296_u16 {
        let mut dice =
            [roll / 216, roll / 36 % 6, roll / 6 % 6, roll % 6].map(|face| face as u8 + 1);
        dice.sort_unstable();
        multisets.insert(dice);
        for option in table(&[]).options(dice) {
            pairings.insert((dice, option));
        }
    }
    assert_eq!(multisets.len(), 126);
    assert_eq!(pairings.len(), 231);
}
