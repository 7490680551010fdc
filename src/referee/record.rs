//! The game on disk: a header and one line per action, each synced before it is shown and chained by checksums.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use cant_stop_rules::{Action, Game, Settings};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::seats::SeatPlan;

const FORMAT: &str = "cant-stop-record";
const VERSION: u64 = 1;
const CURRENT: &str = "current.jsonl";
/// A game has a few hundred lines of under 100 bytes; what is larger than this, in bytes, is no record.
const LARGEST: u64 = 16 * 1024 * 1024;

/// The first line of a record: all that a game needs besides its actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Header {
    format: String,
    version: u64,
    engine: String,
    pub(super) seed: u64,
    pub(super) columns_to_win: u8,
    pub(super) seats: Vec<SeatPlan>,
}

impl Header {
    pub(super) fn new(seed: u64, columns_to_win: u8, seats: Vec<SeatPlan>) -> Header {
        Header {
            format: FORMAT.to_owned(),
            version: VERSION,
            engine: cant_stop_dice::ENGINE.to_owned(),
            seed,
            columns_to_win,
            seats,
        }
    }
}

/// A line: what it says, and the checksum of that and of all lines before it.
#[derive(Serialize, Deserialize)]
struct Line<T> {
    body: T,
    check: u32,
}

/// Why a record cannot be used, or not be written.
#[derive(Debug)]
pub enum RecordProblem {
    /// A line is not what was written; the number counts from 1.
    Damaged {
        /// The first bad line.
        line: usize,
    },
    /// The file is something else.
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

/// A record open for appending.
#[derive(Debug)]
pub struct Record {
    folder: PathBuf,
    file: File,
    check: u32,
    /// Bytes known to be on disk.
    length: u64,
    /// Lines the disk has not taken yet.
    unwritten: Vec<u8>,
}

/// A record read back: applying its actions again is loading it.
#[derive(Debug)]
pub(super) struct Loaded {
    pub(super) record: Record,
    pub(super) header: Header,
    pub(super) actions: Vec<Action>,
    pub(super) start: Game,
    pub(super) game: Game,
}

fn line_of<T: Serialize>(before: u32, body: &T) -> (Vec<u8>, u32) {
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

fn read_line<T: Serialize + DeserializeOwned>(
    text: &str,
    before: u32,
    line: usize,
) -> Result<(T, u32), RecordProblem> {
    let damaged = RecordProblem::Damaged { line };
    let Ok(Line { body, check }) = serde_json::from_str::<Line<T>>(text) else {
        return Err(damaged);
    };
    if line_of(before, &body).1 == check {
        Ok((body, check))
    } else {
        Err(damaged)
    }
}

impl Record {
    /// Begins the record of a new game in `folder`; a game unfinished there is kept beside it.
    ///
    /// # Errors
    ///
    /// If the folder or the file cannot be written; nothing has changed then.
    pub(super) fn create(folder: &Path, header: &Header) -> Result<Record, RecordProblem> {
        fs::create_dir_all(folder)?;
        let fresh = folder.join("current.new");
        let (line, check) = line_of(0, header);
        let mut file = File::create(&fresh)?;
        file.write_all(&line)?;
        file.sync_all()?;
        if folder.join(CURRENT).exists() {
            keep_aside(folder, "unfinished")?;
        }
        fs::rename(&fresh, folder.join(CURRENT))?;
        sync_folder(folder)?;
        Ok(Record {
            folder: folder.to_owned(),
            file,
            check,
            length: line.len() as u64,
            unwritten: Vec::new(),
        })
    }

    /// Appends an action and waits until it is on disk.
    ///
    /// # Errors
    ///
    /// If the disk does not take it. The line is kept and tried again with the next one.
    pub(super) fn append(&mut self, action: Action) -> io::Result<()> {
        let (line, check) = line_of(self.check, &action);
        self.check = check;
        self.unwritten.extend_from_slice(&line);
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

    /// Reads the game in progress in `folder`; `None` if there is none.
    ///
    /// A last line without its end was cut off while being written, so it was never shown: it is dropped.
    ///
    /// # Errors
    ///
    /// What is wrong with the file, which is left as it is.
    pub(super) fn load(folder: &Path) -> Result<Option<Loaded>, RecordProblem> {
        let path = folder.join(CURRENT);
        match fs::metadata(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.into()),
            Ok(metadata) if metadata.len() > LARGEST => return Err(RecordProblem::Foreign),
            Ok(_) => {}
        }
        let bytes = fs::read(&path)?;
        let whole = bytes
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |end| end + 1);
        let text = str::from_utf8(&bytes[..whole]).map_err(|_| RecordProblem::Foreign)?;
        let mut lines = text.lines();
        let (header, mut check) = read_header(lines.next().unwrap_or_default())?;
        let settings = Settings {
            columns_to_win: header.columns_to_win,
            ..Settings::default()
        };
        let start = u8::try_from(header.seats.len())
            .ok()
            .and_then(|seats| Game::new(settings, seats).ok())
            .ok_or(RecordProblem::Damaged { line: 1 })?;
        let mut game = start;
        let mut actions = Vec::new();
        for (index, text) in lines.enumerate() {
            let line = index + 2;
            let (action, next) = read_line::<Action>(text, check, line)?;
            check = next;
            game = game
                .apply(action)
                .map_err(|_| RecordProblem::Damaged { line })?
                .0;
            actions.push(action);
        }
        let file = OpenOptions::new().write(true).open(&path)?;
        file.set_len(whole as u64)?;
        let record = Record {
            folder: folder.to_owned(),
            file,
            check,
            length: whole as u64,
            unwritten: Vec::new(),
        };
        Ok(Some(Loaded {
            record,
            header,
            actions,
            start,
            game,
        }))
    }

    /// Moves the record of a finished game to the finished ones.
    ///
    /// # Errors
    ///
    /// If the file cannot be moved; it stays where it is and is moved at the next start.
    pub(super) fn finish(self) -> io::Result<()> {
        drop(self.file);
        keep_aside(&self.folder, "finished").map(|_| ())
    }
}

fn read_header(text: &str) -> Result<(Header, u32), RecordProblem> {
    let value: Value = serde_json::from_str(text).map_err(|_| RecordProblem::Foreign)?;
    let body = &value["body"];
    if body["format"] != FORMAT {
        return Err(RecordProblem::Foreign);
    }
    match body["version"].as_u64() {
        Some(VERSION) => read_line(text, 0, 1),
        Some(version) if version > VERSION => Err(RecordProblem::Newer),
        _ => Err(RecordProblem::Damaged { line: 1 }),
    }
}

/// Moves the current record into the subfolder `kind` under the first free number and says where it is now.
///
/// # Errors
///
/// If the folder cannot be made or the file not be moved.
pub(super) fn keep_aside(folder: &Path, kind: &str) -> io::Result<PathBuf> {
    let place = folder.join(kind);
    fs::create_dir_all(&place)?;
    let target = (1_u64..)
        .map(|number| place.join(format!("{number:04}.jsonl")))
        .find(|path| !path.exists())
        .expect("numbers do not run out");
    fs::rename(folder.join(CURRENT), &target)?;
    sync_folder(folder)?;
    Ok(target)
}

/// Makes a rename survive a power cut where the system can (folders cannot be opened on Windows).
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
