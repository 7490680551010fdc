//! When a game was played, in words: how long ago, or the day.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::ground::{locale::Words, texts};

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;

/// When that was, seen from `now`. A time that is still to come, as a clock set back gives it, is told as its day.
pub(super) fn when(then: SystemTime, now: SystemTime) -> Words {
    let Ok(since) = now.duration_since(then) else {
        return day(then);
    };
    match since.as_secs() {
        0..HOUR => Words::new(texts::WHEN_JUST_NOW),
        seconds @ HOUR..DAY => Words::new(texts::WHEN_HOURS).with("hours", (seconds / HOUR) as f64),
        seconds if seconds < 7 * DAY => {
            Words::new(texts::WHEN_DAYS).with("days", (seconds / DAY) as f64)
        }
        _ => day(then),
    }
}

/// A day as people write it. By universal time: where people live the day may be the one before or after.
fn day(time: SystemTime) -> Words {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    let (year, month, day) = date(since.as_secs() / DAY);
    Words::new(texts::WHEN_DATE)
        .with("day", day.to_string())
        .with("month", month as f64)
        .with("year", year.to_string())
}

/// Year, month and day, so many days after the first of 1970 (Howard Hinnant's `civil_from_days`).
fn date(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let of_era = shifted % 146_097;
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ground::{locale::Locale, settings::Language};

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        assert_eq!(date(0), (1970, 1, 1));
        // Known: 2000-02-29 is day 11,016, and 2026-11-23 day 20,780.
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(11_017), (2000, 3, 1));
        assert_eq!(date(20_780), (2026, 11, 23));
    }

    #[test]
    fn what_was_lately_is_told_by_how_long_ago_it_was() {
        let now = UNIX_EPOCH + Duration::from_secs(20_780 * DAY);
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
