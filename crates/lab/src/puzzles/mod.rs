//! Puzzles: positions of games in which one choice is clearly best, found, graded and checked.

mod answers;
mod check;
mod confirm;
mod file;
mod find;
mod games;
mod grade;
mod likeness;
mod playout;
mod regrade;

use crate::cli::Outcome;

/// Find positions in which one choice is clearly best, and check a file of them
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Find(find::Args),
    Grade(regrade::Args),
    Check(check::Args),
}

/// Does what is asked for.
pub(crate) fn run(args: &Args) -> Outcome {
    match &args.what {
        What::Find(args) => find::run(args),
        What::Grade(args) => regrade::run(args),
        What::Check(args) => check::run(args),
    }
}
