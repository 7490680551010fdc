//! Two people on one keyboard, with two bots.

use bevy::prelude::*;

use crate::join::stroke;
use crate::support::Couch;

use super::hand::{ARRIVAL, Hand};
use super::play::{Asked, play_to, play_to_the_end};
use super::{
    NAMES, change_the_speed, lend_a_seat_to_a_bot, play_again_and_leave, reads, set_the_table,
};

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
    let mut couch = Couch::new();
    set_the_table(&mut couch, Hand::Keys);
    stroke(&mut couch, KeyCode::KeyE, Some("e"));
    couch.frames(ARRIVAL);
    assert!(reads(&mut couch, "Left keys") && reads(&mut couch, "Right keys"));
    for seat in ["Seat 3", "Seat 4"] {
        // A person first, then a bot.
        for _ in 0..2 {
            Hand::Keys.open(&mut couch, seat);
        }
        let sits = |offer: &String| offer.starts_with(&format!("{seat}: Bot · "));
        assert!(couch.offers().iter().any(sits), "{:?}", couch.offers());
    }
    Hand::Keys.open(&mut couch, "Start climbing");

    play_to(&mut couch, Asked::Roll, hand_of);
    change_the_speed(&mut couch, Hand::LeftKeys);
    lend_a_seat_to_a_bot(&mut couch, Hand::Keys, NAMES[1]);
    play_to_the_end(&mut couch, hand_of);
    play_again_and_leave(&mut couch, Hand::Keys, hand_of);
}
