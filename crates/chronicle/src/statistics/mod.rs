//! Statistics of all games together about the players and the dice.
//!
//! Counts that luck decides, such as wins, busts and faces, are a [`Counted`](crate::chance::Counted) each: they stand
//! beside the expectation and the range that fair luck keeps to. Counts that people decide, such as the rolls of a turn
//! and the columns climbed, have no fair range and stand alone.

mod dice;
mod play;
mod player;
mod roster;
mod tally;
mod wins;

use std::collections::BTreeMap;

pub use dice::{DiceStatistics, Tested};
pub use play::{BOLDEST, BoldRoll, ColumnUse, Turns};
pub use player::Player;
pub use roster::Roster;
pub use tally::{Decided, PlayerStatistics};
pub use wins::{Against, TableWins};

use crate::index::{Game, State};
use dice::DiceTally;
use tally::Tally;

/// Statistics of all games together.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    /// Number of games, finished or not. Wins are counted in the finished ones alone; rolls, turns and dice in the others
    /// too. Games that continue another one count for no player, and their dice are left out.
    pub games: u64,
    /// Players that the roster knows: most finished games first, and bots after people.
    pub players: Vec<PlayerStatistics>,
    /// All dice, of every seat, also those of players that the roster leaves out.
    pub dice: DiceStatistics,
}

impl Statistics {
    /// Adds up the games; the roster names the players.
    pub fn of<'a>(games: impl IntoIterator<Item = Game<'a>>, roster: &Roster) -> Statistics {
        let mut tallies: BTreeMap<Player, Tally> = BTreeMap::new();
        let mut dice = DiceTally::default();
        let mut all = 0;
        for game in games {
            all += 1;
            if game.digest.is_played_on() {
                continue;
            }
            for seat in &game.digest.seats {
                dice.add(seat);
            }
            count(&game, roster, &mut tallies);
        }
        let mut players: Vec<PlayerStatistics> = tallies
            .into_iter()
            .map(|(player, tally)| tally.statistics(player))
            .collect();
        // Stable: those with as many games stay in the order of their names.
        players.sort_by_key(|one| (one.player.is_bot(), std::cmp::Reverse(one.games)));
        Statistics {
            games: all,
            players,
            dice: dice.statistics(),
        }
    }
}

/// Adds a game to all players in it.
fn count(game: &Game<'_>, roster: &Roster, tallies: &mut BTreeMap<Player, Tally>) {
    let seats = game.digest.seats.iter();
    let who: Vec<Option<Player>> = seats.map(|seat| roster.who(seat)).collect();
    for ((place, seat), one) in game.digest.each_seat().zip(&who) {
        let Some(player) = one else { continue };
        let tally = tallies.entry(player.clone()).or_default();
        tally.add_play(game.file, seat);
        if let Some(quality) = &game.digest.quality
            && let Some(found) = quality.get(place.index())
        {
            tally.add_quality(found, !who[..place.index()].contains(one));
        }
    }
    if game.state == State::Finished {
        let parts = wins::parts(game.digest, &who);
        let seats = game.digest.seats.len() as u8;
        for &player in parts.keys() {
            let tally = tallies.entry(player.clone()).or_default();
            tally.wins.add(player, seats, &parts);
        }
    }
}
