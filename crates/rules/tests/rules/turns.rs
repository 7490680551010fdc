//! Course of a turn: rolling, pairing, stopping, claiming, busting.

use cant_stop_rules::{ChanceKind, Climb, Event, Stage, ToAct, Use};

use crate::table::{Table, column, mv, seat};

#[test]
fn a_turn_passes_through_its_stages() {
    use cant_stop_rules::Action::{Choose, Dice, Roll, Stop};

    let mut table = Table::begun(2, 3);
    let stage = |table: &Table| (table.game.stage(), table.game.to_act());
    let decides = (Stage::Deciding, ToAct::Seat(seat(0)));
    assert_eq!(stage(&table), decides);
    assert_eq!(
        (table.game.may_roll(), table.game.may_stop()),
        (true, false)
    );

    table.act(Roll);
    assert_eq!(table.events, [Event::RollCalled { seat: seat(0) }]);
    assert_eq!(
        stage(&table),
        (Stage::Rolling, ToAct::Chance(ChanceKind::Roll))
    );
    assert_eq!((table.game.dice(), table.game.last_roll()), (None, None));

    table.act(Dice([1, 5, 4, 6]));
    assert_eq!(
        table.events,
        [Event::Rolled {
            seat: seat(0),
            dice: [1, 5, 4, 6]
        }]
    );
    assert_eq!(stage(&table), (Stage::Pairing, ToAct::Seat(seat(0))));
    assert_eq!(
        (table.game.may_roll(), table.game.may_stop()),
        (false, false)
    );
    assert_eq!(table.game.dice(), Some([1, 5, 4, 6]));

    table.act(Choose(mv(&[6, 10])));
    let placed = |number| Event::RunnerPlaced {
        column: column(number),
        from: 0,
        to: 1,
    };
    assert_eq!(
        table.events,
        [
            Event::Chose {
                seat: seat(0),
                mv: mv(&[6, 10])
            },
            placed(6),
            placed(10)
        ]
    );
    assert_eq!(stage(&table), decides);
    assert_eq!((table.game.may_roll(), table.game.may_stop()), (true, true));
    assert_eq!(
        (table.game.dice(), table.game.last_roll()),
        (None, Some([1, 5, 4, 6]))
    );
    assert_eq!(table.game.runners_free(), 1);

    table.act(Stop);
    let banked = |number| Event::Banked {
        seat: seat(0),
        column: column(number),
        height: 1,
    };
    let began = Event::TurnBegan { seat: seat(1) };
    assert_eq!(
        table.events,
        [
            Event::Stopped { seat: seat(0) },
            banked(6),
            banked(10),
            began
        ]
    );
    assert_eq!(
        (table.square(0, 6), table.square(0, 10), table.square(1, 6)),
        (1, 1, 0)
    );
    assert_eq!(table.game.runners_free(), 3);
    assert_eq!(stage(&table), (Stage::Deciding, ToAct::Seat(seat(1))));
    assert_eq!(table.game.turn_number(), 2);
}

#[test]
fn a_runner_starts_above_the_own_square_and_shares_spaces() {
    let mut table = Table::begun(2, 3);
    table.roll([3, 4, 3, 4]).choose(&[7, 7]).stop();
    table.roll([3, 4, 3, 4]).choose(&[7, 7]).stop();
    assert_eq!(
        (table.square(0, 7), table.square(1, 7)),
        (2, 2),
        "squares share a space"
    );
    table.roll([3, 4, 3, 4]).choose(&[7, 7]);
    let placed = Event::RunnerPlaced {
        column: column(7),
        from: 2,
        to: 3,
    };
    let advanced = Event::RunnerAdvanced {
        column: column(7),
        from: 3,
        to: 4,
    };
    assert_eq!(table.events[1..], [placed, advanced]);
}

#[test]
fn a_double_step_shortens_at_the_top() {
    let mut table = Table::begun(2, 3);
    table.roll([1, 1, 1, 1]).choose(&[2, 2]).roll([1, 1, 1, 1]);
    assert_eq!(table.options(), "2", "one space remains");
    table.choose(&[2]);
    assert_eq!(table.runner(2), Some(3));

    // The same for a runner that comes on one space below the top.
    let mut table = Table::begun(2, 3);
    table.roll([1, 1, 1, 1]).choose(&[2, 2]).stop();
    table.roll([3, 4, 3, 4]).choose(&[7, 7]).stop();
    table.roll([1, 1, 1, 1]);
    assert_eq!(table.options(), "2");
}

