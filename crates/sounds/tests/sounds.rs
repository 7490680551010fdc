//! Laws of every sound, and of the committed files: they are those that the generator makes.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod laws;
