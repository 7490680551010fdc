//! The ruling on jumping: each single step goes on past every space that holds another player's square.

use crate::table::{Table, column, mv};

#[test]
fn a_first_placement_jumps() {
    let mut table = Table::at("3j .........../....1....../....2...... - A pair 2435");
    table.choose(&[6, 8]);
    assert_eq!((table.runner(6), table.runner(8)), (Some(3), Some(1)));
}

#[test]
fn a_step_jumps_over_several_squares_but_not_over_a_gap() {
    let mut table = Table::at("3j ....1....../....3....../....4....../....6...... 6:2 A pair 2435");
    table.choose(&[6, 8]);
    assert_eq!(
        table.runner(6),
        Some(5),
        "5 is free, so the square at 6 stays ahead"
    );
    let mut table = Table::at("3j ....1....../....3....../....5...... 6:2 A pair 3333");
    table.choose(&[6, 6]);
    assert_eq!(
        table.runner(6),
        Some(6),
        "from 2 over 3 to 4, and over 5 to 6"
    );
}

#[test]
fn the_own_square_is_no_obstacle_and_the_top_ends_every_jump() {
    let mut table = Table::at("3j 1........../2.......... - A pair 1156");
    table.choose(&[2, 11]);
    assert_eq!(table.runner(2), Some(3), "over the other's 2 to the top");
    table.stop();
    assert_eq!(table.owner(2), Some(crate::table::seat(0)));
    assert_eq!(table.square(1, 2), 0);
}

#[test]
fn a_double_step_whose_first_jump_ends_on_the_top_is_a_single_one() {
    let table = Table::at("3j .........../1........../2.......... - A pair 1111");
    assert_eq!(table.options(), "2");
    let shared = Table::at("3 .........../1........../2.......... - A pair 1111");
    assert_eq!(shared.options(), "2·2");
    let table = Table::at("3j .........../1.......... - A pair 1111");
    assert_eq!(table.options(), "2·2");
    assert_eq!(table.game.preview(mv(&[2, 2]))[0].to, 3);
}

#[test]
fn what_is_jumped_over_is_counted_in_the_preview() {
    let table = Table::at("3j .........../.....12..../.....2..... - A pair 3434");
    let preview = table.game.preview(mv(&[7, 7]));
    assert_eq!(
        (preview[0].column, preview[0].from, preview[0].to),
        (column(7), 0, 4)
    );
}

#[test]
fn other_settings_do_not_jump() {
    for settings in ["3", "3o"] {
        let mut table = Table::at(&format!("{settings} .........../....1...... - A pair 2435"));
        table.choose(&[6, 8]);
        assert_eq!(table.runner(6), Some(1));
    }
}
