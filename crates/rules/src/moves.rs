//! Moves: the columns that a pairing advances.

use core::fmt;
use core::ops::Deref;

use crate::Column;
use crate::list::List;

/// The columns one choice advances, ascending: one column, two columns, or one column twice.
///
/// In records it is the list of its columns, such as `[6, 8]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "alloc::vec::Vec<Column>", into = "alloc::vec::Vec<Column>")
)]
pub struct Move {
    // A single step repeats its column, so that the derived order is that of the lists of columns.
    columns: [Column; 2],
    steps: u8,
}

impl Move {
    /// One step in one column.
    #[inline]
    pub const fn one(column: Column) -> Move {
        Move {
            columns: [column; 2],
            steps: 1,
        }
    }

    /// Two steps: one in each of two columns, or both in one.
    #[inline]
    pub const fn two(first: Column, second: Column) -> Move {
        let columns = if first.number() <= second.number() {
            [first, second]
        } else {
            [second, first]
        };
        Move { columns, steps: 2 }
    }

    /// The column of each step, ascending; a double step names its column twice.
    #[inline]
    pub fn columns(&self) -> &[Column] {
        &self.columns[..usize::from(self.steps)]
    }

    /// Returns `true` if the move makes two steps in one column.
    pub fn is_double(&self) -> bool {
        self.steps == 2 && self.columns[0] == self.columns[1]
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.columns() {
            [first, second] => write!(f, "{first}·{second}"),
            _ => self.columns[0].fmt(f),
        }
    }
}

#[cfg(feature = "serde")]
mod record {
    use alloc::vec::Vec;

    use super::{Column, Move};

    impl From<Move> for Vec<Column> {
        fn from(mv: Move) -> Vec<Column> {
            mv.columns().to_vec()
        }
    }

    impl TryFrom<Vec<Column>> for Move {
        type Error = &'static str;

        fn try_from(columns: Vec<Column>) -> Result<Move, &'static str> {
            match columns[..] {
                [column] => Ok(Move::one(column)),
                [first, second] if first <= second => Ok(Move::two(first, second)),
                _ => Err("a move is one column, or two in ascending order"),
            }
        }
    }
}

/// The distinct legal moves of a roll, ascending; empty when nothing may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LegalMoves(List<Move, 6>);

impl LegalMoves {
    /// The moves of the three pairings of a roll, at most two each, in any order.
    #[inline]
    pub(crate) fn of(mut moves: [Option<Move>; 6]) -> LegalMoves {
        moves.sort_unstable();
        let mut options = List::empty(Move::one(Column::ALL[0]));
        for mv in moves.into_iter().flatten() {
            if options.last() != Some(&mv) {
                options.push(mv);
            }
        }
        LegalMoves(options)
    }
}

impl Deref for LegalMoves {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}
