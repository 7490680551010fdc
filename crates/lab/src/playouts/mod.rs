//! The experiment that plays random legal games, and measures how fast.

mod play;
mod report;

use std::time::Instant;

use cant_stop_rules::{Game, Position};
use clap::Args;

use crate::cli::{Finding, Outcome};
use crate::parallel::{Threads, Work};
use crate::table::TableRules;
use play::{Player, Tally};
use report::{Report, Speed};

/// Play random legal games and measure how fast.
///
/// Where it may stop, a seat tosses a coin; every option, and every set of squares to keep, is as likely as any other. The
/// first seat begins. All games are played twice, on one thread and on all of them: both must come to the same, which
/// depends on the number of games, the seed, the seats and the rules alone.
///
/// A decision is what a seat decides: to roll or to stop, which option to choose, which squares to keep. A turn is one
/// seat's, from its first roll to its stop or bust.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// How many games are played.
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// The seed of the dice and of all choices.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many seats play, 2 to 4.
    #[arg(long, default_value_t = 2)]
    seats: u8,

    #[command(flatten)]
    threads: Threads,

    /// Print the result as JSON.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    rules: TableRules,
}

const EXAMPLES: &str = "\
Examples:
  cant-stop-lab playouts                                100,000 games for two
  cant-stop-lab playouts --games 1000000 --threads 1    a longer look at one thread
  cant-stop-lab playouts --seats 4 --landing jump       at another table
  cant-stop-lab playouts --json > playouts.json         the same for programs

Exit codes:
  0  both runs came to the same
  1  they did not
  2  the command line makes no sense, or the result could not be written";

/// Games handed to a thread at a time.
const BATCH: u64 = 200;

/// Plays the games and reports what came of them.
pub(crate) fn run(options: &Options) -> Outcome {
    let settings = options.rules.settings(options.seats)?;
    let position = Position::start(settings, options.seats).map_err(|error| error.to_string())?;
    let start = Game::try_from(position).map_err(|error| error.to_string())?;
    let threads = options.threads.count();
    let (tally, one_thread) = play(options, &start, 1);
    let (again, all_threads) = match threads {
        1 => (tally, one_thread),
        _ => play(options, &start, threads),
    };
    let report = Report::new(options, settings, tally, [one_thread, all_threads]);
    Ok(Finding {
        is_good: tally == again,
        report: match (tally == again, options.json) {
            (_, true) => report.to_json(tally == again),
            (true, false) => report.to_string(),
            (false, false) => format!("{report}\nBUT {threads} threads came to something else."),
        },
    })
}

fn play(options: &Options, start: &Game, threads: usize) -> (Tally, Speed) {
    let work = Work {
        pieces: options.games,
        batch: BATCH,
        name: "games",
    };
    let begun = Instant::now();
    let players = work.share_out(
        threads,
        || Player::new(options.seed),
        |player, number| player.play(start, number),
    );
    let seconds = begun.elapsed().as_secs_f64();
    let mut sum = Tally::default();
    players.iter().for_each(|player| sum.add(&player.tally));
    (sum, Speed::new(&sum, seconds, threads))
}
