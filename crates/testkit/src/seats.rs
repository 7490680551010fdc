//! Seats at the table of a test.

use cant_stop::core::seats::{Mark, SeatKind, SeatPlan};
use cant_stop_bots::Opponent;

/// Seats for `count` bots.
pub fn bots(count: usize) -> Vec<SeatPlan> {
    seats(&vec![SeatKind::Bot(Opponent::Ibex); count])
}

/// Seats of these kinds, named and marked in order.
pub fn seats(kinds: &[SeatKind]) -> Vec<SeatPlan> {
    kinds
        .iter()
        .zip(["Ada", "Bruno", "Chiara", "Dani"])
        .zip(Mark::ALL)
        .map(|((&kind, name), mark)| SeatPlan {
            name: name.to_owned(),
            mark,
            kind,
        })
        .collect()
}
