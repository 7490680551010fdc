//! Statistics of one player over all games, and their count.

use cant_stop_rules::{BustChance, Column};

use super::Player;
use super::dice::{DiceStatistics, DiceTally};
use super::play::{BoldRoll, Boldest, ColumnUse, Turns};
use super::wins::{Against, TableWins, WinTally};
use crate::chance::{Counted, Trials};
use crate::digest::SeatDigest;
use crate::quality::SeatQuality;

/// Statistics of one player over all games.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerStatistics {
    /// The player.
    pub player: Player,
    /// Number of finished games.
    pub games: u64,
    /// The games won, beside what equal chances at every table would give. A player with two seats wins with either,
    /// and has their chances together. A shared win counts in equal parts.
    pub wins: Counted,
    /// The same by the number of seats at the table, ascending; only where games were finished.
    pub tables: Vec<TableWins>,
    /// Number of rolls of four dice.
    pub rolls: u64,
    /// The rolls that busted, beside the chance that each of them had by the runners and the claimed columns.
    pub busts: Counted,
    /// The turns that ended.
    pub turns: Turns,
    /// Use of each column, 2 first.
    pub columns: [ColumnUse; 11],
    /// The highest risks taken and survived, where stopping was allowed; one a game, the highest first.
    pub survived: Vec<BoldRoll>,
    /// The highest risks taken that busted, in the same way.
    pub fell: Vec<BoldRoll>,
    /// Balance against each player met in a finished game, in the order of the players.
    pub against: Vec<Against>,
    /// Statistics of this player's dice.
    pub dice: DiceStatistics,
    /// Quality of the decisions in the games looked back at; `None` without such a game.
    pub quality: Option<Decided>,
}

/// Quality of decisions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decided {
    /// Number of games looked back at.
    pub games: u64,
    /// All decisions in them, and what they lost.
    pub sum: SeatQuality,
    /// Games lost in a hundred decisions, as Summit sees it; `None` before the first.
    pub per_hundred: Option<f64>,
}

/// All that one player did, being counted.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) wins: WinTally,
    busts: u64,
    /// One for each roll, by its chance to bust.
    risks: Trials,
    turns: Turns,
    visited: [u64; 11],
    claimed: [u64; 11],
    survived: Boldest,
    fell: Boldest,
    dice: DiceTally,
    quality: SeatQuality,
    looked_back: u64,
}

impl Tally {
    /// Adds how a seat was played in the game of this file.
    pub(super) fn add_play(&mut self, file: &str, seat: &SeatDigest) {
        self.busts += u64::from(seat.busts);
        for &(busts, rolls) in &seat.risks {
            let (part, whole) = (u32::from(busts), u32::from(BustChance::ROLLS));
            self.risks.add(part, whole, u64::from(rolls));
        }
        let by_rolls = &mut self.turns.by_rolls;
        if by_rolls.len() < seat.lengths.len() {
            by_rolls.resize(seat.lengths.len(), 0);
        }
        for (sum, &count) in by_rolls.iter_mut().zip(&seat.lengths) {
            *sum += u64::from(count);
        }
        self.turns.banked += u64::from(seat.banked);
        self.turns.lost += u64::from(seat.lost);
        for (sum, &count) in self.visited.iter_mut().zip(&seat.visited) {
            *sum += u64::from(count);
        }
        for column in seat.claimed {
            self.claimed[column.index()] += 1;
        }
        self.survived.add(file, seat.survived);
        self.fell.add(file, seat.fell);
        self.dice.add(seat);
    }

    /// Adds how well a seat decided in a game, the player's first seat in it or another one.
    pub(super) fn add_quality(&mut self, found: &SeatQuality, is_first: bool) {
        self.quality.add(found);
        self.looked_back += u64::from(is_first);
    }

    pub(super) fn statistics(mut self, player: Player) -> PlayerStatistics {
        let count: u64 = self.turns.by_rolls.iter().sum();
        let rolls_of = |(more, &turns): (usize, &u64)| (more as u64 + 1) * turns;
        let rolls: u64 = self.turns.by_rolls.iter().enumerate().map(rolls_of).sum();
        self.turns.count = count;
        self.turns.mean_rolls = rolls as f64 / count.max(1) as f64;
        let decided = Decided {
            games: self.looked_back,
            sum: self.quality,
            per_hundred: self.quality.per_hundred(),
        };
        PlayerStatistics {
            player,
            games: self.wins.games(),
            wins: self.wins.all(),
            tables: self.wins.tables(),
            rolls: self.risks.count(),
            busts: Counted::new(self.busts as f64, &self.risks),
            turns: self.turns,
            columns: Column::ALL.map(|column| ColumnUse {
                column,
                visited: self.visited[column.index()],
                claimed: self.claimed[column.index()],
            }),
            survived: self.survived.into_rolls(),
            fell: self.fell.into_rolls(),
            against: self.wins.against(),
            dice: self.dice.statistics(),
            quality: (self.looked_back > 0).then_some(decided),
        }
    }
}
