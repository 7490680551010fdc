//! The record of the game in progress: appended and synced after every action.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use cant_stop_rules::Action;
use cant_stop_rules::notation::Playthrough;

use crate::chain::{LastLine, line_of};
use crate::entry::Entry;
use crate::{
    HandThrow, HandThrows, Header, LARGEST, RecordProblem, RecordedSeat, read, write_by_hand,
};

const CURRENT: &str = "current.jsonl";
/// Folder of finished games that are of no kind of their own.
pub const FINISHED: &str = "finished";
/// Folder of games that are not finished, and of those whose end the disk did not take.
pub const UNFINISHED: &str = "unfinished";
/// File that replaces the record when it is complete.
const FRESH: &str = "current.new";

/// A record open for appending.
#[derive(Debug)]
pub struct Record {
    folder: PathBuf,
    file: File,
    /// Throws by hand are kept: the version of the record has them.
    knows_by_hand: bool,
    check: u32,
    /// Bytes known to be on disk.
    length: u64,
    /// Lines the disk has not taken yet.
    unwritten: Vec<u8>,
    /// The last action, unless it has been taken back.
    last: Option<LastLine>,
}

/// A record read back.
#[derive(Debug)]
pub struct Loaded {
    /// Open for going on.
    pub record: Record,
    /// Seats and rules.
    pub header: Header,
    /// All that was done, applied again.
    pub playthrough: Playthrough,
    /// State of dice thrown by hand, as they left it.
    pub by_hand: HandThrows,
}

impl Record {
    /// Begins the record of a new game in `folder`; a game unfinished there is kept beside it.
    ///
    /// # Errors
    ///
    /// If the folder or the file cannot be written; nothing has changed then.
    pub fn create(folder: &Path, header: &Header) -> Result<Record, RecordProblem> {
        Record::create_from(folder, header, &[], &HandThrows::new())
    }

    /// Begins the record of a game that goes on from another one: with actions that were done before.
    ///
    /// # Errors
    ///
    /// As [`Record::create`], and if the actions are none of such a game.
    pub fn create_from(
        folder: &Path,
        header: &Header,
        actions: &[Action],
        by_hand: &HandThrows,
    ) -> Result<Record, RecordProblem> {
        fs::create_dir_all(folder)?;
        let bytes = write_by_hand(header, actions, by_hand);
        let reading = read(&bytes)?;
        let file = write_beside(folder, &bytes)?;
        let current = folder.join(CURRENT);
        let earlier = current.exists().then(|| keep_aside(folder, UNFINISHED));
        let earlier = earlier.transpose()?;
        fs::rename(folder.join(FRESH), &current).inspect_err(|_| {
            // Windows refuses while another program looks into the fresh file.
            if let Some(earlier) = earlier {
                fs::rename(earlier, &current).ok();
            }
        })?;
        sync_folder(folder);
        Ok(Record {
            folder: folder.to_owned(),
            file,
            knows_by_hand: header.knows_throws_by_hand(),
            check: reading.check,
            length: bytes.len() as u64,
            unwritten: Vec::new(),
            last: reading.last,
        })
    }

    /// Appends an action and waits until it is on disk.
    ///
    /// # Errors
    ///
    /// If the disk does not take it. The line is kept and tried again with the next one.
    pub fn append(&mut self, action: Action) -> io::Result<()> {
        self.append_by_hand(action, None)
    }

    /// Appends an action, a roll with how the dice left the hand that throws them, and waits until it is on disk. A
    /// record of a version that does not have throws by hand keeps the roll alone.
    ///
    /// # Errors
    ///
    /// As [`Record::append`].
    pub fn append_by_hand(&mut self, action: Action, by_hand: Option<HandThrow>) -> io::Result<()> {
        let by_hand = by_hand.filter(|_| self.knows_by_hand);
        let (line, check) = line_of(self.check, &Entry::new(action, by_hand));
        self.last = Some(LastLine {
            before: self.check,
            length: line.len(),
        });
        self.check = check;
        self.unwritten.extend_from_slice(&line);
        self.flush()
    }

    /// Returns `true` if actions are still to be written to the disk.
    pub fn waits(&self) -> bool {
        !self.unwritten.is_empty()
    }

    /// Writes the waiting actions to the disk.
    ///
    /// # Errors
    ///
    /// If the disk does not take them; they wait on.
    pub fn flush(&mut self) -> io::Result<()> {
        if !self.waits() {
            return Ok(());
        }
        self.file.seek(SeekFrom::Start(self.length))?;
        let written = self
            .file
            .write_all(&self.unwritten)
            .and_then(|()| self.file.sync_data());
        if let Err(error) = written {
            // A torn line must not stand before the next try; if even this fails, that try writes over it.
            self.file.set_len(self.length).ok();
            return Err(error);
        }
        self.length += self.unwritten.len() as u64;
        self.unwritten.clear();
        Ok(())
    }

