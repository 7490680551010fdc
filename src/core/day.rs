//! Calendar days in local time.

use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use cant_stop_days::Day;
use chrono::{DateTime, Datelike, Local, NaiveDate, Timelike};

use crate::core::locale::Words;
use crate::core::texts;

/// Years in which a file can have been changed; of other times the calendar knows no date.
const YEARS: std::ops::Range<i32> = 1970..10_000;

/// Local date of a moment; today if it lies in no year of a calendar, as the time of a damaged file may.
pub(crate) fn day_of(moment: SystemTime) -> NaiveDate {
    let since = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
    let seconds = i64::try_from(since.as_secs()).unwrap_or(i64::MAX);
    let date = DateTime::from_timestamp(seconds, 0).filter(|date| YEARS.contains(&date.year()));
    let date = date.map_or_else(Local::now, |date| date.with_timezone(&Local));
    date.date_naive()
}

/// Hours of the day, the others are those of the evening and the night.
const DAYTIME: std::ops::Range<u32> = 5..17;

/// Returns `true` in the evening and at night, in local time.
pub(crate) fn is_evening() -> bool {
    !DAYTIME.contains(&Local::now().hour())
}

/// Date in the notation of the language.
pub(crate) fn date_words(date: NaiveDate) -> Words {
    Words::new(texts::WHEN_DATE)
        .with("day", date.day().to_string())
        .with("month", f64::from(date.month()))
        .with("year", date.year().to_string())
}

/// Overrides today's date in tests and demonstrations; `None` uses the clock.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct TodayIs(pub Option<Day>);

impl TodayIs {
    /// Returns today's date.
    pub fn today(self) -> Day {
        self.0.unwrap_or_else(|| day_of(SystemTime::now()).into())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TodayIs>();
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn times_of_damaged_files_are_no_trouble() {
        for seconds in [86_400, 1_700_000_000, 9_000_000_000_000] {
            let moment = UNIX_EPOCH + Duration::from_secs(seconds);
            assert!(YEARS.contains(&day_of(moment).year()));
        }
    }
}
