//! Three pawns: the choice of squares to keep when a seat has more squares than pawns.

use crate::{Columns, Game, Seat, Stage};

/// Number of squares of a seat, claimed columns included, when the table plays with three pawns.
pub(crate) const PAWNS: u8 = 3;

/// Choice of the squares to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeepChoice {
    /// The unclaimed columns in which the seat has a square.
    pub from: Columns,
    /// Number of them that keep it: 1 to 3, and fewer than there are.
    pub count: u8,
}

impl KeepChoice {
    /// Returns `true` if exactly these columns may keep their square.
    pub fn allows(self, columns: Columns) -> bool {
        columns.len() == self.count && columns.minus(self.from).is_empty()
    }

    /// Every choice there is, ascending as lists of columns.
    pub fn choices(self) -> impl Iterator<Item = Columns> {
        // With the lowest column in the highest bit, the greatest number is the first list.
        let sets = 1 << Columns::ALL.len();
        (0..sets)
            .rev()
            .map(|mirrored: u16| {
                Columns::from_bits(mirrored.reverse_bits() >> (16 - Columns::ALL.len()))
            })
            .filter(move |&columns| self.allows(columns))
    }
}

impl Game {
    /// Choice of the seat to act; `None` unless it must choose squares now.
    #[inline]
    pub fn keep_choice(&self) -> Option<KeepChoice> {
        (self.stage == Stage::Keeping && self.unfinished == 0).then(|| self.pawns(self.turn))
    }

    /// Choice of the seat; `None` unless it has more squares than pawns.
    #[inline]
    pub(crate) fn surplus(&self, seat: Seat) -> Option<KeepChoice> {
        if !self.variant.three_pawns {
            return None;
        }
        let choice = self.pawns(seat);
        (choice.from.len() > choice.count).then_some(choice)
    }

    /// The seat's squares in unclaimed columns, and the pawns that are left for them.
    fn pawns(&self, seat: Seat) -> KeepChoice {
        let claimed = self.owned[seat.index()];
        KeepChoice {
            from: self.squares_of(seat).minus(claimed),
            count: PAWNS.saturating_sub(claimed.len()),
        }
    }
}
