//! The index as it is kept in one file beside the records.
//!
//! Lines of JSON, as the records are: the first says what it is, one for each file follows, and the last has their number
//! and the checksum of all before it. A file whose last line is missing or does not fit is no index: it was torn or
//! changed, and the records know everything that was in it.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::entry::Entry;

/// The index, by its name in the folder.
pub const KEPT: &str = "book.json";

/// Name of the index while it is written.
pub const FRESH: &str = "book.new";

/// Most bytes of an entry: a file with a longer line is none of ours.
const LONGEST: usize = 1 << 20;

#[derive(PartialEq, Serialize, Deserialize)]
struct First {
    format: String,
    version: u32,
}

impl First {
    /// To be counted up whenever anything in a [`Digest`](crate::digest::Digest) is counted in another way, or when
    /// records can hold more than before.
    const VERSION: u32 = 3;

    fn of_this_version() -> First {
        First {
            format: "cant-stop-book".to_owned(),
            version: First::VERSION,
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Last {
    entries: usize,
    check: u32,
}

/// The index as read from its file.
pub(super) struct Kept {
    /// The entries that are wanted.
    pub(super) entries: Vec<Entry>,
    /// Number of entries in the file, the unwanted ones included.
    pub(super) all: usize,
}

/// The index that was kept, as far as it is wanted: whatever the file holds, no more stays in memory. `None` if there is
/// none that can be used as it is.
pub(super) fn load(folder: &Path, is_wanted: impl Fn(&Entry) -> bool) -> Option<Kept> {
    let mut lines = Lines {
        file: BufReader::with_capacity(1 << 16, File::open(folder.join(KEPT)).ok()?),
        line: Vec::new(),
    };
    let first: First = serde_json::from_slice(lines.next()?).ok()?;
    if first != First::of_this_version() {
        return None;
    }
    let mut hasher = crc32fast::Hasher::new();
    let (mut entries, mut all) = (Vec::new(), 0);
    loop {
        let line = lines.next()?;
        if line.starts_with(b"{\"entries\"") {
            let last: Last = serde_json::from_slice(line).ok()?;
            let is_whole = last.entries == all && last.check == hasher.finalize();
            return (is_whole && lines.next().is_none()).then_some(Kept { entries, all });
        }
        hasher.update(line);
        let entry: Entry = serde_json::from_slice(line).ok()?;
        if !entry.is_sound() {
            return None;
        }
        all += 1;
        if is_wanted(&entry) {
            entries.push(entry);
        }
    }
}

/// Lines that end as lines do, one after the other in the same memory.
struct Lines {
    file: BufReader<File>,
    line: Vec<u8>,
}

impl Lines {
    /// The next line without its end; `None` at the end of the file, or where it is torn or unlike any line of ours.
    fn next(&mut self) -> Option<&[u8]> {
        self.line.clear();
        let mut limited = io::Read::take(&mut self.file, LONGEST as u64);
        limited.read_until(b'\n', &mut self.line).ok()?;
        self.line.strip_suffix(b"\n")
    }
}

/// Keeps the index: writes it beside its place, waits until it is on disk, and puts it there.
pub(super) fn save(folder: &Path, entries: &[Entry]) -> io::Result<()> {
    let fresh = folder.join(FRESH);
    let written = write(&fresh, entries).and_then(|()| fs::rename(&fresh, folder.join(KEPT)));
    if written.is_err() {
        // A disk that is full should not hold half an index as well.
        fs::remove_file(&fresh).ok();
    }
    written
}

fn write(path: &Path, entries: &[Entry]) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    let mut hasher = crc32fast::Hasher::new();
    serde_json::to_writer(&mut file, &First::of_this_version())?;
    file.write_all(b"\n")?;
    let mut count = 0;
    for entry in entries.iter().filter(|entry| entry.is_lasting()) {
        let line = serde_json::to_vec(entry)?;
        hasher.update(&line);
        file.write_all(&line)?;
        file.write_all(b"\n")?;
        count += 1;
    }
    let last = Last {
        entries: count,
        check: hasher.finalize(),
    };
    serde_json::to_writer(&mut file, &last)?;
    file.write_all(b"\n")?;
    file.into_inner()?.sync_all()
}
