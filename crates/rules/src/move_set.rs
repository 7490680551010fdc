//! A set of moves: put together without a branch, read in order without sorting.

use crate::{Column, Move};

/// How many moves there are: one step in a column, or two in two columns, which may be the same.
const MOVES: usize = 11 + 11 * 12 / 2;

/// Every move, ascending.
const ALL: [Move; MOVES] = {
    let mut all = [Move::one(Column::ALL[0]); MOVES];
    let (mut next, mut first) = (0, 0);
    while first < 11 {
        all[next] = Move::one(Column::ALL[first]);
        next += 1;
        let mut second = first;
        while second < 11 {
            all[next] = Move::two(Column::ALL[first], Column::ALL[second]);
            next += 1;
            second += 1;
        }
        first += 1;
    }
    all
};

/// The place in [`ALL`] of the move that steps in both columns, by their indices in either order.
const TWO: [[u8; 11]; 11] = {
    let mut places = [[0; 11]; 11];
    let mut place = 0;
    while place < MOVES {
        if let Some((first, second)) = ALL[place].pair() {
            places[first.index()][second.index()] = place as u8;
            places[second.index()][first.index()] = place as u8;
        }
        place += 1;
    }
    places
};

/// Some of the moves.
#[derive(Clone, Copy)]
pub(crate) struct MoveSet {
    /// Bit `i` stands for the move at place `i` of [`ALL`].
    bits: u128,
}

impl MoveSet {
    /// No move.
    pub(crate) const EMPTY: MoveSet = MoveSet { bits: 0 };

    /// The place of one step in the column.
    #[inline]
    pub(crate) fn place_of_one(column: Column) -> u8 {
        // It stands just before the double step in the same column.
        TWO[column.index()][column.index()] - 1
    }

    /// The place of a step in both columns, or of two in one.
    #[inline]
    pub(crate) fn place_of_two(first: Column, second: Column) -> u8 {
        TWO[first.index()][second.index()]
    }

    /// The move at this place if it `applies`, else none.
    #[inline]
    pub(crate) fn at(place: u8, applies: bool) -> MoveSet {
        MoveSet {
            bits: u128::from(applies) << place,
        }
    }

    /// The moves that are in either set.
    #[inline]
    pub(crate) fn union(self, other: MoveSet) -> MoveSet {
        MoveSet {
            bits: self.bits | other.bits,
        }
    }

    pub(crate) fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The moves in the set, ascending.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Move> {
        let mut bits = self.bits;
        core::iter::from_fn(move || {
            let mv = *ALL.get(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(mv)
        })
    }
}
