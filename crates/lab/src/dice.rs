//! The experiment that throws dice and tests whether they are fair, quick and rarely cocked.

mod report;
mod tally;
mod throwing;

use std::time::Instant;

use clap::Args;

use crate::cli::Finding;
use crate::parallel::Threads;
use report::Report;

/// Throw four dice many times and test that they are fair.
///
/// Every throw is simulated just as in the game; throw number i uses the seed S + i, so that any of them can be looked at again. The
/// faces of each die, and of every pair of dice together, are tested against equally likely faces with a chi-square test. The dice are
/// called unfair if fair dice would give a p as small as the smallest once in a thousand experiments.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// How many times four dice are thrown, at least 180.
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = enough_throws)]
    pub throws: u64,

    /// The seed of the first throw. The same seed gives the same dice, whatever the number of threads.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,

    #[command(flatten)]
    threads: Threads,

    /// Print the result as JSON.
    #[arg(long)]
    pub json: bool,

    /// Load the first die: in this percentage of throws it shows a six whatever it fell on. The tests must notice.
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    pub loaded: u8,
}

const EXAMPLES: &str = "\
Examples:
  cant-stop-lab dice                               20,000 throws on all cores
  cant-stop-lab dice --throws 1000000 --seed 42    a long look at other throws
  cant-stop-lab dice --json > dice.json            the same for programs
  cant-stop-lab dice --loaded 5                    see a loaded die being caught

Exit codes:
  0  the dice look fair
  1  the dice look unfair
  2  the command line makes no sense, or the result could not be written";

/// So many throws that each pair of faces is expected five times, as the chi-square test needs.
const FEWEST_THROWS: u64 = 180;

fn enough_throws(text: &str) -> Result<u64, String> {
    let throws: u64 = text
        .parse()
        .map_err(|_| "this is not a whole number".to_owned())?;
    if throws < FEWEST_THROWS {
        return Err(format!(
            "the tests need at least {FEWEST_THROWS} throws, so that each pair of faces is expected five times"
        ));
    }
    Ok(throws)
}

/// Throws the dice and reports what they showed.
pub(crate) fn run(options: &Options) -> Finding {
    let threads = options.threads.count();
    let start = Instant::now();
    let tally = throwing::throw(options.throws, options.seed, options.loaded, threads);
    let report = Report::new(options, tally, threads, start.elapsed().as_secs_f64());
    Finding {
        is_good: report.fair,
        report: if options.json {
            report.to_json()
        } else {
            report.to_string()
        },
    }
}
