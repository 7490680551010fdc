//! Examples of each ruling, worked out by hand from the rule text.

use std::collections::BTreeMap;

use crate::examples::{options, table};
use crate::rulebook::Table;

type Places<'a> = &'a [(u8, u8)];

/// A table with these squares for each seat, the first to move.
fn table_with(squares: &[Places], runners: Places) -> Table {
    Table {
        squares: squares.iter().map(|own| places(own)).collect(),
        ..table(runners)
    }
}

fn places(list: Places) -> BTreeMap<u8, u8> {
    list.iter().copied().collect()
}

fn jumping(squares: &[Places], runners: Places) -> Table {
    Table {
        landing: "jump",
        ..table_with(squares, runners)
    }
}

fn pressing_on(squares: &[Places], runners: Places) -> Table {
    Table {
        landing: "press on",
        ..table_with(squares, runners)
    }
}

fn before_the_split(runners: Places) -> Table {
    Table {
        before_split: true,
        ..table(runners)
    }
}

fn with_three_pawns(squares: &[Places], runners: Places) -> Table {
    Table {
        three_pawns: true,
        ..table_with(squares, runners)
    }
}

#[test]
fn a_jump_passes_every_square_in_its_way() {
    let chain = jumping(&[&[(6, 1)], &[(6, 2)], &[(6, 3)], &[(6, 5)]], &[]);
    assert_eq!(chain.advance(&[6]).runners[&6], 4);
    // The second step finds the square on 5.
    assert_eq!(chain.advance(&[6, 6]).runners[&6], 6);
    // A square that is not next does not matter, nor does one's own.
    let apart = jumping(&[&[(6, 1)], &[(6, 3)]], &[]);
    assert_eq!(apart.advance(&[6]).runners[&6], 2);
    let moving = jumping(&[&[(6, 2)], &[(6, 5), (7, 5)]], &[(6, 4), (7, 4)]);
    assert_eq!(moving.advance(&[6, 7]).runners, places(&[(6, 6), (7, 6)]));
}

#[test]
fn a_first_placement_jumps_too() {
    let first = jumping(&[&[], &[(6, 1)]], &[]);
    assert_eq!(first.advance(&[6]).runners[&6], 2);
    assert_eq!(first.advance(&[6, 6]).runners[&6], 3);
    let chain = jumping(&[&[], &[(8, 2)], &[(8, 1)]], &[]);
    assert_eq!(chain.advance(&[8]).runners[&8], 3);
}

#[test]
fn a_jump_to_the_top_takes_the_whole_double() {
    let below = jumping(&[&[(2, 1)], &[(2, 2)]], &[]);
    assert_eq!(options(&below, [1, 1, 1, 1]), "2");
    assert_eq!(below.advance(&[2]).runners[&2], 3);
    let shared = Table {
        landing: "share",
        ..below
    };
    assert_eq!(options(&shared, [1, 1, 1, 1]), "2·2");
    // From the space below the top there is one step with or without a jump.
    let last = jumping(&[&[(2, 2)], &[]], &[]);
    assert_eq!(options(&last, [1, 1, 1, 1]), "2");
}

#[test]
fn only_a_jump_passes_squares() {
    for landing in ["share", "press on"] {
        let mut table = jumping(&[&[], &[(6, 1)]], &[]);
        table.landing = landing;
        assert_eq!(table.advance(&[6]).runners[&6], 1);
        assert_eq!(table.advance(&[6, 6]).runners[&6], 2);
    }
}

#[test]
fn pressing_on_is_about_where_runners_stand_now() {
    let on_one = pressing_on(&[&[], &[(6, 2)]], &[(6, 2), (7, 1)]);
    assert!(!on_one.may_stop());
    assert!(on_one.advance(&[6]).may_stop());
    let passed = pressing_on(&[&[], &[(6, 2)]], &[(6, 3), (7, 2)]);
    assert!(passed.may_stop());
    assert!(!pressing_on(&[&[], &[], &[(6, 2)]], &[(6, 2)]).may_stop());
    // A square of one's own is below the runner; in another column it does not matter.
    assert!(pressing_on(&[&[(6, 1), (7, 2)], &[]], &[(6, 2)]).may_stop());
    for landing in ["share", "jump"] {
        let relaxed = Table {
            landing,
            ..on_one.clone()
        };
        assert!(relaxed.may_stop());
    }
}

#[test]
fn a_turn_cannot_stop_before_its_first_roll() {
    assert!(!table(&[]).may_stop());
}

#[test]
fn before_the_split_the_most_new_runners_come() {
    let cases: [(Places, [u8; 4], &str, &str); 6] = [
        (&[(7, 1)], [2, 2, 5, 5], "4·10", "4·10, 7·7"),
        (&[], [3, 3, 4, 4], "6·8", "6·8, 7·7"),
        // One runner is free: 6·8 brings none.
        (&[(6, 1), (8, 1)], [3, 3, 4, 4], "7·7", "6·8, 7·7"),
        (
            &[(5, 1), (9, 1)],
            [2, 4, 3, 5],
            "6, 7·7, 8",
            "5·9, 6, 7·7, 8",
        ),
        // None is free: nothing is held back.
        (
            &[(4, 1), (7, 1), (10, 1)],
            [2, 2, 5, 5],
            "4·10, 7·7",
            "4·10, 7·7",
        ),
        // Nothing could bring one.
        (&[(6, 1)], [3, 3, 3, 3], "6·6", "6·6"),
    ];
    for (runners, dice, before, after) in cases {
        assert_eq!(options(&before_the_split(runners), dice), before);
        assert_eq!(options(&table(runners), dice), after);
    }
}

