//! Makers' tools, which use the game as a library: a demonstration that draws every screen and moment, proofs over its
//! frames, and an empty app to compare frames with.

mod args;
mod demo;
mod empty;
mod film;
mod listen;
mod proof;
mod weight;

pub use args::{Args, run};
pub use demo::{Part, demo};
pub use empty::empty;
pub use listen::listen;
pub use proof::{LookFor, look};
pub use weight::{Area, MOST_OVERDRAW, MOST_TEXTURES, Texture, Weight, textures, weigh};
