//! Endgames small enough to be solved whole: the exact chance of every board that can still come up.
//!
//! A stop leads to a board with more progress, so boards are solved from the most progress backwards. A bust leads to
//! the same board with the other seat to move: the two boards are solved together, each being worth a turn solved
//! against the other, until nothing changes any more. What a turn is worth grows with what a bust is worth, by the
//! chance of a bust at most, so there is exactly one such pair of numbers.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::board::{Board, COLUMNS, FREE};
use crate::turn::{Lanes, Leaf, PairCache, Turn};

/// More boards than this are not solved.
const MOST_BOARDS: usize = 160;

/// Difference of two rounds below which they count as equal.
const SAME: f64 = 1e-12;

/// More rounds than this are not needed: a bust is never certain while a column is open.
const MOST_ROUNDS: usize = 1000;

/// The boards that can come up, and the chance of the seat to move on each.
pub(crate) struct Endgame {
    chances: HashMap<Board, f64>,
}

impl Endgame {
    /// The endgame that a board between two turns belongs to; `None` if it is not small enough to be solved.
    ///
    /// Only for two seats without three pawns: the seats' aims are then exactly opposed, and stopping asks nothing.
    ///
    /// The last one solved is cached for the whole process: the game asks a new bot for every decision, and hints and
    /// the look back have thinkers of their own on other threads. Each would solve the same endgame again, which takes
    /// far longer than a decision. A board holds its rules, so an endgame answers only for its own boards. The lock is
    /// not held while one is solved.
    pub(crate) fn of(board: &Board) -> Option<Arc<Endgame>> {
        static LAST: Mutex<Option<Arc<Endgame>>> = Mutex::new(None);
        if board.seats != 2 || after_one_turn(board) > MOST_BOARDS {
            return None;
        }
        let last = || LAST.lock().unwrap_or_else(PoisonError::into_inner);
        let known = last().as_ref().filter(|last| last.knows(board)).cloned();
        known.or_else(|| {
            let solved = Arc::new(Endgame::solve(board)?);
            *last() = Some(Arc::clone(&solved));
            Some(solved)
        })
    }

    /// Solves all that can come of a board between two turns; `None` if that is too much.
    fn solve(board: &Board) -> Option<Endgame> {
        if board.seats != 2 || board.variant.three_pawns || board.verdict().is_some() {
            return None;
        }
        let mut boards = Vec::new();
        let mut seen = HashMap::new();
        gather(board, &mut boards, &mut seen)?;
        // A claim takes squares off, but columns stay claimed.
        boards.sort_by_key(|board| {
            let claimed = board.owners.iter().filter(|&&owner| owner != FREE).count();
            let squares: u32 = board
                .squares
                .as_flattened()
                .iter()
                .map(|&s| u32::from(s))
                .sum();
            std::cmp::Reverse((claimed, squares))
        });
        let mut endgame = Endgame {
            chances: HashMap::new(),
        };
        let mut pairs = PairCache::default();
        for board in boards {
            if !endgame.chances.contains_key(&board) {
                endgame.solve_pair(board, &mut pairs);
            }
        }
        Some(endgame)
    }

    /// Returns `true` if the board, with either seat to move, was solved.
    pub(crate) fn knows(&self, board: &Board) -> bool {
        self.chances.contains_key(board)
    }

    /// Solves a board for either seat to move; all boards with more progress are solved already.
    fn solve_pair(&mut self, board: Board, pairs: &mut PairCache) {
        let boards = [board, board.passed()];
        let mut round = |this: &Endgame, first: f64| {
            let second = this.turn(&boards[1], 1.0 - first, pairs);
            (this.turn(&boards[0], 1.0 - second, pairs), second)
        };
        // A round takes too low a chance up and too high a one down, never past the one that stays.
        let (mut low, mut high) = (0.0_f64, 1.0_f64);
        let mut chance = 0.5;
        for number in 0..MOST_ROUNDS {
            let (once, _) = round(self, chance);
            if (once - chance).abs() < SAME {
                break;
            }
            match once > chance {
                true => low = low.max(once),
                false => high = high.min(once),
            }
            let (twice, _) = round(self, once);
            // While the best play stays the same, each round changes a straight line, which this jump solves at once.
            let jump = twice - (twice - once).powi(2) / (twice - 2.0 * once + chance);
            let is_fit = number % 2 == 0 && low <= jump && jump <= high;
            chance = if is_fit { jump } else { twice };
        }
        let (first, second) = round(self, chance);
        self.chances.insert(boards[0], first);
        self.chances.insert(boards[1], second);
    }

