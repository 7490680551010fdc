//! Three pawns: the worth of a stop is that of the best squares to keep.

use super::Both;
use super::leaf::{NetLeaf, seen};
use crate::board::{COLUMNS, FREE, HEIGHTS};
use crate::turn::{Lanes, Worth};

/// How many squares a seat has in all.
const PAWNS: usize = 3;

/// A square that may be given up, and what that changes in the sum.
type Square = (usize, Both);

impl NetLeaf<'_> {
    /// The worth of stopping with runners in these columns, at the levels of this place, with the sum of their rows.
    pub(super) fn keeping<W: Worth>(
        &self,
        lanes: &Lanes,
        columns: &[usize],
        mut place: usize,
        sum: &Both,
        claimed: usize,
        worth: impl Fn(&Both) -> W,
    ) -> W {
        let own = self.board.turn;
        let mut squares: Vec<Square> = Vec::new();
        let mut moved = 0_u16;
        for &column in columns.iter().rev() {
            let lane = &lanes.each[column];
            let level = place % (lane.top + 1);
            place /= lane.top + 1;
            moved |= 1 << column;
            if lane.heights[level] < HEIGHTS[column] {
                let change = &self.changes[column][level];
                let gone = self.gone(column);
                squares.push((column, std::array::from_fn(|at| gone[at] - change[at])));
            }
        }
        for column in 0..COLUMNS {
            let stands = self.board.owners[column] == FREE && self.board.squares[own][column] > 0;
            if stands && moved >> column & 1 == 0 {
                squares.push((column, self.gone(column)));
            }
        }
        let kept = PAWNS.saturating_sub(self.board.owned(own) + claimed);
        best(&squares, squares.len().saturating_sub(kept), sum, &worth)
    }

    /// What changes in the sum when the seat's square leaves the column.
    fn gone(&self, column: usize) -> Both {
        let mut without = self.board;
        without.squares[without.turn][column] = 0;
        let [before, after] = [&self.board, &without].map(|board| seen(self.net, board));
        super::leaf::change(self.net, [&before, &after], column)
    }
}

/// The best worth after so many of the squares are given up.
fn best<W: Worth>(
    squares: &[Square],
    give_up: usize,
    sum: &Both,
    worth: &impl Fn(&Both) -> W,
) -> W {
    if give_up == 0 {
        return worth(sum);
    }
    let mut most = W::NEVER;
    // The first one given up; the others come after it, so that no set is tried twice.
    for (place, (_, change)) in squares.iter().enumerate() {
        let rest = &squares[place + 1..];
        if rest.len() + 1 >= give_up {
            let sum = std::array::from_fn(|at| sum[at] + change[at]);
            most = most.or(best(rest, give_up - 1, &sum, worth));
        }
    }
    most
}
