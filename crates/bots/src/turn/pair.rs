//! Positions with two runners placed and one free.

use super::rolls::{rolls, triple_place};
use super::{Lanes, Leaf, Turn, Value};
use crate::board::COLUMNS;

/// The moves that stay with two runners: a step of the first, of the second, of both, two of the first, two of the second.
const STAYING: usize = 5;

/// The moves with a runner in one more column: its step, with a step of the first, of the second, and its two steps.
const PLACING: usize = 4;

/// All moves there can be, a power of two.
const MOVES: usize = 64;

/// Rolls that allow the same moves, by their places in the list of all.
struct Outcome {
    moves: [u8; 6],
    count: usize,
    chance: f64,
}

/// Outcomes of all rolls for two runners, one of them or both perhaps on the top.
#[derive(Default)]
struct PairRolls {
    bust: f64,
    outcomes: Vec<Outcome>,
}

/// Place of the cells with a runner in one more column.
struct Third {
    /// The place of its moves in the list of all.
    moves: usize,
    /// The cell with the first two runners on level 0 and the third on level 1.
    cell: usize,
    /// Distances between the levels of the first, second and third, in cells.
    strides: [usize; 3],
    /// A second step is possible.
    goes_on: bool,
}

/// Cache of the outcomes for every pair, for the columns open on the last board: turn after turn it is the same one,
/// and a list takes longer to make than to use.
#[derive(Default)]
pub(crate) struct PairCache {
    open: u16,
    must_place: bool,
    /// By the first column, the second, and which of them can still step.
    lists: Vec<Option<PairRolls>>,
}

impl PairCache {
    /// Forgets what is known of another board than this.
    pub(super) fn prepare(&mut self, lanes: &Lanes) {
        if self.lists.is_empty() || (self.open, self.must_place) != (lanes.open, lanes.must_place) {
            self.open = lanes.open;
            self.must_place = lanes.must_place;
            self.lists.clear();
            self.lists.resize_with(4 * COLUMNS * COLUMNS, || None);
        }
    }

    /// Outcomes for runners in these two columns, each of which can still step or not.
    fn rolls(&mut self, lanes: &Lanes, [a, b]: [usize; 2], can: [bool; 2]) -> &PairRolls {
        let place = 4 * (a * COLUMNS + b) + 2 * usize::from(can[0]) + usize::from(can[1]);
        self.lists[place].get_or_insert_with(|| lanes.list_pair_rolls([a, b], can))
    }
}

impl Lanes {
    fn list_pair_rolls(&self, [a, b]: [usize; 2], can: [bool; 2]) -> PairRolls {
        let open = self.open & !(1 << a | 1 << b);
        let place = |column: usize| match column {
            _ if column == a => can[0].then_some(0),
            _ if column == b => can[1].then_some(1),
            _ => (open >> column & 1 == 1).then(|| third_place(column)),
        };
        let mut table = PairRolls::default();
        for roll in rolls() {
            let mut moves = [0_u64; 2];
            for [x, y] in roll.splits {
                let (x, y) = (place(usize::from(x)), place(usize::from(y)));
                let is_new = |place: usize| usize::from(place >= STAYING);
                let mut allow = |mv: usize, new: usize| moves[new] |= 1 << mv;
                match (x, y) {
                    (None, None) => {}
                    (Some(one), None) | (None, Some(one)) => allow(one, is_new(one)),
                    (Some(one), Some(other)) if one == other => match is_new(one) {
                        0 => allow(3 + one, 0),
                        _ => allow(one + 3, 1),
                    },
                    (Some(one), Some(other)) => match (is_new(one), is_new(other)) {
                        (0, 0) => allow(2, 0),
                        (0, 1) => allow(other + 1 + one, 1),
                        (1, 0) => allow(one + 1 + other, 1),
                        _ => {
                            allow(one, 1);
                            allow(other, 1);
                        }
                    },
                }
            }
            let allowed = match moves {
                [_, placing] if self.must_place && placing != 0 => placing,
                [staying, placing] => staying | placing,
            };
            table.add(allowed, roll.chance);
        }
        table
    }
}

