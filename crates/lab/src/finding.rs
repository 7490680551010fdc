//! Finding of an experiment.

use std::fmt::Display;

use serde::Serialize;

/// Finding of an experiment.
pub(crate) struct Finding {
    /// The report, ready to be printed.
    pub report: String,
    /// Nothing wrong was found.
    pub is_good: bool,
}

impl Finding {
    /// A finding whose report is printed as JSON for programs, or as text.
    pub(crate) fn of(report: &(impl Display + Serialize), is_good: bool, json: bool) -> Finding {
        let report = match json {
            true => serde_json::to_string_pretty(report).expect("a report is JSON"),
            false => report.to_string(),
        };
        Finding { report, is_good }
    }

    /// A finding that has no report, or whose report is printed already.
    pub(crate) fn silent(is_good: bool) -> Finding {
        let report = String::new();
        Finding { report, is_good }
    }
}

/// Result of an experiment: a finding, or one sentence that says why there is none.
pub(crate) type Outcome = Result<Finding, String>;
