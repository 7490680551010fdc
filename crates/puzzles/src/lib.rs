//! Positions of Can't Stop to decide, what each choice is worth, and how strong the answers are.

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
pub use name::{Name, NoName};
pub use pool::Pool;
pub use problem::{Fault, PoolError, Problem};
pub use puzzle::{Choice, Puzzle, Question, SURE, legal};
pub use rating::{Estimate, Rating, chance_to_solve};
pub use scale::Scale;
pub use worth::Worth;
