//! Strengths of the five characters on the scale of difficulties.

use core::fmt;

use cant_stop_bots::Opponent;

/// The strengths of the five characters at puzzles, in logits, each more than the one before: a player whose strength
/// equals a puzzle's difficulty solves it every other time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    hundredths: [i16; 5],
}

impl Scale {
    /// The strengths in logits, in the order of [`Opponent::ALL`].
    pub fn strengths(&self) -> [f64; 5] {
        self.hundredths
            .map(|hundredths| f64::from(hundredths) / 100.0)
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
        let mut hundredths = [0; 5];
        for (strength, opponent) in hundredths.iter_mut().zip(Opponent::ALL) {
            if words.next()? != opponent.key() {
                return None;
            }
            let digits: String = words
                .next()?
                .chars()
                .filter(|&letter| letter != '.')
                .collect();
            *strength = digits
                .parse()
                .ok()
                .filter(|number: &i16| number.abs() <= 999)?;
        }
        let ascends = hundredths.is_sorted_by(|one, other| one < other);
        let scale = ascends.then_some(Scale { hundredths });
        scale.filter(|scale| scale.to_string() == line)
    }
}

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (opponent, strength)) in Opponent::ALL.iter().zip(self.hundredths).enumerate() {
            let space = if place == 0 { "" } else { " " };
            let sign = if strength < 0 { '-' } else { '+' };
            let size = strength.unsigned_abs();
            write!(
                f,
                "{space}{} {sign}{}.{:02}",
                opponent.key(),
                size / 100,
                size % 100
            )?;
        }
        Ok(())
    }
}
