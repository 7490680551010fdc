//! Roster of players: names that belong to one person, and names that are left out.

use std::collections::{BTreeMap, BTreeSet};

use super::Player;
use crate::digest::SeatDigest;

/// Names that belong to one person, and names that are left out; by default every name is a person.
///
/// ```
/// use cant_stop_chronicle::statistics::Roster;
///
/// let mut roster = Roster::default();
/// roster.merge("Lovelace", "Ada");
/// roster.leave_out("Guest");
/// assert_eq!(roster.name("Lovelace"), Some("Ada"));
/// assert_eq!(roster.name("Guest"), None);
/// assert_eq!(roster.name("Leo"), Some("Leo"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    /// Current name of a person, by an earlier name.
    renamed: BTreeMap<String, String>,
    /// Names that no statistics are made of.
    left_out: BTreeSet<String>,
}

impl Roster {
    /// Counts what was played under one name for another, which stands for itself from now on: names never lead in a
    /// circle.
    pub fn merge(&mut self, earlier: &str, now: &str) {
        self.renamed.remove(now);
        if earlier != now {
            self.renamed.insert(earlier.to_owned(), now.to_owned());
        }
    }

    /// Makes no statistics of a name. Its seats still count as seats of their tables, and its dice among all dice.
    pub fn leave_out(&mut self, name: &str) {
        self.left_out.insert(name.to_owned());
    }

    /// Current name of the person; `None` if it is left out.
    pub fn name<'a>(&'a self, name: &'a str) -> Option<&'a str> {
        let mut found = name;
        // As many steps as there are names: names that lead in a circle end somewhere, too.
        for _ in 0..=self.renamed.len() {
            if self.left_out.contains(found) {
                return None;
            }
            match self.renamed.get(found) {
                Some(now) => found = now,
                None => break,
            }
        }
        Some(found)
    }

    /// Player of the seat; `None` if the name is left out. Bots stay.
    pub fn who(&self, seat: &SeatDigest) -> Option<Player> {
        match &seat.bot {
            Some(bot) => Some(Player::Bot(bot.clone())),
            None => self
                .name(&seat.name)
                .map(|name| Player::Person(name.to_owned())),
        }
    }
}
