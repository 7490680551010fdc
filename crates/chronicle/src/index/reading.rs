//! One record, read for the index.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use cant_stop_records::{RecordProblem, read};

use super::entry::Content;
use crate::digest::Digest;

pub(super) const TOO_LARGE: &str = "it is larger than any game";

/// A record in short, or what is wrong with it; `None` if there is no such file any more.
pub(super) fn digest_of(path: &Path) -> Option<Result<Digest, Content>> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return None,
        Err(error) => {
            let problem = format!("it cannot be read: {error}");
            return Some(Err(Content::Passing(problem)));
        }
    };
    Some(match read(&bytes) {
        // Statistics compare the seats of a table; climbs have pages of their own.
        Ok(reading) if reading.header.seats().len() == 1 => {
            Err(Content::Problem("it is a climb of one seat".to_owned()))
        }
        Ok(reading) => Ok(Digest::new(&reading)),
        // A later version of the game may well read it: that is not to be remembered.
        Err(problem @ RecordProblem::Newer) => Err(Content::Passing(problem.to_string())),
        Err(problem) => Err(Content::Problem(problem.to_string())),
    })
}
