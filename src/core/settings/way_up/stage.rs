//! The matches of the way up in their order, and what each of them wins.

use cant_stop_bots::Opponent;
use cant_stop_rules::{Landing, Obligation, Settings};
use cant_stop_scenery::{Dice, Scenery};

/// A match of the way up: against whom, and at which of the two tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// The character that is played against.
    pub opponent: Opponent,
    /// Whether it is the second match, by house rules.
    pub is_harder: bool,
}

impl Stage {
    /// All of them, in the order in which they are reached: every character twice, the gentlest first.
    pub const ALL: [Stage; 10] = [
        Stage::of(Opponent::Marmot, false),
        Stage::of(Opponent::Marmot, true),
        Stage::of(Opponent::Ibex, false),
        Stage::of(Opponent::Ibex, true),
        Stage::of(Opponent::Magpie, false),
        Stage::of(Opponent::Magpie, true),
        Stage::of(Opponent::Owl, false),
        Stage::of(Opponent::Owl, true),
        Stage::of(Opponent::Summit, false),
        Stage::of(Opponent::Summit, true),
    ];

    /// The match against a character at one of its two tables.
    pub const fn of(opponent: Opponent, is_harder: bool) -> Stage {
        Stage {
            opponent,
            is_harder,
        }
    }

    /// Its name in files and folders.
    pub fn key(self) -> String {
        let table = if self.is_harder { "harder" } else { "common" };
        format!("{}-{table}", self.opponent.key())
    }

    /// The match with this key, if there is one.
    pub fn from_key(key: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| stage.key() == key)
    }

    /// Its place in [`Stage::ALL`], from 0.
    pub fn place(self) -> usize {
        let place = Stage::ALL.iter().position(|stage| *stage == self);
        place.unwrap_or(Stage::ALL.len())
    }

    /// What is played by: the common rules, or the house rule that makes the most of what the character is like.
    pub fn rules(self) -> Settings {
        let common = Settings::default();
        if !self.is_harder {
            return common;
        }
        match self.opponent {
            Opponent::Marmot => Settings {
                landing: Landing::Jump,
                ..common
            },
            Opponent::Ibex => Settings {
                obligation: Obligation::BeforeSplit,
                ..common
            },
            Opponent::Magpie => Settings {
                landing: Landing::PressOn,
                ..common
            },
            Opponent::Owl => Settings {
                columns_to_win: 4,
                ..common
            },
            _ => Settings {
                three_pawns: true,
                ..common
            },
        }
    }

    /// What winning it wins.
    pub fn reward(self) -> Reward {
        let place = self.place().min(Reward::ALL.len() - 1);
        Reward::ALL[place]
    }
}

/// What can be won on the way up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reward {
    /// Dice of another material.
    Dice(Dice),
    /// Another time of day or season around the table.
    Scenery(Scenery),
    /// One's flags turn to gold.
    GoldenFlag,
}

impl Reward {
    /// All of them, in the order of the matches that win them.
    pub const ALL: [Reward; 10] = [
        Reward::Dice(Dice::Birch),
        Reward::Scenery(Scenery::Dawn),
        Reward::Dice(Dice::Amber),
        Reward::Scenery(Scenery::Spring),
        Reward::Dice(Dice::Jade),
        Reward::Scenery(Scenery::Snow),
        Reward::Dice(Dice::Ice),
        Reward::Scenery(Scenery::Aurora),
        Reward::Dice(Dice::Quartz),
        Reward::GoldenFlag,
    ];
}
