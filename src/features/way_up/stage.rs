//! Stages of the way up: their order, their rules and their rewards.

use cant_stop_bots::Opponent;
use cant_stop_rules::{Landing, Obligation, Settings};
use cant_stop_scenery::{Dice, Scenery};

use crate::core::seats::{SeatKind, SeatPlan};

/// Stage of the way up: a series of games against a character, by the common rules or by its house rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// The character.
    pub opponent: Opponent,
    /// Second stage of the character, by its house rule.
    pub is_harder: bool,
}

impl Stage {
    /// All stages in their order: each character twice, the weakest first.
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

    /// Stage against a character.
    pub const fn of(opponent: Opponent, is_harder: bool) -> Stage {
        Stage {
            opponent,
            is_harder,
        }
    }

    /// Name in files and folders.
    pub fn key(self) -> String {
        let table = if self.is_harder { "harder" } else { "common" };
        format!("{}-{table}", self.opponent.key())
    }

    /// Stage with this key.
    pub fn from_key(key: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| stage.key() == key)
    }

    /// The common rules, or the house rule that suits the character best.
    pub fn rules(self) -> Settings {
        let mut rules = Settings::default();
        if self.is_harder {
            match self.opponent {
                Opponent::Marmot => rules.landing = Landing::Jump,
                Opponent::Ibex => rules.obligation = Obligation::BeforeSplit,
                Opponent::Magpie => rules.landing = Landing::PressOn,
                Opponent::Owl => rules.columns_to_win = 4,
                _ => rules.three_pawns = true,
            }
        }
        rules
    }

    /// Returns `true` if the person sits first and the character second.
    pub(super) fn is_seated(self, seats: &[SeatPlan]) -> bool {
        let kinds = seats.iter().map(|plan| plan.kind);
        kinds.eq([SeatKind::Person, SeatKind::Bot(self.opponent)])
    }

    /// Index in [`Stage::ALL`].
    pub(super) fn place(self) -> usize {
        let place = Stage::ALL.iter().position(|stage| *stage == self);
        place.unwrap_or_default()
    }

    /// Reward of the first win.
    pub fn reward(self) -> Reward {
        Reward::ALL[self.place()]
    }
}

/// Reward of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reward {
    /// Dice of another material.
    Dice(Dice),
    /// Another scenery around the table.
    Scenery(Scenery),
    /// Golden flags on the mountain.
    GoldenFlag,
}

impl Reward {
    /// All rewards, in the order of their stages.
    pub const ALL: [Reward; Stage::ALL.len()] = [
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
