//! A whole record, from bytes and to bytes.

use cant_stop_rules::Action;
use cant_stop_rules::notation::Playthrough;

use crate::chain::{line_of, read_line};
use crate::file::LastLine;
use crate::header::BEGINNING;
use crate::{Header, RecordProblem};

/// A game has a few hundred lines of under 100 bytes; what is larger than this, in bytes, is no record.
pub const LARGEST: u64 = 16 * 1024 * 1024;

/// What a record says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Who plays, and by what; its words are cleaned and may be shorter than in the file.
    pub header: Header,
    /// All that was done, applied again.
    pub playthrough: Playthrough,
    /// How many bytes the whole lines take; what follows them was being written when the power went.
    pub whole: usize,
    /// The checksum of the last whole line.
    pub(crate) check: u32,
    /// The last line, if it is an action's.
    pub(crate) last: Option<LastLine>,
}

/// Reads a record.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn read(bytes: &[u8]) -> Result<Reading, RecordProblem> {
    let whole = bytes
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |end| end + 1);
    if whole == 0 && bytes.starts_with(BEGINNING) {
        return Err(RecordProblem::Damaged { line: 1 });
    }
    // Without the last end of a line, which would have an empty line after it.
    let mut lines = bytes[..whole.saturating_sub(1)].split(|&byte| byte == b'\n');
    let (header, mut check) = Header::read(lines.next().unwrap_or_default())?;
    let mut playthrough = u8::try_from(header.seats.len())
        .ok()
        .and_then(|seats| Playthrough::new(header.settings(), seats).ok())
        .ok_or(RecordProblem::Damaged { line: 1 })?;
    let mut last = None;
    for (index, text) in lines.enumerate() {
        let line = index + 2;
        let (action, next) = read_line::<Action>(text, check, line)?;
        last = Some(LastLine {
            before: check,
            length: text.len() + 1,
        });
        check = next;
        playthrough
            .play(action)
            .map_err(|_| RecordProblem::Damaged { line })?;
    }
    Ok(Reading {
        header,
        playthrough,
        whole,
        check,
        last,
    })
}

/// The record of these actions.
pub fn write(header: &Header, actions: &[Action]) -> Vec<u8> {
    let (mut bytes, mut check) = line_of(0, header);
    for action in actions {
        let (line, next) = line_of(check, action);
        bytes.extend(line);
        check = next;
    }
    bytes
}
