//! Seat of the player in a solo game.

use super::seats::{Mark, SeatKind, SeatPlan};
use super::settings::LastTable;

/// Default name before the first table.
const FIRST_NAME: &str = "Ada";

/// Seat with the name and the mark of the first person at the last table.
pub(crate) fn solo_seat(last: &LastTable) -> SeatPlan {
    let person = last.places.iter().find(|place| place.who == "person");
    let name = person.map(|place| place.name.as_str());
    SeatPlan {
        name: name
            .filter(|it| !it.is_empty())
            .unwrap_or(FIRST_NAME)
            .to_owned(),
        mark: last.first_mark().unwrap_or(Mark::Disc),
        kind: SeatKind::Person,
    }
}
