//! Why a line is no puzzle, and a file no pool of them.

use core::error::Error;
use core::fmt;

use cant_stop_rules::PositionError;
use cant_stop_rules::notation::NotationError;

/// The first line of every file of puzzles.
pub(crate) const HEADER: &str = "cant-stop puzzles 1";

/// Why something is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The line does not say how hard it is, where the game stands, and what the choices are worth.
    Fields,
    /// It does not begin with a difficulty as it is written, such as `+1.25`.
    Difficulty,
    /// The position cannot be read.
    Position(NotationError),
    /// No game of Can't Stop has this position.
    NoPosition(PositionError),
    /// No seat has to choose a move, or to roll or stop, there.
    NoQuestion,
    /// There is only one choice.
    OneChoice,
    /// The choices are not all that are legal there, in their order.
    NotAllChoices,
    /// This choice, counted from 1, does not say what it is worth, as in `roll 54.31 0.50`.
    Worth(usize),
    /// No choice is worth more than every other.
    NoBest,
    /// It can be read, but is not written as puzzles are.
    Untidy,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Fields => f.write_str(
                "a puzzle says how hard it is, a position and its choices, with | between them",
            ),
            Problem::Difficulty => f.write_str("it does not begin with how hard it is, as +1.25"),
            Problem::Position(error) => write!(f, "the position cannot be read: {error}"),
            Problem::NoPosition(error) => write!(f, "this is no position: {error}"),
            Problem::NoQuestion => {
                f.write_str("no seat has to choose a move, or to roll or stop, there")
            }
            Problem::OneChoice => f.write_str("there is only one choice"),
            Problem::NotAllChoices => {
                f.write_str("these are not all choices that the rules allow there, in their order")
            }
            Problem::Worth(choice) => {
                write!(
                    f,
                    "choice {choice} does not say what it is worth, as in `roll 54.31 0.50`"
                )
            }
            Problem::NoBest => f.write_str("no choice is worth more than every other"),
            Problem::Untidy => {
                f.write_str("it is not written as puzzles are, character by character")
            }
        }
    }
}

impl Error for Problem {}

/// First fault of a file of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolError {
    /// The line, counted from 1.
    pub line: usize,
    /// Fault of that line.
    pub fault: Fault,
}

/// Fault of a line of a file of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The file does not begin with the line that all such files begin with.
    NoHeader,
    /// Its second line does not say how strong the five characters are, in order.
    NoScale,
    /// It is no puzzle.
    NoPuzzle(Problem),
    /// It is easier than the one before.
    Unsorted,
    /// The same position, or its mirror image, was asked before, in this line.
    Again(usize),
    /// The best choice is not surely better than the next.
    Unsure,
}

impl fmt::Display for PoolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match self.fault {
            Fault::NoHeader => write!(f, "a file of puzzles begins with `{}`", HEADER),
            Fault::NoScale => f.write_str(
                "it does not say how strong the five characters are, each stronger than the one before",
            ),
            Fault::NoPuzzle(problem) => problem.fmt(f),
            Fault::Unsorted => f.write_str("it is easier than the one before"),
            Fault::Again(line) => write!(f, "it asks what line {line} asks"),
            Fault::Unsure => {
                f.write_str("the best choice is within three standard errors of another")
            }
        }
    }
}

impl Error for PoolError {}
