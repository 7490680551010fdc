//! Situations met in the compared positions, so that agreement on them means something.

use std::collections::{BTreeMap, BTreeSet};

use crate::rulebook::{Table, top};

/// 24 variants for two seats, as many for three, and 12 for four.
const TABLES: usize = 60;

/// Most positions for one occurrence of each situation.
const RAREST: usize = 25_000;

const EXPECTED: [&str; 20] = [
    "bust",
    "before the split: options withheld",
    "one of two sums",
    "one step of a double",
    "jump",
    "jump: over two squares",
    "jump: first placement",
    "jump: to the top at the first step of a double",
    "press on: no stopping",
    "press on: stopping",
    "stop: nothing claimed",
    "stop: one claimed",
    "stop: two claimed",
    "stop: others sent off",
    "won: target",
    "won: full board",
    "pawns: keep one",
    "pawns: keep two",
    "pawns: keep three",
    "pawns: enough for all",
];

#[derive(Default)]
pub struct Situations {
    positions: usize,
    tables: BTreeSet<(usize, usize, &'static str, bool, bool)>,
    seen: BTreeMap<&'static str, usize>,
}

impl Situations {
    pub fn note(&mut self, table: &Table, dice: [u8; 4]) {
        self.positions += 1;
        self.tables.insert((
            table.squares.len(),
            table.target,
            table.landing,
            table.before_split,
            table.three_pawns,
        ));
        self.note_options(table, dice);
        if table.landing == "press on" && !table.runners.is_empty() {
            self.count(match table.may_stop() {
                true => "press on: stopping",
                false => "press on: no stopping",
            });
        }
        if table.may_stop() {
            self.note_stop(table);
        }
    }

    fn note_options(&mut self, table: &Table, dice: [u8; 4]) {
        let options = table.options(dice);
        if options.is_empty() {
            self.count("bust");
        }
        if table.before_split {
            let after_split = Table {
                before_split: false,
                ..table.clone()
            };
            if options != after_split.options(dice) {
                self.count("before the split: options withheld");
            }
        }
        let total: u8 = dice.iter().sum();
        for option in &options {
            let column = option[0];
            let other = total - column;
            let to = table.advance(option).runners[&column];
            let from = table.runners.get(&column);
            let own = table.squares[table.to_move].get(&column);
            let start = *from.or(own).unwrap_or(&0);
            let jumped = to - start - option.iter().filter(|&&sum| sum == column).count() as u8;
            if option.len() == 1 && other == column {
                self.count("one step of a double");
                if jumped > 0 && to == top(column) {
                    self.count("jump: to the top at the first step of a double");
                }
            }
            if option.len() == 1 && other != column && options.contains(&vec![other]) {
                self.count("one of two sums");
            }
            if jumped > 0 {
                self.count("jump");
                if from.is_none() {
                    self.count("jump: first placement");
                }
            }
            if jumped > 1 && option.len() == 1 {
                self.count("jump: over two squares");
            }
        }
    }

    fn note_stop(&mut self, table: &Table) {
        let stopped = table.stop();
        self.count(match stopped.claimed_now.len() {
            0 => "stop: nothing claimed",
            1 => "stop: one claimed",
            _ => "stop: two claimed",
        });
        let sent_off = |squares: &BTreeMap<u8, u8>| {
            let claimed = &stopped.claimed_now;
            claimed.iter().any(|column| squares.contains_key(column))
        };
        let mut others = table.squares.clone();
        others.remove(table.to_move);
        if others.iter().any(sent_off) {
            self.count("stop: others sent off");
        }
        // No seat short of the target can own most alone: eleven columns then fall 4-4-3.
        match stopped.winners[..] {
            [] => {}
            [_] => self.count("won: target"),
            _ => self.count("won: full board"),
        }
        if let Some(keep) = stopped.keeps.first() {
            self.count(["pawns: keep one", "pawns: keep two", "pawns: keep three"][keep.len() - 1]);
        } else if table.three_pawns {
            self.count("pawns: enough for all");
        }
    }

    fn count(&mut self, situation: &'static str) {
        *self.seen.entry(situation).or_default() += 1;
    }

    /// That every table and every situation came up, but for these.
    pub fn assert_seen(&self, rare: &[&str]) {
        let least = self.positions / RAREST;
        for situation in EXPECTED
            .iter()
            .filter(|situation| !rare.contains(situation))
        {
            let seen = self.seen.get(situation).copied().unwrap_or(0);
            assert!(
                seen >= least,
                "{situation}: {seen} times in {}",
                self.positions
            );
        }
        if least > 0 {
            assert_eq!(self.tables.len(), TABLES);
        }
    }
}
