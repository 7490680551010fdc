//! The command line: what there is to ask for, and what the exit codes mean.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::finding::{Finding, Outcome};
use crate::{arena, bot, dice, puzzles, record, referee};

/// Experiments with Can't Stop, matches between bots, and a referee for programs.
#[derive(Parser)]
#[command(name = "cant-stop-lab", version, after_help = NOTES)]
struct Cli {
    #[command(subcommand)]
    experiment: Experiment,
}

#[derive(Subcommand)]
enum Experiment {
    Referee(referee::Args),
    Arena(arena::Args),
    Bot(bot::Args),
    Record(record::Args),
    Dice(dice::Args),
    Puzzles(puzzles::Args),
}

const NOTES: &str = "\
Examples:
  cant-stop-lab arena --bot rule-of-28 --bot rule-of-28   what beginning is worth
  cant-stop-lab help referee                              how to ask about the rules

Exit codes:
  0  nothing wrong was found
  1  something wrong was found
  2  the command line makes no sense, or something could not be read or written";

/// Runs what the command line asks for, prints the report and gives the exit code of the program.
pub fn run() -> ExitCode {
    let outcome: Outcome = match Cli::parse().experiment {
        Experiment::Dice(args) => dice::run(&args),
        Experiment::Referee(_) => referee::run().map(|()| Finding::silent(true)),
        Experiment::Arena(args) => arena::run(&args),
        Experiment::Bot(args) => bot::run(&args),
        Experiment::Record(args) => record::run(&args),
        Experiment::Puzzles(args) => puzzles::run(&args),
    };
    match outcome.and_then(|finding| print(&finding.report).map(|()| finding.is_good)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(sentence) => {
            eprintln!("error: {sentence}");
            ExitCode::from(2)
        }
    }
}

/// Prints a report; a reader that has seen enough and closed the pipe is no trouble.
fn print(report: &str) -> Result<(), String> {
    if report.is_empty() {
        return Ok(());
    }
    match writeln!(io::stdout(), "{}", report.trim_end()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("the report could not be written: {error}"))
        }
        _ => Ok(()),
    }
}
