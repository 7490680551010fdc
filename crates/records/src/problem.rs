//! Why a record cannot be used, or not be written.

use std::error::Error;
use std::{fmt, io};

/// Why a record cannot be used, or not be written.
#[derive(Debug)]
pub enum RecordProblem {
    /// A line is not what was written; the number counts from 1.
    Damaged {
        /// The first bad line.
        line: usize,
    },
    /// The file is no record of this game at all.
    Foreign,
    /// A later version of the game wrote it.
    Newer,
    /// The system refuses to read or write.
    Io(io::Error),
}

impl From<io::Error> for RecordProblem {
    fn from(error: io::Error) -> RecordProblem {
        RecordProblem::Io(error)
    }
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordProblem::Damaged { line } => write!(f, "line {line} is damaged"),
            RecordProblem::Foreign => f.write_str("it is no record of Can't Stop"),
            RecordProblem::Newer => f.write_str("a newer version of Can't Stop wrote it"),
            RecordProblem::Io(error) => error.fmt(f),
        }
    }
}

impl Error for RecordProblem {}
