//! Wins of players, by table and by opponent.

use std::collections::BTreeMap;

use super::Player;
use crate::chance::{Counted, Trials};
use crate::digest::Digest;

/// The finished games at tables of one size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableWins {
    /// Number of seats.
    pub seats: u8,
    /// Number of games finished there.
    pub games: u64,
    /// Games won, beside what equal chances give: one in as many as there are seats, binomial.
    pub wins: Counted,
}

/// Balance against one other player.
#[derive(Clone, Debug, PartialEq)]
pub struct Against {
    /// The other player.
    pub other: Player,
    /// Number of finished games that both played in.
    pub games: u64,
    /// Games that this player won and the other did not, beside equal chances: of all that one of the two won alone,
    /// as many as this player had of the seats of both.
    pub wins: Counted,
}

/// The wins of one player, being counted.
#[derive(Clone, Debug, Default)]
pub(super) struct WinTally {
    /// By the number of seats.
    tables: BTreeMap<u8, TableTally>,
    against: BTreeMap<Player, AgainstTally>,
}

#[derive(Clone, Debug, Default)]
struct TableTally {
    games: u64,
    wins: f64,
    trials: Trials,
}

#[derive(Clone, Debug, Default)]
struct AgainstTally {
    games: u64,
    wins: u64,
    /// One for each game that one of the two won and the other did not.
    trials: Trials,
}

/// Number of seats and share of the win of each player in a game: one player may have several seats.
type Parts<'a> = BTreeMap<&'a Player, (u32, f64)>;

/// Parts of the players in a finished game.
pub(super) fn parts<'a>(digest: &Digest, who: &'a [Option<Player>]) -> Parts<'a> {
    let mut parts = Parts::new();
    let share = 1.0 / digest.winners.len().max(1) as f64;
    for ((place, _), player) in digest.each_seat().zip(who) {
        let Some(player) = player else { continue };
        let (own, wins) = parts.entry(player).or_default();
        *own += 1;
        if digest.winners.contains(place) {
            *wins += share;
        }
    }
    parts
}

impl WinTally {
    /// Adds a finished game of this player, with its number of seats and the parts of all players in it.
    pub(super) fn add(&mut self, player: &Player, seats: u8, parts: &Parts<'_>) {
        let (own, wins) = parts[player];
        let table = self.tables.entry(seats).or_default();
        table.games += 1;
        table.wins += wins;
        table.trials.add(own, u32::from(seats), 1);
        for (&other, &(their_seats, theirs)) in parts {
            if other == player {
                continue;
            }
            let against = self.against.entry(other.clone()).or_default();
            against.games += 1;
            if (wins > 0.0) != (theirs > 0.0) {
                against.wins += u64::from(wins > 0.0);
                against.trials.add(own, own + their_seats, 1);
            }
        }
    }

    /// Number of finished games.
    pub(super) fn games(&self) -> u64 {
        self.tables.values().map(|table| table.games).sum()
    }

    /// All games won.
    pub(super) fn all(&self) -> Counted {
        let mut trials = Trials::default();
        for table in self.tables.values() {
            trials.join(&table.trials);
        }
        let wins = self.tables.values().map(|table| table.wins).sum();
        Counted::new(wins, &trials)
    }

    pub(super) fn tables(&self) -> Vec<TableWins> {
        let tables = self.tables.iter().map(|(&seats, table)| TableWins {
            seats,
            games: table.games,
            wins: Counted::new(table.wins, &table.trials),
        });
        tables.collect()
    }

    pub(super) fn against(&self) -> Vec<Against> {
        let against = self.against.iter().map(|(other, met)| Against {
            other: other.clone(),
            games: met.games,
            wins: Counted::new(met.wins as f64, &met.trials),
        });
        against.collect()
    }
}
