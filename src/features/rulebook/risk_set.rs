//! Columns of three runners whose risk is shown.

use bevy::prelude::*;
use cant_stop_rules::Column;

use crate::core::cycle::cycle_index;

/// The columns of three runners, in the order of their steppers.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RiskSet(pub(super) [Column; 3]);

impl Default for RiskSet {
    fn default() -> RiskSet {
        // The middle of the mountain.
        RiskSet([Column::ALL[4], Column::ALL[5], Column::ALL[6]])
    }
}

impl RiskSet {
    /// The same with another column for one runner: the next free one, `by` steps on.
    pub(super) fn step(self, runner: usize, by: i32) -> RiskSet {
        let mut columns = self.0;
        let Some(&now) = columns.get(runner) else {
            return self;
        };
        let free: Vec<Column> = Column::ALL
            .into_iter()
            .filter(|column| *column == now || !columns.contains(column))
            .collect();
        let here = free.iter().position(|column| *column == now).unwrap_or(0);
        columns[runner] = free[cycle_index(here, by, free.len())];
        RiskSet(columns)
    }

    /// The columns in ascending order.
    pub(super) fn sorted(self) -> [Column; 3] {
        let mut columns = self.0;
        columns.sort();
        columns
    }
}
