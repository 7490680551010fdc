//! The chance that the next roll busts, exact.

use crate::{Columns, Game, Move};

/// The chance that a roll busts, as a count of ordered rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BustChance {
    /// Number of the [`BustChance::ROLLS`] ordered rolls that leave nothing to choose.
    pub busts: u16,
}

impl BustChance {
    /// Number of ordered rolls of four dice.
    pub const ROLLS: u16 = 1296;

    /// The chance in percent, rounded: 0 only if no roll busts, and 100 only if every roll does.
    pub fn percent(self) -> u8 {
        let rolls = u32::from(Self::ROLLS);
        let rounded = ((u32::from(self.busts) * 100 + rolls / 2) / rolls) as u8;
        let least = u8::from(!matches!(self.busts, 0 | Self::ROLLS));
        rounded.clamp(least, 100 - least)
    }
}

/// Number of different sets of columns.
const SETS: usize = 1 << 11;

/// The rolls that bust, by the bits of the columns that can be used; filled in by the compiler.
static BUSTS: [u16; SETS] = count_busts();

impl Columns {
    /// The chance that a roll busts when exactly these columns can be used.
    ///
    /// No setting changes it: whichever option the table plays by may be chosen, there is one whenever two of the dice
    /// name a column in which a runner can step.
    #[inline]
    pub fn bust_chance(self) -> BustChance {
        BustChance {
            busts: BUSTS[usize::from(self.bits())],
        }
    }
}

impl Game {
    /// The chance that four dice rolled with the runners where they are now would bust. A roll that waits for its
    /// pairing is left aside.
    pub fn bust_chance(&self) -> BustChance {
        self.usable().bust_chance()
    }

    /// The chance that the roll after choosing `mv` would bust; `None` if `mv` may not be chosen now.
    pub fn bust_chance_after(&self, mv: Move) -> Option<BustChance> {
        self.legal_moves()
            .contains(&mv)
            .then(|| self.moved(mv).bust_chance())
    }
}

impl Columns {
    /// The columns that any two of these dice name; dice that do not show 1 to 6 name none.
    #[inline]
    pub(crate) const fn named_by(roll: [u8; 4]) -> Columns {
        let [a, b, c, d] = roll;
        if a > 6 || b > 6 || c > 6 || d > 6 {
            return Columns::EMPTY;
        }
        let sums =
            1 << (a + b) | 1 << (a + c) | 1 << (a + d) | 1 << (b + c) | 1 << (b + d) | 1 << (c + d);
        Columns::from_bits((sums >> 2) as u16)
    }

    /// Returns `true` if no two of the dice name one of these columns: every split busts.
    #[inline]
    pub(crate) const fn missed_by(self, roll: [u8; 4]) -> bool {
        Columns::named_by(roll).intersection(self).is_empty()
    }
}

/// Counts for every set of columns the ordered rolls that name none of them.
const fn count_busts() -> [u16; SETS] {
    // First: the number of rolls that name exactly this set.
    let mut rolls = [0; SETS];
    let mut roll = 0;
    while roll < BustChance::ROLLS {
        let dice = [
            (roll / 216) as u8 + 1,
            (roll / 36 % 6) as u8 + 1,
            (roll / 6 % 6) as u8 + 1,
            (roll % 6) as u8 + 1,
        ];
        rolls[Columns::named_by(dice).bits() as usize] += 1;
        roll += 1;
    }
    // Then, one column after the other: the number of rolls that name nothing outside this set.
    let mut column = 0;
    while column < 11 {
        let mut set = 0;
        while set < SETS {
            if set >> column & 1 == 1 {
                rolls[set] += rolls[set ^ (1 << column)];
            }
            set += 1;
        }
        column += 1;
    }
    // A roll busts if it names nothing but columns that cannot be used.
    let mut busts = [0; SETS];
    let mut usable = 0;
    while usable < SETS {
        busts[usable] = rolls[SETS - 1 - usable];
        usable += 1;
    }
    busts
}
