//! One record, read for the index.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use cant_stop_records::{LARGEST, Reading, RecordProblem, read};

use super::entry::Content;
use crate::digest::Digest;

pub(super) const TOO_LARGE: &str = "it is larger than any game";

/// A record in short, or what is wrong with it; `None` if there is no such file any more.
pub(super) fn digest_of(path: &Path) -> Option<Result<Digest, Content>> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return None,
        Err(error) => return Some(Err(Content::Passing(cannot_read(&error)))),
    };
    Some(match read(&bytes) {
        Ok(reading) => Ok(Digest::new(&reading)),
        // A later version of the game may well read it: that is not to be remembered.
        Err(problem @ RecordProblem::Newer) => Err(Content::Passing(problem.to_string())),
        Err(problem) => Err(Content::Problem(problem.to_string())),
    })
}

/// A whole record, or what is wrong with it in one sentence.
pub(super) fn read_file(path: &Path) -> Result<Reading, String> {
    let size = fs::metadata(path)
        .map_err(|error| cannot_read(&error))?
        .len();
    if size > LARGEST {
        return Err(TOO_LARGE.to_owned());
    }
    let bytes = fs::read(path).map_err(|error| cannot_read(&error))?;
    read(&bytes).map_err(|problem| problem.to_string())
}

fn cannot_read(error: &std::io::Error) -> String {
    format!("it cannot be read: {error}")
}
