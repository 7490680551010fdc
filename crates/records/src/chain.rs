//! The lines of a record, each vouching for itself and for all before it.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::RecordProblem;

/// Most bytes of a line, far more than the game writes in one.
const LONGEST: usize = 1 << 20;

/// A line: what it says, beside the checksum of that and of all lines before it.
#[derive(Deserialize)]
struct Line<T> {
    body: T,
}

/// The last line of a record, so that it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastLine {
    /// The checksum of the line before.
    pub(crate) before: u32,
    /// Its length in bytes, with its end.
    pub(crate) length: usize,
}

/// The line that follows one with the checksum `before` (0 for the first), and its own checksum.
pub(crate) fn line_of<T: Serialize>(before: u32, body: &T) -> (Vec<u8>, u32) {
    let text = serde_json::to_string(body).expect("headers and actions always serialise");
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&before.to_le_bytes());
    hasher.update(text.as_bytes());
    let check = hasher.finalize();
    (
        format!("{{\"body\":{text},\"check\":{check}}}\n").into_bytes(),
        check,
    )
}

/// Parses a line; `None` also for one longer than any of the game, which could take many times its length in memory.
pub(crate) fn parse<T: DeserializeOwned>(text: &[u8]) -> Option<T> {
    (text.len() <= LONGEST).then(|| serde_json::from_slice(text).ok())?
}

/// Reads the line of this number, counted from 1 and given without its end; gives what it says and its checksum.
pub(crate) fn read_line<T: Serialize + DeserializeOwned>(
    text: &[u8],
    before: u32,
    line: usize,
) -> Result<(T, u32), RecordProblem> {
    let damaged = RecordProblem::Damaged { line };
    let Some(Line { body }) = parse::<Line<T>>(text) else {
        return Err(damaged);
    };
    // To the byte: a line that says the same in other characters was not written by the game.
    let (written, check) = line_of(before, &body);
    if written.strip_suffix(b"\n") == Some(text) {
        Ok((body, check))
    } else {
        Err(damaged)
    }
}
