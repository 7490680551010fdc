//! The columns as the runners of one turn can climb them.

use cant_stop_rules::{Column, Game, Landing};

use crate::board::{Board, COLUMNS, HEIGHTS};

/// The spaces of one column on which the turn's runner can stand, from where it stands now.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lane {
    /// The height at each level. Level 0 is where the runner stands now; without a runner it is the seat's own square.
    pub heights: [u8; 14],
    /// The highest level: the top space; 0 if no step is possible.
    pub top: usize,
    /// The levels at which a runner forbids stopping, as bits.
    pub forbidding: u16,
}

/// Columns of a turn, with the steps still possible.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lanes {
    /// Every column.
    pub each: [Lane; COLUMNS],
    /// The columns that have a runner now, as bits.
    pub placed: u16,
    /// The columns that have one now or can get one, as bits.
    pub open: u16,
    /// Moves that place the most new runners are the only ones allowed.
    pub must_place: bool,
}

impl Lanes {
    /// The lanes of the turn of the seat to move.
    pub(crate) fn of(game: &Game, board: &Board) -> Lanes {
        let mut lanes = Lanes::empty(board);
        for column in Column::ALL {
            if let Some(height) = game.runner(column) {
                lanes.place(board, column.index(), height);
            }
        }
        lanes
    }

    /// The lanes at the beginning of a turn.
    pub(crate) fn empty(board: &Board) -> Lanes {
        let mut lanes = Lanes {
            each: [Lane::default(); COLUMNS],
            placed: 0,
            open: 0,
            must_place: board.must_place(),
        };
        for column in 0..COLUMNS {
            if board.owners[column] == crate::board::FREE {
                lanes.open |= 1 << column;
                lanes.each[column] = Lane::from(board, column, board.squares[board.turn][column]);
            }
        }
        lanes
    }

    /// Puts the column's runner on this height.
    pub(crate) fn place(&mut self, board: &Board, column: usize, height: u8) {
        self.placed |= 1 << column;
        self.each[column] = Lane::from(board, column, height);
    }
}

impl Lane {
    fn from(board: &Board, column: usize, height: u8) -> Lane {
        let mut lane = Lane::default();
        lane.heights[0] = height;
        let mut reached = height;
        while reached < HEIGHTS[column] {
            reached = board.next_space(column, reached);
            lane.top += 1;
            lane.heights[lane.top] = reached;
        }
        if board.variant.landing == Landing::PressOn {
            for level in 0..=lane.top {
                let stands = board.is_anothers(column, lane.heights[level]);
                lane.forbidding |= u16::from(stands) << level;
            }
        }
        lane
    }

    /// Returns `true` if a runner at this level claims the column.
    #[inline]
    pub(crate) fn claims(&self, column: usize, level: usize) -> bool {
        self.heights[level] == HEIGHTS[column]
    }
}
