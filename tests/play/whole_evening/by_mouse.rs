//! Four people who pass one mouse around.

use crate::support::Couch;

use super::hand::Hand;
use super::play::{Asked, play_to, play_to_the_end};
use super::{NAMES, change_the_speed, lend_a_seat_to_a_bot, play_again_and_leave, set_the_table};

#[test]
fn an_evening_by_mouse_alone() {
    let mouse = Hand::Mouse;
    let mut couch = Couch::new();
    set_the_table(&mut couch, mouse);
    for seat in ["Seat 3", "Seat 4"] {
        mouse.open(&mut couch, seat);
        let sits = format!("{seat}: Person");
        assert!(couch.offers().contains(&sits), "{:?}", couch.offers());
    }
    mouse.open(&mut couch, "Start climbing");

    play_to(&mut couch, Asked::Roll, |_| Some(mouse));
    change_the_speed(&mut couch, mouse);
    lend_a_seat_to_a_bot(&mut couch, mouse, NAMES[2]);
    play_to_the_end(&mut couch, |_| Some(mouse));
    play_again_and_leave(&mut couch, mouse, |_| Some(mouse));
}
