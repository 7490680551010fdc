//! Positions with a free runner: few, and with more to choose from.

use super::{Leaf, Roll, Runners, Turn, Value, rolls, standing};
use crate::board::COLUMNS;

/// The moves of one roll: where the runners can be after it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Moves {
    count: usize,
    each: [Runners; 6],
    /// Number of new runners that each places.
    placed: [usize; 6],
}

impl Moves {
    fn push(&mut self, runners: Runners, placed: usize) {
        self.each[self.count] = runners;
        self.placed[self.count] = placed;
        self.count += 1;
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Runners> {
        self.each[..self.count].iter()
    }

    /// Leaves out all that place fewer new runners than another.
    fn hold_back(&mut self) {
        let duty = self.placed[..self.count].iter().copied().max().unwrap_or(0);
        let mut kept = Moves::default();
        for place in 0..self.count {
            if self.placed[place] == duty {
                kept.push(self.each[place], duty);
            }
        }
        *self = kept;
    }
}

impl super::Lanes {
    /// The moves that a roll allows these runners; a move that two splits allow may be there twice.
    pub(crate) fn moves(&self, runners: &Runners, roll: &Roll) -> Moves {
        let free = 3 - runners.count;
        let has = runners.bits();
        let tops: [usize; COLUMNS] = std::array::from_fn(|column| self.each[column].top);
        let level = |column| {
            runners
                .place_of(column)
                .map_or(0, |place| runners.levels[place])
        };
        let usable = |column: usize| {
            (self.open >> column & 1 == 1)
                && (has >> column & 1 == 1 || free > 0)
                && level(column) < tops[column]
        };
        let is_new = |column: usize| usize::from(has >> column & 1 == 0);
        let mut moves = Moves::default();
        for [x, y] in roll.splits.map(|split| split.map(usize::from)) {
            let one = |column| runners.stepped(column);
            match (usable(x), usable(y)) {
                (false, false) => {}
                (true, false) => moves.push(one(x), is_new(x)),
                (false, true) => moves.push(one(y), is_new(y)),
                (true, true) if x == y && level(x) + 1 == tops[x] => moves.push(one(x), is_new(x)),
                (true, true) if x == y => moves.push(one(x).stepped(x), is_new(x)),
                (true, true) if is_new(x) + is_new(y) > free => {
                    moves.push(one(x), is_new(x));
                    moves.push(one(y), is_new(y));
                }
                (true, true) => moves.push(one(x).stepped(y), is_new(x) + is_new(y)),
            }
        }
        if self.must_place && free > 0 {
            moves.hold_back();
        }
        moves
    }
}

impl<V: Value> Turn<V> {
    /// Solves all levels of one column, the highest first; all pairs with it are solved already.
    pub(super) fn solve_single(&mut self, column: usize, leaf: &mut impl Leaf<V>) {
        let place = self.make_room(&[column], leaf);
        // Known to be here from now on, because a step leads from one level to another.
        self.singles[column] = place;
        let lowest = 1 - usize::from(self.lanes.placed >> column & 1);
        for level in (lowest..=self.lanes.each[column].top).rev() {
            let mut runners = Runners::default();
            runners.insert(column, level);
            let roll = self.roll_from(&runners);
            let cell = place as usize + level;
            self.cells[cell] = self.cells[cell].or(roll);
        }
    }

    /// The value of rolling with these runners on the board.
    pub(crate) fn roll_from(&self, runners: &Runners) -> V {
        let mut value = V::ZERO;
        for roll in rolls() {
            let mut best = None;
            for next in self.lanes.moves(runners, roll).iter() {
                let next = self.value(next);
                best = Some(best.map_or(next, |best: V| best.or(next)));
            }
            value = value.plus(best.unwrap_or(self.bust), roll.chance);
        }
        value
    }

    /// Works out the value of the best decision where the runners stand now.
    pub(super) fn settle(&mut self) {
        let here = standing(&self.lanes);
        self.best = match here.count {
            0 => self.roll_from(&here),
            _ => self.value(&here),
        };
    }
}
