//! Difficulty of a puzzle.

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

    /// The hundredths of a logit.
    pub(crate) fn hundredths(self) -> i16 {
        self.0
    }

    /// Takes a number of hundredths of a logit; `None` outside of −999 to 999.
    pub(crate) fn of_hundredths(hundredths: i16) -> Option<Difficulty> {
        (hundredths.abs() <= Difficulty::MOST).then_some(Difficulty(hundredths))
    }
}
