//! The report about a folder of records, as it is printed for programs.

use cant_stop_chronicle::index::{Index, Unusable};
use cant_stop_chronicle::statistics::Statistics;
use serde::Serialize;

/// Statistics of a folder of records.
#[derive(Serialize)]
pub(super) struct Report {
    /// The records that could not be used.
    pub(super) unusable: Vec<Complaint>,
    /// All others, added up.
    #[serde(flatten)]
    pub(super) statistics: Statistics,
}

/// A record that could not be used.
#[derive(Serialize)]
pub(super) struct Complaint {
    pub(super) file: String,
    pub(super) problem: String,
}

impl Report {
    pub(super) fn new(index: &Index, statistics: Statistics) -> Report {
        let complaint = |Unusable { file, problem }| Complaint { file, problem };
        Report {
            unusable: index.unusable().map(complaint).collect(),
            statistics,
        }
    }
}
