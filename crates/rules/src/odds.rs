//! The chance that the next roll busts, exact.

use crate::{Game, Move};

/// The chance that a roll busts, as a count of ordered rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BustChance {
    /// How many of the [`BustChance::ROLLS`] ordered rolls leave nothing to choose.
    pub busts: u16,
}

impl BustChance {
    /// How many ordered rolls of four dice there are.
    pub const ROLLS: u16 = 1296;

    /// The chance in percent, rounded, 0 to 100.
    pub fn percent(self) -> u8 {
        let rolls = u32::from(Self::ROLLS);
        ((u32::from(self.busts) * 100 + rolls / 2) / rolls) as u8
    }
}

impl Game {
    /// The chance that four dice rolled with the runners where they are now would bust. A roll that waits for its
    /// pairing is left aside.
    pub fn bust_chance(&self) -> BustChance {
        let usable = self.usable();
        let faces = 1..=6;
        let mut busts = 0;
        for a in faces.clone() {
            for b in faces.clone() {
                for c in faces.clone() {
                    busts += faces
                        .clone()
                        .filter(|&d| usable.missed_by([a, b, c, d]))
                        .count() as u16;
                }
            }
        }
        BustChance { busts }
    }

    /// The chance that the roll after choosing `mv` would bust; `None` if `mv` may not be chosen now.
    pub fn bust_chance_after(&self, mv: Move) -> Option<BustChance> {
        self.options().contains(&mv).then(|| {
            let climb = |game: Game, &column: &_| game.after(&game.step(column));
            mv.columns().iter().fold(*self, climb).bust_chance()
        })
    }
}
