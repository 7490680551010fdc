//! Ends of games.

use cant_stop_rules::{Event, SeatSet, Stage, ToAct};

use crate::table::{Table, seat};

/// A turn that banks one space of column 7.
fn pass(table: &mut Table) {
    table.roll([1, 6, 1, 6]).choose(&[7, 7]).stop();
}

#[test]
fn the_agreed_number_of_columns_wins() {
    for (columns_to_win, claims) in [
        (3, &[2, 3, 4][..]),
        (4, &[2, 3, 4, 5]),
        (5, &[2, 3, 4, 5, 6]),
    ] {
        let mut table = Table::begun(2, columns_to_win);
        let (last, before) = claims.split_last().unwrap();
        for &number in before {
            table.claim(number);
            assert_eq!(table.game.to_act(), ToAct::Seat(seat(1)));
            pass(&mut table);
        }
        table.climb(*last);
        assert!(table.game.stop_wins());
        assert!(table.game.winners().is_empty(), "not before stopping");
        table.stop();
        let winners = SeatSet::from_iter([seat(0)]);
        assert_eq!(table.events.last(), Some(&Event::Won { winners }));
        assert_eq!(table.game.winners(), winners);
        assert_eq!(
            (table.game.stage(), table.game.to_act()),
            (Stage::Over, ToAct::None)
        );
        assert_eq!(table.game.columns_owned(seat(0)), columns_to_win);
    }
}

#[test]
fn one_stop_may_claim_more_than_needed() {
    let mut table = Table::begun(2, 3);
    table.climb(2).climb(3).stop();
    pass(&mut table);
    table.climb(12).climb(11).stop();
    assert_eq!(table.game.columns_owned(seat(0)), 4);
    assert_eq!(table.game.winners().only(), Some(seat(0)));
}

#[test]
fn a_full_board_is_shared_by_those_who_own_most() {
    let mut table = Table::begun(3, 5);
    for number in 2..=11 {
        table.claim(number);
    }
    table.climb(12);
    assert_eq!(table.game.turn(), seat(1));
    assert!(table.game.stop_wins());
    table.stop();
    let counts = [0, 1, 2].map(|number| table.game.columns_owned(seat(number)));
    assert_eq!(counts, [4, 4, 3]);
    assert!(table.game.winners().iter().eq([seat(0), seat(1)]));
    assert_eq!(table.game.stage(), Stage::Over);
}

#[test]
fn the_seat_that_fills_the_board_may_lose() {
    let mut table = Table::begun(3, 5);
    table.claim(2).claim(3);
    pass(&mut table);
    for number in [4, 5, 6, 8, 9, 10, 11, 12] {
        table.claim(number);
    }
    table.climb(7);
    assert_eq!(table.game.turn(), seat(2));
    assert!(table.game.may_stop() && !table.game.stop_wins());
    table.stop();
    assert!(table.game.winners().iter().eq([seat(0), seat(1)]));
    assert_eq!(table.game.columns_owned(seat(2)), 3);
}

#[test]
fn five_columns_win_before_the_board_is_full() {
    let mut table = Table::begun(3, 5);
    table.climb(2).climb(3).stop().claim(4).claim(5);
    table.climb(10).climb(11).stop().claim(6).claim(8);
    assert!(table.game.winners().is_empty());
    table.claim(9);
    assert_eq!(table.game.winners().only(), Some(seat(0)));
}
