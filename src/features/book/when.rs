//! Time of a game in words: the hour, the number of days, or the date.

use std::time::SystemTime;

use chrono::{DateTime, Local};

use crate::core::day::{date_words, day_of};
use crate::ui::prelude::*;

/// Local time of `then`, seen from `now`. A later day, as a clock set back gives it, is told as its date.
pub(super) fn when(then: SystemTime, now: SystemTime) -> Words {
    let date = day_of(then);
    let hour = || DateTime::<Local>::from(then).format("%H:%M").to_string();
    match day_of(now).signed_duration_since(date).num_days() {
        0 => texts::WHEN_TODAY.with("time", hour()),
        1 => texts::WHEN_YESTERDAY.with("time", hour()),
        days @ 2..7 => texts::WHEN_DAYS.with("days", days as f64),
        _ => date_words(date),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use chrono::{Local, TimeZone};

    use super::*;

    #[test]
    fn what_was_lately_is_told_by_how_long_ago_it_was() {
        let noon = Local.with_ymd_and_hms(2026, 11, 23, 12, 0, 0);
        let now = SystemTime::from(noon.single().expect("no clock is changed at noon"));
        let said = |hours: u64| {
            let then = now - Duration::from_hours(hours);
            Locale(Language::En).say(&when(then, now))
        };
        assert_eq!(said(0), "Today, 12:00");
        assert_eq!(said(3), "Today, 09:00");
        assert_eq!(said(13), "Yesterday, 23:00");
        assert_eq!(said(6 * 24), "6 days ago");
        assert_eq!(said(7 * 24), "16 Nov 2026");
        let to_come = now + Duration::from_hours(24);
        assert_eq!(Locale(Language::En).say(&when(to_come, now)), "24 Nov 2026");
    }
}
