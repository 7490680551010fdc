//! Three pawns: the worth of a stop is that of the best squares to keep.

use super::leaf::{NetLeaf, add, changes, seen};
use super::{Both, Net};
use crate::board::{Board, COLUMNS, FREE, HEIGHTS};
use crate::turn::{Lanes, Worth};

/// How many squares a seat has in all.
const PAWNS: usize = 3;

/// A square that may be given up: its column, and the level of the runner that becomes it.
type Square = (usize, Option<usize>);

impl NetLeaf<'_> {
    /// The worth of stopping with runners in these columns, at the levels of this place, which claim so many, with the sums
    /// of their rows for the networks that know such boards.
    pub(super) fn keeping<W: Worth>(
        &self,
        lanes: &Lanes,
        columns: &[usize],
        (mut place, claimed): (usize, usize),
        sums: &[Both],
        worth: impl Fn(&[Both]) -> W,
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
            return worth(sums);
        }
        let span = &self.spans[claimed];
        let gone = |column: usize| &self.gone[column][span.clone()];
        let changes: Vec<Vec<Both>> = squares
            .into_iter()
            .flatten()
            .map(|(column, level)| match level {
                Some(level) => {
                    let pairs = gone(column)
                        .iter()
                        .zip(&self.changes[column][level][span.clone()]);
                    let less = |(gone, change): (&Both, &Both)| {
                        std::array::from_fn(|at| gone[at] - change[at])
                    };
                    pairs.map(less).collect()
                }
                None => gone(column).to_vec(),
            })
            .collect();
        let mut room = vec![sums.to_vec(); give_up];
        best(&changes, sums, &mut room, &worth)
    }
}

/// What changes in the sums when the seat's square leaves each column; nothing where squares stay.
pub(super) fn leaving(nets: &[Net], board: &Board) -> Vec<Vec<Both>> {
    let columns = match board.settings.three_pawns {
        true => COLUMNS,
        false => 0,
    };
    let seats = nets[0].layout.seats;
    let before = seen(seats, board);
    let each = (0..columns).map(|column| {
        let mut without = *board;
        without.squares[without.turn][column] = 0;
        changes(nets, [&before, &seen(seats, &without)], column)
    });
    each.collect()
}

/// The best worth after some of the squares are given up, of each of which it is known what that changes in the sums: as
/// many as there is room for sums.
fn best<W: Worth>(
    squares: &[Vec<Both>],
    sums: &[Both],
    room: &mut [Vec<Both>],
    worth: &impl Fn(&[Both]) -> W,
) -> W {
    let Some((without, room)) = room.split_first_mut() else {
        return worth(sums);
    };
    let mut most = W::NEVER;
    // The first one given up; the others come after it, so that no set is tried twice.
    for (place, change) in squares.iter().enumerate() {
        let rest = &squares[place + 1..];
        if rest.len() >= room.len() {
            add(sums, change, without);
            most = most.or(best(rest, without, room, worth));
        }
    }
    most
}
