//! Worth of a choice: a chance to win, in games of 100, with its standard error.

use core::fmt;

/// Parts of a game of 100, the unit in which chances are stored.
const PARTS: u16 = 100;

/// The most that anything can be worth, in parts: 100 games of 100.
const ALL: u16 = 100 * PARTS;

/// A chance to win with its standard error, both in hundredths of a game of 100, so that text holds them exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Worth {
    parts: u16,
    error: u16,
}

impl Worth {
    /// A chance of 0 to 1 and its standard error, 0 if it was thought out and not counted; `None` if they are none.
    pub fn new(chance: f64, error: f64) -> Option<Worth> {
        let parts = |share: f64| {
            (0.0..=1.0)
                .contains(&share)
                .then(|| (share * f64::from(ALL)).round() as u16)
        };
        Some(Worth {
            parts: parts(chance)?,
            error: parts(error)?,
        })
    }

    /// Games won of 100, 0 to 100.
    pub fn games(self) -> f64 {
        f64::from(self.parts) / f64::from(PARTS)
    }

    /// The standard error of [`games`](Worth::games), in games of 100; 0 if it was thought out and not counted.
    pub fn error(self) -> f64 {
        f64::from(self.error) / f64::from(PARTS)
    }

    /// By how many games of 100 this is more than the other, less than 0 if it is less.
    pub fn above(self, other: Worth) -> f64 {
        f64::from(i32::from(self.parts) - i32::from(other.parts)) / f64::from(PARTS)
    }

    /// Returns `true` if this is above the other by more than `errors` standard errors of the difference, as if the two
    /// counts were independent: with common dice it is surer yet.
    pub fn is_surely_above(self, other: Worth, errors: f64) -> bool {
        let error = self.error().hypot(other.error());
        self.above(other) > errors * error
    }

    /// Reads what [`fmt::Display`] writes.
    pub(crate) fn read(text: &str) -> Option<Worth> {
        let (games, error) = text.split_once(' ')?;
        Some(Worth {
            parts: read_parts(games)?,
            error: read_parts(error)?,
        })
    }
}

/// Reads games of 100 with two places after the point.
fn read_parts(text: &str) -> Option<u16> {
    let (whole, parts) = text.split_once('.')?;
    let is_number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    if parts.len() != 2 || !is_number(parts) || !is_number(whole) {
        return None;
    }
    let whole: u16 = whole.parse().ok().filter(|&whole| whole <= ALL / PARTS)?;
    let parts: u16 = parts.parse().ok()?;
    Some(whole * PARTS + parts).filter(|&parts| parts <= ALL)
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |parts: u16| format!("{}.{:02}", parts / PARTS, parts % PARTS);
        write!(f, "{} {}", text(self.parts), text(self.error))
    }
}
