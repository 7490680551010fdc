//! Four people with a pad each; pads are lost on their owner's turn and on another's, come back and are replaced.

use super::play::{Asked, asked, play_to, play_to_the_end, play_until};
use super::{NAMES, change_the_speed, play_again_and_leave, set_the_table};
use crate::prelude::*;

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
    let mut session = Session::new();
    let mut pads = Pads(KINDS.map(|kind| connect(&mut session, kind)));
    let host = pads.of(NAMES[0]);
    set_the_table(&mut session, host);
    for guest in &NAMES[1..] {
        session.tap(pads.of(guest).on(Way::Accept));
    }
    session.wait(SETTLED);
    for name in NAMES {
        assert!(session.offers().contains(&format!("Name: {name}")) || session.reads(name));
    }
    host.open(&mut session, "Start climbing");

    lose_on_ones_turn(&mut session, &pads);
    change_the_speed(&mut session, pads.of(NAMES[2]));
    lose_on_anothers_turn(&mut session, &mut pads);
    play_to_the_end(&mut session, |name| Some(pads.of(name)));
    let last = pads.of(NAMES[3]);
    play_again_and_leave(&mut session, last, |name| Some(pads.of(name)));
}

/// The seat that is to choose loses its pad; everything waits until it is back.
fn lose_on_ones_turn(session: &mut Session, pads: &Pads) {
    let name = play_to(session, Asked::Choose, |name| Some(pads.of(name)));
    let before = asked(session);
    let index = Pads::index(&name);
    session.lose(pads.0[index]);
    let question = format!("{name}: controller disconnected");
    session.assert_reads(&question);
    reconnect(session, pads.0[index], KINDS[index]);
    session.wait(SETTLED);
    session.assert_unread(&question);
    assert_eq!(asked(session), before, "nothing is lost");
}

/// A seat that is not on turn loses its pad: the others play on; on its turn it goes on with a new one.
fn lose_on_anothers_turn(session: &mut Session, pads: &mut Pads) {
    let playing = play_to(session, Asked::Roll, |name| Some(pads.of(name)));
    let index = (Pads::index(&playing) + 2) % NAMES.len();
    let loser = NAMES[index];
    session.lose(pads.0[index]);
    let toast = format!("{loser}’s controller disconnected");
    session.assert_reads(&toast);
    let question = format!("{loser}: controller disconnected");
    play_until(
        session,
        "the turn of who has no pad",
        |name| (name != loser).then(|| pads.of(name)),
        |session| session.reads(&question),
    );
    pads.0[index] = connect(session, "Epsilon pad");
    pads.of(loser).open(session, "Use this one");
    session.assert_unread(&question);
    assert_eq!(asked(session), Some((loser.to_owned(), Asked::Roll)));
}
