//! The score: that it can be read, keeps its laws, and follows the game.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod following;
mod loudness;
mod playing;
mod sections;
mod support;
