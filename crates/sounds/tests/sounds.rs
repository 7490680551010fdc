//! What holds for every sound, and that the committed files are those the generator makes.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod laws;
