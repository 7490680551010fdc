//! Days as people live them: by the clock and the calendar of this device.

use std::time::SystemTime;

use chrono::{DateTime, Local, NaiveDate};

/// The day of a moment.
pub(crate) fn day_of(moment: SystemTime) -> NaiveDate {
    DateTime::<Local>::from(moment).date_naive()
}
