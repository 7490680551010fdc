//! Refused actions, and the messages for them.

use cant_stop_rules::{Action, Event, IllegalAction, NotAColumn, NotASeat, Reason, SettingsError};

use crate::table::{Table, mv, seat};

fn refused(table: &Table, action: Action) -> Reason {
    let refusal = table.game.apply(action).unwrap_err();
    assert_eq!(refusal.action, action);
    refusal.reason
}

#[test]
fn every_stage_says_what_it_waits_for() {
    let choose = Action::Choose(mv(&[7]));
    let dice = Action::Dice([1, 2, 3, 4]);
    let off = Action::RollOff([1, 2]);

    let mut table = Table::set(2, 3);
    for action in [Action::Roll, Action::Stop, choose, dice] {
        assert_eq!(refused(&table, action), Reason::RollOffFirst);
    }
    table.act(Action::RollOff([6, 6])).act(off);
    for action in [choose, dice, off] {
        assert_eq!(refused(&table, action), Reason::DecideFirst);
    }
    assert_eq!(refused(&table, Action::Stop), Reason::MoveFirst);
    table.act(Action::Roll);
    for action in [Action::Roll, Action::Stop, choose, off] {
        assert_eq!(refused(&table, action), Reason::DiceFirst);
    }
    table.act(dice);
    for action in [Action::Roll, Action::Stop, dice, off] {
        assert_eq!(refused(&table, action), Reason::PairFirst);
    }
    assert_eq!(refused(&table, choose), Reason::NotAnOption);
    let (_, events) = table.game.apply(Action::Choose(mv(&[3, 7]))).unwrap();
    let halfway = Table {
        game: table.game.after(&events[0]),
        events: Vec::new(),
    };
    for action in [Action::Roll, Action::Stop, choose, dice, off] {
        assert_eq!(refused(&halfway, action), Reason::Unfinished);
    }
    table.game = table.game.after(&Event::Won {
        winners: [seat(0)].into_iter().collect(),
    });
    for action in [Action::Roll, Action::Stop, choose, dice, off] {
        assert_eq!(refused(&table, action), Reason::Over);
    }
}

#[test]
fn a_die_shows_one_to_six() {
    let table = Table::set(2, 3);
    for dice in [[0, 1], [1, 7], [255, 255]] {
        assert_eq!(refused(&table, Action::RollOff(dice)), Reason::NoSuchFace);
    }
    let mut table = Table::begun(2, 3);
    table.act(Action::Roll);
    for dice in [[0, 1, 1, 1], [1, 1, 1, 7], [6, 6, 200, 6]] {
        assert_eq!(refused(&table, Action::Dice(dice)), Reason::NoSuchFace);
    }
}

#[test]
fn refusals_are_one_lower_case_sentence() {
    let reasons = [
        Reason::RollOffFirst,
        Reason::DecideFirst,
        Reason::DiceFirst,
        Reason::PairFirst,
        Reason::MoveFirst,
        Reason::NotAnOption,
        Reason::NoSuchFace,
        Reason::Unfinished,
        Reason::Over,
    ];
    let mut sentences: Vec<String> = reasons
        .map(|reason| {
            IllegalAction {
                action: Action::Roll,
                reason,
            }
            .to_string()
        })
        .to_vec();
    sentences.push(NotAColumn(13).to_string());
    sentences.push(NotASeat(4).to_string());
    sentences.extend(
        [
            SettingsError::Seats(5),
            SettingsError::Columns(2),
            SettingsError::ColumnsForFour(5),
        ]
        .map(|error| error.to_string()),
    );
    for sentence in &sentences {
        assert!(
            !sentence.starts_with(char::is_uppercase) && !sentence.ends_with('.'),
            "{sentence}"
        );
    }
    sentences.sort();
    sentences.dedup();
    assert_eq!(
        sentences.len(),
        reasons.len() + 5,
        "each says something else"
    );
}
