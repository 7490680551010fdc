//! Tests of the rules, all through the public interface.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod alone;
mod before_the_split;
mod begun_by;
mod conformance;
mod jump;
mod laws;
mod notation;
mod perft;
mod playthrough;
mod playthroughs;
mod position;
mod press_on;
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
mod three_pawns;
mod turns;
mod winning;
mod worked_examples;
