//! A network as the value of a turn's end: three columns at a time, so that a board costs one addition.

use super::features::head;
use super::pawns::{best, leaving};
use super::{Accumulators, Network, WIDTH, add, chances, sigmoid, turns};
use crate::board::{Board, COLUMNS, FREE, HEIGHTS};
use crate::turn::{Chances, Lanes, Leaf, Value};

/// Number of squares of a seat, claimed columns included.
const PAWNS: usize = 3;

/// A square that may be given up: its column, and the level of the runner that becomes it.
type Square = (usize, Option<usize>);

/// Predictions of a network for the boards on which a turn can end.
pub(crate) struct NetworkLeaf<'a> {
    network: &'a Network,
    board: Board,
    /// Extra cost of a bust, for a plan of one number.
    pub(crate) bust_penalty: f64,
    /// The sums of the rows as the next seat sees the board now.
    sums: Accumulators,
    /// Change of the sums when the runner of a column stands on a level, for the columns prepared.
    changes: Vec<[Accumulators; 14]>,
    known: u16,
    /// With three pawns, what changes when the seat's square leaves a column.
    gone: Vec<Accumulators>,
    /// Indices of the output weights by the number of columns that the turn claims, up to three.
    heads: [usize; 4],
    /// Shares of the win, from the seat to move on, if the turn ends the game by claiming this number of columns.
    ends: [Option<[f64; 4]>; 4],
}

