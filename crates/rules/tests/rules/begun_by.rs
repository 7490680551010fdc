//! Games that a seat begins without a roll-off, as the next of several does.

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Game, Seat, Settings, Stage};
use proptest::prelude::*;

use crate::conformance::tables;
use crate::random::Random;

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn it_begins_and_reads_back((settings, seats) in prop::sample::select(tables()), first in 0..4_u8, seed: u64, many in 0..200_usize) {
        let first = Seat::ALL[usize::from(first)];
        let begun = Playthrough::begun_by(settings, seats, first);
        prop_assert_eq!(begun.is_ok(), first.index() < usize::from(seats));
        let Ok(mut played) = begun else { return Ok(()) };
        prop_assert_eq!((played.first(), played.game().turn()), (Some(first), first));
        prop_assert_eq!((played.game().stage(), played.game().turn_number()), (Stage::Deciding, 1));
        let mut random = Random::new(seed);
        for _ in 0..many {
            let Some(action) = random.action(&played.game(), 3) else { break };
            let rolls_off = matches!(action, Action::RollOff(_));
            prop_assert!(!rolls_off);
            played.play(action).unwrap();
        }
        let line = played.to_string();
        prop_assert_eq!(line.parse::<Playthrough>().unwrap(), played.clone(), "{}", line);
        prop_assert_eq!(Playthrough::of(played.start(), played.actions()), Some(played));
    }
}

#[test]
fn nothing_comes_of_no_beginning() {
    let begun = Playthrough::begun_by(Settings::default(), 2, Seat::ALL[1]).unwrap();
    let rolled = begun.start().apply(Action::Roll).unwrap().0;
    assert_eq!(Playthrough::of(rolled, &[]), None);
    assert_eq!(Playthrough::of(begun.start(), &[Action::Stop]), None);
    let rolled_off = Game::new(Settings::default(), 2).unwrap();
    let played = Playthrough::of(rolled_off, &[Action::RollOff([3, 1])]).unwrap();
    assert_eq!(played.first(), None);
}

#[test]
fn the_seat_stands_after_the_number_of_seats() {
    let begun = Playthrough::begun_by(Settings::default(), 3, Seat::ALL[2]).unwrap();
    assert_eq!(begun.to_string(), "3:3C");
    let refused = |line: &str| line.parse::<Playthrough>().unwrap_err().to_string();
    assert_eq!(refused("3:2C"), "column 4: there is no seat 2");
    assert_eq!(
        refused("3:2E"),
        "column 4: expected a space and the next step"
    );
    assert_eq!(
        refused("3:2B (31)"),
        "column 6: the player must first decide to roll or to stop"
    );
}
