//! Playing by what the screen says: whose turn it is, what may be pressed, and how great the risk is.

use crate::prelude::*;

/// Looks at the screen in a game, more than any game takes.
const LOOKS: u32 = 6000;
/// Strides between two looks.
const BETWEEN: u32 = 2;
/// From this chance of a bust on, in 100, one stops.
const TOO_RISKY: u32 = 28;
/// Number of pairings in a turn after which the player stops.
const ENOUGH: u32 = 3;

/// Action that the screen asks a player for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// To make the first roll of a turn.
    Roll,
    /// To choose a pairing.
    Choose,
    /// To roll again or stop.
    Decide,
}

/// Name of the player who is asked, and for what: groups say it, and what they hold can be pressed.
pub fn asked(session: &mut Session) -> Option<(String, Asked)> {
    let offers = session.offers();
    let offers = |what: Asked| {
        offers.iter().any(|offer| match what {
            Asked::Roll => offer == "Roll",
            Asked::Choose => is_card(offer),
            Asked::Decide => offer == "Roll again" || offer.starts_with("Stop"),
        })
    };
    let asked = session.groups().into_iter().find_map(|said| {
        if let Some(name) = said.strip_suffix("’s turn") {
            return Some((name.to_owned(), Asked::Roll));
        }
        if let Some(said) = said.strip_suffix(" · roll again or stop?") {
            let name = said.rsplit(". ").next()?;
            return Some((name.to_owned(), Asked::Decide));
        }
        let (name, _) = said.split_once(" rolled ")?;
        Some((name.to_owned(), Asked::Choose)).filter(|_| said.ends_with("Choose a pairing."))
    });
    asked.filter(|(_, what)| offers(*what))
}

/// The chance of a bust on the next roll in 100, where the screen says it.
fn risk(session: &mut Session) -> Option<u32> {
    session.texts().iter().find_map(|text| {
        let risk = text.strip_prefix("busts ")?;
        risk.strip_suffix(" in 100")?.parse().ok()
    })
}

/// Answers a question with a sensible action.
fn answer(session: &mut Session, hand: Hand, what: Asked, chosen: u32) {
    let offers = session.offers();
    let offered = |what: &str| offers.iter().any(|offer| offer == what);
    let is_enough = chosen >= ENOUGH || risk(session).is_some_and(|risk| risk >= TOO_RISKY);
    let pick = match what {
        Asked::Roll => Some("Roll"),
        Asked::Decide if offered("Stop and win") => Some("Stop and win"),
        Asked::Decide if offered("Stop") && is_enough => Some("Stop"),
        Asked::Decide => Some("Roll again"),
        Asked::Choose => offers.iter().map(String::as_str).find(|it| is_card(it)),
    };
    if let Some(pick) = pick.filter(|pick| offered(pick)) {
        hand.pick(session, pick);
    }
}

/// Returns `true` for the name of a pairing that can be chosen: two sums, or one sum and its steps.
pub fn is_card(offer: &str) -> bool {
    [" · ", " +"].iter().any(|between| {
        offer
            .split_once(between)
            .is_some_and(|(one, other)| one.parse::<u8>().is_ok() && other.parse::<u8>().is_ok())
    })
}

/// Everybody plays with what `hand_of` says until `done`; who has nothing in hand waits.
pub fn play_until(
    session: &mut Session,
    what: &str,
    hand_of: impl Fn(&str) -> Option<Hand>,
    mut done: impl FnMut(&mut Session) -> bool,
) {
    // How many pairings of the turn have been chosen, and what was asked last.
    let (mut chosen, mut before) = (0, None);
    for _ in 0..LOOKS {
        if done(session) {
            session.wait(SETTLED);
            return;
        }
        if let Some((name, what)) = asked(session) {
            chosen = match (before, what) {
                (_, Asked::Roll) => 0,
                (Some(Asked::Choose), Asked::Decide) => chosen + 1,
                _ => chosen,
            };
            before = Some(what);
            if let Some(hand) = hand_of(&name) {
                answer(session, hand, what, chosen);
            }
        }
        session.strides(BETWEEN);
    }
    panic!("{what} never comes; {}", session.summary());
}

/// Everybody plays until a person is asked for this; gives their name.
pub fn play_to(
    session: &mut Session,
    what: Asked,
    hand_of: impl Fn(&str) -> Option<Hand>,
) -> String {
    let is_asked = |session: &mut Session| {
        let asked = asked(session).filter(|(_, asked)| *asked == what);
        asked.filter(|(name, _)| hand_of(name).is_some())
    };
    play_until(session, &format!("{what:?}"), &hand_of, |session| {
        is_asked(session).is_some()
    });
    is_asked(session).expect("no question is open").0
}

/// Everybody plays until the results.
pub fn play_to_the_end(session: &mut Session, hand_of: impl Fn(&str) -> Option<Hand>) {
    play_until(session, "the end", hand_of, |session| {
        session.is_offered("Play again")
    });
}
