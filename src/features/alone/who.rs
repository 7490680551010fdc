//! Who plays alone: whoever sat first at the last table.

use crate::core::seats::{Mark, SeatKind, SeatPlan};
use crate::core::settings::LastTable;

/// The name of who never sat at a table.
const FIRST_NAME: &str = "Ada";

/// The seat of the first person of the last table, with the mark they had there.
pub(crate) fn who_plays_alone(last: &LastTable) -> SeatPlan {
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
