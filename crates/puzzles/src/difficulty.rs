//! Difficulty of a puzzle.

use core::fmt;

/// Difficulty of a puzzle: the strength that solves it every other time, in hundredths of a logit, −999 to 999.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Difficulty(i16);

impl Difficulty {
    /// The hardest there can be; the easiest is as far below 0.
    const MOST: i16 = 999;

    /// Rounds a number of logits to hundredths and clamps it to −9.99 to 9.99.
    pub fn new(logits: f64) -> Difficulty {
        let most = f64::from(Difficulty::MOST);
        Difficulty((100.0 * logits).round().clamp(-most, most) as i16)
    }

    /// In logits.
    pub fn logits(self) -> f64 {
        f64::from(self.0) / 100.0
    }

    /// Reads what [`fmt::Display`] writes, and untidy forms of it; `None` outside of −9.99 to 9.99.
    pub(crate) fn read(text: &str) -> Option<Difficulty> {
        let digits: String = text.chars().filter(|&letter| letter != '.').collect();
        let hundredths = digits.parse().ok()?;
        let range = -Difficulty::MOST..=Difficulty::MOST;
        range
            .contains(&hundredths)
            .then_some(Difficulty(hundredths))
    }
}

/// In logits, with its sign and two decimals.
impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '-' } else { '+' };
        let size = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", size / 100, size % 100)
    }
}
