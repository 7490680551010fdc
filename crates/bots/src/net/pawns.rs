//! Three pawns: the value of a stop is that of the best squares to keep.

use super::leaf::{NetworkLeaf, add, change, seen};
use super::{Accumulators, Network};
use crate::board::{Board, COLUMNS, FREE, HEIGHTS};
use crate::turn::{Lanes, Value};

/// Number of squares of a seat, claimed columns included.
const PAWNS: usize = 3;

/// A square that may be given up: its column, and the level of the runner that becomes it.
type Square = (usize, Option<usize>);

impl NetworkLeaf<'_> {
    /// The value of stopping with runners in these columns, at the levels of `place`; they claim `claimed` columns, and
    /// `sums` are the sums of their rows.
    pub(super) fn keeping<V: Value>(
        &self,
        lanes: &Lanes,
        columns: &[usize],
        (mut place, claimed): (usize, usize),
        sums: &Accumulators,
        value: impl Fn(&Accumulators) -> V,
    ) -> V {
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
            return value(sums);
        }
        let changes: Vec<Accumulators> = squares
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
        best(&changes, sums, give_up, &value)
    }
}

/// Change of the sums when the seat's square leaves each column; empty without three pawns.
pub(super) fn leaving(network: &Network, board: &Board) -> Vec<Accumulators> {
    let columns = match board.settings.three_pawns {
        true => COLUMNS,
        false => 0,
    };
    let seats = network.layout.seats;
    let before = seen(seats, board);
    let each = (0..columns).map(|column| {
        let mut without = *board;
        without.squares[without.turn][column] = 0;
        change(network, [&before, &seen(seats, &without)], column)
    });
    each.collect()
}

/// The best value after `give_up` squares are given up; `squares` has the change of the sums by each.
fn best<V: Value>(
    squares: &[Accumulators],
    sums: &Accumulators,
    give_up: usize,
    value: &impl Fn(&Accumulators) -> V,
) -> V {
    if give_up == 0 {
        return value(sums);
    }
    let mut without = *sums;
    let mut most = V::NEVER;
    // The first one given up; the others come after it, so that no set is tried twice.
    for (place, change) in squares.iter().enumerate() {
        let rest = &squares[place + 1..];
        if rest.len() + 1 >= give_up {
            add(sums, change, &mut without);
            most = most.or(best(rest, &without, give_up - 1, value));
        }
    }
    most
}
