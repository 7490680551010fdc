//! Version to release, the versions before it, and the time that everything in a package bears.

use chrono::{DateTime, NaiveDate, Utc};

use crate::{Checkout, Failure, Result};

/// Path of the changelog in the repository.
const CHANGELOG: &str = ".github/CHANGELOG.md";

/// One version that was or will be published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// As in `1.0.0`.
    pub number: String,
    /// Day of the release.
    pub date: NaiveDate,
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
    pub fn read(checkout: &Checkout) -> Result<Self> {
        let time = match std::env::var("SOURCE_DATE_EPOCH") {
            Ok(seconds) => seconds.parse().map_err(Failure::of("SOURCE_DATE_EPOCH"))?,
            Err(_) => checkout.commit_time()?,
        };
        Self::told(&checkout.text(CHANGELOG)?, time)
    }

    /// The release that a changelog tells of, with this time.
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

    /// Day of this release, in the format of [`NaiveDate::format`].
    pub fn date(&self, format: &str) -> String {
        let newest = self.history.first();
        newest.map_or_else(String::new, |newest| newest.date.format(format).to_string())
    }
}

/// The headings `## 1.0.0 (2026-11-22)`; what is not released yet has another form.
fn versions(changelog: &str) -> Vec<Version> {
    changelog
        .lines()
        .filter_map(|line| {
            let (number, date) = line.strip_prefix("## ")?.split_once(" (")?;
            let date = date.strip_suffix(')')?;
            Some(Version {
                number: number.to_owned(),
                date: date.parse().ok()?,
            })
        })
        .collect()
}

/// A time in seconds since 1970; `None` if it is beyond the calendar.
pub(crate) fn moment(seconds: u64) -> Option<DateTime<Utc>> {
    DateTime::from_timestamp(i64::try_from(seconds).ok()?, 0)
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
}
