//! The worked examples of the rule texts, each reached by play.

use cant_stop_rules::{Event, Use};

use crate::table::{Table, column, seat};

fn empty() -> Table {
    Table::begun(2, 3)
}

/// Options of a roll on an empty board.
fn opening(dice: [u8; 4]) -> String {
    empty().roll(dice).options()
}

#[test]
fn on_an_empty_board() {
    assert_eq!(opening([1, 5, 4, 6]), "5·11, 6·10, 7·9");
    assert_eq!(opening([3, 3, 4, 4]), "6·8, 7·7");
    assert_eq!(opening([4, 4, 4, 6]), "8·10");
    assert_eq!(opening([1, 1, 1, 1]), "2·2");
}

#[test]
fn one_runner_left() {
    let mut table = empty();
    table.roll([3, 3, 4, 6]).choose(&[6, 10]).roll([2, 4, 3, 5]);
    assert_eq!(table.options(), "5, 6·8, 7·7, 9");
    table.choose(&[7, 7]);
    assert_eq!(table.runner(7), Some(2));

    let mut table = empty();
    table.roll([1, 2, 3, 3]).choose(&[3, 6]).roll([2, 4, 5, 5]);
    assert_eq!(table.options(), "6·10, 7, 9");

    let mut table = empty();
    table.roll([1, 1, 1, 2]).choose(&[2, 3]).roll([2, 3, 4, 5]);
    assert_eq!(table.options(), "5, 6, 7·7, 8, 9");

    let mut table = empty();
    table.roll([1, 3, 1, 4]).choose(&[4, 5]).roll([2, 3, 4, 5]);
    assert_eq!(table.options(), "5·9, 6, 7·7, 8");
}

#[test]
fn a_runner_on_the_top_space_has_claimed_nothing() {
    let mut table = empty();
    table.roll([1, 2, 3, 3]).choose(&[3, 6]);
    for _ in 0..5 {
        table.roll([3, 3, 3, 3]).choose(&[6, 6]);
    }
    table.roll([4, 4, 3, 3]).choose(&[8]);
    assert_eq!(
        (table.runner(3), table.runner(6), table.runner(8)),
        (Some(1), Some(11), Some(1))
    );
    assert!(table.game.would_claim().iter().eq([column(6)]));

    table.roll([2, 4, 5, 5]);
    let busted = Event::Busted {
        seat: seat(0),
        lost: 13,
    };
    assert!(table.events.contains(&busted), "{:?}", table.events);
    assert_eq!(table.owner(6), None);
    assert_eq!(table.square(0, 6), 0);
    assert_eq!(table.runner(6), None);
}

#[test]
fn claimed_columns_bust() {
    let mut table = empty();
    table.claim(6).claim(10).claim(8);
    assert_eq!(table.game.turn(), seat(1));
    table.roll([2, 4, 4, 6]);
    assert!(table.events.contains(&Event::Busted {
        seat: seat(1),
        lost: 0
    }));
    assert_eq!(table.game.turn(), seat(0));
}

#[test]
fn without_a_free_runner_only_their_columns_count() {
    let mut table = empty();
    table
        .roll([1, 1, 1, 2])
        .choose(&[2, 3])
        .roll([1, 1, 6, 6])
        .choose(&[2, 12]);
    let before = table.game;
    table.roll([2, 3, 4, 5]);
    let rolled = before
        .after(&Event::RollCalled { seat: seat(0) })
        .after(&table.events[0]);
    for pairing in rolled.pairings().unwrap() {
        assert_eq!(pairing.uses, [Use::NoRunner; 2]);
        assert!(pairing.moves().is_empty());
    }
    assert!(table.events.contains(&Event::Busted {
        seat: seat(0),
        lost: 4
    }));
}
