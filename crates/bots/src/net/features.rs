//! What the network sees of a board: one row of weights for every column, seat and setting.

use cant_stop_rules::{Landing, Obligation, Settings};

use crate::board::{Board, COLUMNS, FREE, HEIGHTS};

/// Rows that tell who owns a column: the seat to move, the other one, a third one.
const OWNERS: usize = 3;

/// Rows for the settings: three numbers of columns, three landings, the duty, three pawns.
const SETTINGS: usize = 8;

/// How many seats can be ahead of or behind a number of columns: 1 to 5 columns still to claim each.
pub(crate) const NEEDS: usize = 5;

/// Three landings, with three pawns or with as many as one likes.
const VARIANTS: usize = 6;

/// The output weights differ by variant, by how many columns the seat to move still needs, and the best of the others.
pub(crate) const HEADS: usize = VARIANTS * NEEDS * NEEDS;

/// How the rows of a network for so many seats are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// How many seats: 2 to 4, or 1 for a seat that plays alone.
    pub(crate) seats: usize,
}

impl Layout {
    /// How many rows a column takes for each other seat.
    const fn rows_of(self, column: usize) -> usize {
        let height = HEIGHTS[column] as usize;
        match self.seats {
            1 => height + 1,
            _ => height * height + OWNERS,
        }
    }

    /// How many rows all columns take for each other seat.
    const fn rows_per_seat(self) -> usize {
        let mut rows = 0;
        let mut column = 0;
        while column < COLUMNS {
            rows += self.rows_of(column);
            column += 1;
        }
        rows
    }

    /// How many pairs of the seat to move and another there are.
    const fn pairs(self) -> usize {
        if self.seats > 1 { self.seats - 1 } else { 1 }
    }

    /// How many rows there are.
    pub(crate) const fn rows(self) -> usize {
        self.pairs() * self.rows_per_seat() + SETTINGS
    }

    /// How many outputs there are: a chance for two seats, one for each of more, turns for one.
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
            for after in 1..=self.pairs() {
                with(self.row(board, column, after));
            }
        }
        let settings = self.pairs() * self.rows_per_seat();
        with(settings + usize::from(board.settings.columns_to_win.clamp(3, 5)) - 3);
        with(settings + 3 + landing(board.settings));
        if board.settings.obligation == Obligation::BeforeSplit {
            with(settings + 6);
        }
        if board.settings.three_pawns {
            with(settings + 7);
        }
    }
}

/// The output weights for the seat to move that owns so many columns, and the best other so many.
pub(super) fn head(settings: Settings, own: usize, other: usize) -> usize {
    let target = usize::from(settings.columns_to_win);
    let need = |owned: usize| target.saturating_sub(owned).clamp(1, NEEDS) - 1;
    let variant = 2 * landing(settings) + usize::from(settings.three_pawns);
    (variant * NEEDS + need(own)) * NEEDS + need(other)
}

/// The number of the landing.
fn landing(settings: Settings) -> usize {
    match settings.landing {
        Landing::Share => 0,
        Landing::Jump => 1,
        Landing::PressOn => 2,
    }
}
