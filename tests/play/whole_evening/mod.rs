//! A whole evening by one kind of device alone, from the title to leaving it: only raw input, only what the screen says.

mod by_keys;
mod by_mouse;
mod by_pads;
pub mod hand;
pub mod play;

use bevy::app::AppExit;
use cant_stop::referee::NextSeed;
use cant_stop_testkit::Session;

use self::hand::{ARRIVAL, Hand};
use self::play::{Asked, play_to};

/// Seed of all games of an evening.
const SEED: u64 = 36;
/// Those who sit down, in order, unless they call themselves something else.
const NAMES: [&str; 4] = ["Ada", "Bruno", "Chiara", "Dani"];
/// Waits until this can be pressed.
fn wait_for_offer(session: &mut Session, what: &str) {
    session.until(what, |session| session.widget(what).is_some());
    session.wait(ARRIVAL);
}

fn reads(session: &mut Session, what: &str) -> bool {
    session.texts().iter().any(|text| text == what)
}

/// Opens the table from the title.
fn set_the_table(session: &mut Session, hand: Hand) {
    // Every run plays the same games.
    session
        .app
        .world_mut()
        .insert_resource(NextSeed(Some(SEED)));
    wait_for_offer(session, "New game");
    hand.open(session, "New game");
    wait_for_offer(session, "Start climbing");
}

/// In the pause the game is made to play without animation, as everybody can see there.
fn change_the_speed(session: &mut Session, hand: Hand) {
    hand.pause(session);
    assert!(reads(session, "Taking a breather"), "{}", session.summary());
    hand.open(session, "Odds and speed");
    for _ in 0..2 {
        hand.step(session, "Speed");
    }
    assert!(
        session
            .offers()
            .iter()
            .any(|offer| offer == "Speed: Instant"),
        "{:?}",
        session.offers()
    );
    hand.open(session, "Done");
    hand.open(session, "Resume");
    assert!(
        !reads(session, "Taking a breather"),
        "{}",
        session.summary()
    );
}

/// In the pause a seat is given to a bot and taken back.
fn lend_a_seat_to_a_bot(session: &mut Session, hand: Hand, name: &str) {
    for bot in [true, false] {
        hand.pause(session);
        hand.open(session, "Who plays");
        hand.open(session, name);
        // Round to the first bot, or on past all of them.
        for _ in 0..10 {
            hand.step(session, "Played by");
            let person = session.offers().contains(&"Played by: Person".to_owned());
            if person != bot {
                break;
            }
        }
        let now = session.offers();
        let line = now.iter().find(|offer| offer.starts_with(name));
        let is_bot = line.is_some_and(|line| line.contains("Bot · "));
        assert_eq!(is_bot, bot, "{now:?}");
        hand.open(session, "Done");
        hand.open(session, "Resume");
    }
}

/// Once more at the same table; then the game is left, kept, and the program ended.
fn play_again_and_leave(session: &mut Session, hand: Hand, hand_of: impl Fn(&str) -> Option<Hand>) {
    hand.open(session, "Play again");
    play_to(session, Asked::Choose, hand_of);
    for name in NAMES {
        let there = reads(session, name);
        assert!(there, "{name} is not there; {}", session.summary());
    }
    hand.pause(session);
    hand.open(session, "Main menu");
    wait_for_offer(session, "New game");
    let offers = session.offers();
    let kept = offers.iter().any(|offer| offer.starts_with("Continue"));
    assert!(kept, "{offers:?}");
    assert_eq!(session.left, None);
    hand.pick(session, "Quit");
    assert_eq!(session.left, Some(AppExit::Success));
}
