//! Four people with a pad each; pads are lost on their owner's turn and on another's, come back and are replaced.

use bevy::prelude::*;

use crate::evening::{connect, reconnect};
use crate::support::Couch;

use super::hand::{ARRIVAL, Hand, Press};
use super::play::{Asked, asked, play_to, play_to_the_end, play_until};
use super::{NAMES, change_the_speed, play_again_and_leave, reads, set_the_table};

const KINDS: [&str; 4] = ["Alpha pad", "Beta pad", "Gamma pad", "Delta pad"];

/// The pad of everybody, in the order of [`NAMES`].
#[derive(Clone, Copy)]
struct Pads([Entity; 4]);

impl Pads {
    fn index(name: &str) -> usize {
        let index = NAMES.iter().position(|other| *other == name);
        index.unwrap_or_else(|| panic!("who is {name}?"))
    }

    fn of(&self, name: &str) -> Hand {
        Hand::Pad(self.0[Pads::index(name)])
    }
}

#[test]
fn an_evening_by_pads_alone() {
    let mut couch = Couch::new();
    let mut pads = Pads(KINDS.map(|kind| connect(&mut couch, kind)));
    let host = pads.of(NAMES[0]);
    set_the_table(&mut couch, host);
    for guest in &NAMES[1..] {
        pads.of(guest).press(&mut couch, Press::Accept);
    }
    couch.frames(ARRIVAL);
    for name in NAMES {
        assert!(couch.offers().contains(&format!("Name: {name}")) || reads(&mut couch, name));
    }
    host.open(&mut couch, "Start climbing");

    lose_on_ones_turn(&mut couch, &pads);
    change_the_speed(&mut couch, pads.of(NAMES[2]));
    lose_on_anothers_turn(&mut couch, &mut pads);
    play_to_the_end(&mut couch, |name| Some(pads.of(name)));
    let last = pads.of(NAMES[3]);
    play_again_and_leave(&mut couch, last, |name| Some(pads.of(name)));
}

/// Whoever is to choose loses their pad; everything waits until it is back.
fn lose_on_ones_turn(couch: &mut Couch, pads: &Pads) {
    let name = play_to(couch, Asked::Choose, |name| Some(pads.of(name)));
    let before = asked(couch);
    let index = Pads::index(&name);
    couch.disconnect_pad(pads.0[index]);
    couch.frames(ARRIVAL);
    let question = format!("{name}, your pad is gone");
    assert!(reads(couch, &question), "{}", couch.summary());
    reconnect(couch, pads.0[index], KINDS[index]);
    couch.frames(ARRIVAL);
    assert!(!reads(couch, &question), "{}", couch.summary());
    assert_eq!(asked(couch), before, "nothing is lost");
}

/// Somebody who is not to play loses their pad: the others play on; on their turn they go on with a new one.
fn lose_on_anothers_turn(couch: &mut Couch, pads: &mut Pads) {
    let playing = play_to(couch, Asked::Roll, |name| Some(pads.of(name)));
    let index = (Pads::index(&playing) + 2) % NAMES.len();
    let loser = NAMES[index];
    couch.disconnect_pad(pads.0[index]);
    couch.frames(ARRIVAL);
    let toast = format!("{loser}’s pad is gone");
    assert!(reads(couch, &toast), "{}", couch.summary());
    let question = format!("{loser}, your pad is gone");
    play_until(
        couch,
        "the turn of who has no pad",
        |name| (name != loser).then(|| pads.of(name)),
        |couch| reads(couch, &question),
    );
    pads.0[index] = connect(couch, "Epsilon pad");
    pads.of(loser).open(couch, "Go on with this");
    assert!(!reads(couch, &question), "{}", couch.summary());
    assert_eq!(asked(couch), Some((loser.to_owned(), Asked::Roll)));
}
