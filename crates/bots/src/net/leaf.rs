//! Networks as the value of a turn's end: three columns at a time, so that a board costs each one addition.

use std::ops::Range;

use super::features::head;
use super::pawns::leaving;
use super::{Both, Net, Part, WIDTH, chances, mean_outputs, squash, turns, weigh};
use crate::board::{Board, COLUMNS};
use crate::turn::{Chances, Lanes, Leaf};

/// What networks say of the boards on which a turn can end.
///
/// Where there is one of something for each network, they come in the order of the networks.
pub(crate) struct NetLeaf<'a> {
    /// Those that know any board that the turn can end on.
    nets: &'a [Net],
    /// Which of them know it when so many columns more are claimed, up to three.
    pub(super) spans: [Range<usize>; 4],
    /// For how many seats they are made.
    seats: usize,
    pub(super) board: Board,
    /// How much less than it is a bust counts, for a plan of one number.
    pub(crate) dread: f64,
    /// The sum of the rows as the next seat sees the board now, for each network.
    sums: Vec<Both>,
    /// What changes in each when the runner of a column stands on a level, for those asked for already.
    pub(super) changes: Vec<[Vec<Both>; 14]>,
    known: u16,
    /// With three pawns, what changes in each when the seat's square leaves a column.
    pub(super) gone: Vec<Vec<Both>>,
    /// The output weights when so many columns more are claimed, up to three.
    heads: [usize; 4],
    /// What the seat has of the win if claiming so many columns more ends the game.
    ends: [Option<[f64; 4]>; 4],
}

impl<'a> NetLeaf<'a> {
    pub(crate) fn new(nets: &'a [Net], board: &Board) -> NetLeaf<'a> {
        let seats = nets[0].layout.seats;
        let passed = seen(seats, board);
        let claimed = board.claimed();
        let nets = &nets[Part::span(nets, claimed).start..];
        let target = usize::from(board.settings.columns_to_win);
        let owned: [usize; 4] = std::array::from_fn(|seat| board.owned(seat));
        let others = |than: usize, more: usize| {
            let owns = |seat| owned[seat] + if seat == board.turn { more } else { 0 };
            (0..board.seats)
                .filter(|&seat| seat != than)
                .map(owns)
                .max()
                .unwrap_or(0)
        };
        NetLeaf {
            nets,
            spans: std::array::from_fn(|more| Part::span(nets, claimed + more)),
            seats,
            board: *board,
            dread: 0.0,
            sums: nets.iter().map(|net| net.both(&passed)).collect(),
            changes: vec![[const { Vec::new() }; 14]; COLUMNS],
            known: 0,
            gone: leaving(nets, board),
            heads: std::array::from_fn(|more| match seats {
                1 => head(target, owned[board.turn] + more, 0),
                _ => head(target, owned[passed.turn], others(passed.turn, more)),
            }),
            ends: std::array::from_fn(|more| verdict(board, owned, more)),
        }
    }

    /// Learns what the runner of a column changes in the sums.
    fn learn(&mut self, lanes: &Lanes, column: usize) {
        if self.known >> column & 1 == 1 {
            return;
        }
        self.known |= 1 << column;
        let before = seen(self.seats, &self.board);
        let lane = &lanes.each[column];
        for level in 0..=lane.top {
            let after = self.board.banked([(column, lane.heights[level])]);
            let after = seen(self.seats, &after);
            self.changes[column][level] = changes(self.nets, [&before, &after], column);
        }
    }

    /// Goes through all levels of up to three columns: the place of each, the sums of the networks that know it, and how
    /// many columns it claims.
    #[inline(always)]
    fn each(
        &mut self,
        lanes: &Lanes,
        columns: &[usize],
        mut with: impl FnMut(&Self, usize, &[Both], usize),
    ) {
        columns.iter().for_each(|&column| self.learn(lanes, column));
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
        let [mut first, mut second, mut sums] = std::array::from_fn(|_| self.sums.clone());
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
                    let claimed = claimed + claims(2, c);
                    let span = self.spans[claimed].clone();
                    let sums = &mut sums[span.clone()];
                    if let Some(column) = column(2) {
                        let change = &self.changes[column][c][span.clone()];
                        add(&second[span], change, sums);
                    }
                    let place = (a * tops_b + b) * tops_c + c;
                    with(self, place, sums, claimed);
                }
            }
        }
    }
}

/// What changes in the sums of each network when a column of a board, as it sees it, becomes that of another.
pub(super) fn changes(nets: &[Net], boards: [&Board; 2], column: usize) -> Vec<Both> {
    let changes = nets.iter().map(|net| change(net, boards, column));
    changes.collect()
}

