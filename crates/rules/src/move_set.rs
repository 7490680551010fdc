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

/// What can hinder or allow a pairing, as bits.
#[derive(Clone, Copy)]
pub(crate) struct Uses {
    /// The first sum could be used alone.
    pub(crate) first: bool,
    /// The second sum could be used alone.
    pub(crate) second: bool,
    /// Not both: one free runner for two new columns, or one space for two steps.
    pub(crate) not_both: bool,
}

impl Uses {
    const fn bits(self) -> usize {
        self.first as usize | (self.second as usize) << 1 | (self.not_both as usize) << 2
    }
}

/// The moves of a pairing, by the indices of its columns and the bits of its uses.
static OF_PAIRING: [[[u128; 8]; 11]; 11] = {
    let mut sets = [[[0; 8]; 11]; 11];
    let mut index = 0;
    while index < MOVES {
        let Some((low, high)) = ALL[index].pair() else {
            index += 1;
            continue;
        };
        let (low, high) = (low.index(), high.index());
        let mut bits = 0;
        while bits < 8 {
            let (uses_low, uses_high, not_both) = (bits & 1 > 0, bits & 2 > 0, bits & 4 > 0);
            let (both, one_low, one_high) = (1 << index, 1 << ONE[low], 1 << ONE[high]);
            sets[low][high][bits] = match (uses_low, uses_high) {
                (false, false) => 0,
                (true, false) => one_low,
                (false, true) => one_high,
                (true, true) if not_both => one_low | one_high,
                (true, true) => both,
            };
            // The other way round the bits of the two sums change places.
            let mirrored = (bits & 4) | (bits & 1) << 1 | (bits & 2) >> 1;
            sets[high][low][mirrored] = sets[low][high][bits];
            bits += 1;
        }
        index += 1;
    }
    sets
};

/// The index in [`ALL`] of one step in each column.
const ONE: [u32; 11] = {
    let mut indices = [0; 11];
    let mut index = 0;
    while index < MOVES {
        if ALL[index].pair().is_none() {
            indices[ALL[index].lowest().index()] = index as u32;
        }
        index += 1;
    }
    indices
};

/// Some of the moves.
#[derive(Clone, Copy)]
pub(crate) struct MoveSet {
    /// Bit `i` stands for the move at index `i` of [`ALL`].
    bits: u128,
}

impl MoveSet {
    /// No move.
    pub(crate) const EMPTY: MoveSet = MoveSet { bits: 0 };

    /// What a pairing of these columns could do.
    ///
    /// Looked up, and not found by asking: the dice are random, so that no processor could foresee the answers.
    #[inline]
    pub(crate) fn of_pairing([first, second]: [Column; 2], uses: Uses) -> MoveSet {
        MoveSet {
            bits: OF_PAIRING[first.index()][second.index()][uses.bits()],
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
