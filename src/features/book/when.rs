//! When a game was played, in words: how long ago, or the day.

use std::time::SystemTime;

use crate::core::day::{date_words, day_of};
use crate::core::locale::Words;
use crate::core::texts;

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;

/// When that was, seen from `now`. A time that is still to come, as a clock set back gives it, is told as its day.
pub(super) fn when(then: SystemTime, now: SystemTime) -> Words {
    let Ok(since) = now.duration_since(then) else {
        return date_words(day_of(then));
    };
    match since.as_secs() {
        0..HOUR => Words::new(texts::WHEN_JUST_NOW),
        seconds @ HOUR..DAY => Words::new(texts::WHEN_HOURS).with("hours", (seconds / HOUR) as f64),
        seconds if seconds < 7 * DAY => {
            Words::new(texts::WHEN_DAYS).with("days", (seconds / DAY) as f64)
        }
        _ => date_words(day_of(then)),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use chrono::{Local, TimeZone};

    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;

    #[test]
    fn what_was_lately_is_told_by_how_long_ago_it_was() {
        let noon = Local.with_ymd_and_hms(2026, 11, 23, 12, 0, 0);
        let now = SystemTime::from(noon.single().expect("no clock is changed at noon"));
        let said = |ago: u64| {
            let then = now - Duration::from_secs(ago);
            Locale(Language::En).say(&when(then, now))
        };
        assert_eq!(said(5), "Just now");
        assert_eq!(said(HOUR), "1 hour ago");
        assert_eq!(said(26 * HOUR), "1 day ago");
        assert_eq!(said(6 * DAY), "6 days ago");
        assert_eq!(said(7 * DAY), "16 Nov 2026");
        let to_come = now + Duration::from_secs(DAY);
        assert_eq!(Locale(Language::En).say(&when(to_come, now)), "24 Nov 2026");
    }
}
