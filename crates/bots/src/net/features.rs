//! Features of a board for the network: one row of weights for every column, seat and setting.

use cant_stop_rules::{Landing, Obligation, Variant};

use crate::board::{Board, COLUMNS, FREE, HEIGHTS};

/// Rows for the owner of a column: the seat to move, the other one, a third one.
const OWNERS: usize = 3;

/// Rows for the variant: three numbers of columns, three landings, the duty, three pawns.
const SETTINGS: usize = 8;

/// Number of columns that a seat can still have to claim, 1 to 5.
pub(crate) const NEEDS: usize = 5;

/// Three landings, with three pawns or without.
const VARIANTS: usize = 6;

/// Number of sets of output weights, by variant and by the columns that the seat to move and the best other still need.
pub(crate) const HEADS: usize = VARIANTS * NEEDS * NEEDS;

/// Numbering of the rows of a network, by its number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// Number of seats: 2 to 4, or 1 for a seat that plays alone.
    pub(crate) seats: usize,
}

impl Layout {
    /// The board as the network sees it: when the next turn begins, which is the same seat's if it plays alone.
    pub(super) fn seen(self, board: &Board) -> Board {
        match self.seats {
            1 => *board,
            _ => board.passed(),
        }
    }

    /// Number of rows of a column for each other seat.
    const fn rows_of(self, column: usize) -> usize {
        let height = HEIGHTS[column] as usize;
        match self.seats {
            1 => height + 1,
            _ => height * height + OWNERS,
        }
    }

    /// Number of rows of all columns for each other seat.
    const fn rows_per_seat(self) -> usize {
        let mut rows = 0;
        let mut column = 0;
        while column < COLUMNS {
            rows += self.rows_of(column);
            column += 1;
        }
        rows
    }

    /// Number of pairs of the seat to move and another; 1 for a seat that plays alone.
    const fn pairs(self) -> usize {
        if self.seats > 1 { self.seats - 1 } else { 1 }
    }

    /// Number of rows.
    pub(crate) const fn rows(self) -> usize {
        self.pairs() * self.rows_per_seat() + SETTINGS
    }

    /// Number of outputs: a chance for two seats, one for each of more, turns for one.
    pub(crate) const fn outputs(self) -> usize {
        match self.seats {
            0..=2 => 1,
            seats => seats,
        }
    }

    /// The row of a column, seen by the seat to move beside the seat that moves `after` turns later (1 or more).
    pub(super) fn row(self, board: &Board, column: usize, after: usize) -> usize {
        let own = board.turn;
        let other = (own + after) % board.seats;
        let height = usize::from(HEIGHTS[column]);
        let place = match board.owners[column] {
            FREE if self.seats == 1 => usize::from(board.squares[own][column]),
            _ if self.seats == 1 => height,
            FREE => {
                usize::from(board.squares[own][column]) * height
                    + usize::from(board.squares[other][column])
            }
            owner if usize::from(owner) == own => height * height,
            owner if usize::from(owner) == other => height * height + 1,
            _ => height * height + 2,
        };
        self.first_row(column, after) + place
    }

    /// The first row of a column beside the seat that moves `after` turns later.
    fn first_row(self, column: usize, after: usize) -> usize {
        let before: usize = (0..column).map(|column| self.rows_of(column)).sum();
        (after - 1) * self.rows_per_seat() + before
    }

    /// The rows of a column beside all other seats.
    pub(super) fn column_rows(
        self,
        board: &Board,
        column: usize,
    ) -> impl Iterator<Item = usize> + '_ {
        (1..=self.pairs()).map(move |after| self.row(board, column, after))
    }

    /// All rows of a board.
    pub(crate) fn each_row(self, board: &Board, mut with: impl FnMut(usize)) {
        for column in 0..COLUMNS {
            self.column_rows(board, column).for_each(&mut with);
        }
        let variant = self.pairs() * self.rows_per_seat();
        with(variant + usize::from(board.variant.columns_to_win.clamp(3, 5)) - 3);
        with(variant + 3 + landing(board.variant));
        if board.variant.obligation == Obligation::BeforeSplit {
            with(variant + 6);
        }
        if board.variant.three_pawns {
            with(variant + 7);
        }
    }
}

/// Index of the output weights, by the columns that the seat to move owns, and the best of the others.
pub(super) fn head(variant: Variant, own: usize, other: usize) -> usize {
    let target = usize::from(variant.columns_to_win);
    let need = |owned: usize| target.saturating_sub(owned).clamp(1, NEEDS) - 1;
    let variant = 2 * landing(variant) + usize::from(variant.three_pawns);
    (variant * NEEDS + need(own)) * NEEDS + need(other)
}

/// The number of the landing.
fn landing(variant: Variant) -> usize {
    match variant.landing {
        Landing::Share => 0,
        Landing::Jump => 1,
        Landing::PressOn => 2,
    }
}
