//! A whole record, from bytes and to bytes.

use std::fs;
use std::path::Path;

use cant_stop_rules::Action;
use cant_stop_rules::notation::Playthrough;

use crate::chain::{LastLine, line_of, read_line};
use crate::entry::Entry;
use crate::header::BEGINNING;
use crate::{HandThrows, Header, RecordProblem};

/// A game has a few hundred lines of under 100 bytes; what is larger than this, in bytes, is no record.
pub const LARGEST: u64 = 16 * 1024 * 1024;

/// Content of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// Seats and rules; its words are cleaned and may be shorter than in the file.
    pub header: Header,
    /// All that was done, applied again.
    pub playthrough: Playthrough,
    /// State of dice thrown by hand, as they left it.
    pub by_hand: HandThrows,
    /// Bytes of the whole lines; the rest was being written when the power went.
    pub whole: usize,
    /// The checksum of the last whole line.
    pub(crate) check: u32,
    /// The last line, if it is an action's.
    pub(crate) last: Option<LastLine>,
}

/// Reads the record in a file.
///
/// # Errors
///
/// If there is no file, it cannot be read, it is larger than [`LARGEST`], or as [`read`].
pub fn read_file(path: &Path) -> Result<Reading, RecordProblem> {
    let about = fs::metadata(path)?;
    if !about.is_file() || about.len() > LARGEST {
        return Err(RecordProblem::Foreign);
    }
    read(&fs::read(path)?)
}

/// Reads a record.
///
/// # Errors
///
/// The problem, with its line.
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
    let mut playthrough = header
        .beginning()
        .ok_or(RecordProblem::Damaged { line: 1 })?;
    let mut by_hand = HandThrows::new();
    let mut last = None;
    for (index, text) in lines.enumerate() {
        let line = index + 2;
        let (entry, next) = read_line::<Entry>(text, check, line)?;
        last = Some(LastLine {
            before: check,
            length: text.len() + 1,
        });
        check = next;
        playthrough
            .play(entry.action())
            .map_err(|_| RecordProblem::Damaged { line })?;
        by_hand.extend(entry.by_hand().map(|thrown| (index, thrown)));
    }
    Ok(Reading {
        header,
        playthrough,
        by_hand,
        whole,
        check,
        last,
    })
}

/// The record of these actions, all dice thrown by themselves.
pub fn write(header: &Header, actions: &[Action]) -> Vec<u8> {
    write_by_hand(header, actions, &HandThrows::new())
}

/// The record of these actions with the throws by hand among them.
pub fn write_by_hand(header: &Header, actions: &[Action], by_hand: &HandThrows) -> Vec<u8> {
    let (mut bytes, mut check) = line_of(0, header);
    for (index, action) in actions.iter().enumerate() {
        let entry = Entry::new(*action, by_hand.get(&index).copied());
        let (line, next) = line_of(check, &entry);
        bytes.extend(line);
        check = next;
    }
    bytes
}
