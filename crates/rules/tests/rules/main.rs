//! Tests of the rules, all through the public interface.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod conformance;
mod laws;
mod oracle;
mod playthrough;
mod random;
mod random_play;
#[cfg(feature = "serde")]
mod records;
mod reference_numbers;
mod refusals;
mod roll_off;
mod settings;
mod snapshots;
mod table;
mod turns;
mod winning;
mod worked_examples;
