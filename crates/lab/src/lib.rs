//! The laboratory of Can't Stop: experiments, matches between bots, and a referee for programs.
//!
//! The program `cant-stop-lab` is [`cli::run`].

mod chi_square;
pub mod cli;
mod dice;
mod parallel;
mod quantile;