/// The place of the moves that put a runner into one more column.
fn third_place(column: usize) -> usize {
    STAYING + PLACING * column
}

impl PairRolls {
    fn add(&mut self, mut allowed: u64, chance: f64) {
        if allowed == 0 {
            self.bust += chance;
            return;
        }
        let mut outcome = Outcome {
            moves: [0; 6],
            count: 0,
            chance,
        };
        while allowed != 0 {
            outcome.moves[outcome.count] = allowed.trailing_zeros() as u8;
            outcome.count += 1;
            allowed &= allowed - 1;
        }
        self.outcomes.push(outcome);
    }
}

impl<V: Value> Turn<V> {
    /// Solves all levels of two columns, the highest first; all triples with them are solved already.
    pub(super) fn solve_pair(
        &mut self,
        columns: [usize; 2],
        leaf: &mut impl Leaf<V>,
        pairs: &mut PairCache,
    ) {
        let place = self.make_room(&columns, leaf);
        let [a, b] = columns;
        self.pairs[a][b] = place;
        let thirds = self.thirds(columns);
        let lanes = self.lanes;
        let [top_a, top_b] = columns.map(|column| lanes.each[column].top);
        let lowest = columns.map(|column| 1 - usize::from(lanes.placed >> column & 1));
        for level_a in (lowest[0]..=top_a).rev() {
            for level_b in (lowest[1]..=top_b).rev() {
                let can = [level_a < top_a, level_b < top_b];
                let rolls = pairs.rolls(&lanes, columns, can);
                let cell = place as usize + level_a * (top_b + 1) + level_b;
                let mut next = [V::ZERO; MOVES];
                let step_a = if can[0] { top_b + 1 } else { 0 };
                let step_b = usize::from(can[1]);
                let two_a = if level_a + 1 < top_a { step_a } else { 0 };
                let two_b = usize::from(level_b + 1 < top_b);
                next[0] = self.cells[cell + step_a];
                next[1] = self.cells[cell + step_b];
                next[2] = self.cells[cell + step_a + step_b];
                next[3] = self.cells[cell + step_a + two_a];
                next[4] = self.cells[cell + step_b + two_b];
                for third in &thirds {
                    let [by_a, by_b, by_third] = third.strides;
                    let cell = third.cell + level_a * by_a + level_b * by_b;
                    next[third.moves] = self.cells[cell];
                    next[third.moves + 1] = self.cells[cell + if can[0] { by_a } else { 0 }];
                    next[third.moves + 2] = self.cells[cell + if can[1] { by_b } else { 0 }];
                    next[third.moves + 3] =
                        self.cells[cell + if third.goes_on { by_third } else { 0 }];
                }
                let mut roll = V::ZERO.plus(self.bust, rolls.bust);
                for outcome in &rolls.outcomes {
                    let mut best = next[usize::from(outcome.moves[0]) % MOVES];
                    for &mv in &outcome.moves[1..outcome.count] {
                        best = best.or(next[usize::from(mv) % MOVES]);
                    }
                    roll = roll.plus(best, outcome.chance);
                }
                self.cells[cell] = self.cells[cell].or(roll);
            }
        }
    }

    fn thirds(&self, [a, b]: [usize; 2]) -> Vec<Third> {
        let open = self.lanes.open & !(1 << a | 1 << b);
        (0..COLUMNS)
            .filter(|column| open >> column & 1 == 1)
            .map(|column| {
                let mut columns = [a, b, column];
                columns.sort_unstable();
                let levels = columns.map(|column| self.lanes.each[column].top + 1);
                let strides = [levels[1] * levels[2], levels[2], 1];
                let stride = |of: usize| {
                    let places = columns.iter().zip(strides);
                    places
                        .filter(|&(&column, _)| column == of)
                        .map(|(_, stride)| stride)
                        .sum()
                };
                let strides = [stride(a), stride(b), stride(column)];
                Third {
                    moves: third_place(column),
                    cell: self.triples[triple_place(columns)] as usize + strides[2],
                    strides,
                    goes_on: self.lanes.each[column].top > 1,
                }
            })
            .collect()
    }
}
