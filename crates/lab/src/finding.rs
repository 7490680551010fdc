//! Finding of an experiment.

/// Finding of an experiment.
pub(crate) struct Finding {
    /// The report, ready to be printed.
    pub report: String,
    /// Nothing wrong was found.
    pub is_good: bool,
}

impl Finding {
    /// A finding that has no report, or whose report is printed already.
    pub(crate) fn silent(is_good: bool) -> Finding {
        let report = String::new();
        Finding { report, is_good }
    }
}

/// Result of an experiment: a finding, or one sentence that says why there is none.
pub(crate) type Outcome = Result<Finding, String>;
