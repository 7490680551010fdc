//! A run as a file: with it, a run that was stopped goes on as if it had not been.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use cant_stop_bots::Board;
use cant_stop_rules::{Column, Settings};
use serde::{Deserialize, Serialize};

use crate::replay_buffer::ReplayBuffer;

/// The parts of a board, as they are written; the opponents themselves know of no files.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Board")]
pub(crate) struct BoardInFile {
    settings: Settings,
    seats: usize,
    turn: usize,
    squares: [[u8; Column::ALL.len()]; 4],
    owners: [u8; Column::ALL.len()],
}

/// All that a run is between two rounds.
#[derive(Serialize, Deserialize)]
pub(crate) struct Checkpoint {
    /// What decides what the run comes to.
    pub fingerprint: String,
    /// The learning curve so far.
    pub curve: String,
    /// Rounds played, and the turns in them.
    pub rounds: u64,
    pub turns: u64,
    pub replay_buffer: ReplayBuffer,
    /// The numbers of the learner.
    pub learner: Vec<f32>,
}

impl Checkpoint {
    /// The checkpoint in a file; none if there is no such file.
    ///
    /// # Errors
    ///
    /// When the file cannot be read, is damaged or of another run, in a sentence.
    pub(crate) fn read(path: &Path, fingerprint: &str) -> Result<Option<Checkpoint>, String> {
        let name = path.display();
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("`{name}`: {error}")),
        };
        let parts = bytes.split_last_chunk();
        let whole = parts.filter(|(body, sum)| crc32fast::hash(body) == u32::from_le_bytes(**sum));
        let checkpoint: Option<Checkpoint> =
            whole.and_then(|(body, _)| ciborium::from_reader(body).ok());
        match checkpoint {
            None => Err(format!(
                "`{name}`: it is no checkpoint, or damaged; name another file"
            )),
            Some(other) if other.fingerprint != fingerprint => Err(format!(
                "`{name}`: it is the checkpoint of another run; name another file"
            )),
            checkpoint => Ok(checkpoint),
        }
    }

    /// Writes the checkpoint, so that the file is whole at any time.
    ///
    /// # Errors
    ///
    /// When the file cannot be written, in a sentence.
    pub(crate) fn write(&self, path: &Path) -> Result<(), String> {
        let new = PathBuf::from(format!("{}.new", path.display()));
        let write = || -> Result<(), Box<dyn std::error::Error>> {
            let mut bytes = Vec::new();
            ciborium::into_writer(self, &mut bytes)?;
            let sum = crc32fast::hash(&bytes);
            bytes.extend(sum.to_le_bytes());
            let mut file = File::create(&new)?;
            file.write_all(&bytes)?;
            file.sync_all()?;
            Ok(fs::rename(&new, path)?)
        };
        write().map_err(|error| format!("`{}`: {error}", path.display()))
    }
}