#[test]
fn a_double_takes_the_steps_there_are() {
    assert_eq!(options(&table(&[(7, 11)]), [3, 4, 3, 4]), "6·8, 7·7");
    assert_eq!(options(&table(&[(7, 12)]), [3, 4, 3, 4]), "6·8, 7");
    assert_eq!(options(&table(&[(7, 13)]), [3, 4, 3, 4]), "6·8");
}

#[test]
fn a_bust_leaves_the_squares() {
    let before = table_with(&[&[(7, 3)], &[(7, 5)]], &[(7, 13), (2, 1)]);
    let after = before.bust();
    assert_eq!(after.squares, before.squares);
    assert_eq!(after.runners, places(&[]));
    assert_eq!(after.to_move, 1);
    assert_eq!(after.bust().to_move, 0);
}

#[test]
fn a_stop_claims_and_sends_off() {
    let squares: [Places; 3] = [&[(7, 3)], &[(7, 5), (6, 1)], &[(7, 12)]];
    let stopped = table_with(&squares, &[(6, 1), (7, 13)]).stop();
    assert_eq!(stopped.claimed_now, [7]);
    assert_eq!(stopped.winners, [0; 0]);
    assert_eq!(stopped.table.owner(7), Some(0));
    let expected = [places(&[(6, 1), (7, 13)]), places(&[(6, 1)]), places(&[])];
    assert_eq!(stopped.table.squares, expected);
    assert_eq!(stopped.table.to_move, 1);
}

#[test]
fn the_target_wins() {
    let table = table_with(&[&[(2, 3), (12, 3)], &[]], &[(7, 13)]);
    for (target, winners) in [(3, vec![0]), (4, vec![]), (5, vec![])] {
        let table = Table {
            target,
            ..table.clone()
        };
        assert_eq!(table.stop().winners, winners);
    }
    let two_at_once = table_with(&[&[(2, 3)], &[(12, 3)]], &[(6, 11), (7, 13)]);
    assert_eq!(two_at_once.stop().winners, [0]);
}

#[test]
fn a_full_board_shares_the_win() {
    let a: Places = &[(2, 3), (3, 5), (4, 7)];
    let b: Places = &[(5, 9), (6, 11), (7, 13), (8, 11)];
    let c: Places = &[(9, 9), (10, 7), (11, 5)];
    let mut table = table_with(&[a, b, c], &[(12, 3)]);
    table.target = 5;
    assert_eq!(table.stop().winners, [0, 1]);
    // C takes the last column instead.
    table.to_move = 2;
    assert_eq!(table.stop().winners, [1, 2]);
    // B would reach the target with it.
    table.to_move = 1;
    assert_eq!(table.stop().winners, [1]);
    // While a column is open, four of them win nothing.
    table.runners = places(&[(12, 2)]);
    table.to_move = 0;
    assert_eq!(table.stop().winners, [0; 0]);
}

#[test]
fn three_pawns_stay_and_the_rest_go() {
    let stopped = with_three_pawns(&[&[(4, 1), (5, 1)], &[]], &[(6, 2), (12, 3)]).stop();
    assert_eq!(stopped.claimed_now, [12]);
    assert_eq!(stopped.keeps, [[4, 5], [4, 6], [5, 6]]);
    assert_eq!(stopped.table.to_move, 0);
    let kept = stopped.table.keep(&[4, 6]);
    assert_eq!(kept.squares[0], places(&[(4, 1), (6, 2), (12, 3)]));
    assert_eq!(kept.to_move, 1);
    // The others' squares are the others' matter.
    let four: Places = &[(4, 1), (5, 1), (6, 1), (7, 1)];
    let other = with_three_pawns(&[&[], four], &[(2, 1)]).stop();
    assert_eq!(other.keeps, Vec::<Vec<u8>>::new());
    assert_eq!(other.table.squares[1], places(four));
}

#[test]
fn three_pawns_ask_only_for_a_choice() {
    let cases: [(Places, Places, &[&[u8]]); 5] = [
        // Three squares for three pawns.
        (&[(4, 1), (5, 1)], &[(6, 1)], &[]),
        (&[(4, 1), (5, 1), (6, 1)], &[(6, 2)], &[]),
        (
            &[(4, 1), (5, 1), (6, 1)],
            &[(7, 1)],
            &[&[4, 5, 6], &[4, 5, 7], &[4, 6, 7], &[5, 6, 7]],
        ),
        // Two pawns rest in claimed columns.
        (&[(2, 3), (5, 1)], &[(8, 1), (12, 3)], &[&[5], &[8]]),
        // The third claim wins, and the squares do not matter.
        (&[(2, 3), (3, 5), (5, 1)], &[(8, 1), (12, 3)], &[]),
    ];
    for (squares, runners, expected) in cases {
        let stopped = with_three_pawns(&[squares, &[]], runners).stop();
        assert_eq!(stopped.keeps, expected, "{squares:?} and {runners:?}");
    }
}
