//! Stages of the way up: their order and their rules.

use cant_stop_rules::{Landing, Obligation};

use crate::ui::prelude::*;

/// Stage of the way up: a series of games against a character, by the common rules or by its house rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// Character.
    pub opponent: Opponent,
    /// Second stage of the character, by its house rule.
    pub is_harder: bool,
}

impl Stage {
    /// All stages in their order: each character twice, the weakest first.
    pub const ALL: [Stage; 10] = {
        let mut all = [Stage::of(Opponent::ALL[0], false); 10];
        let mut place = 1;
        while place < all.len() {
            all[place] = Stage::of(Opponent::ALL[place / 2], place % 2 == 1);
            place += 1;
        }
        all
    };

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

    /// Common rules, or the house rule that suits the character best.
    pub fn rules(self) -> Variant {
        let mut rules = Variant::default();
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

    /// Index of the character's station, the lowest first.
    pub(super) fn station(self) -> usize {
        let mut stages = Stage::ALL.into_iter();
        stages.position(|stage| stage == self).unwrap_or_default() / 2
    }
}
