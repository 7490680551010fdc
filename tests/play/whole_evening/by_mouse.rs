//! Four people who pass one mouse around.

use cant_stop_testkit::Session;

use super::hand::Hand;
use super::play::{Asked, play_to, play_to_the_end};
use super::{NAMES, change_the_speed, lend_a_seat_to_a_bot, play_again_and_leave, set_the_table};

#[test]
fn an_evening_by_mouse_alone() {
    let mouse = Hand::Mouse;
    let mut session = Session::new();
    set_the_table(&mut session, mouse);
    for seat in ["Seat 3", "Seat 4"] {
        mouse.open(&mut session, &format!("{seat}: Add a player"));
        let sits = |offer: &String| offer.starts_with(seat) && offer.contains(" · Person · ");
        assert!(session.offers().iter().any(sits), "{:?}", session.offers());
    }
    mouse.open(&mut session, "Start climbing");

    play_to(&mut session, Asked::Roll, |_| Some(mouse));
    change_the_speed(&mut session, mouse);
    lend_a_seat_to_a_bot(&mut session, mouse, NAMES[2]);
    play_to_the_end(&mut session, |_| Some(mouse));
    play_again_and_leave(&mut session, mouse, |_| Some(mouse));
}
