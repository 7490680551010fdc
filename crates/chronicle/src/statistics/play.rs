//! Style of play: length of the turns, use of the columns, and risks taken.

use cant_stop_rules::{BustChance, Column};

use crate::digest::Bold;

/// Number of the boldest rolls that are named.
pub const BOLDEST: usize = 3;

/// The turns that ended.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Turns {
    /// Number of turns, stopped or busted.
    pub count: u64,
    /// The rolls of an average turn; 0 without a turn.
    pub mean_rolls: f64,
    /// Number of turns by their rolls: those of one roll first.
    pub by_rolls: Vec<u64>,
    /// The spaces by which squares rose in all stops.
    pub banked: u64,
    /// The spaces that were climbed and lost in all busts.
    pub lost: u64,
}

/// Use of a column by a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColumnUse {
    /// The column.
    pub column: Column,
    /// Number of turns in which a runner moved there, whether that was banked or lost.
    pub visited: u64,
    /// Number of times that it was claimed.
    pub claimed: u64,
}

/// A roll that could have been left: stopping was allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoldRoll {
    /// The chance that it busts.
    pub chance: BustChance,
    /// The record, by its path inside the folder.
    pub file: String,
    /// The number of the turn, from 1.
    pub turn: u32,
}

/// The boldest rolls seen so far, the boldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Boldest(Vec<BoldRoll>);

impl Boldest {
    /// Takes another one in, of each game the boldest. Of equally bold ones that stays which came first, the newest game's.
    pub(super) fn add(&mut self, file: &str, bold: Option<Bold>) {
        let Some(bold) = bold else { return };
        let bolder = |other: &BoldRoll| other.chance.busts >= bold.busts;
        let place = self.0.partition_point(bolder);
        let is_of_game = |roll: &BoldRoll| roll.file == file;
        if place < BOLDEST && !self.0[..place].iter().any(is_of_game) {
            self.0.retain(|roll| !is_of_game(roll));
            let roll = BoldRoll {
                chance: BustChance { busts: bold.busts },
                file: file.to_owned(),
                turn: bold.turn,
            };
            self.0.insert(place, roll);
            self.0.truncate(BOLDEST);
        }
    }

    pub(super) fn into_rolls(self) -> Vec<BoldRoll> {
        self.0
    }
}
