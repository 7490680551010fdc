//! A set of columns.

use core::fmt;

use crate::Column;

/// Some of the eleven columns, none to all.
///
/// In records it is the ascending list of its columns, such as `[6, 8]`.
///
/// ```
/// use cant_stop_rules::{Column, Columns};
///
/// let odd: Columns = Column::ALL.into_iter().filter(|column| column.number() % 2 == 1).collect();
/// assert_eq!(odd.to_string(), "3, 5, 7, 9, 11");
/// assert_eq!(Columns::ALL.minus(odd).len(), 6);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "alloc::vec::Vec<Column>", into = "alloc::vec::Vec<Column>")
)]
// Bit `i` stands for the column of index `i`.
pub struct Columns(u16);

impl Columns {
    /// No column.
    pub const EMPTY: Columns = Columns(0);

    /// All eleven columns.
    pub const ALL: Columns = Columns((1 << Column::ALL.len()) - 1);

    /// The columns of the set bits, the lowest standing for column 2; higher bits than the eleventh are left out.
    #[inline]
    pub(crate) const fn from_bits(bits: u16) -> Columns {
        Columns(bits & Columns::ALL.0)
    }

    /// One bit per column, the lowest for column 2.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// Returns `true` if the column is in the set.
    #[inline]
    pub const fn contains(self, column: Column) -> bool {
        self.0 >> column.index() & 1 == 1
    }

    /// Number of columns in the set, 0 to 11.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns `true` if no column is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with this column as well.
    #[inline]
    pub const fn with(self, column: Column) -> Columns {
        Columns(self.0 | 1 << column.index())
    }

    /// The set without this column.
    #[inline]
    pub const fn without(self, column: Column) -> Columns {
        Columns(self.0 & !(1 << column.index()))
    }

    /// The columns that are in either set.
    #[inline]
    pub const fn union(self, other: Columns) -> Columns {
        Columns(self.0 | other.0)
    }

    /// The columns that are in both sets.
    #[inline]
    pub const fn intersection(self, other: Columns) -> Columns {
        Columns(self.0 & other.0)
    }

    /// The columns of this set that are not in the other.
    #[inline]
    pub const fn minus(self, other: Columns) -> Columns {
        Columns(self.0 & !other.0)
    }

    /// The columns in the set, ascending.
    #[inline]
    pub fn iter(self) -> Iter {
        Iter(self.0)
    }
}

/// The columns of a set, ascending.
#[derive(Clone, Debug)]
pub struct Iter(u16);

impl Iterator for Iter {
    type Item = Column;

    #[inline]
    fn next(&mut self) -> Option<Column> {
        let column = Column::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(*column)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for Columns {
    type Item = Column;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Column> for Columns {
    fn from_iter<I: IntoIterator<Item = Column>>(columns: I) -> Columns {
        columns.into_iter().fold(Columns::EMPTY, Columns::with)
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, column) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{column}")?;
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
mod record {
    use alloc::vec::Vec;

    use super::{Column, Columns};

    impl From<Columns> for Vec<Column> {
        fn from(columns: Columns) -> Vec<Column> {
            columns.iter().collect()
        }
    }

    impl TryFrom<Vec<Column>> for Columns {
        type Error = &'static str;

        fn try_from(columns: Vec<Column>) -> Result<Columns, &'static str> {
            if columns.is_sorted_by(|first, second| first < second) {
                Ok(columns.into_iter().collect())
            } else {
                Err("columns are listed in ascending order, each once")
            }
        }
    }
}
