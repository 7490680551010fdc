//! Three pawns: the worth of a stop is that of the best squares to keep.

use super::leaf::{NetLeaf, change, seen};
use super::{Both, Net};
use crate::board::{Board, COLUMNS, FREE, HEIGHTS};
use crate::turn::{Lanes, Worth};

/// How many squares a seat has in all.
const PAWNS: usize = 3;

/// A square that may be given up: its column, and the level of the runner that becomes it.
type Square = (usize, Option<usize>);

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
        let mut squares: [Option<Square>; COLUMNS] = std::array::from_fn(|column| {
            let stands = self.board.owners[column] == FREE && self.board.squares[own][column] > 0;
            stands.then_some((column, None))
        });
        for &column in columns.iter().rev() {
            let lane = &lanes.each[column];
            let level = place % (lane.top + 1);
            place /= lane.top + 1;
            squares[column] =
                (lane.heights[level] < HEIGHTS[column]).then_some((column, Some(level)));
        }
        let kept = PAWNS.saturating_sub(self.board.owned(own) + claimed);
        let give_up = squares.iter().flatten().count().saturating_sub(kept);
        if give_up == 0 {
            return worth(sum);
        }
        let changes: Vec<Both> = squares
            .into_iter()
            .flatten()
            .map(|(column, level)| match level {
                Some(level) => {
                    let change = &self.changes[column][level];
                    std::array::from_fn(|at| self.gone[column][at] - change[at])
                }
                None => self.gone[column],
            })
            .collect();
        best(&changes, give_up, sum, &worth)
    }
}

/// What changes in the sum when the seat's square leaves each column; nothing where squares stay.
pub(super) fn gone(net: &Net, board: &Board) -> Vec<Both> {
    let columns = match board.settings.three_pawns {
        true => COLUMNS,
        false => 0,
    };
    let before = seen(net, board);
    let leaving = (0..columns).map(|column| {
        let mut without = *board;
        without.squares[without.turn][column] = 0;
        change(net, [&before, &seen(net, &without)], column)
    });
    leaving.collect()
}

/// The best worth after so many of the squares are given up, of each of which it is known what that changes in the sum.
fn best<W: Worth>(squares: &[Both], give_up: usize, sum: &Both, worth: &impl Fn(&Both) -> W) -> W {
    if give_up == 0 {
        return worth(sum);
    }
    let mut most = W::NEVER;
    // The first one given up; the others come after it, so that no set is tried twice.
    for (place, change) in squares.iter().enumerate() {
        let rest = &squares[place + 1..];
        if rest.len() + 1 >= give_up {
            let sum = std::array::from_fn(|at| sum[at] + change[at]);
            most = most.or(best(rest, give_up - 1, &sum, worth));
        }
    }
    most
}
