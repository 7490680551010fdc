//! Days as people live them: by the clock and the calendar of this device.

use std::time::SystemTime;

use bevy::prelude::*;
use cant_stop_days::Day;
use chrono::{DateTime, Datelike, Local, NaiveDate};

use crate::core::locale::Words;
use crate::core::texts;

/// The day of a moment.
pub(crate) fn day_of(moment: SystemTime) -> NaiveDate {
    DateTime::<Local>::from(moment).date_naive()
}

/// A day as people write it.
pub(crate) fn date_words(date: NaiveDate) -> Words {
    Words::new(texts::WHEN_DATE)
        .with("day", date.day().to_string())
        .with("month", f64::from(date.month()))
        .with("year", date.year().to_string())
}

/// The day it is, for tests and demonstrations that shall not depend on the clock; the clock says so if absent.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct TodayIs(pub Option<Day>);

impl TodayIs {
    /// Today.
    pub fn today(self) -> Day {
        self.0.unwrap_or_else(|| day_of(SystemTime::now()).into())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TodayIs>();
}
