//! Four people who pass one mouse around.

use crate::support::Couch;

use super::hand::{ARRIVAL, Hand};
use super::play::{Asked, play_to_the_end, wait_for};
use super::{change_the_speed, lend_a_seat_to_a_bot, play_again_and_leave, set_the_table};

const NAMES: [&str; 4] = ["Ada", "Bruno", "Chiara", "Dani"];

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

    wait_for(&mut couch, "the first turn", |_, asked| {
        asked == Asked::Roll
    });
    change_the_speed(&mut couch, mouse);
    lend_a_seat_to_a_bot(&mut couch, mouse, NAMES[2]);
    play_to_the_end(&mut couch, |_| mouse);
    couch.frames(ARRIVAL);
    play_again_and_leave(&mut couch, mouse, &NAMES);
}
