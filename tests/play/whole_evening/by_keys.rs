//! Two people on one keyboard, with two bots.

use bevy::prelude::*;

use crate::join::stroke;
use crate::support::Couch;

use super::hand::{ARRIVAL, Hand};
use super::play::{Asked, play_to_the_end, wait_for};
use super::{change_the_speed, lend_a_seat_to_a_bot, play_again_and_leave, reads, set_the_table};

const NAMES: [&str; 4] = ["Ada", "Bruno", "Chiara", "Dani"];

fn hand_of(name: &str) -> Hand {
    if name == NAMES[1] {
        Hand::LeftKeys
    } else {
        Hand::Keys
    }
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

    let name = wait_for(&mut couch, "the first turn", |_, asked| {
        asked == Asked::Roll
    });
    change_the_speed(&mut couch, hand_of(&name));
    lend_a_seat_to_a_bot(&mut couch, Hand::Keys, NAMES[1]);
    play_to_the_end(&mut couch, hand_of);
    couch.frames(ARRIVAL);
    play_again_and_leave(&mut couch, Hand::Keys, &NAMES);
}
