//! Tools of the makers that ship with the game: the demo that writes pictures, and proofs over its frames.

mod demo;
mod proof;

pub use demo::demo;
pub use proof::{LookFor, look};