    /// Takes the last action back, as if it had never been appended; only one can be taken back after another.
    ///
    /// A kill at any moment leaves the record with the action or without it, and valid. A power cut may give the action
    /// back until [`Record::sync`], or the next action, brings this to the disk.
    ///
    /// # Errors
    ///
    /// If there is none to take back, or the disk does not do it; nothing has changed then.
    pub fn take_back(&mut self) -> io::Result<()> {
        let last = self.last.ok_or(ErrorKind::InvalidInput)?;
        // What waits for the disk ends with the last line, if anything waits at all.
        match self.unwritten.len().checked_sub(last.length) {
            Some(left) => self.unwritten.truncate(left),
            None => {
                let length = self.length - last.length as u64;
                self.file.set_len(length)?;
                self.length = length;
            }
        }
        self.check = last.before;
        self.last = None;
        Ok(())
    }

    /// Brings what was taken back to the disk.
    ///
    /// # Errors
    ///
    /// If the disk does not do it; the next action does it then.
    pub fn sync(&self) -> io::Result<()> {
        self.file.sync_data()
    }

    /// Says anew who decides for the seats; all that was done stays as it is.
    ///
    /// A kill at any moment leaves the record with the old seats or with the new ones, and whole.
    ///
    /// # Errors
    ///
    /// If the disk does not take it, or if these are not the seats of this game. The record is whole then too.
    pub fn reseat(&mut self, seats: Vec<RecordedSeat>) -> Result<(), RecordProblem> {
        self.flush()?;
        let mut old = read(&fs::read(self.folder.join(CURRENT))?)?;
        if seats.len() != old.header.seats.len() {
            return Err(RecordProblem::Damaged { line: 1 });
        }
        old.header.seats = seats;
        let bytes = write_by_hand(&old.header, old.playthrough.actions(), &old.by_hand);
        let new = read(&bytes)?;
        let file = write_beside(&self.folder, &bytes)?;
        fs::rename(self.folder.join(FRESH), self.folder.join(CURRENT))?;
        self.file = file;
        self.length = bytes.len() as u64;
        self.check = new.check;
        // What was taken back is not there to be taken back again.
        self.last = self.last.and(new.last);
        sync_folder(&self.folder);
        Ok(())
    }

    /// Reads the game in progress in `folder`; `None` if there is none. A torn last line is dropped from the file.
    ///
    /// # Errors
    ///
    /// The problem of the file, which is left as it is.
    pub fn load(folder: &Path) -> Result<Option<Loaded>, RecordProblem> {
        let path = folder.join(CURRENT);
        match fs::metadata(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.into()),
            Ok(metadata) if metadata.len() > LARGEST => return Err(RecordProblem::Foreign),
            Ok(_) => {}
        }
        let reading = read(&fs::read(&path)?)?;
        let file = OpenOptions::new().write(true).open(&path)?;
        let length = reading.whole as u64;
        file.set_len(length)?;
        Ok(Some(Loaded {
            record: Record {
                folder: folder.to_owned(),
                file,
                knows_by_hand: reading.header.knows_throws_by_hand(),
                check: reading.check,
                length,
                unwritten: Vec::new(),
                last: reading.last,
            },
            header: reading.header,
            playthrough: reading.playthrough,
            by_hand: reading.by_hand,
        }))
    }

    /// Moves the record of a finished game to the finished ones.
    ///
    /// # Errors
    ///
    /// If the file cannot be moved; it stays where it is and is moved at the next start.
    pub fn finish(self) -> io::Result<()> {
        self.finish_in(FINISHED)
    }

    /// Moves the record of a finished game to those of its own `kind`, a folder inside that of the records.
    ///
    /// # Errors
    ///
    /// As [`Record::finish`].
    pub fn finish_in(self, kind: &str) -> io::Result<()> {
        drop(self.file);
        keep_aside(&self.folder, kind).map(|_| ())
    }
}

/// Moves the current record into the subfolder `kind` under the first free number and says where it is now.
///
/// # Errors
///
/// If the folder cannot be made or the file not be moved.
pub fn keep_aside(folder: &Path, kind: &str) -> io::Result<PathBuf> {
    let place = folder.join(kind);
    fs::create_dir_all(&place)?;
    let target = (1_u64..)
        .map(|number| place.join(format!("{number:04}.jsonl")))
        .find(|path| !path.exists())
        .expect("numbers do not run out");
    fs::rename(folder.join(CURRENT), &target)?;
    sync_folder(folder);
    Ok(target)
}

/// Writes what is to be the record into a file beside it.
fn write_beside(folder: &Path, bytes: &[u8]) -> io::Result<File> {
    let mut file = File::create(folder.join(FRESH))?;
    file.write_all(bytes)?;
    file.sync_all()?;
    Ok(file)
}

/// Makes a rename survive a power cut where the system can: folders cannot be opened on Windows, and shared ones may refuse.
/// The rename is done, whatever becomes of this.
fn sync_folder(folder: &Path) {
    File::open(folder).and_then(|folder| folder.sync_all()).ok();
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;