impl<'a> NetworkLeaf<'a> {
    pub(crate) fn new(network: &'a Network, board: &Board) -> NetworkLeaf<'a> {
        let seats = network.layout.seats;
        let passed = network.layout.seen(board);
        let owned: [usize; 4] = std::array::from_fn(|seat| board.owned(seat));
        let others = |than: usize, more: usize| {
            let owns = |seat| owned[seat] + if seat == board.turn { more } else { 0 };
            let others = (0..board.seats).filter(|&seat| seat != than);
            others.map(owns).max().unwrap_or(0)
        };
        NetworkLeaf {
            network,
            board: *board,
            bust_penalty: 0.0,
            sums: network.accumulators(&passed),
            changes: vec![[[0.0; 2 * WIDTH]; 14]; COLUMNS],
            known: 0,
            gone: leaving(network, board),
            heads: std::array::from_fn(|more| match seats {
                1 => head(board.variant, owned[board.turn] + more, 0),
                _ => head(board.variant, owned[passed.turn], others(passed.turn, more)),
            }),
            ends: std::array::from_fn(|more| verdict(board, owned, more)),
        }
    }

    /// Works out what the runner of a column changes in the sums.
    fn prepare(&mut self, lanes: &Lanes, column: usize) {
        if self.known >> column & 1 == 1 {
            return;
        }
        self.known |= 1 << column;
        let layout = self.network.layout;
        let before = layout.seen(&self.board);
        let lane = &lanes.each[column];
        for level in 0..=lane.top {
            let after = self.board.banked([(column, lane.heights[level])]);
            let after = layout.seen(&after);
            self.changes[column][level] = self.network.change([&before, &after], column);
        }
    }

    /// Goes through all levels of up to three columns: the place of each, its sums, and the number of columns claimed.
    #[inline(always)]
    fn each(
        &mut self,
        lanes: &Lanes,
        columns: &[usize],
        mut with: impl FnMut(&Self, usize, &Accumulators, usize),
    ) {
        columns
            .iter()
            .for_each(|&column| self.prepare(lanes, column));
        // Columns that are not there come first: they have one level, which changes nothing.
        let column = |at: usize| (at + columns.len()).checked_sub(3).map(|at| columns[at]);
        let levels: [_; 3] = std::array::from_fn(|at| match column(at) {
            Some(column) => {
                let has_runner = lanes.placed >> column & 1 == 1;
                usize::from(!has_runner)..=lanes.each[column].top
            }
            None => 0..=0,
        });
        let claims = |at: usize, level: usize| {
            let claims = |column: usize| lanes.each[column].claims(column, level);
            usize::from(column(at).is_some_and(claims))
        };
        let [tops_b, tops_c] = [1, 2].map(|at: usize| levels[at].end() + 1);
        let [mut first, mut second, mut sums] = [self.sums; 3];
        for a in levels[0].clone() {
            if let Some(column) = column(0) {
                add(&self.sums, &self.changes[column][a], &mut first);
            }
            for b in levels[1].clone() {
                match column(1) {
                    Some(column) => add(&first, &self.changes[column][b], &mut second),
                    None => second.copy_from_slice(&first),
                }
                let claimed = claims(0, a) + claims(1, b);
                for c in levels[2].clone() {
                    if let Some(column) = column(2) {
                        add(&second, &self.changes[column][c], &mut sums);
                    }
                    let place = (a * tops_b + b) * tops_c + c;
                    with(self, place, &sums, claimed + claims(2, c));
                }
            }
        }
    }

    /// The value of stopping with runners in these columns, at the levels of `place`; they claim `claimed` columns, and
    /// `sums` are the sums of their rows.
    fn keeping<V: Value>(
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

    /// Value for the seat to move, by the sums of a board with `claimed` more columns claimed.
    #[inline(always)]
    fn own(&self, sums: &Accumulators, claimed: usize) -> f64 {
        let head = self.heads[claimed];
        match self.network.layout.seats {
            // Alone, fewer turns are better.
            1 => -turns(self.network.output(sums, head)),
            2 => 1.0 - sigmoid(self.network.output(sums, head)),
            seats => own_share(seats, self.network.outputs(sums, head)),
        }
    }

    /// Chance of each seat, counted from the seat to move, which the network sees as the last to move.
    fn all(&self, sums: &Accumulators, claimed: usize) -> Chances {
        let seats = self.network.layout.seats;
        let next = chances(seats, self.network.outputs(sums, self.heads[claimed]));
        std::array::from_fn(|after| match after < seats {
            true => next[(after + seats - 1) % seats],
            false => 0.0,
        })
    }
}

/// Chance of the seat that moves last: a softmax of the outputs.
#[inline(always)]
fn own_share(seats: usize, outputs: [f32; 4]) -> f64 {
    let own = outputs[seats - 1];
    let others = outputs[..seats - 1]
        .iter()
        .map(|output| (output - own).exp());
    f64::from(1.0 / (1.0 + others.sum::<f32>()))
}

/// Shares of the win, counted from the seat to move, if it ends the game by claiming `more` columns.
fn verdict(board: &Board, mut owned: [usize; 4], more: usize) -> Option<[f64; 4]> {
    owned[board.turn] += more;
    let target = usize::from(board.variant.columns_to_win);
    let most = owned.into_iter().max().unwrap_or(0);
    let claimed: usize = owned.iter().sum();
    if more == 0 || most < target && claimed < COLUMNS {
        return None;
    }
    let winners = owned.iter().filter(|&&count| count == most).count() as f64;
    let share = |count| if count == most { 1.0 / winners } else { 0.0 };
    // Counted from the seat to move.
    Some(std::array::from_fn(|after| match after < board.seats {
        true => share(owned[(board.turn + after) % board.seats]),
        false => 0.0,
    }))
}

impl Leaf<f64> for NetworkLeaf<'_> {
    fn bust(&mut self) -> f64 {
        self.own(&self.sums, 0) - self.bust_penalty
    }

    fn fill(&mut self, lanes: &Lanes, columns: &[usize], values: &mut [f64]) {
        let pawns = self.board.variant.three_pawns;
        self.each(lanes, columns, |leaf, place, sums, claimed| {
            values[place] = match leaf.ends[claimed] {
                Some(_) if leaf.network.layout.seats == 1 => 0.0,
                Some(end) => end[0],
                None if pawns => leaf.keeping(lanes, columns, (place, claimed), sums, |sums| {
                    leaf.own(sums, claimed)
                }),
                None => leaf.own(sums, claimed),
            };
        });
    }
}

impl Leaf<Chances> for NetworkLeaf<'_> {
    fn bust(&mut self) -> Chances {
        self.all(&self.sums, 0)
    }

    fn fill(&mut self, lanes: &Lanes, columns: &[usize], values: &mut [Chances]) {
        let pawns = self.board.variant.three_pawns;
        self.each(lanes, columns, |leaf, place, sums, claimed| {
            values[place] = match leaf.ends[claimed] {
                Some(end) => end,
                None if pawns => leaf.keeping(lanes, columns, (place, claimed), sums, |sums| {
                    leaf.all(sums, claimed)
                }),
                None => leaf.all(sums, claimed),
            };
        });
    }
}
