//! Strengths of the five characters on the scale of difficulties.

use core::fmt;

use cant_stop_bots::Opponent;

use crate::difficulty::Difficulty;

/// The strengths of the five characters at puzzles, in logits, each more than the one before: a player whose strength
/// equals a puzzle's difficulty solves it every other time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale([Difficulty; 5]);

impl Scale {
    /// The strengths in logits, in the order of [`Opponent::ALL`].
    pub fn strengths(&self) -> [f64; 5] {
        self.0.map(Difficulty::logits)
    }

    /// Place of a strength in logits among the characters, 0 to 5: 1 for Marmot's, 2 for Ibex's, to 5 for Summit's, and
    /// linear between them, since at the table each of them is about as far above the one before.
    pub fn place(&self, strength: f64) -> f64 {
        let strengths = self.strengths();
        let above = strengths.iter().filter(|&&other| other <= strength).count();
        let (from, to) = match above {
            // As far below Marmot as Summit is above counts for one step.
            0 => (2.0 * strengths[0] - strengths[4], strengths[0]),
            5.. => return 5.0,
            _ => (strengths[above - 1], strengths[above]),
        };
        let part = (strength - from) / (to - from);
        above as f64 + part.clamp(0.0, 1.0)
    }

    /// Reads what [`fmt::Display`] writes.
    pub(crate) fn read(line: &str) -> Option<Scale> {
        let mut words = line.split(' ');
        let mut strengths = [Difficulty::default(); 5];
        for (strength, opponent) in strengths.iter_mut().zip(Opponent::ALL) {
            if words.next()? != opponent.key() {
                return None;
            }
            *strength = Difficulty::read(words.next()?)?;
        }
        let ascends = strengths.is_sorted_by(|one, other| one < other);
        let scale = ascends.then_some(Scale(strengths));
        scale.filter(|scale| scale.to_string() == line)
    }
}

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (opponent, strength)) in Opponent::ALL.iter().zip(self.0).enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{} {strength}", opponent.key())?;
        }
        Ok(())
    }
}
