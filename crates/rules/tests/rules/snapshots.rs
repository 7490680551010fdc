//! The games between the events of one action: the board that a view may show while no seat can act.

use cant_stop_rules::{Event, Game, Stage, ToAct, Use};

use crate::table::{Table, column, seat};

/// The games after each of the last action's events.
fn snapshots(before: Game, table: &Table) -> Vec<Game> {
    let fold = |game: &mut Game, event: &Event| {
        *game = game.after(event);
        Some(*game)
    };
    table.events.iter().scan(before, fold).collect()
}

#[test]
fn a_roll_that_busts_shows_its_dice_and_why() {
    let mut table = Table::begun(2, 3);
    table
        .climb(2)
        .climb(12)
        .climb(3)
        .act(cant_stop_rules::Action::Roll);
    let before = table.game;
    table.act(cant_stop_rules::Action::Dice([1, 1, 1, 2]));
    let [rolled, busted, began] = snapshots(before, &table)[..] else {
        panic!("{:?}", table.events)
    };

    assert_eq!(
        (rolled.stage(), rolled.to_act()),
        (Stage::Pairing, ToAct::None)
    );
    assert_eq!(rolled.dice(), Some([1, 1, 1, 2]));
    assert!(rolled.options().is_empty());
    assert_eq!(rolled.pairings().unwrap()[0].uses, [Use::OnTop; 2]);
    assert_eq!(
        rolled.runner(column(2)),
        Some(3),
        "the runners are still there"
    );

    assert_eq!(
        (busted.stage(), busted.to_act()),
        (Stage::Deciding, ToAct::None)
    );
    assert_eq!((busted.turn(), busted.runners_free()), (seat(0), 3));
    assert_eq!(
        (began.turn(), began.to_act()),
        (seat(1), ToAct::Seat(seat(1)))
    );
}

#[test]
fn runners_climb_one_step_at_a_time() {
    let mut table = Table::begun(2, 3);
    table.roll([3, 4, 3, 4]);
    let before = table.game;
    table.choose(&[7, 7]);
    let heights: Vec<_> = snapshots(before, &table)
        .iter()
        .map(|game| game.runner(column(7)))
        .collect();
    assert_eq!(heights, [None, Some(1), Some(2)]);
}

#[test]
fn a_claim_comes_after_the_square_is_there() {
    let mut table = Table::begun(2, 3);
    table.roll([1, 1, 1, 1]).choose(&[2, 2]).stop();
    table.climb(2);
    let before = table.game;
    table.stop();
    let [stopped, banked, claimed, began] = snapshots(before, &table)[..] else {
        panic!("{:?}", table.events)
    };
    assert_eq!(stopped.runner(column(2)), Some(3));
    assert_eq!(
        (
            banked.runner(column(2)),
            banked.square(seat(1), column(2)),
            banked.owner(column(2))
        ),
        (None, 3, None)
    );
    assert_eq!(
        (claimed.owner(column(2)), claimed.square(seat(0), column(2))),
        (Some(seat(1)), 0)
    );
    assert_eq!(claimed.turn(), seat(1));
    assert_eq!(began.turn(), seat(0));
}
