//! Log files, for players without a terminal: `log.txt` of this start, `log.previous.txt` of the one before,
//! `log.second.txt` of a second copy that runs at the same time.

use std::fs::{File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{fs, io};

use bevy::log::tracing_subscriber::Layer;
use bevy::log::{BoxedLayer, tracing_subscriber};
use bevy::prelude::*;

use crate::core::folder_lock::lock_folder;

pub(super) const LOG: &str = "log.txt";
const PREVIOUS: &str = "log.previous.txt";
const SECOND: &str = "log.second.txt";
/// Maximum size of a log in bytes: a driver that warns in every frame must not fill the disk.
const MOST: usize = 1 << 20;

/// Folder of the log. Insert it before the engine's plugins.
#[derive(Resource, Clone, Debug)]
pub(super) struct LogFolder(pub(super) PathBuf);

/// Log layer that writes to the file; `None` without a folder, or if the file cannot be written.
pub(super) fn layer(app: &mut App) -> Option<BoxedLayer> {
    let LogFolder(folder) = app.world().get_resource::<LogFolder>()?;
    let (log, lock) = open(folder)
        .inspect_err(|error| {
            eprintln!("{} cannot be written: {error}.", folder.join(LOG).display())
        })
        .ok()?;
    // Held until the program ends.
    std::mem::forget(lock);
    let writer = Mutex::new(Limited {
        to: log,
        left: MOST,
    });
    Some(
        tracing_subscriber::fmt::layer()
            .with_ansi(false)
            .with_writer(writer)
            .boxed(),
    )
}

/// Creates an empty log and keeps the previous one, with the lock of its folder: on Windows, a log that is
/// locked itself cannot be read. The log of a running copy is left alone.
fn open(folder: &Path) -> io::Result<(File, Option<File>)> {
    let lock = match lock_folder(folder, "log.lock", 1) {
        Err(TryLockError::WouldBlock) => return Ok((File::create(folder.join(SECOND))?, None)),
        Err(TryLockError::Error(error)) => return Err(error),
        Ok(lock) => lock,
    };
    let log = folder.join(LOG);
    match fs::rename(&log, folder.join(PREVIOUS)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    Ok((File::create(log)?, Some(lock)))
}

struct Limited<W> {
    to: W,
    left: usize,
}

impl<W: Write> Write for Limited<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.len() > self.left {
            self.left = 0;
        } else {
            self.left -= bytes.len();
            // A full or missing disk must not disturb the game: the log ends here.
            if self.to.write_all(bytes).is_err() {
                self.left = 0;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    #[test]
    fn the_last_log_is_kept_when_a_new_one_begins() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("not there yet");
        writeln!(open(&folder).unwrap().0, "first").unwrap();
        writeln!(open(&folder).unwrap().0, "second").unwrap();
        open(&folder).unwrap();
        assert_eq!(fs::read_to_string(folder.join(LOG)).unwrap(), "");
        assert_eq!(
            fs::read_to_string(folder.join(PREVIOUS)).unwrap(),
            "second\n"
        );
    }

    #[test]
    fn a_second_copy_leaves_the_log_of_the_first_alone() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let (mut first, _lock) = open(folder).unwrap();
        let (mut second, _) = open(folder).unwrap();
        writeln!(first, "first").unwrap();
        writeln!(second, "second").unwrap();
        for (log, said) in [(LOG, "first\n"), (SECOND, "second\n")] {
            assert_eq!(fs::read_to_string(folder.join(log)).unwrap(), said);
        }
        assert!(!folder.join(PREVIOUS).exists());
    }

    #[test]
    fn a_log_ends_before_it_fills_the_disk() {
        let mut log = Limited {
            to: Vec::new(),
            left: 10,
        };
        for _ in 0..3 {
            assert_eq!(log.write(b"12345678").unwrap(), 8);
        }
        assert_eq!(log.to, b"12345678");
    }
}
