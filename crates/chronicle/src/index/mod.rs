//! All games in a folder of records, newest first.

mod entry;
mod kept;
mod reading;
mod scan;

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use cant_stop_records::LARGEST;

pub use entry::{Entry, Game, State};
pub use kept::{FRESH, KEPT};

use crate::quality::SeatQuality;
use entry::Content;
use scan::Found;

/// A file that should be a game and is none that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unusable {
    /// The path inside the folder, with `/` between the names.
    pub file: String,
    /// The problem, in one sentence without the name of the file.
    pub problem: String,
}

/// All games in a folder of records.
#[derive(Clone, Debug)]
pub struct Index {
    folder: PathBuf,
    /// Newest first.
    entries: Vec<Entry>,
    /// Number of records that had to be read, because the kept index did not know their current state.
    read: usize,
    /// The file beside the records differs from this index, or is missing.
    is_stale: bool,
}

impl Index {
    /// The games in `folder`: those in it, and those in its folders `finished` and `unfinished`.
    ///
    /// Records that the kept index knows are not read again; a record that is new or has another size or time is. A
    /// file that is no record, or a damaged one, is among the [`unusable`](Index::unusable) ones.
    ///
    /// # Errors
    ///
    /// If the folder itself cannot be listed.
    pub fn open(folder: &Path) -> io::Result<Index> {
        Index::open_watched(folder, |_, _| {})
    }

    /// The same, and reports progress after each record read: the number read, and the number to read.
    ///
    /// # Errors
    ///
    /// If the folder itself cannot be listed.
    pub fn open_watched(folder: &Path, mut tell: impl FnMut(usize, usize)) -> io::Result<Index> {
        let found = scan::files_in(folder)?;
        let by_file: HashMap<&str, &Found> =
            found.iter().map(|found| (&*found.file, found)).collect();
        let kept = kept::load(folder, |entry| {
            let found = by_file.get(&*entry.file);
            found.is_some_and(|found| entry.is_of(found))
        });
        let had_all = kept.as_ref().map(|kept| kept.all);
        let mut known: HashMap<String, Entry> = kept
            .map_or_else(Vec::new, |kept| kept.entries)
            .into_iter()
            .map(|entry| (entry.file.clone(), entry))
            .collect();
        let mut entries = Vec::with_capacity(found.len());
        let mut new = Vec::new();
        for file in found {
            match known.remove(&file.file) {
                Some(entry) => entries.push(entry),
                None => new.push(file),
            }
        }
        let mut is_stale = had_all != Some(entries.len());
        let all = new.len();
        for (done, file) in new.into_iter().enumerate() {
            if let Some(entry) = read_entry(folder, &file) {
                is_stale |= entry.is_lasting();
                entries.push(entry);
            }
            tell(done + 1, all);
        }
        entries.sort_by(Entry::newest_first);
        Ok(Index {
            folder: folder.to_owned(),
            entries,
            read: all,
            is_stale,
        })
    }

    /// The games, newest first.
    pub fn games(&self) -> impl Iterator<Item = Game<'_>> {
        self.entries.iter().filter_map(Entry::game)
    }

    /// The files that should be games and are none that can be read, newest first.
    pub fn unusable(&self) -> impl Iterator<Item = Unusable> {
        self.entries.iter().filter_map(Entry::unusable)
    }

    /// Number of records that had to be read; the others were known.
    pub fn records_read(&self) -> usize {
        self.read
    }

    /// Writes the file beside the records, if it says something else or nothing.
    ///
    /// A kill at any moment leaves the file as it was or as it is to be; what is torn all the same is noticed when it is
    /// read, and the records are read again.
    ///
    /// # Errors
    ///
    /// If the disk does not take it. The index can be used, and is only not kept.
    pub fn keep(&self) -> io::Result<()> {
        match self.is_stale {
            true => kept::save(&self.folder, &self.entries),
            false => Ok(()),
        }
    }

    /// Files of the finished games that were not looked back at yet, newest first.
    pub fn not_looked_back(&self) -> Vec<String> {
        self.games()
            .filter(|game| {
                let digest = game.digest;
                digest.is_over && !digest.is_played_on() && digest.quality.is_none()
            })
            .map(|game| game.file.to_owned())
            .collect()
    }

    /// Remembers what came of looking back at a game, as [`quality`](crate::quality::quality) does; [`Index::keep`] keeps it.
    pub fn note_quality(&mut self, file: &str, found: Vec<SeatQuality>) {
        let entry = self.entries.iter_mut().find(|entry| entry.file == file);
        if let Some(entry) = entry
            && let Content::Game(digest) = &mut entry.content
            && digest.seats.len() == found.len()
        {
            digest.quality = Some(found);
            self.is_stale = true;
        }
    }
}

/// Reads one file; `None` if it is gone meanwhile.
fn read_entry(folder: &Path, file: &Found) -> Option<Entry> {
    let path = folder.join(&file.file);
    let content = if file.size > LARGEST {
        Content::Problem("it is larger than any game".to_owned())
    } else {
        reading::content_of(&path)?
    };
    Some(Entry {
        file: file.file.clone(),
        size: file.size,
        modified: file.modified,
        content,
    })
}