fn change(net: &Net, [before, after]: [&Board; 2], column: usize) -> Both {
    let mut change = [0.0; 2 * WIDTH];
    let views = [(column, false), (COLUMNS - 1 - column, true)];
    for ((column, is_mirrored), change) in views.into_iter().zip(change.chunks_exact_mut(WIDTH)) {
        for (board, sign) in [(after, 1.0), (before, -1.0)] {
            let board = match is_mirrored {
                true => board.mirrored(),
                false => *board,
            };
            for row in net.layout.column_rows(&board, column) {
                let row = &net.rows[row];
                change.iter_mut().zip(row).for_each(|(c, w)| *c += sign * w);
            }
        }
    }
    change
}

/// What the seat that moves last has of outputs that mean chances.
#[inline(always)]
fn own_share(seats: usize, outputs: [f32; 4]) -> f64 {
    let own = outputs[seats - 1];
    let others = outputs[..seats - 1]
        .iter()
        .map(|output| (output - own).exp());
    f64::from(1.0 / (1.0 + others.sum::<f32>()))
}

/// The board as networks for so many seats are to see it: when the next turn begins, which is the same seat's if it plays
/// alone.
pub(super) fn seen(seats: usize, board: &Board) -> Board {
    match seats {
        1 => *board,
        _ => board.passed(),
    }
}

#[inline(always)]
pub(super) fn add(ones: &[Both], others: &[Both], sums: &mut [Both]) {
    for ((one, other), sum) in ones.iter().zip(others).zip(sums) {
        for place in 0..2 * WIDTH {
            sum[place] = one[place] + other[place];
        }
    }
}

/// What each seat has of the win, if the seat to move ends the game by claiming so many columns more.
fn verdict(board: &Board, mut owned: [usize; 4], more: usize) -> Option<[f64; 4]> {
    owned[board.turn] += more;
    let target = usize::from(board.settings.columns_to_win);
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

impl Leaf<f64> for NetLeaf<'_> {
    fn bust(&mut self) -> f64 {
        self.own(&self.sums[self.spans[0].clone()], 0) - self.dread
    }

    fn fill(&mut self, lanes: &Lanes, columns: &[usize], worth: &mut [f64]) {
        let pawns = self.board.settings.three_pawns;
        self.each(lanes, columns, |leaf, place, sums, claimed| {
            worth[place] = match leaf.ends[claimed] {
                Some(_) if leaf.seats == 1 => 0.0,
                Some(end) => end[0],
                None if pawns => leaf.keeping(lanes, columns, (place, claimed), sums, |sums| {
                    leaf.own(sums, claimed)
                }),
                None => leaf.own(sums, claimed),
            };
        });
    }
}

impl Leaf<Chances> for NetLeaf<'_> {
    fn bust(&mut self) -> Chances {
        self.all(&self.sums[self.spans[0].clone()], 0)
    }

    fn fill(&mut self, lanes: &Lanes, columns: &[usize], worth: &mut [Chances]) {
        let pawns = self.board.settings.three_pawns;
        self.each(lanes, columns, |leaf, place, sums, claimed| {
            worth[place] = match leaf.ends[claimed] {
                Some(end) => end,
                None if pawns => leaf.keeping(lanes, columns, (place, claimed), sums, |sums| {
                    leaf.all(sums, claimed)
                }),
                None => leaf.all(sums, claimed),
            };
        });
    }
}

impl NetLeaf<'_> {
    /// What the seat to move has of it, by the sums of the networks that know the board with so many columns more claimed.
    #[inline(always)]
    fn own(&self, sums: &[Both], claimed: usize) -> f64 {
        let head = self.heads[claimed];
        let nets = &self.nets[self.spans[claimed].clone()];
        match self.seats {
            // Alone, fewer turns are better.
            1 => -turns(output(nets, sums, head)),
            2 => 1.0 - squash(output(nets, sums, head)),
            seats => own_share(seats, mean_outputs(nets.iter(), sums, head)),
        }
    }

    /// What each seat has of it, counted from the seat to move: for the network that one moves last.
    fn all(&self, sums: &[Both], claimed: usize) -> Chances {
        let seats = self.seats;
        let nets = &self.nets[self.spans[claimed].clone()];
        let next = chances(seats, mean_outputs(nets.iter(), sums, self.heads[claimed]));
        std::array::from_fn(|after| match after < seats {
            true => next[(after + seats - 1) % seats],
            false => 0.0,
        })
    }
}

/// The mean of what networks say, where each says one number.
#[inline(always)]
fn output(nets: &[Net], sums: &[Both], head: usize) -> f32 {
    let mut output = 0.0;
    for (net, sum) in nets.iter().zip(sums) {
        output += net.biases[head] + weigh(sum, &net.heads[head]);
    }
    output / nets.len() as f32
}
