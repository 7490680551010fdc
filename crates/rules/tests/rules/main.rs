//! Tests of the rules, all through the public interface.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod conformance;
mod laws;
mod notation;
mod perft;
mod playthroughs;
mod position;
mod random;
mod random_play;
#[cfg(feature = "serde")]
mod records;
mod reference_numbers;
mod refusals;
mod scenes;
mod table;
mod variant;