    /// The value of a turn on this board if a bust has this value.
    fn turn(&self, board: &Board, bust: f64, pairs: &mut PairCache) -> f64 {
        let mut leaf = EndgameLeaf {
            endgame: self,
            board: *board,
            bust,
        };
        Turn::solve(Lanes::empty(board), &mut leaf, pairs).best()
    }

    /// The value of the ends of a turn on one of its boards.
    pub(crate) fn leaf(&self, board: &Board) -> EndgameLeaf<'_> {
        EndgameLeaf {
            endgame: self,
            board: *board,
            bust: 1.0 - self.chances[&board.passed()],
        }
    }
}

/// Lower bound of the boards that the turn can end on: those with progress in one or two columns and no winner. A quick
/// test, which mostly suffices, that an endgame is not small.
fn after_one_turn(board: &Board) -> usize {
    let wins = board.owned(board.turn) + 1 >= usize::from(board.variant.columns_to_win);
    let lanes = Lanes::empty(board);
    let (mut one, mut two) = (0, 0);
    for lane in &lanes.each {
        let levels = lane.top.saturating_sub(usize::from(wins));
        two += one * levels;
        one += levels;
    }
    one + two
}

/// Collects the board, the one with the other seat to move, and all that can come of them; `None` if they are too many.
fn gather(board: &Board, boards: &mut Vec<Board>, seen: &mut HashMap<Board, ()>) -> Option<()> {
    if seen.insert(*board, ()).is_some() {
        return Some(());
    }
    boards.push(*board);
    if boards.len() > MOST_BOARDS {
        return None;
    }
    let lanes = Lanes::empty(board);
    let open: Vec<usize> = (0..COLUMNS)
        .filter(|column| lanes.open >> column & 1 == 1)
        .collect();
    for (place, &a) in open.iter().enumerate() {
        for (next, &b) in open.iter().enumerate().skip(place) {
            for &c in &open[next..] {
                gather_stops(board, &lanes, [a, b, c], boards, seen)?;
            }
        }
    }
    gather(&board.passed(), boards, seen)
}

/// Collects what stopping with runners in these columns leads to; columns may repeat.
fn gather_stops(
    board: &Board,
    lanes: &Lanes,
    columns: [usize; 3],
    boards: &mut Vec<Board>,
    seen: &mut HashMap<Board, ()>,
) -> Option<()> {
    let [a, b, c] = columns;
    let levels = |column: usize, is_new: bool| match is_new {
        true => 1..=lanes.each[column].top,
        false => 0..=0,
    };
    for level_a in levels(a, true) {
        for level_b in levels(b, b != a) {
            for level_c in levels(c, c != b) {
                let runner = |column: usize, level: usize| {
                    (level > 0).then(|| (column, lanes.each[column].heights[level]))
                };
                let runners = [runner(a, level_a), runner(b, level_b), runner(c, level_c)];
                let after = board.banked(runners.into_iter().flatten());
                if after.verdict().is_none() {
                    gather(&after.passed(), boards, seen)?;
                }
            }
        }
    }
    Some(())
}

/// The exact value of the ends of one turn.
pub(crate) struct EndgameLeaf<'a> {
    endgame: &'a Endgame,
    board: Board,
    bust: f64,
}

impl Leaf<f64> for EndgameLeaf<'_> {
    fn bust(&mut self) -> f64 {
        self.bust
    }

    fn fill(&mut self, lanes: &Lanes, columns: &[usize], values: &mut [f64]) {
        for (cell, value) in values.iter_mut().enumerate() {
            let mut rest = cell;
            let mut is_real = true;
            let mut runners = [None; 3];
            for (place, &column) in columns.iter().enumerate().rev() {
                let lane = &lanes.each[column];
                let level = rest % (lane.top + 1);
                rest /= lane.top + 1;
                is_real &= level > 0 || lanes.placed >> column & 1 == 1;
                runners[place] = Some((column, lane.heights[level]));
            }
            if is_real {
                let after = self.board.banked(runners.into_iter().flatten());
                *value = match after.verdict() {
                    Some(shares) => shares[self.board.turn],
                    // A stop that is forbidden may lead to a board that was not gathered; it is never taken.
                    None => 1.0 - self.endgame.chances.get(&after.passed()).unwrap_or(&1.0),
                };
            }
        }
    }
}
