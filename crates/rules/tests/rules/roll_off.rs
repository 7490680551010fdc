//! The roll-off: the highest sum begins, ties roll again.

use cant_stop_rules::{Action, ChanceKind, Event, Stage, ToAct};

use crate::table::{Table, seat};

#[test]
fn the_highest_sum_begins() {
    let mut table = Table::set(3, 3);
    let game = table.game;
    assert_eq!(
        (game.stage(), game.to_act(), game.turn()),
        (Stage::RollOff, ToAct::Chance(ChanceKind::RollOff), seat(0))
    );
    assert_eq!(game.turn_number(), 0);

    table.act(Action::RollOff([2, 3]));
    assert_eq!(
        table.events,
        [Event::RollOffRolled {
            seat: seat(0),
            dice: [2, 3]
        }]
    );
    assert_eq!(table.game.turn(), seat(1));
    assert_eq!(table.game.roll_off().rolled(seat(0)), Some([2, 3]));
    assert_eq!(table.game.roll_off().rolled(seat(1)), None);

    table
        .act(Action::RollOff([6, 1]))
        .act(Action::RollOff([4, 2]));
    let last = Event::RollOffRolled {
        seat: seat(2),
        dice: [4, 2],
    };
    assert_eq!(table.events, [last, Event::TurnBegan { seat: seat(1) }]);
    let game = table.game;
    assert_eq!(
        (game.stage(), game.to_act(), game.turn()),
        (Stage::Deciding, ToAct::Seat(seat(1)), seat(1))
    );
    assert_eq!(game.turn_number(), 1);
    assert_eq!(
        game.roll_off().rolled(seat(1)),
        Some([6, 1]),
        "the last round stays readable"
    );
    assert_eq!(game.roll_off().highest().only(), Some(seat(1)));
}

#[test]
fn those_tied_for_highest_roll_again_among_themselves() {
    let mut table = Table::set(4, 3);
    for dice in [[5, 4], [1, 1], [6, 3], [2, 2]] {
        table.act(Action::RollOff(dice));
    }
    let tied = [seat(0), seat(2)].into_iter().collect();
    assert_eq!(table.events[1..], [Event::RollOffTied { seats: tied }]);
    assert_eq!(table.game.roll_off().still_in(), tied);
    assert_eq!(table.game.roll_off().rolled(seat(0)), None, "a new round");
    assert_eq!(table.game.turn(), seat(0));

    table.act(Action::RollOff([1, 2]));
    assert_eq!(table.game.turn(), seat(2), "the others sit out");
    table.act(Action::RollOff([2, 1]));
    assert_eq!(table.events[1..], [Event::RollOffTied { seats: tied }]);

    table
        .act(Action::RollOff([1, 2]))
        .act(Action::RollOff([2, 2]));
    assert_eq!(table.events[1..], [Event::TurnBegan { seat: seat(2) }]);
    table.roll([1, 1, 1, 1]).choose(&[2, 2]).stop();
    assert_eq!(table.game.turn(), seat(3), "play passes to the left");
    table.roll([1, 1, 1, 1]).choose(&[2, 2]).stop();
    assert_eq!(table.game.turn(), seat(0));
    assert_eq!(table.game.turn_number(), 3);
}
