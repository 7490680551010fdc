//! A day of the calendar.

use std::fmt;
use std::str::FromStr;

use chrono::{Datelike, Days, NaiveDate};

/// A day of the calendar, whatever the clock says where it is lived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(NaiveDate);

impl Day {
    /// A day by year, month (1 to 12) and day of the month (1 to 31); `None` if the calendar has no such day.
    pub fn new(year: i32, month: u32, day: u32) -> Option<Day> {
        NaiveDate::from_ymd_opt(year, month, day).map(Day)
    }

    /// The day in chrono's words.
    pub fn date(self) -> NaiveDate {
        self.0
    }

    /// Days since 1 January 1970; less than 0 before.
    pub fn number(self) -> i64 {
        let epoch = NaiveDate::default();
        (self.0 - epoch).num_days()
    }

    /// The day after; the last day of the calendar stays.
    #[must_use]
    pub fn next(self) -> Day {
        Day(self.0.checked_add_days(Days::new(1)).unwrap_or(self.0))
    }

    /// The day before; the first day of the calendar stays.
    #[must_use]
    pub fn previous(self) -> Day {
        Day(self.0.checked_sub_days(Days::new(1)).unwrap_or(self.0))
    }

    /// The day of the week: 0 for Monday to 6 for Sunday.
    pub fn weekday(self) -> u32 {
        self.0.weekday().num_days_from_monday()
    }

    /// The Monday of its week.
    #[must_use]
    pub fn monday(self) -> Day {
        let back = Days::new(u64::from(self.weekday()));
        Day(self.0.checked_sub_days(back).unwrap_or(self.0))
    }
}

impl From<NaiveDate> for Day {
    fn from(date: NaiveDate) -> Day {
        Day(date)
    }
}

/// As ISO 8601 has it: 2026-11-24.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.format("%Y-%m-%d"))
    }
}

impl FromStr for Day {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Day, &'static str> {
        let read = NaiveDate::parse_from_str(text, "%Y-%m-%d").map(Day);
        // A day has one name, which is that of its folder.
        read.ok()
            .filter(|day| day.to_string() == text)
            .ok_or("this is no day: write the year, the month and the day as 2026-11-24")
    }
}
