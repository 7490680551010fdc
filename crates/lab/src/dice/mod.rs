//! The experiment that throws dice and tests whether they are fair, quick and rarely cocked.

mod check;
mod gestures;
mod group;
mod raw;
mod report;
mod tally;
#[cfg(test)]
mod tests;
mod text;
mod throwing;
mod thrown;

use std::path::PathBuf;
use std::time::Instant;

use crate::finding::{Finding, Outcome};
use crate::parallel::Threads;
use raw::Raw;
use report::{Report, Request, Speed};
use throwing::Plan;

/// Throw four dice many times and test that they are fair
#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {
    /// Automatic throws of four dice, at least 180
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = enough_throws)]
    pub throws: u64,

    /// Throws by recorded gestures after that [default: a quarter of N]
    #[arg(long, value_name = "M")]
    pub hand_throws: Option<u64>,

    /// The seed of the first throw; throw number i uses S + i
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,

    #[command(flatten)]
    threads: Threads,

    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,

    /// Write every throw into a new file as comma-separated values
    #[arg(long, value_name = "FILE")]
    pub raw: Option<PathBuf>,

    /// Load the first die: in this percentage of throws it shows a six whatever it fell on
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    pub loaded: u8,
}

const NOTES: &str = "\
Every throw is simulated just as in the game: automatic throws first, then throws by gestures recorded from hands.
Chi-square tests ask whether all faces are equally likely; the dice are called unfair if fair dice would give a p as small
as the smallest once in a thousand experiments. The tests and the columns of --raw: \"Fair dice\" in crates/lab/README.md.

Examples:
  cant-stop-lab dice                               20,000 throws and 5,000 by hand on all cores
  cant-stop-lab dice --throws 1000000 --seed 42    a long look at other throws
  cant-stop-lab dice --json > dice.json            the same for programs
  cant-stop-lab dice --raw dice.csv                every throw, for tests of your own
  cant-stop-lab dice --loaded 5                    see a loaded die being caught

Exit codes:
  0  the dice look fair
  1  the dice look unfair
  2  the command line makes no sense, or the result could not be written";

/// Fewest throws for each pair of faces to be expected five times, as the chi-square test needs: 36 × 5.
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
///
/// # Errors
///
/// One sentence if the throws cannot be written to the file asked for.
pub(crate) fn run(args: &Args) -> Outcome {
    let request = Request {
        throws: args.throws,
        hand_throws: args.hand_throws.unwrap_or(args.throws / 4),
        seed: args.seed,
        loaded_percent: args.loaded,
    };
    // Before the throws, which may take an hour, so that a bad path fails at once.
    let mut raw = args.raw.as_deref().map(Raw::create).transpose()?;
    let plan = Plan::new(request);
    let threads = args.threads.count();
    let start = Instant::now();
    let tally = plan.carry_out(threads, raw.as_mut())?;
    let speed = Speed::new(plan.throws(), start.elapsed().as_secs_f64(), threads);
    raw.map_or(Ok(()), Raw::finish)?;
    let report = Report::new(request, &tally, plan.gestures(), speed);
    Ok(Finding {
        is_good: report.fair,
        report: if args.json {
            report.to_json()
        } else {
            report.to_string()
        },
    })
}
