//! What an opponent is, and the list of them.

use cant_stop_rules::{Action, Game};

use crate::rule_of_28::RuleOf28;

/// A player that decides by itself.
pub trait Bot: Send {
    /// Its name, the same in every language.
    fn name(&self) -> &'static str;

    /// The legal action it takes for the seat to act.
    ///
    /// To be asked only when a seat must act; the answer at any other time is an action that the game refuses.
    fn decide(&mut self, game: &Game) -> Action;
}

/// The opponents to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Michael Keller's Rule of 28: adds up the progress of the turn and stops at 28.
    RuleOf28,
}

impl Opponent {
    /// All opponents, in the order to offer them.
    pub const ALL: [Opponent; 1] = [Opponent::RuleOf28];

    /// A new player of this kind.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Opponent::RuleOf28 => Box::new(RuleOf28),
        }
    }

    /// The opponent's name in records and on command lines.
    pub const fn key(self) -> &'static str {
        match self {
            Opponent::RuleOf28 => "rule-of-28",
        }
    }

    /// The opponent with this key, if there is one.
    pub fn from_key(key: &str) -> Option<Opponent> {
        Opponent::ALL
            .into_iter()
            .find(|opponent| opponent.key() == key)
    }
}
