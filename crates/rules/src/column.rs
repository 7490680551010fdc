//! The eleven columns of the board.

use core::error::Error;
use core::fmt;

/// One of the columns 2 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Column(u8);

impl Column {
    /// All columns, 2 to 12.
    pub const ALL: [Column; 11] = [
        Column(2),
        Column(3),
        Column(4),
        Column(5),
        Column(6),
        Column(7),
        Column(8),
        Column(9),
        Column(10),
        Column(11),
        Column(12),
    ];

    /// The column of this number; `None` unless it is 2 to 12.
    #[inline]
    pub const fn new(number: u8) -> Option<Column> {
        match number {
            2..=12 => Some(Column(number)),
            _ => None,
        }
    }

    /// The column that two dice name; `None` unless both show 1 to 6.
    #[inline]
    pub const fn sum(first: u8, second: u8) -> Option<Column> {
        match (first, second) {
            (1..=6, 1..=6) => Some(Column(first + second)),
            _ => None,
        }
    }

    /// The column that two faces name, which are known to be 1 to 6.
    #[inline]
    pub(crate) const fn of_faces(first: u8, second: u8) -> Column {
        Column(first + second)
    }

    /// The number on the column, 2 to 12.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Number of spaces, the top one included: 3 for columns 2 and 12, up to 13 for column 7.
    #[inline]
    pub const fn height(self) -> u8 {
        13 - 2 * 7u8.abs_diff(self.0)
    }

    /// Place of the column from the left, 0 to 10.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 2
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Column> for u8 {
    fn from(column: Column) -> u8 {
        column.0
    }
}

impl TryFrom<u8> for Column {
    type Error = NotAColumn;

    fn try_from(number: u8) -> Result<Column, NotAColumn> {
        Column::new(number).ok_or(NotAColumn(number))
    }
}

/// A number that names no column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NotAColumn(pub u8);

impl fmt::Display for NotAColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no column: they are numbered 2 to 12", self.0)
    }
}

impl Error for NotAColumn {}
