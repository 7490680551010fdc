//! Reasons to refuse a position.

use core::error::Error;
use core::fmt;

use crate::keep::PAWNS;
use crate::{Column, RUNNERS, Seat, VariantError};

/// Reason to refuse a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionError {
    /// This number of seats cannot play by this variant.
    Variant(VariantError),
    /// This seat is to move, owns a column or has a square, but the table has fewer seats.
    NotAtTheTable(Seat),
    /// There are more than three runners.
    Runners,
    /// A square or runner stands above the top space of its column.
    TooHigh {
        /// The column.
        column: Column,
        /// Height of the piece.
        height: u8,
    },
    /// The owner of a column has no square on its top space.
    OwnerNotOnTop {
        /// The column.
        column: Column,
        /// The owner.
        seat: Seat,
    },
    /// A square stands in a column that another seat owns.
    SquareInClaimed {
        /// The column.
        column: Column,
        /// Owner of the square.
        seat: Seat,
    },
    /// A square stands on the top space of a column without an owner.
    NotClaimed {
        /// The column.
        column: Column,
        /// Owner of the square.
        seat: Seat,
    },
    /// A runner stands in a claimed column.
    RunnerInClaimed(Column),
    /// A runner does not stand above the square that it started from.
    RunnerTooLow {
        /// The column.
        column: Column,
        /// Height of the runner.
        runner: u8,
        /// Height of the square of the seat to move.
        square: u8,
    },
    /// With three pawns this seat has more squares than it may.
    TooManySquares(Seat),
    /// The game is won, but the stage says that it goes on.
    Won,
    /// No seat has won, but the stage says that the game is over.
    NotWon,
    /// The game is over or waits for the squares to keep, and there are runners on the board.
    RunnersAfterStop,
    /// A position lies past the roll-off.
    RollOff,
    /// A pairing must be chosen, and there are no dice.
    NoDice,
    /// There are dice, and no pairing to be chosen.
    DiceTooMany,
    /// A die shows something else than 1 to 6.
    NoSuchFace,
    /// A pairing must be chosen, and the dice leave none.
    Bust,
    /// The squares to keep must be chosen, and all can be kept.
    NothingToGiveUp,
}

impl From<VariantError> for PositionError {
    fn from(error: VariantError) -> PositionError {
        PositionError::Variant(error)
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use PositionError as E;
        match self {
            E::Variant(error) => error.fmt(f),
            E::NotAtTheTable(seat) => write!(f, "there is no seat {}", seat.index()),
            E::Runners => write!(f, "there are more than {RUNNERS} runners"),
            E::TooHigh { column, height } => write!(
                f,
                "column {column} has {} spaces, there is no height {height}",
                column.height()
            ),
            E::OwnerNotOnTop { column, seat } => write!(
                f,
                "seat {} owns column {column}, but its square is not on the top space",
                seat.index()
            ),
            E::SquareInClaimed { column, seat } => write!(
                f,
                "seat {} has a square in column {column}, which another seat has claimed",
                seat.index()
            ),
            E::NotClaimed { column, seat } => write!(
                f,
                "seat {} has a square on the top of column {column}, but no seat owns it",
                seat.index()
            ),
            E::RunnerInClaimed(column) => {
                write!(f, "there is a runner in column {column}, which is claimed")
            }
            E::RunnerTooLow {
                column, runner: 0, ..
            } => write!(f, "the runner in column {column} is not on the board"),
            E::RunnerTooLow {
                column,
                runner,
                square,
            } => write!(
                f,
                "the runner in column {column} is at {runner}, not above the square at {square}"
            ),
            E::TooManySquares(seat) => write!(
                f,
                "with three pawns seat {} cannot have more than {PAWNS} squares",
                seat.index()
            ),
            E::Won => f.write_str("the game is already won"),
            E::NotWon => f.write_str("no seat has won yet"),
            E::RunnersAfterStop => f.write_str("there are runners on the board after the stop"),
            E::RollOff => f.write_str("it must be settled who begins"),
            E::NoDice => f.write_str("there are no dice to choose a pairing from"),
            E::DiceTooMany => f.write_str("there are dice, but no pairing to choose"),
            E::NoSuchFace => f.write_str("a die shows 1 to 6"),
            E::Bust => f.write_str("the dice leave no pairing to choose"),
            E::NothingToGiveUp => f.write_str("the seat can keep all its squares"),
        }
    }
}

impl Error for PositionError {}
