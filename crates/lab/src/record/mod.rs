//! Checks of saved games.

mod check;
mod source;
mod words;

use std::path::PathBuf;

use clap::Subcommand;

use crate::finding::Outcome;

/// Check saved games
#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Say of each game whether all of it is sound: checksums, and every action by the rules
    Check(CheckArgs),
}

#[derive(clap::Args)]
struct CheckArgs {
    /// The games
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

const NOTES: &str = "\
A game is a record as the game saves it, or one line of the notation that crates/rules documents. `-` is standard input.

Examples:
  cant-stop-lab record check records/finished/*.jsonl       are they all sound?
  echo '3:2 (65) (31) 1546=6+10 .' | cant-stop-lab record check -

Exit codes:
  0  every game is sound
  1  a game that was checked is damaged, is none, or could not be read
  2  the command line makes no sense, or the result could not be written";

/// Does what is asked for.
pub(crate) fn run(args: &Args) -> Outcome {
    let Task::Check(args) = &args.task;
    check::run(args)
}
