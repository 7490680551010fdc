//! Command line laboratory for Can't Stop: experiments that prove the game fair.

mod chi_square;
mod cli;
mod dice;
mod quantile;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
