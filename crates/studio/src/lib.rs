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
pub use empty::empty;
pub use weight::{Texture, textures};
