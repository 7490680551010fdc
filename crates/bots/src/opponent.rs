//! The opponents to choose from.

use crate::Bot;
use crate::characters::{IBEX, MAGPIE, MARMOT};
use crate::summit::{Owl, Summit};

/// The opponents to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Cautious: banks every little bit.
    Marmot,
    /// Greedy: always wants one more.
    Magpie,
    /// Loves a few columns, and what it has begun.
    Ibex,
    /// Calculates its own way up exactly, and never looks at the others.
    Owl,
    /// The strongest: calculates its own turn exactly and knows what every board is worth.
    Summit,
}

impl Opponent {
    /// All opponents, from the gentlest to the strongest.
    pub const ALL: [Opponent; 5] = [
        Opponent::Marmot,
        Opponent::Ibex,
        Opponent::Magpie,
        Opponent::Owl,
        Opponent::Summit,
    ];

    /// A new player of this kind.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Opponent::Marmot => Box::new(&MARMOT),
            Opponent::Magpie => Box::new(&MAGPIE),
            Opponent::Ibex => Box::new(&IBEX),
            Opponent::Owl => Box::new(Owl::default()),
            Opponent::Summit => Box::new(Summit::default()),
        }
    }

    /// The opponent's name in records, on command lines and in the names of its texts and pictures.
    pub const fn key(self) -> &'static str {
        match self {
            Opponent::Marmot => "marmot",
            Opponent::Magpie => "magpie",
            Opponent::Ibex => "ibex",
            Opponent::Owl => "owl",
            Opponent::Summit => "summit",
        }
    }

    /// The opponent with this key, if there is one.
    pub fn from_key(key: &str) -> Option<Opponent> {
        Opponent::ALL.into_iter().find(|it| it.key() == key)
    }

    /// The opponent that plays on for a bot of this key in a record or among stored seats: the one with this key, or the
    /// nearest in strength and manner to one that earlier versions seated.
    pub fn seated_as(key: &str) -> Option<Opponent> {
        match key {
            "rule-of-28" => Some(Opponent::Magpie),
            "constant" | "linear" => Some(Opponent::Owl),
            _ => Opponent::from_key(key),
        }
    }
}
