//! Seat of a player without company.

use super::seats::{Mark, SeatKind, SeatPlan};
use super::settings::LastTable;

/// Name of a player who never sat at a table.
const FIRST_NAME: &str = "Ada";

/// Seat of the first person of the last table, with the same mark.
pub(crate) fn solo_seat(last: &LastTable) -> SeatPlan {
    let person = last.places.iter().find(|place| place.who == "person");
    let name = person.map(|place| place.name.clone());
    SeatPlan {
        name: name
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| FIRST_NAME.to_owned()),
        mark: last.first_mark().unwrap_or(Mark::Disc),
        kind: SeatKind::Person,
    }
}
