//! A whole evening by one kind of device alone, from the title to leaving it: only raw input, only what the screen says.

mod by_pads;
pub mod play;

use self::play::{Asked, play_to, play_to_the_end};
use crate::prelude::*;

/// Those who sit down, in order, unless they call themselves something else.
const NAMES: [&str; 4] = ["Ada", "Bruno", "Chiara", "Dani"];

/// Two people on one keyboard, with two bots.
#[test]
fn an_evening_by_keys_alone() {
    let hand_of = |name: &str| match name {
        "Ada" => Some(Hand::Keys),
        "Bruno" => Some(Hand::LeftKeys),
        _ => None,
    };
    let mut session = Session::new();
    set_the_table(&mut session, Hand::Keys);
    session.stroke(KeyCode::KeyE, Some("e"));
    session.wait(SETTLED);
    assert!(session.reads("Left keys") && session.reads("Right keys"));
    take_seats(&mut session, Hand::Keys, "Call a bot", " · Bot · ");

    play_to(&mut session, Asked::Roll, hand_of);
    change_the_speed(&mut session, Hand::LeftKeys);
    lend_a_seat_to_a_bot(&mut session, Hand::Keys, "Bruno");
    play_to_the_end(&mut session, hand_of);
    play_again_and_leave(&mut session, Hand::Keys, hand_of);
}

/// Four people who pass one mouse around.
#[test]
fn an_evening_by_mouse_alone() {
    let mouse = Hand::Mouse;
    let mut session = Session::new();
    set_the_table(&mut session, mouse);
    take_seats(&mut session, mouse, "Add a player", " · Person · ");

    play_to(&mut session, Asked::Roll, |_| Some(mouse));
    change_the_speed(&mut session, mouse);
    lend_a_seat_to_a_bot(&mut session, mouse, "Chiara");
    play_to_the_end(&mut session, |_| Some(mouse));
    play_again_and_leave(&mut session, mouse, |_| Some(mouse));
}

fn wait_for_offer(session: &mut Session, what: &str) {
    session.until(what, |session| session.widget(what).is_some());
    session.wait(SETTLED);
}

fn set_the_table(session: &mut Session, hand: Hand) {
    // Every run plays the same games.
    session.app.insert_resource(NextSeed(Some(36)));
    wait_for_offer(session, "New game");
    hand.open(session, "New game");
    wait_for_offer(session, "Start climbing");
}

/// Takes the last two seats, and starts.
fn take_seats(session: &mut Session, hand: Hand, how: &str, kind: &str) {
    for seat in ["Seat 3: ", "Seat 4: "] {
        hand.open(session, &format!("{seat}{how}"));
        assert!(session.offer(seat).unwrap().contains(kind));
    }
    hand.open(session, "Start climbing");
}

/// In the pause the game is made to play without animation, as everybody can see there.
fn change_the_speed(session: &mut Session, hand: Hand) {
    hand.pause(session);
    session.assert_reads("Taking a breather");
    hand.open(session, "Odds and speed");
    for _ in 0..2 {
        hand.step(session, "Speed");
    }
    session.assert_offers("Speed: Instant");
    hand.open(session, "Done");
    hand.open(session, "Resume");
    session.assert_unread("Taking a breather");
}

/// In the pause a seat is given to a bot and taken back.
fn lend_a_seat_to_a_bot(session: &mut Session, hand: Hand, name: &str) {
    for is_bot in [true, false] {
        hand.pause(session);
        hand.open(session, "Who plays");
        hand.open(session, name);
        // Round to the first bot, or on past all of them.
        for _ in 0..10 {
            hand.step(session, "Played by");
            if session.is_offered("Played by: Person") != is_bot {
                break;
            }
        }
        let line = session.offer(name).unwrap_or_default();
        assert_eq!(line.contains("Bot · "), is_bot, "{line}");
        hand.open(session, "Done");
        hand.open(session, "Resume");
    }
}

/// Once more at the same table; then the game is left, kept, and the program ended.
fn play_again_and_leave(session: &mut Session, hand: Hand, hand_of: impl Fn(&str) -> Option<Hand>) {
    hand.open(session, "Play again");
    play_to(session, Asked::Choose, hand_of);
    for name in NAMES {
        session.assert_reads(name);
    }
    hand.pause(session);
    hand.open(session, "Main menu");
    wait_for_offer(session, "New game");
    assert!(session.offer("Continue").is_some(), "the game is kept");
    assert_eq!(session.left, None);
    hand.pick(session, "Quit");
    assert_eq!(session.left, Some(AppExit::Success));
}
