//! The experiment that throws dice and tests whether they are fair, quick and rarely cocked.

mod checks;
mod raw;
mod report;
#[cfg(test)]
mod tests;
mod thrown;

use std::path::PathBuf;

use rayon::prelude::*;

use crate::finding::{Finding, Outcome};
use crate::parallel::{Threads, pool, progress_bar};
use raw::Raw;
use report::{Report, Tally};
use thrown::{Plan, Thrown};

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

/// Throws that each thread makes before they are all counted and written, in order.
const BLOCK: u64 = 500;

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
pub(crate) fn run(args: &Args) -> Outcome {
    let hand_throws = args.hand_throws.unwrap_or(args.throws / 4);
    let plan = Plan::new(args.throws, hand_throws, args.seed, args.loaded);
    // Before the throws, which may take an hour, so that a bad path fails at once.
    let mut raw = args.raw.as_deref().map(Raw::create).transpose()?;
    let tally = carry_out(&plan, args.threads.count(), raw.as_mut())?;
    raw.map_or(Ok(()), Raw::finish)?;
    let report = Report::new(&plan, tally);
    Ok(Finding::of(&report, report.fair, args.json))
}

/// Makes every throw, counts what it showed and writes it down. Neither depends on the number of threads. After a throw that
/// cannot be written no other is made.
fn carry_out(plan: &Plan, threads: usize, mut raw: Option<&mut Raw>) -> Result<Tally, String> {
    let throws = plan.throws.saturating_add(plan.hand_throws);
    let block = BLOCK.saturating_mul(threads as u64);
    let pool = pool(threads);
    let bar = progress_bar(throws, "throws");
    let mut tally = Tally::new();
    let mut next = 0;
    while next < throws {
        let numbers = (next..throws.min(next.saturating_add(block))).into_par_iter();
        let make = |number| {
            let thrown = plan.thrown(number);
            bar.inc(1);
            thrown
        };
        let block: Vec<Thrown> = pool.install(|| numbers.map(make).collect());
        for thrown in &block {
            tally.count(thrown);
            if let Some(raw) = &mut raw {
                raw.write(thrown)?;
            }
        }
        next += block.len() as u64;
    }
    bar.finish_and_clear();
    Ok(tally)
}
