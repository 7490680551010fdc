//! Two people on one keyboard, with two bots.

use bevy::prelude::*;
use cant_stop_testkit::Session;

use super::hand::{ARRIVAL, Hand};
use super::play::{Asked, play_to, play_to_the_end};
use super::{
    NAMES, change_the_speed, lend_a_seat_to_a_bot, play_again_and_leave, reads, set_the_table,
};
use crate::join::stroke;

/// The two people; the others play by themselves.
fn hand_of(name: &str) -> Option<Hand> {
    let hands = [Some(Hand::Keys), Some(Hand::LeftKeys), None, None];
    NAMES
        .iter()
        .zip(hands)
        .find(|(other, _)| **other == name)?
        .1
}

#[test]
fn an_evening_by_keys_alone() {
    let mut session = Session::new();
    set_the_table(&mut session, Hand::Keys);
    stroke(&mut session, KeyCode::KeyE, Some("e"));
    session.wait(ARRIVAL);
    assert!(reads(&mut session, "Left keys") && reads(&mut session, "Right keys"));
    for seat in ["Seat 3", "Seat 4"] {
        Hand::Keys.open(&mut session, &format!("{seat}: Call a bot"));
        let sits = |offer: &String| offer.starts_with(seat) && offer.contains(" · Bot · ");
        assert!(session.offers().iter().any(sits), "{:?}", session.offers());
    }
    Hand::Keys.open(&mut session, "Start climbing");

    play_to(&mut session, Asked::Roll, hand_of);
    change_the_speed(&mut session, Hand::LeftKeys);
    lend_a_seat_to_a_bot(&mut session, Hand::Keys, NAMES[1]);
    play_to_the_end(&mut session, hand_of);
    play_again_and_leave(&mut session, Hand::Keys, hand_of);
}
