//! Three pawns: the value of a stop is that of the best squares to keep.

use super::{Accumulators, Network, add};
use crate::board::{Board, COLUMNS};
use crate::turn::Value;

/// Change of the sums when the seat's square leaves each column; empty without three pawns.
pub(super) fn leaving(network: &Network, board: &Board) -> Vec<Accumulators> {
    let columns = match board.variant.three_pawns {
        true => COLUMNS,
        false => 0,
    };
    let before = network.layout.seen(board);
    let each = (0..columns).map(|column| {
        let mut without = *board;
        without.squares[without.turn][column] = 0;
        network.change([&before, &network.layout.seen(&without)], column)
    });
    each.collect()
}

/// The best value after `give_up` squares are given up; `squares` has the change of the sums by each.
pub(super) fn best<V: Value>(
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
