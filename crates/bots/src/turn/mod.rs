//! A turn solved exactly: every roll, every choice and every stop, by backward induction over what the runners can become.

mod lane;
mod pair;
mod rolls;
mod start;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;
mod triple;
mod value;

use crate::board::COLUMNS;
pub(crate) use lane::Lanes;
pub(crate) use pair::PairCache;
pub(crate) use rolls::{Roll, rolls, triples};
use rolls::{TRIPLES, triple_place};
pub(crate) use value::{Chances, Value};

/// Values of the boards on which a turn can end.
pub(crate) trait Leaf<V> {
    /// The value of the board if the turn busts.
    fn bust(&mut self) -> V;

    /// Fills in the value of stopping with runners in these one to three columns, ascending, for every level they can
    /// have; the level of the last column changes fastest, and every column counts `top + 1` levels. Level 0 of a
    /// column without a runner means nothing and may be left as it is.
    fn fill(&mut self, lanes: &Lanes, columns: &[usize], values: &mut [V]);
}

/// Index of the first cell of a set of runners; [`UNSOLVED`] if the set was not solved.
type Place = u32;
const UNSOLVED: Place = Place::MAX;

/// The value of every position that the turn can still come to when the seat to move is about to decide.
pub(crate) struct Turn<V> {
    lanes: Lanes,
    bust: V,
    cells: Vec<V>,
    triples: [Place; TRIPLES],
    pairs: [[Place; COLUMNS]; COLUMNS],
    singles: [Place; COLUMNS],
    /// The value of the best decision from here.
    best: V,
}

/// Runners on the board: up to three columns, ascending, and the level of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Runners {
    count: usize,
    columns: [usize; 3],
    levels: [usize; 3],
}

impl Runners {
    fn bits(&self) -> u16 {
        self.columns[..self.count]
            .iter()
            .fold(0, |bits, column| bits | 1 << column)
    }

    fn place_of(&self, column: usize) -> Option<usize> {
        self.columns[..self.count]
            .iter()
            .position(|&other| other == column)
    }

    /// The runners with one more step in the column; it must have a level more.
    fn stepped(mut self, column: usize) -> Runners {
        match self.place_of(column) {
            Some(place) => self.levels[place] += 1,
            None => self.insert(column, 1),
        }
        self
    }

    /// Number of runners, 0 to 3.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// Adds a runner to a column that has none.
    pub(crate) fn insert(&mut self, column: usize, level: usize) {
        let mut place = self.count;
        while place > 0 && self.columns[place - 1] > column {
            self.columns[place] = self.columns[place - 1];
            self.levels[place] = self.levels[place - 1];
            place -= 1;
        }
        self.columns[place] = column;
        self.levels[place] = level;
        self.count += 1;
    }
}

/// The runners that stand on the board now.
pub(crate) fn standing(lanes: &Lanes) -> Runners {
    let mut runners = Runners::default();
    for column in (0..COLUMNS).filter(|column| lanes.placed >> column & 1 == 1) {
        runners.insert(column, 0);
    }
    runners
}

/// Number of cells of a set of columns.
fn cells(lanes: &Lanes, columns: &[usize]) -> usize {
    columns
        .iter()
        .map(|&column| lanes.each[column].top + 1)
        .product()
}

impl<V: Value> Turn<V> {
    /// Solves what can still come of a turn.
    pub(crate) fn solve(lanes: Lanes, leaf: &mut impl Leaf<V>, pairs: &mut PairCache) -> Turn<V> {
        pairs.prepare(&lanes);
        let mut turn = Turn {
            lanes,
            bust: leaf.bust(),
            cells: Vec::new(),
            triples: [UNSOLVED; TRIPLES],
            pairs: [[UNSOLVED; COLUMNS]; COLUMNS],
            singles: [UNSOLVED; COLUMNS],
            best: V::NEVER,
        };
        let reachable = |columns: &[usize]| {
            let bits = columns
                .iter()
                .fold(0_u16, |bits, column| bits | 1 << column);
            lanes.placed & !bits == 0 && bits & !(lanes.open | lanes.placed) == 0
        };
        for columns in triples().filter(|columns| reachable(columns)) {
            turn.solve_triple(columns, leaf);
        }
        for (a, b) in (0..COLUMNS).flat_map(|a| (a + 1..COLUMNS).map(move |b| (a, b))) {
            if reachable(&[a, b]) {
                turn.solve_pair([a, b], leaf, pairs);
            }
        }
        for column in (0..COLUMNS).filter(|&column| reachable(&[column])) {
            turn.solve_single(column, leaf);
        }
        turn.settle();
        turn
    }

    /// The value of the best decision from here.
    pub(crate) fn best(&self) -> V {
        self.best
    }

    /// The value of these runners when the seat to move is about to decide.
    pub(crate) fn value(&self, runners: &Runners) -> V {
        self.cells[self.cell(runners)]
    }

    #[inline]
    fn cell(&self, runners: &Runners) -> usize {
        let [a, b, c] = runners.columns;
        let place = match runners.count {
            1 => self.singles[a],
            2 => self.pairs[a][b],
            _ => self.triples[triple_place([a, b, c])],
        };
        let mut cell = 0;
        for place in 0..runners.count {
            cell = cell * (self.lanes.each[runners.columns[place]].top + 1) + runners.levels[place];
        }
        place as usize + cell
    }

    /// Adds room for a set of columns, filled with the value of stopping there.
    fn make_room(&mut self, columns: &[usize], leaf: &mut impl Leaf<V>) -> Place {
        let place = self.cells.len();
        self.cells
            .resize(place + cells(&self.lanes, columns), V::NEVER);
        leaf.fill(&self.lanes, columns, &mut self.cells[place..]);
        let forbids = |column: &usize| self.lanes.each[*column].forbidding != 0;
        if columns.iter().any(forbids) {
            self.forbid(place, columns);
        }
        place as Place
    }

    /// Takes stopping away wherever a runner forbids it.
    fn forbid(&mut self, place: usize, columns: &[usize]) {
        for cell in 0..cells(&self.lanes, columns) {
            let mut rest = cell;
            let is_forbidden = columns.iter().rev().any(|&column| {
                let lane = &self.lanes.each[column];
                let level = rest % (lane.top + 1);
                rest /= lane.top + 1;
                lane.forbidding >> level & 1 == 1
            });
            if is_forbidden {
                self.cells[place + cell] = V::NEVER;
            }
        }
    }
}
