//! The rule text, sentence by sentence, on plain lists of numbers.

use std::collections::{BTreeMap, BTreeSet};

/// A table: columns go by their numbers, seats by theirs, heights count from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub target: usize,
    /// "share", "jump" or "press on".
    pub landing: &'static str,
    /// The obligation binds before the split.
    pub before_split: bool,
    pub three_pawns: bool,
    pub to_move: usize,
    /// For each seat, its squares: column to height. The owner of a column keeps a square on its top.
    pub squares: Vec<BTreeMap<u8, u8>>,
    /// Column to height.
    pub runners: BTreeMap<u8, u8>,
}

/// Result of a stop.
#[derive(Debug, PartialEq)]
pub struct Stopped {
    pub table: Table,
    pub claimed_now: Vec<u8>,
    pub winners: Vec<usize>,
    /// Sets of columns to keep, if the player has to choose.
    pub keeps: Vec<Vec<u8>>,
}

pub fn top(column: u8) -> u8 {
    13 - 2 * column.abs_diff(7)
}

impl Table {
    pub fn owner(&self, column: u8) -> Option<usize> {
        self.squares
            .iter()
            .position(|own| own.get(&column) == Some(&top(column)))
    }

    fn claimed(&self, column: u8) -> bool {
        self.owner(column).is_some()
    }

    fn owned(&self, seat: usize) -> usize {
        let own = &self.squares[seat];
        own.iter()
            .filter(|&(&column, &height)| height == top(column))
            .count()
    }

    fn another_stands_on(&self, column: u8, height: u8) -> bool {
        (0..self.squares.len())
            .any(|seat| seat != self.to_move && self.squares[seat].get(&column) == Some(&height))
    }

    /// One step in a column, if a runner can make it.
    fn step(&mut self, column: u8) -> bool {
        if self.claimed(column) {
            return false;
        }
        let from = match self.runners.get(&column) {
            Some(&height) if height == top(column) => return false,
            Some(&height) => height,
            None if self.runners.len() == 3 => return false,
            None => *self.squares[self.to_move].get(&column).unwrap_or(&0),
        };
        let mut to = from + 1;
        while self.landing == "jump" && self.another_stands_on(column, to) {
            to += 1;
        }
        self.runners.insert(column, to);
        true
    }

    /// The options of a roll: for each split both orders are tried, stepping wherever it is possible.
    pub fn options(&self, dice: [u8; 4]) -> Vec<Vec<u8>> {
        let [a, b, c, d] = dice;
        let mut options: BTreeMap<Vec<u8>, usize> = BTreeMap::new();
        for (x, y) in [(a + b, c + d), (a + c, b + d), (a + d, b + c)] {
            for order in [[x, y], [y, x]] {
                let mut table = self.clone();
                let mut used: Vec<u8> = order.into_iter().filter(|&sum| table.step(sum)).collect();
                used.sort();
                if !used.is_empty() {
                    options.insert(used, table.runners.len() - self.runners.len());
                }
            }
        }
        if self.before_split && self.runners.len() < 3 {
            let most = options.values().copied().max().unwrap_or(0);
            options.retain(|_, new| *new == most);
        }
        options.into_keys().collect()
    }

    pub fn advance(&self, option: &[u8]) -> Table {
        let mut table = self.clone();
        for &column in option {
            assert!(table.step(column), "{option:?} of {self:?}");
        }
        table
    }

    /// The columns whose runners forbid stopping.
    pub fn pressed(&self) -> Vec<u8> {
        let runners = self.runners.iter();
        runners
            .filter(|_| self.landing == "press on")
            .filter(|&(&column, &height)| self.another_stands_on(column, height))
            .map(|(&column, _)| column)
            .collect()
    }

    pub fn may_stop(&self) -> bool {
        !self.runners.is_empty() && self.pressed().is_empty()
    }

    fn pass(&mut self) {
        self.to_move = (self.to_move + 1) % self.squares.len();
    }

    pub fn bust(&self) -> Table {
        let mut table = self.clone();
        table.runners.clear();
        table.pass();
        table
    }

    pub fn stop(&self) -> Stopped {
        let mut table = self.clone();
        let me = self.to_move;
        let mut claimed_now = Vec::new();
        for (column, height) in std::mem::take(&mut table.runners) {
            table.squares[me].insert(column, height);
            if height == top(column) {
                claimed_now.push(column);
                for (seat, squares) in table.squares.iter_mut().enumerate() {
                    if seat != me {
                        squares.remove(&column);
                    }
                }
            }
        }
        let winners = table.winners();
        let mut keeps = Vec::new();
        if winners.is_empty() {
            keeps = table.keeps();
            if keeps.is_empty() {
                table.pass();
            }
        }
        Stopped {
            table,
            claimed_now,
            winners,
            keeps,
        }
    }

    fn winners(&self) -> Vec<usize> {
        let seats = 0..self.squares.len();
        let owned: Vec<usize> = seats.clone().map(|seat| self.owned(seat)).collect();
        if let Some(winner) = seats.clone().find(|&seat| owned[seat] >= self.target) {
            return vec![winner];
        }
        if (2..=12).all(|column| self.claimed(column)) {
            let most = owned.iter().copied().max().unwrap();
            return seats.filter(|&seat| owned[seat] == most).collect();
        }
        Vec::new()
    }

    /// The choices of squares to keep, when there are more of them than pawns.
    fn keeps(&self) -> Vec<Vec<u8>> {
        if !self.three_pawns {
            return Vec::new();
        }
        let open: Vec<u8> = self.squares[self.to_move]
            .keys()
            .copied()
            .filter(|&column| !self.claimed(column))
            .collect();
        let pawns = 3 - self.owned(self.to_move);
        if open.len() <= pawns {
            return Vec::new();
        }
        // All lists of that many columns, grown one column at a time.
        let mut lists: BTreeSet<Vec<u8>> = BTreeSet::from([Vec::new()]);
        for _ in 0..pawns {
            lists = lists
                .iter()
                .flat_map(|list| {
                    open.iter()
                        .filter(|&column| list.last().is_none_or(|last| last < column))
                        .map(|&column| [&list[..], &[column]].concat())
                })
                .collect();
        }
        lists.into_iter().collect()
    }

    pub fn keep(&self, keep: &[u8]) -> Table {
        let mut table = self.clone();
        let claimed: Vec<u8> = (2..=12).filter(|&column| self.claimed(column)).collect();
        table.squares[self.to_move]
            .retain(|column, _| keep.contains(column) || claimed.contains(column));
        table.pass();
        table
    }

    /// Number of the 1,296 rolls that leave nothing to choose.
    pub fn busts(&self) -> usize {
        let mut busts = 0;
        for a in 1..=6 {
            for b in 1..=6 {
                for c in 1..=6 {
                    for d in 1..=6 {
                        busts += usize::from(self.options([a, b, c, d]).is_empty());
                    }
                }
            }
        }
        busts
    }
}
