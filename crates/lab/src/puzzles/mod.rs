//! Puzzles: positions of games in which one choice is clearly best, graded and checked.

mod answers;
mod check;
mod file;
mod grade;
mod playout;
mod regrade;

use crate::finding::Outcome;

/// Check a file of positions in which one choice is clearly best, or grade it
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Grade(regrade::Args),
    Check(check::Args),
}

/// Does what is asked for.
pub(crate) fn run(args: &Args) -> Outcome {
    match &args.what {
        What::Grade(args) => regrade::run(args),
        What::Check(args) => check::run(args),
    }
}
