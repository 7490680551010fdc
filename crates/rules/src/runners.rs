//! The three runners: the progress of a turn that is not banked yet.

use crate::{Column, Columns};

/// Number of runners.
pub const RUNNERS: u8 = 3;

/// Columns and heights of the runners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Runners {
    /// Height by column, 0 without a runner.
    heights: [u8; 11],
    /// The columns with a runner.
    placed: Columns,
    /// The columns whose runner stands on the top space.
    on_top: Columns,
    /// Number of runners placed: `placed.len()`, cached because searches read it often.
    count: u8,
}

impl Runners {
    /// No runner on the board.
    pub(crate) const NONE: Runners = Runners {
        heights: [0; 11],
        placed: Columns::EMPTY,
        on_top: Columns::EMPTY,
        count: 0,
    };

    /// Height of the runner in the column, if there is one.
    #[inline]
    pub(crate) fn height(&self, column: Column) -> Option<u8> {
        let height = self.heights[column.index()];
        (height > 0).then_some(height)
    }

    /// The columns with a runner.
    #[inline]
    pub(crate) fn placed(&self) -> Columns {
        self.placed
    }

    /// The columns whose runner stands on the top space.
    #[inline]
    pub(crate) fn on_top(&self) -> Columns {
        self.on_top
    }

    /// Number of runners not on the board, 0 to 3.
    #[inline]
    pub(crate) fn free(&self) -> u8 {
        RUNNERS.saturating_sub(self.count)
    }

    /// Puts the column's runner at this height, 1 or more.
    #[inline]
    pub(crate) fn put(&mut self, column: Column, height: u8) {
        self.heights[column.index()] = height;
        self.count += u8::from(!self.placed.contains(column));
        self.placed = self.placed.with(column);
        if height >= column.height() {
            self.on_top = self.on_top.with(column);
        }
    }

    /// Takes the column's runner off.
    #[inline]
    pub(crate) fn take(&mut self, column: Column) {
        self.heights[column.index()] = 0;
        self.count -= u8::from(self.placed.contains(column));
        self.placed = self.placed.without(column);
        self.on_top = self.on_top.without(column);
    }
}
