//! Three pawns ("Basta"): a seat has three squares in all, and chooses which of the unclaimed ones it keeps.

use cant_stop_rules::{Action, Columns, Event, KeepChoice, Reason, Stage, ToAct};

use crate::table::{Table, column, columns, seat};

fn choices(table: &Table) -> Vec<String> {
    let choice = table.game.keep_choice().unwrap();
    choice
        .choices()
        .map(|columns| columns.to_string())
        .collect()
}

#[test]
fn a_seat_with_too_many_squares_chooses_which_to_keep() {
    let mut table = Table::at("3p ..2..5...../.......1... 6:2,8:1 A decide");
    table.stop();
    assert_eq!(
        *table.events.last().unwrap(),
        Event::KeepCalled {
            seat: seat(0),
            count: 3
        }
    );
    assert_eq!(table.game.stage(), Stage::Keeping);
    assert_eq!(table.game.to_act(), ToAct::Seat(seat(0)));
    assert_eq!(
        table.game.keep_choice(),
        Some(KeepChoice {
            from: columns(&[4, 6, 7, 8]),
            count: 3
        })
    );
    assert_eq!(
        choices(&table),
        ["4, 6, 7", "4, 6, 8", "4, 7, 8", "6, 7, 8"]
    );

    table.act(Action::Keep(columns(&[4, 7, 8])));
    let gave_up = Event::GaveUp {
        seat: seat(0),
        column: column(6),
        height: 2,
    };
    assert_eq!(
        table.events,
        [
            Event::Kept {
                seat: seat(0),
                columns: columns(&[4, 7, 8])
            },
            gave_up,
            Event::TurnBegan { seat: seat(1) }
        ]
    );
    let squares = [4, 6, 7, 8].map(|number| table.square(0, number));
    assert_eq!(squares, [2, 0, 5, 1]);
    assert_eq!(table.square(1, 9), 1, "others keep what they have");
}

#[test]
fn claimed_columns_keep_theirs() {
    let mut table = Table::at("3p 3..2......./........... 6:2,8:1,12:3 A decide");
    table.stop();
    assert_eq!(table.game.columns_owned(seat(0)), 2, "12 is claimed first");
    assert_eq!(choices(&table), ["5", "6", "8"]);
    table.act(Action::Keep(columns(&[8])));
    let squares = [2, 5, 6, 8, 12].map(|number| table.square(0, number));
    assert_eq!(squares, [3, 0, 0, 1, 3]);
}

#[test]
fn three_squares_need_no_choice() {
    let mut table = Table::at("3p ....1....../........... 7:1,8:1 A decide");
    table.stop();
    assert_eq!(
        table.game.turn(),
        seat(1),
        "three squares are as many as there are pawns"
    );
    assert_eq!(table.game.keep_choice(), None);
}

#[test]
fn a_won_game_asks_nothing_more() {
    let mut table = Table::at("3p 3....6....3/........... 3:5,8:4 A decide");
    table.stop();
    assert_eq!(table.game.stage(), Stage::Over);
    assert_eq!(table.square(0, 7), 6);
}

#[test]
fn a_keep_takes_the_called_number_of_own_squares() {
    let mut table = Table::at("3p ..2..5...../.......1... 6:2,8:1 A decide");
    assert_eq!(
        table.refusal(Action::Keep(columns(&[4, 7, 8]))),
        Reason::DecideFirst
    );
    table.stop();
    for wrong in [&[][..], &[4, 7], &[4, 6, 7, 8], &[4, 7, 9], &[2, 3, 5]] {
        assert_eq!(
            table.refusal(Action::Keep(columns(wrong))),
            Reason::NotAKeep,
            "{wrong:?}"
        );
    }
    assert_eq!(table.refusal(Action::Roll), Reason::KeepFirst);
    assert_eq!(table.refusal(Action::Stop), Reason::KeepFirst);
    assert_eq!(table.refusal(Action::Dice([1, 2, 3, 4])), Reason::KeepFirst);
}

#[test]
fn a_bust_gives_nothing_up() {
    let mut table = Table::at("3p ..2..5...../........... 2:1,3:1,12:1 A decide");
    table.roll([2, 3, 4, 5]);
    assert_eq!(table.game.turn(), seat(1));
    assert_eq!([4, 7].map(|number| table.square(0, number)), [2, 5]);
}

#[test]
fn without_the_setting_everybody_has_squares_enough() {
    let mut table = Table::at("3 ..2.35...../.......1... 8:1,9:2 A decide");
    table.stop();
    assert_eq!(table.game.turn(), seat(1));
    assert_eq!(
        table.game.keep_choice().map(|choice| choice.from),
        None::<Columns>
    );
}
