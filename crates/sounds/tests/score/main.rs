//! The score with the committed samples: it is made of them, sounds right, and follows the game.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod following;
mod loudness;
mod playing;
mod samples;
mod support;
