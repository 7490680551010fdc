//! What the random games came to, in words and as JSON.

use std::fmt::{self, Display};

use cant_stop_rules::Settings;
use serde::Serialize;

use super::Options;
use super::play::Tally;
use crate::protocol::Rules;

/// How fast games were played.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Speed {
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    /// Of one thread's time.
    microseconds_per_game: f64,
}

impl Speed {
    pub(crate) fn new(tally: &Tally, seconds: f64, threads: usize) -> Speed {
        let games = tally.games as f64;
        Speed {
            threads,
            seconds,
            games_per_second: games / seconds,
            decisions_per_second: tally.decisions as f64 / seconds,
            microseconds_per_game: 1e6 * seconds * threads as f64 / games,
        }
    }
}

/// What the random games came to.
#[derive(Serialize)]
pub(crate) struct Report {
    games: u64,
    seed: u64,
    seats: u8,
    rules: Rules,
    /// Games won by each seat.
    wins: Vec<u64>,
    turns_per_game: f64,
    rolls_per_game: f64,
    decisions_per_game: f64,
    busts_per_turn: f64,
    /// On one thread, and on all.
    speed: [Speed; 2],
}

impl Report {
    pub(crate) fn new(
        options: &Options,
        settings: Settings,
        tally: Tally,
        speed: [Speed; 2],
    ) -> Report {
        let per_game = |count: u64| count as f64 / tally.games as f64;
        Report {
            games: tally.games,
            seed: options.seed,
            seats: options.seats,
            rules: settings.into(),
            wins: tally.wins[..usize::from(options.seats)].to_vec(),
            turns_per_game: per_game(tally.turns),
            rolls_per_game: per_game(tally.rolls),
            decisions_per_game: per_game(tally.decisions),
            busts_per_turn: tally.busts as f64 / tally.turns as f64,
            speed,
        }
    }

    /// The report, and whether both runs came to the same.
    pub(crate) fn to_json(&self, agree: bool) -> String {
        #[derive(Serialize)]
        struct Whole<'a> {
            #[serde(flatten)]
            report: &'a Report,
            runs_agree: bool,
        }
        let whole = Whole {
            report: self,
            runs_agree: agree,
        };
        serde_json::to_string_pretty(&whole).expect("a report holds nothing that JSON cannot")
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(
            f,
            "{} random games for {} from seed {}\n",
            self.games, self.seats, self.seed
        )?;
        writeln!(
            f,
            "{:.2} turns, {:.2} rolls and {:.2} decisions a game; {:.2} % of turns bust",
            self.turns_per_game,
            self.rolls_per_game,
            self.decisions_per_game,
            100.0 * self.busts_per_turn
        )?;
        write!(f, "Won by seat")?;
        for (seat, &wins) in self.wins.iter().enumerate() {
            let share = 100.0 * wins as f64 / self.games as f64;
            let comma = if seat == 0 { "" } else { "," };
            write!(f, "{comma} {seat}: {share:.2} %")?;
        }
        writeln!(
            f,
            "\n\n{:>7} {:>14} {:>18} {:>11}",
            "threads", "games/s", "decisions/s", "µs a game"
        )?;
        let [one, all] = &self.speed;
        for speed in [one, all]
            .into_iter()
            .take(if all.threads == 1 { 1 } else { 2 })
        {
            writeln!(
                f,
                "{:>7} {:>14.0} {:>18.0} {:>11.2}",
                speed.threads,
                speed.games_per_second,
                speed.decisions_per_second,
                speed.microseconds_per_game
            )?;
        }
        Ok(())
    }
}
