//! The seats around the table.

use core::error::Error;
use core::fmt;

/// A player's place at the table, 0 to 3; play passes to the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Seat(u8);

impl Seat {
    /// The four seats a table can have.
    pub const ALL: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat of this number; `None` unless it is 0 to 3.
    #[inline]
    pub const fn new(number: u8) -> Option<Seat> {
        match number {
            0..=3 => Some(Seat(number)),
            _ => None,
        }
    }

    /// Number of the seat, 0 to 3.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left at a table of `seats` seats.
    #[inline]
    pub(crate) fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = NotASeat;

    fn try_from(number: u8) -> Result<Seat, NotASeat> {
        Seat::new(number).ok_or(NotASeat(number))
    }
}

/// A number that names no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NotASeat(pub u8);

impl fmt::Display for NotASeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no seat: they are numbered 0 to 3", self.0)
    }
}

impl Error for NotASeat {}
