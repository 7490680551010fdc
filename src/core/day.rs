//! Calendar days in local time.

use std::time::SystemTime;

use bevy::prelude::*;
use cant_stop_days::Day;
use chrono::{DateTime, Datelike, Local, NaiveDate, Timelike};

use crate::core::locale::Words;
use crate::core::texts;

/// Local date of a moment.
pub(crate) fn day_of(moment: SystemTime) -> NaiveDate {
    DateTime::<Local>::from(moment).date_naive()
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
