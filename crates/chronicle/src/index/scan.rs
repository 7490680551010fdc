//! Lists the records of a folder without reading any.

use std::fs::{self, DirEntry, Metadata};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::UNIX_EPOCH;

/// Folders with records: the game in progress lies in the folder itself, the others in the folders inside.
const PLACES: [&str; 3] = ["", "finished", "unfinished"];

/// A file that is named as a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// The path inside the folder, with `/` between the names.
    pub(super) file: String,
    /// Its size in bytes.
    pub(super) size: u64,
    /// Time of the last change, in nanoseconds since 1970; 0 if the system does not say.
    pub(super) modified: u64,
}

/// All files of `folder` that are named as records.
pub(super) fn files_in(folder: &Path) -> io::Result<Vec<Found>> {
    let mut found = Vec::new();
    for place in PLACES {
        let listing = match fs::read_dir(folder.join(place)) {
            Ok(listing) => listing,
            // The folders inside come with the first game that needs them.
            Err(error) if !place.is_empty() && is_nothing(&error) => continue,
            Err(error) => return Err(error),
        };
        for file in listing {
            found.extend(found_file(place, &file?));
        }
    }
    Ok(found)
}

fn is_nothing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// File data for the index; `None` unless it is a file named as a record.
fn found_file(place: &str, file: &DirEntry) -> Option<Found> {
    let name = file.file_name().into_string().ok()?;
    if !name.ends_with(".jsonl") {
        return None;
    }
    let about = file.metadata().ok()?;
    // Links are followed, so that a folder of links is one of games.
    let about = match about.is_symlink() {
        true => fs::metadata(file.path()).ok()?,
        false => about,
    };
    about.is_file().then(|| Found {
        file: match place {
            "" => name,
            _ => format!("{place}/{name}"),
        },
        size: about.len(),
        modified: nanoseconds(&about),
    })
}

fn nanoseconds(about: &Metadata) -> u64 {
    let modified = about.modified().ok();
    let since = modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.map_or(0, |since| {
        u64::try_from(since.as_nanos()).unwrap_or(u64::MAX)
    })
}
