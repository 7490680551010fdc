//! One record, read for the index.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use cant_stop_records::{RecordProblem, read};

use super::entry::Content;
use crate::digest::Digest;

/// A record in short, or what is wrong with it; `None` if there is no such file any more.
pub(super) fn content_of(path: &Path) -> Option<Content> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return None,
        Err(error) => {
            let problem = format!("it cannot be read: {error}");
            return Some(Content::Passing(problem));
        }
    };
    Some(match read(&bytes) {
        // Statistics compare the seats of a table; climbs have pages of their own.
        Ok(reading) if reading.header.seats().len() == 1 => {
            Content::Problem("it is a climb of one seat".to_owned())
        }
        Ok(reading) => Content::Game(Box::new(Digest::new(&reading))),
        // A later version of the game may well read it: that is not to be remembered.
        Err(problem @ RecordProblem::Newer) => Content::Passing(problem.to_string()),
        Err(problem) => Content::Problem(problem.to_string()),
    })
}