#[test]
fn all_three_pairings_are_told_with_their_reasons() {
    let mut table = Table::begun(2, 3);
    table.claim(6);
    table.roll([6, 6, 1, 1]).choose(&[2, 12]);
    table.roll([6, 6, 6, 6]).choose(&[12, 12]);
    table.roll([3, 6, 2, 4]);
    let [first, second, third] = table.game.pairings().unwrap();
    assert_eq!(
        (first.dice, first.sums),
        ([[0, 1], [2, 3]], [column(9), column(6)])
    );
    assert_eq!(first.uses, [Use::Usable, Use::Claimed(seat(0))]);
    assert_eq!(first.moves(), [mv(&[9])]);
    assert_eq!(
        (second.dice, second.sums),
        ([[0, 2], [1, 3]], [column(5), column(10)])
    );
    assert_eq!(second.uses, [Use::Usable; 2]);
    assert_eq!(
        second.moves(),
        [mv(&[5]), mv(&[10])],
        "each alone, but not both"
    );
    assert_eq!(
        (third.dice, third.sums),
        ([[0, 3], [1, 2]], [column(7), column(8)])
    );
    assert_eq!(table.options(), "5, 7, 8, 9, 10");

    table.choose(&[7]).roll([6, 6, 6, 1]);
    let [first, ..] = table.game.pairings().unwrap();
    assert_eq!(
        (first.sums, first.uses),
        ([column(12), column(7)], [Use::OnTop, Use::Usable])
    );
    assert_eq!(table.options(), "7");
}

#[test]
fn a_preview_tells_where_runners_would_land() {
    let mut table = Table::begun(2, 3);
    table.roll([3, 4, 3, 4]).choose(&[7, 7]).stop();
    table.roll([3, 4, 3, 4]).choose(&[7, 7]).stop();
    table.roll([3, 3, 4, 4]);
    let climb = |number, from, to| Climb {
        column: column(number),
        from,
        to,
    };
    assert_eq!(*table.game.preview(mv(&[7, 7])), [climb(7, 2, 4)]);
    assert_eq!(
        *table.game.preview(mv(&[6, 8])),
        [climb(6, 0, 1), climb(8, 0, 1)]
    );
    assert!(table.game.preview(mv(&[6])).is_empty(), "not an option");
    table.choose(&[7, 7]);
    assert!(table.game.preview(mv(&[7, 7])).is_empty(), "not now");
    table.roll([3, 4, 1, 1]);
    assert_eq!(
        *table.game.preview(mv(&[2, 7])),
        [climb(2, 0, 1), climb(7, 4, 5)]
    );
}

#[test]
fn claiming_sends_other_squares_off() {
    let mut table = Table::begun(3, 3);
    table.roll([1, 1, 6, 6]).choose(&[2, 12]).stop();
    table.roll([1, 1, 6, 6]).choose(&[2, 12]).stop();
    for _ in 0..3 {
        table.roll([1, 1, 6, 6]).choose(&[2, 12]);
    }
    assert!(table.game.would_claim().iter().eq([column(2), column(12)]));
    assert!(!table.game.stop_wins());
    table.stop();
    let banked = |number| Event::Banked {
        seat: seat(2),
        column: column(number),
        height: 3,
    };
    let claimed = |number| Event::Claimed {
        seat: seat(2),
        column: column(number),
    };
    let stopped = Event::Stopped { seat: seat(2) };
    let began = Event::TurnBegan { seat: seat(0) };
    assert_eq!(
        table.events,
        [
            stopped,
            banked(2),
            banked(12),
            claimed(2),
            claimed(12),
            began
        ]
    );
    assert_eq!(
        (table.owner(2), table.owner(12)),
        (Some(seat(2)), Some(seat(2)))
    );
    assert_eq!(
        (table.square(0, 2), table.square(1, 12), table.square(2, 2)),
        (0, 0, 3)
    );
    assert_eq!(table.game.columns_owned(seat(2)), 2);
    assert_eq!(table.game.columns_owned(seat(0)), 0);
}

#[test]
fn a_bust_costs_the_turn_only() {
    let mut table = Table::begun(2, 3);
    table.roll([1, 1, 6, 6]).choose(&[2, 12]).stop();
    table.roll([3, 4, 3, 4]).choose(&[7, 7]).stop();
    table
        .roll([1, 1, 6, 6])
        .choose(&[2, 12])
        .roll([1, 2, 6, 6])
        .choose(&[3, 12]);
    assert_eq!(
        (table.runner(2), table.runner(3), table.runner(12)),
        (Some(2), Some(1), Some(3))
    );
    table.roll([4, 5, 4, 5]);
    let rolled = Event::Rolled {
        seat: seat(0),
        dice: [4, 5, 4, 5],
    };
    let busted = Event::Busted {
        seat: seat(0),
        lost: 4,
    };
    assert_eq!(
        table.events,
        [rolled, busted, Event::TurnBegan { seat: seat(1) }]
    );
    assert_eq!(
        (table.square(0, 2), table.square(0, 3), table.square(0, 12)),
        (1, 0, 1)
    );
    assert_eq!(table.game.runners_free(), 3);
    assert_eq!(
        table.game.last_roll(),
        Some([4, 5, 4, 5]),
        "still to be seen"
    );
}

#[test]
fn rolling_on_from_three_tops_is_allowed_and_hopeless() {
    let mut table = Table::begun(2, 3);
    table.climb(2).climb(12).climb(3);
    assert!(table.game.may_roll());
    assert_eq!(table.game.bust_chance().percent(), 100);
    table.roll([1, 1, 1, 2]);
    assert_eq!(table.game.turn(), seat(1));
}
