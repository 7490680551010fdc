//! Positions of Can't Stop to decide, what each choice is worth, and how strong the answers are.
//!
//! The 2,000 puzzles of the game were found by `cant-stop-lab puzzles find --seed 1` of commit `90e8268`. The five characters
//! played 1,248 games; where Summit found one choice better than every other by three games in 100, and it took some thought to
//! see, the position was a candidate. Every choice of the 2,874 candidates was played out 10,000 times with the same dice:
//! Summit finishes the turn, after that all seats play the lab's `linear`. A position was kept if the same choice was best by two
//! games in 100 and by four standard errors. Played out again with other dice (`puzzles check --seed 2` of commit `9bb3ba55`),
//! all 2,000 hold. Difficulties are Rasch's model fitted to the answers of the characters, of two published ways to play and
//! of players who see the worth of a choice with noise (`puzzles grade` of the same commit).

mod difficulty;
mod name;
mod pool;
mod problem;
mod puzzle;
mod rating;
mod scale;
mod selection;
mod text;
mod worth;

pub use difficulty::Difficulty;
pub use name::Name;
pub use pool::Pool;
pub use problem::{Fault, PoolError, Problem};
pub use puzzle::{Choice, Puzzle, SURE, legal};
pub use rating::{Estimate, Rating, chance_to_solve};
pub use scale::Scale;
pub use worth::Worth;
