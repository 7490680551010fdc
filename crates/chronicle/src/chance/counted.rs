//! Something counted, beside what fair luck gives.

use super::Trials;

/// Something counted, beside what fair luck gives.
///
/// Of twenty such counts one is outside of its range although nothing but luck was at work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Counted {
    /// Number of occurrences; a fraction only where a win was shared.
    pub counted: f64,
    /// Number of occurrences expected: the sum of all chances.
    pub expected: f64,
    /// Range of fair luck in at least 95 of 100 cases, both ends included.
    pub fair_95: [u64; 2],
}

impl Counted {
    /// Puts a count beside the expectation and the range of these trials.
    pub fn new(counted: f64, trials: &Trials) -> Counted {
        Counted {
            counted,
            expected: trials.expected(),
            fair_95: trials.range_95(),
        }
    }

    /// Returns `true` if fair luck does this in at least 95 of 100 cases.
    pub fn is_usual(&self) -> bool {
        let [low, high] = self.fair_95.map(|end| end as f64);
        (low..=high).contains(&self.counted)
    }
}
