//! Results of the matches, as JSON.

use std::collections::BTreeMap;

use cant_stop_chronicle::chance::wilson_95;
use cant_stop_rules::Variant;
use serde::Serialize;

use super::fault::{Fault, FaultKind};
use super::tally::{Side, Tally};
use super::{Args, Pair};
use crate::protocol::Rules;

#[derive(Serialize)]
pub(crate) struct Report {
    pub games_per_pair: u64,
    pub seed: u64,
    pub seats: u8,
    pub rules: Rules,
    pub move_time_seconds: f64,
    pub pairs: Vec<PairReport>,
    /// Time it took, the only part that the seed does not decide.
    pub speed: Speed,
}

#[derive(Serialize)]
pub(crate) struct Speed {
    pub threads: usize,
    pub seconds: f64,
    pub games_per_second: f64,
}

/// Results of the games between two bots.
#[derive(Serialize)]
pub(crate) struct PairReport {
    pub games: u64,
    /// Games of too many turns, without a winner.
    pub broken_off: u64,
    /// Turns the winner took, over the games won at the table; `None` if there was none.
    pub mean_turns: Option<f64>,
    /// Wins of the seat that begins, of either bot.
    pub first_seat: Rate,
    pub bots: [BotReport; 2],
}

/// A share of games won, with its 95 % Wilson interval.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Rate {
    pub wins: u64,
    pub win_rate: f64,
    pub wilson_95: [f64; 2],
}

/// Results of one bot against one other.
#[derive(Serialize)]
pub(crate) struct BotReport {
    pub name: String,
    #[serde(flatten)]
    pub rate: Rate,
    /// From each seat, the one that begins first.
    pub wins_by_seat: Vec<u64>,
    pub busts_per_turn: Option<f64>,
    pub decisions: u64,
    /// By the time that some of its decisions took, which no seed decides; `None` if none was timed.
    pub decisions_per_second: Option<f64>,
    pub forfeits: BTreeMap<FaultKind, u64>,
    pub first_forfeit: Option<Forfeit>,
}

#[derive(Serialize)]
pub(crate) struct Forfeit {
    /// Counted from 0.
    pub game: u64,
    #[serde(flatten)]
    pub fault: Fault,
}

impl Report {
    pub(crate) fn new(
        args: &Args,
        variant: Variant,
        pairs: &[Pair],
        tallies: &[Tally],
        seconds: f64,
        threads: usize,
    ) -> Report {
        let pair = |(bots, tally): (&Pair, &Tally)| {
            let names = bots.map(|bot| args.bots[bot].to_string());
            PairReport::new(names, tally, usize::from(args.seats))
        };
        let games: u64 = tallies.iter().map(|tally| tally.games).sum();
        Report {
            games_per_pair: args.games,
            seed: args.seed,
            seats: args.seats,
            rules: Rules(variant),
            move_time_seconds: args.move_time.as_secs_f64(),
            pairs: pairs.iter().zip(tallies).map(pair).collect(),
            speed: Speed {
                threads,
                seconds,
                games_per_second: games as f64 / seconds,
            },
        }
    }
}

impl PairReport {
    fn new(names: [String; 2], tally: &Tally, seats: usize) -> PairReport {
        let [first, second] = names;
        let [one, other] = &tally.sides;
        PairReport {
            games: tally.games,
            broken_off: tally.broken_off,
            mean_turns: share(tally.winners_turns, tally.won),
            first_seat: Rate::new(one.wins[0] + other.wins[0], tally.games),
            bots: [
                BotReport::new(first, one, tally.games, seats),
                BotReport::new(second, other, tally.games, seats),
            ],
        }
    }

    pub(crate) fn forfeits(&self) -> u64 {
        self.bots.iter().flat_map(|bot| bot.forfeits.values()).sum()
    }
}

impl Rate {
    fn new(wins: u64, games: u64) -> Rate {
        Rate {
            wins,
            win_rate: share(wins, games).unwrap_or(0.0),
            wilson_95: wilson_95(wins, games),
        }
    }
}

impl BotReport {
    fn new(name: String, side: &Side, games: u64, seats: usize) -> BotReport {
        let counts = side.counts;
        let thought = counts.thinking.as_secs_f64();
        BotReport {
            name,
            rate: Rate::new(side.wins.iter().sum(), games),
            wins_by_seat: side.wins[..seats].to_vec(),
            busts_per_turn: share(counts.busts, counts.turns),
            decisions: counts.decisions,
            decisions_per_second: (thought > 0.0).then(|| counts.timed as f64 / thought),
            forfeits: FaultKind::ALL.into_iter().zip(side.forfeits).collect(),
            first_forfeit: side
                .first_forfeit
                .clone()
                .map(|(game, fault)| Forfeit { game, fault }),
        }
    }
}

fn share(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}
