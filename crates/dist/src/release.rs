//! Version to release, the versions before it, and the time that everything in a package bears.

use crate::{Checkout, Failure, Result};

/// Path of the changelog in the repository.
const CHANGELOG: &str = ".github/CHANGELOG.md";

/// One version that was or will be published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// As in `1.0.0`.
    pub number: String,
    /// As in `2026-11-22`.
    pub date: String,
}

/// The version that is packed.
#[derive(Clone, Debug)]
pub struct Release {
    /// The version of the workspace, as in `1.0.0`.
    pub version: String,
    /// Every released version that the changelog tells of, newest first.
    pub history: Vec<Version>,
    /// The time of every file in every package, in seconds since 1970: two builds of one commit are equal.
    pub time: u64,
}

impl Release {
    /// The release of these sources.
    ///
    /// # Errors
    ///
    /// When the changelog does not begin with this version, or no time can be had.
    pub fn read(checkout: &Checkout) -> Result<Self> {
        let time = match std::env::var("SOURCE_DATE_EPOCH") {
            Ok(seconds) => seconds.parse().map_err(Failure::of("SOURCE_DATE_EPOCH"))?,
            Err(_) => checkout.commit_time()?,
        };
        Self::told(&checkout.text(CHANGELOG)?, time)
    }

    /// The release that a changelog tells of, with this time.
    ///
    /// # Errors
    ///
    /// When the changelog does not begin with the version of the workspace.
    pub fn told(changelog: &str, time: u64) -> Result<Self> {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let history = versions(changelog);
        match history.first() {
            Some(newest) if newest.number == version => Ok(Self {
                version,
                history,
                time,
            }),
            newest => Err(Failure::new(format!(
                "{CHANGELOG} begins with {} and the workspace is {version}.",
                newest.map_or("no version", |newest| &newest.number)
            ))),
        }
    }

    /// The day of this release, as in `2026-11-22`.
    #[must_use]
    pub fn date(&self) -> &str {
        self.history.first().map_or("", |newest| &newest.date)
    }

    /// The year of this release.
    #[must_use]
    pub fn year(&self) -> &str {
        self.date().get(..4).unwrap_or_default()
    }
}

/// The headings `## 1.0.0 (2026-11-22)`; what is not released yet has another form.
fn versions(changelog: &str) -> Vec<Version> {
    changelog
        .lines()
        .filter_map(|line| {
            let (number, date) = line.strip_prefix("## ")?.split_once(" (")?;
            let date = date.strip_suffix(')')?;
            let is_date = date.len() == 10 && date.bytes().all(|b| b.is_ascii_digit() || b == b'-');
            is_date.then(|| Version {
                number: number.to_owned(),
                date: date.to_owned(),
            })
        })
        .collect()
}

/// The day as numbers, as `[2026, 11, 22]`; zeros where it is none.
pub(crate) fn day_numbers(date: &str) -> [i64; 3] {
    let mut parts = date.split('-').map(|part| part.parse().unwrap_or(0));
    [(); 3].map(|()| parts.next().unwrap_or(0))
}

/// Noon of a day as Debian writes it, as in `Sun, 22 Nov 2026 12:00:00 +0000`.
#[must_use]
pub fn letter_date(date: &str) -> String {
    const DAYS: [&str; 7] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
    const MONTHS: [&str; 12] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    // How the weekday shifts by the month; January and February count to the year before (Sakamoto).
    const SHIFT: [i64; 12] = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
    let [year, month, day] = day_numbers(date);
    let index = usize::try_from(month - 1).unwrap_or(0).min(11);
    let shifted = if month < 3 { year - 1 } else { year };
    let weekday =
        (shifted + shifted / 4 - shifted / 100 + shifted / 400 + SHIFT[index] + day).rem_euclid(7);
    let weekday = DAYS[usize::try_from(weekday).unwrap_or(0)];
    format!(
        "{weekday}, {day:02} {} {year} 12:00:00 +0000",
        MONTHS[index]
    )
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    #[test]
    fn only_released_versions_count() {
        let text = "# Changes\n\n## Unreleased\n\n## 1.0.0 (2026-11-22)\n\n### The game\n\n## 0.9.0 (2026-01-01)\n";
        let numbers: Vec<String> = versions(text).into_iter().map(|v| v.number).collect();
        assert_eq!(numbers, ["1.0.0", "0.9.0"]);
    }

    #[test]
    fn another_version_is_refused() {
        assert!(Release::told("## 0.0.1 (2026-11-22)\n", 0).is_err());
        assert!(Release::told("## Unreleased\n", 0).is_err());
    }

    #[test]
    fn days_have_their_weekdays() {
        assert_eq!(letter_date("2026-11-22"), "Sun, 22 Nov 2026 12:00:00 +0000");
        assert_eq!(letter_date("2024-02-29"), "Thu, 29 Feb 2024 12:00:00 +0000");
    }
}
