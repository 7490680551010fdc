//! The ruling on pressing on: no stopping while a runner stands on another player's square.

use cant_stop_rules::{Action, Columns, Reason};

use crate::table::{Table, columns};

#[test]
fn a_turn_cannot_stop_on_another_players_square() {
    let mut table = Table::at("3o ....1....../....2....../......2.... 6:2,8:1 A decide");
    assert!(!table.game.may_stop());
    assert!(table.game.may_roll());
    assert_eq!(table.game.on_anothers_square(), columns(&[6]));
    assert_eq!(table.refusal(Action::Stop), Reason::OnAnothersSquare);

    table.roll([2, 6, 4, 4]).choose(&[8, 8]);
    assert_eq!(
        table.game.on_anothers_square(),
        columns(&[6]),
        "only where runners stand now counts"
    );
    table.roll([2, 4, 1, 1]).choose(&[2, 6]);
    assert!(table.game.may_stop());
    table.stop();
}

#[test]
fn every_runner_counts() {
    let table = Table::at("3o .........../..1.1...... 4:1,6:1,9:2 A decide");
    assert_eq!(table.game.on_anothers_square(), columns(&[4, 6]));
}

#[test]
fn before_the_first_move_that_is_what_forbids_stopping() {
    let table = Table::at("3o .........../....1...... - A decide");
    assert_eq!(table.refusal(Action::Stop), Reason::MoveFirst);
}

#[test]
fn a_bust_ends_the_turn_all_the_same() {
    let mut table = Table::at("3o .........../1.......... 2:1,3:1,12:1 A decide");
    assert!(!table.game.may_stop());
    table.roll([2, 3, 4, 5]);
    assert_eq!(table.game.turn().index(), 1);
}

#[test]
fn a_top_space_is_never_occupied() {
    let table = Table::at("3o 2........../2.......... 2:3 A decide");
    assert!(table.game.may_stop());
}

#[test]
fn other_settings_allow_a_stop_on_a_square() {
    for settings in ["3", "3j"] {
        let table = Table::at(&format!("{settings} .........../....1...... 6:1 A decide"));
        assert!(table.game.may_stop());
        assert_eq!(table.game.on_anothers_square(), Columns::EMPTY);
    }
}
