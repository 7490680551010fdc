//! The worked examples of the rule text, so that the second implementation is right by itself.

use std::collections::BTreeMap;

use crate::rulebook::Table;

fn table(runners: &[(u8, u8)]) -> Table {
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

fn options(table: &Table, dice: [u8; 4]) -> String {
    let word = |option: &Vec<u8>| {
        let numbers: Vec<String> = option.iter().map(u8::to_string).collect();
        numbers.join("·")
    };
    let words: Vec<String> = table.options(dice).iter().map(word).collect();
    words.join(", ")
}

#[test]
fn worked_examples() {
    let cases: [(&[(u8, u8)], [u8; 4], &str); 9] = [
        (&[], [1, 5, 4, 6], "5·11, 6·10, 7·9"),
        (&[(6, 1), (10, 1)], [2, 4, 3, 5], "5, 6·8, 7·7, 9"),
        (&[(3, 1), (6, 1)], [2, 4, 5, 5], "6·10, 7, 9"),
        (&[(3, 1), (8, 1), (6, 11)], [2, 4, 5, 5], ""),
        (&[(2, 1), (3, 1), (12, 1)], [2, 3, 4, 5], ""),
        (&[(2, 1), (3, 1)], [2, 3, 4, 5], "5, 6, 7·7, 8, 9"),
        (&[(4, 1), (5, 1)], [2, 3, 4, 5], "5·9, 6, 7·7, 8"),
        (&[], [3, 3, 4, 4], "6·8, 7·7"),
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
fn rulings() {
    let mut strict = table(&[(7, 1)]);
    strict.before_split = true;
    assert_eq!(options(&strict, [2, 2, 5, 5]), "4·10");
    strict.before_split = false;
    assert_eq!(options(&strict, [2, 2, 5, 5]), "4·10, 7·7");

    let mut jump = table(&[]);
    jump.landing = "jump";
    jump.squares[1] = BTreeMap::from([(6, 1)]);
    assert_eq!(jump.advance(&[6, 6]).runners[&6], 3);

    let mut pressed = table(&[(6, 1)]);
    pressed.squares[1] = BTreeMap::from([(6, 1)]);
    assert!(pressed.may_stop());
    pressed.landing = "press on";
    assert!(!pressed.may_stop());

    let mut pawns = table(&[(6, 2), (12, 3)]);
    pawns.three_pawns = true;
    pawns.squares[0] = BTreeMap::from([(4, 1), (5, 1)]);
    let stopped = pawns.stop();
    assert_eq!(stopped.claimed_now, [12]);
    assert_eq!(stopped.keeps, [[4, 5], [4, 6], [5, 6]]);
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
