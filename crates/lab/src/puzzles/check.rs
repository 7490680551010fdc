//! `puzzles check`: plays the choices of a file's puzzles out again, with other dice.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use cant_stop_puzzles::{Choice, Pool, Puzzle, SURE, Worth};

use super::playout::worth;
use crate::finding::{Finding, Outcome};
use crate::parallel::{Threads, pool, progress_bar};

/// Read a file of puzzles, and play their choices out again with other dice
#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {
    /// The file of puzzles
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Play out one puzzle in N, spread over all difficulties
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,

    /// Games played on from each choice
    #[arg(long, value_name = "GAMES", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(100..))]
    playouts: u32,

    /// Seed of the dice; other than the one that the puzzles were found by
    #[arg(long, value_name = "S", default_value_t = 2)]
    seed: u64,

    #[command(flatten)]
    threads: Threads,
}

const NOTES: &str = "\
Every line is read and checked: the position by the rules, the choices against what is legal, the best one against its errors.
A puzzle that is played out is at fault if the best choice is not best in both counts together by more than three standard
errors of the difference, or if what a choice is worth differs from what the file says by more than five.

Exit codes:
  0  every puzzle holds
  1  a puzzle is at fault
  2  the command line makes no sense, or the file cannot be read or is damaged";

/// Largest difference between two counts of the same, in standard errors.
const AGREEING: f64 = 5.0;

/// Most faults that are named; all are counted.
const NAMED: usize = 20;

/// Keeps the dice of each puzzle apart from those of the next.
const NEXT_PUZZLE: u64 = 0xd134_2543_de82_ef95;

/// Result of one puzzle.
struct Checked {
    /// Lead of the best choice over the next in this count alone, in standard errors.
    sureness: f64,
    fault: Option<String>,
}

/// Checks a file.
pub(crate) fn run(args: &Args) -> Outcome {
    let puzzles = read(&args.file)?;
    let puzzles = puzzles.puzzles();
    let chosen: Vec<(u64, &Puzzle)> = (0..).zip(puzzles).step_by(args.every as usize).collect();
    let bar = progress_bar(chosen.len() as u64, "puzzles");
    let checked: Vec<Checked> = pool(args.threads.count()).install(|| {
        use rayon::prelude::*;
        let each = chosen.par_iter().map(|&(number, puzzle)| {
            let seed = args.seed ^ number.wrapping_add(1).wrapping_mul(NEXT_PUZZLE);
            let checked = check(puzzle, args.playouts, seed);
            bar.inc(1);
            checked
        });
        each.collect()
    });
    bar.finish_and_clear();
    let faults = checked.iter().filter_map(|one| one.fault.as_ref());
    let faults: Vec<&String> = faults.collect();
    let sureness = checked.iter().map(|one| one.sureness);
    let least = sureness.fold(f64::INFINITY, f64::min);
    let surely = checked.iter().filter(|one| one.sureness > SURE).count();
    let mut report = format!(
        "{} puzzles can be read and are legal; {} were played out, {} games from each choice.\n\
         In this count alone the best choice is above the next by more than {SURE} standard errors in {surely}, by {least:.1} at least.\n\
         {} at fault",
        puzzles.len(),
        checked.len(),
        args.playouts,
        faults.len(),
    );
    for fault in faults.iter().take(NAMED) {
        // Writing to a text cannot fail.
        let _ = write!(report, "\n{fault}");
    }
    Ok(Finding {
        is_good: faults.is_empty(),
        report,
    })
}

fn read(file: &Path) -> Result<Pool, String> {
    let name = file.display();
    let text =
        fs::read_to_string(file).map_err(|error| format!("{name}: it cannot be read: {error}"))?;
    Pool::read(&text).map_err(|error| format!("{name}: {error}"))
}

/// Plays one puzzle out again.
fn check(puzzle: &Puzzle, games: u32, seed: u64) -> Checked {
    let again = puzzle.choices().iter().map(|choice| Choice {
        action: choice.action,
        worth: worth(puzzle.game(), choice.action, seed, games),
    });
    let again: Vec<Choice> = again.collect();
    let best = puzzle.best();
    let mut sureness = f64::INFINITY;
    let mut fault = None;
    let found = again.iter().find(|choice| choice.action == best.action);
    for (said, found_other) in puzzle.choices().iter().zip(&again) {
        let apart = said.worth.above(found_other.worth).abs();
        if apart > AGREEING * error(said.worth, found_other.worth) {
            fault = Some(format!(
                "{puzzle}\n  a choice is worth {} now",
                found_other.worth
            ));
        }
        let Some(found) = found.filter(|_| said.action != best.action) else {
            continue;
        };
        let above = found.worth.above(found_other.worth);
        sureness = sureness.min(above / error(found.worth, found_other.worth));
        // Each count weighs as much as it is sure.
        let before = best.worth.above(said.worth);
        let then = error(best.worth, said.worth).powi(-2);
        let now = error(found.worth, found_other.worth).powi(-2);
        let both = (then * before + now * above) / (then + now);
        if both <= SURE * (then + now).powf(-0.5) {
            fault = Some(format!(
                "{puzzle}\n  the best choice is not surely best: by {above:.2} games of 100 now"
            ));
        }
    }
    Checked { sureness, fault }
}

/// The standard error of a difference.
fn error(one: Worth, other: Worth) -> f64 {
    one.error().hypot(other.error())
}
