//! The obligation before the split: while runners are free, only what brings the most new ones on may be chosen.

use cant_stop_rules::{Action, Reason, Use};

use crate::table::{Table, mv};

#[test]
fn the_worked_example_of_the_ruling() {
    let strict = Table::at("3b .........../........... 7:1 A pair 2255");
    assert_eq!(strict.options(), "4·10");
    assert_eq!(
        strict.refusal(Action::Choose(mv(&[7, 7]))),
        Reason::NotAnOption
    );
    let free = Table::at("3 .........../........... 7:1 A pair 2255");
    assert_eq!(free.options(), "4·10, 7·7");
}

#[test]
fn the_pairing_held_back_says_so() {
    let table = Table::at("3b .........../........... 7:1 A pair 2255");
    let pairings = table.game.pairings().unwrap();
    assert_eq!(
        pairings.map(|pairing| pairing.held_back),
        [false, true, true]
    );
    assert_eq!(pairings[1].uses, [Use::Usable; 2]);
    assert!(pairings[1].moves().is_empty());
}

#[test]
fn one_new_runner_counts_more_than_two_old_ones() {
    let table = Table::at("3b .........../........... 6:1,8:1 A pair 2435");
    assert_eq!(table.options(), "5, 7·7, 9");
    let table = Table::at("3 .........../........... 6:1,8:1 A pair 2435");
    assert_eq!(table.options(), "5, 6·8, 7·7, 9");
}

#[test]
fn without_a_free_runner_everything_may_be_chosen() {
    let strict = Table::at("3b .........../........... 4:1,7:1,10:1 A pair 2255");
    assert_eq!(strict.options(), "4·10, 7·7");
}

#[test]
fn where_nothing_brings_a_runner_on_the_others_may_be_chosen() {
    let table = Table::at("3b ....b.b..../........... 7:1 A pair 3434");
    assert_eq!(table.options(), "7·7");
}

#[test]
fn a_double_step_brings_one_runner_on() {
    let table = Table::at("3b .........../........... - A pair 3344");
    assert_eq!(table.options(), "6·8");
    let table = Table::at("3b .........../........... - A pair 1111");
    assert_eq!(table.options(), "2·2");
}
