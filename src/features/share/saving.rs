//! Saves keepsakes: folder, file names, and the messages for failures.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::file_name::file_name;
use crate::ui::prelude::*;

/// The folders for pictures and texts of games, the best first.
#[derive(Resource, Clone, Debug, Default)]
pub struct KeepsakeFolders(pub Vec<PathBuf>);

/// Saves a file under this name in the first folder that takes it; where there is one already, a number tells them apart.
/// Gives the message about it, or about what kept it from every folder.
pub(super) fn save(
    folders: &KeepsakeFolders,
    name: &str,
    ending: &str,
    bytes: &[u8],
) -> Result<Words, TextKey> {
    let mut problem = None;
    for folder in folders.0.iter().filter(|folder| folder.is_dir()) {
        match save_in(folder, name, ending, bytes) {
            Ok(path) => {
                return Ok(texts::SHARE_SAVED
                    .with("file", file_name(&path))
                    .with("folder", folder.display().to_string()));
            }
            Err(error) => problem = problem.or(Some(explain(&error))),
        }
    }
    Err(problem.unwrap_or(texts::SHARE_NO_FOLDER))
}

fn save_in(folder: &Path, name: &str, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    /// More files of one name than anybody makes.
    const MOST: u32 = 1_000;
    for number in 1..=MOST {
        let file = match number {
            1 => format!("{name}.{ending}"),
            _ => format!("{name}-{number}.{ending}"),
        };
        let path = folder.join(file);
        let mut file = match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        };
        let written = file.write_all(bytes).and_then(|()| file.sync_all());
        if let Err(error) = written {
            // Half a picture is of no use to anybody.
            fs::remove_file(&path).ok();
            return Err(error);
        }
        return Ok(path);
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Message for a file that cannot be written.
pub(super) fn explain(error: &io::Error) -> TextKey {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => texts::SHARE_FULL,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => texts::SHARE_READ_ONLY,
        ErrorKind::NotFound => texts::SHARE_NO_FOLDER,
        _ => texts::SHARE_FAILED,
    }
}

/// The name of a file for a game of this day with this headline: letters and digits with hyphens between them.
pub(super) fn named(date: &str, headline: &str) -> String {
    /// More would be cut off where files are listed.
    const LONGEST: usize = 64;
    let headline = headline.to_lowercase();
    let words = headline.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name = format!("cant-stop-{date}-{}", words.join("-"));
    let short: String = name.chars().take(LONGEST).collect();
    short.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]
    use super::*;

    #[test]
    fn names_are_those_of_files_everywhere() {
        for (headline, name) in [
            ("Ada wins", "cant-stop-2026-11-23-ada-wins"),
            ("Gana Ñ/Ü: *!", "cant-stop-2026-11-23-gana-ñ-ü"),
            ("../..", "cant-stop-2026-11-23"),
            ("CON.", "cant-stop-2026-11-23-con"),
        ] {
            assert_eq!(named("2026-11-23", headline), name);
        }
        assert!(named("2026-11-23", &"W".repeat(200)).len() <= 64);
    }

    #[test]
    fn nothing_is_written_over_and_the_next_folder_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let missing = folder.path().join("missing");
        let folders = KeepsakeFolders(vec![missing.clone(), folder.path().to_owned()]);
        for bytes in [b"one", b"two"] {
            save(&folders, "a", "txt", bytes).unwrap();
        }
        let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
        assert_eq!(
            (read("a.txt"), read("a-2.txt")),
            (b"one".to_vec(), b"two".to_vec())
        );
        let nowhere = save(&KeepsakeFolders(vec![missing]), "a", "txt", b"");
        assert_eq!(nowhere, Err(texts::SHARE_NO_FOLDER));
    }

    #[test]
    fn every_trouble_has_its_sentence() {
        for (kind, key) in [
            (ErrorKind::StorageFull, texts::SHARE_FULL),
            (ErrorKind::ReadOnlyFilesystem, texts::SHARE_READ_ONLY),
            (ErrorKind::PermissionDenied, texts::SHARE_READ_ONLY),
            (ErrorKind::TimedOut, texts::SHARE_FAILED),
        ] {
            assert_eq!(explain(&kind.into()), key);
        }
    }
}
