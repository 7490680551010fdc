//! Puzzles: positions of games in which one choice is clearly best, checked.

mod check;
mod playout;

use crate::finding::Outcome;

/// Check a file of positions in which one choice is clearly best
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Check(check::Args),
}

/// Checks the file.
pub(crate) fn run(args: &Args) -> Outcome {
    let What::Check(args) = &args.what;
    check::run(args)
}
