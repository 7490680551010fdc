//! Playing by what the screen says: whose turn it is, what may be pressed, and how great the risk is.

use crate::support::Couch;

use super::hand::Hand;

/// Looks at the screen in a game, more than any game takes.
const LOOKS: u32 = 6000;
/// Frames between two looks.
const BETWEEN: u32 = 6;
/// From this chance of a bust on, in 100, one stops.
const TOO_RISKY: u32 = 28;

/// What the screen asks somebody for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// To make the first roll of a turn.
    Roll,
    /// To choose a pairing.
    Choose,
    /// To roll again or stop.
    Decide,
}

/// Whom the screen asks, and what for.
pub fn asked(couch: &mut Couch) -> Option<(String, Asked)> {
    let kinds = [
        (" · roll the dice", Asked::Roll),
        (" · choose a pairing", Asked::Choose),
        (" · roll again or stop?", Asked::Decide),
    ];
    couch.texts().iter().find_map(|text| {
        kinds.iter().find_map(|(end, asked)| {
            let name = text.strip_suffix(end)?;
            Some((name.to_owned(), *asked))
        })
    })
}

/// Waits until a person is asked for something.
pub fn wait_for(couch: &mut Couch, what: &str, there: impl Fn(&str, Asked) -> bool) -> String {
    for _ in 0..LOOKS {
        if let Some((name, asked)) = asked(couch)
            && there(&name, asked)
        {
            return name;
        }
        couch.frame();
    }
    panic!("waited in vain for {what}; {}", couch.summary());
}

/// The chance of a bust on the next roll in 100, where the screen says it.
fn risk(couch: &mut Couch) -> Option<u32> {
    couch.texts().iter().find_map(|text| {
        let risk = text
            .strip_prefix("The next roll busts ")
            .or(text.strip_prefix("Risk: "))?;
        risk.strip_suffix(" in 100")?.parse().ok()
    })
}

/// Somebody who is asked does something sensible.
pub fn answer(couch: &mut Couch, hand: Hand, what: Asked) {
    let offers = couch.offers();
    let offered = |what: &str| offers.iter().any(|offer| offer == what);
    match what {
        Asked::Roll if offered("Roll") => hand.pick(couch, "Roll"),
        Asked::Decide if offered("Stop and win") => hand.pick(couch, "Stop and win"),
        Asked::Decide if offered("Stop") && risk(couch).is_some_and(|risk| risk >= TOO_RISKY) => {
            hand.pick(couch, "Stop");
        }
        Asked::Decide if offered("Roll again") => hand.pick(couch, "Roll again"),
        Asked::Choose => {
            let card = offers.iter().find(|offer| is_card(offer));
            if let Some(card) = card {
                hand.pick(couch, card);
            }
        }
        _ => {}
    }
}

/// Whether a pairing that can be chosen is called like this.
fn is_card(offer: &str) -> bool {
    offer.contains('+') || offer.contains("to the top")
}

/// Everybody plays with what `hand_of` says until `done`.
pub fn play_until(
    couch: &mut Couch,
    what: &str,
    hand_of: impl Fn(&str) -> Hand,
    mut done: impl FnMut(&mut Couch) -> bool,
) {
    for _ in 0..LOOKS {
        if done(couch) {
            return;
        }
        if let Some((name, what)) = asked(couch) {
            answer(couch, hand_of(&name), what);
        }
        couch.frames(BETWEEN);
    }
    panic!("{what} never comes; {}", couch.summary());
}

/// Everybody plays until the results.
pub fn play_to_the_end(couch: &mut Couch, hand_of: impl Fn(&str) -> Hand) {
    play_until(couch, "the end", hand_of, |couch| {
        couch.offers().iter().any(|offer| offer == "Again")
    });
}
