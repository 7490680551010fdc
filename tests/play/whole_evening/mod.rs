//! A whole evening by one kind of device alone, from the title to leaving it: only raw input, only what the screen says.

mod by_keys;
mod by_mouse;
mod by_pads;
mod hand;
mod play;

use bevy::app::AppExit;

use crate::support::Couch;

use self::hand::{ARRIVAL, Hand};
use self::play::{Asked, play_to};

/// Those who sit down, in order, unless they call themselves something else.
const NAMES: [&str; 4] = ["Ada", "Bruno", "Chiara", "Dani"];
/// Frames in which a screen or a game arrives.
const LONG: u32 = 400;

/// Waits until this can be pressed.
fn wait_for_offer(couch: &mut Couch, what: &str) {
    for _ in 0..LONG {
        if couch.offers().iter().any(|offer| offer == what) {
            couch.frames(ARRIVAL);
            return;
        }
        couch.frame();
    }
    panic!("“{what}” is not offered; {}", couch.summary());
}

fn reads(couch: &mut Couch, what: &str) -> bool {
    couch.texts().iter().any(|text| text == what)
}

/// Opens the table from the title.
fn set_the_table(couch: &mut Couch, hand: Hand) {
    wait_for_offer(couch, "New game");
    hand.open(couch, "New game");
    wait_for_offer(couch, "Start climbing");
}

/// In the pause the game is made to play without animation, as everybody can see there.
fn change_the_speed(couch: &mut Couch, hand: Hand) {
    hand.pause(couch);
    assert!(reads(couch, "Taking a breath"), "{}", couch.summary());
    hand.open(couch, "Settings");
    hand.open(couch, "Game");
    for _ in 0..2 {
        hand.step(couch, "Speed");
    }
    assert!(
        couch.offers().iter().any(|offer| offer == "Speed: Instant"),
        "{:?}",
        couch.offers()
    );
    hand.open(couch, "Done");
    hand.open(couch, "Resume");
    assert!(!reads(couch, "Taking a breath"), "{}", couch.summary());
}

/// In the pause a seat is given to a bot and taken back.
fn lend_a_seat_to_a_bot(couch: &mut Couch, hand: Hand, name: &str) {
    for bot in [true, false] {
        hand.pause(couch);
        hand.open(couch, "Who plays");
        hand.open(couch, name);
        // Round to the first bot, or on past all of them.
        for _ in 0..10 {
            hand.step(couch, "Played by");
            let person = couch.offers().contains(&"Played by: Person".to_owned());
            if person != bot {
                break;
            }
        }
        hand.open(couch, "Done");
        let now = couch.offers();
        let line = now.iter().find(|offer| offer.starts_with(name));
        let is_bot = line.is_some_and(|line| line.contains("Bot · "));
        assert_eq!(is_bot, bot, "{now:?}");
        hand.open(couch, "Done");
        hand.open(couch, "Resume");
    }
}

/// Once more at the same table; then the game is left, kept, and the program ended.
fn play_again_and_leave(couch: &mut Couch, hand: Hand, hand_of: impl Fn(&str) -> Option<Hand>) {
    hand.open(couch, "Again");
    play_to(couch, Asked::Choose, hand_of);
    for name in NAMES {
        let there = reads(couch, name);
        assert!(there, "{name} is not there; {}", couch.summary());
    }
    hand.pause(couch);
    hand.open(couch, "Leave to title");
    wait_for_offer(couch, "New game");
    let offers = couch.offers();
    let kept = offers.iter().any(|offer| offer.starts_with("Continue"));
    assert!(kept, "{offers:?}");
    assert_eq!(couch.left, None);
    hand.pick(couch, "Quit");
    assert_eq!(couch.left, Some(AppExit::Success));
}
