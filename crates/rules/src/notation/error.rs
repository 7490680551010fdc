//! Problems of a line of notation, each with its column.

use core::error::Error;
use core::fmt;

use crate::{PositionError, Reason, VariantError};

/// A line that is no position or no game of Can't Stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NotationError {
    /// Column of the mistake, in characters; the first of the line is 1.
    pub column: usize,
    /// The mistake.
    pub problem: Problem,
}

/// Mistake at a column of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Problem {
    /// Something else must stand here.
    Expected(&'static str),
    /// The line goes on, though nothing more can follow.
    TooLong,
    /// The variant does not fit each other or the number of seats.
    Variant(VariantError),
    /// All can be read, but it is no position of the game.
    Position(PositionError),
    /// The rules do not allow this step.
    Illegal(Reason),
    /// The roll busts, but the line does not say so.
    Bust,
    /// The line says that the roll busts, but it does not.
    NoBust,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Expected(what) => write!(f, "expected {what}"),
            Problem::TooLong => f.write_str("nothing more can follow here"),
            Problem::Variant(error) => error.fmt(f),
            Problem::Position(error) => error.fmt(f),
            Problem::Illegal(reason) => reason.fmt(f),
            Problem::Bust => f.write_str("this roll busts: an x must follow it"),
            Problem::NoBust => f.write_str("this roll does not bust"),
        }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.problem)
    }
}

impl Error for NotationError {}
