//! Tools of the makers that ship with the game: the demo that writes pictures, proofs over its frames, and an app to compare frames with.

mod demo;
mod empty;
mod proof;

pub use demo::demo;
pub use empty::empty;
pub use proof::{LookFor, look};
