//! One test of what was counted, and whether it has a say in the verdict.

use serde::Serialize;

use super::group::Table;
use cant_stop_chronicle::chance::ChiSquare;

/// The fewest throws that every outcome must be expected in for a test to have a say.
const ENOUGH: f64 = 5.0;

/// One test of what was counted.
#[derive(Clone, Serialize)]
pub(crate) struct Check {
    pub name: String,
    /// Count of each outcome; of a table, row by row.
    pub counts: Vec<u64>,
    #[serde(flatten)]
    pub test: ChiSquare,
    /// It counts for the verdict: it is not for information only, and enough was thrown.
    pub decides: bool,
}

impl Check {
    /// Tests whether all faces are equally likely.
    pub(crate) fn faces(name: impl Into<String>, counts: &[u64; 6]) -> Check {
        Check::new(name, counts, ChiSquare::of_uniform(counts))
    }

    /// Tests whether all pairs of faces are equally likely.
    pub(crate) fn pairs(name: impl Into<String>, table: &Table) -> Check {
        let counts = table.as_flattened();
        Check::new(name, counts, ChiSquare::of_uniform(counts))
    }

    /// Tests whether all numbers are equally likely whatever side of a die began on top.
    pub(crate) fn numbers_by_side(table: &Table) -> Check {
        let test = ChiSquare::of_uniform_rows(table);
        Check::new("number by starting side", table.as_flattened(), test)
    }

    /// Tests whether the side that ends on top of a blank die depends on the one that began there. With physics alone it may,
    /// so this only informs.
    pub(crate) fn sides_by_side(table: &Table) -> Check {
        let test = ChiSquare::of_independence(table);
        let check = Check::new("side by starting side", table.as_flattened(), test);
        Check {
            decides: false,
            ..check
        }
    }

    /// Tests whether faces are as likely in these throws as in those.
    pub(crate) fn same_faces(name: impl Into<String>, counts: &[[u64; 6]; 2]) -> Check {
        let test = ChiSquare::of_independence(counts);
        Check::new(name, counts.as_flattened(), test)
    }

    fn new(name: impl Into<String>, counts: &[u64], test: ChiSquare) -> Check {
        Check {
            name: name.into(),
            counts: counts.to_vec(),
            test,
            decides: test.least_expected >= ENOUGH,
        }
    }
}
