//! All that one player did, being counted.

use cant_stop_rules::{BustChance, Column};

use super::dice::DiceTally;
use super::play::{Boldest, ColumnUse, Turns};
use super::player::{Decided, Player, PlayerStatistics};
use super::wins::WinTally;
use crate::chance::{Counted, Trials};
use crate::digest::SeatDigest;
use crate::quality::SeatQuality;

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

    /// Adds how well a seat decided in a game.
    pub(super) fn add_quality(&mut self, found: &SeatQuality) {
        self.quality.add(found);
        self.looked_back += 1;
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
