//! Places at the table of a match: the person first, the character second.

use crate::core::seats::{SeatKind, SeatPlan};
use crate::core::settings::Stage;

/// Number of players.
pub(super) const SEATS: u8 = 2;

/// Whether the person and the character of a match sit in their places.
pub(super) fn fit(stage: Stage, seats: &[SeatPlan]) -> bool {
    let kinds = seats.iter().map(|plan| plan.kind);
    kinds.eq([SeatKind::Person, SeatKind::Bot(stage.opponent)])
}
