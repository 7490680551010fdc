//! A course as a file: with it, a course that was stopped goes on as if it never had been.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use cant_stop_bots::Board;
use cant_stop_bots::net::Part;
use cant_stop_rules::{Column, Settings};
use serde::{Deserialize, Serialize};

use super::learner::Sample;

/// The parts of a board, as they are written; the opponents themselves know of no files.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Board")]
pub(super) struct BoardInFile {
    settings: Settings,
    seats: usize,
    turn: usize,
    squares: [[u8; COLUMNS]; 4],
    owners: [u8; COLUMNS],
}

/// The parts of the game, as they are written.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Part")]
enum PartInFile {
    Unclaimed,
    Whole,
    Claimed,
}

/// How many columns there are.
const COLUMNS: usize = Column::ALL.len();

/// All that a course is after an exam.
#[derive(Serialize, Deserialize)]
pub(super) struct Kept {
    /// The options that decide what comes of it, in words.
    pub options: String,
    /// The learning curve so far.
    pub curve: String,
    /// Games played, turns learned from them, and exams taken.
    pub games: u64,
    pub played: u64,
    pub exams: u64,
    /// The boards it remembers, and which of them gives way next.
    pub memory: Vec<Sample>,
    pub oldest: usize,
    /// The learners for each mover, in the order in which they are asked.
    pub learners: [Vec<KeptLearner>; 2],
}

/// What one network has learned.
#[derive(Serialize, Deserialize)]
pub(super) struct KeptLearner {
    /// Which boards it knows.
    #[serde(with = "PartInFile")]
    pub part: Part,
    /// All its numbers.
    pub numbers: Vec<f32>,
}

impl Kept {
    /// The course in a file; none if there is no such file.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is no course, in a sentence.
    pub(super) fn read(path: &Path) -> Result<Option<Kept>, String> {
        let name = path.display();
        let file = match File::open(path) {
            Ok(file) => BufReader::new(file),
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("`{name}`: {error}")),
        };
        ciborium::from_reader(file)
            .map(Some)
            .map_err(|_| format!("`{name}`: it is no course; name another file"))
    }

    /// Sees that it is the course of these options.
    ///
    /// # Errors
    ///
    /// When it is one of others, in a sentence.
    pub(super) fn check(&self, path: &Path, options: &str) -> Result<(), String> {
        let (name, other) = (path.display(), &self.options);
        match other == options {
            true => Ok(()),
            false => Err(format!(
                "`{name}`: it is the course of `{other}`, not of `{options}`; give those options, or name another file"
            )),
        }
    }

    /// Writes the course, so that the file is whole at any time.
    ///
    /// # Errors
    ///
    /// When the file cannot be written, in a sentence.
    pub(super) fn write(&self, path: &Path) -> Result<(), String> {
        let fresh = PathBuf::from(format!("{}.fresh", path.display()));
        let write = || -> Result<(), Box<dyn std::error::Error>> {
            let mut file = BufWriter::new(File::create(&fresh)?);
            ciborium::into_writer(self, &mut file)?;
            file.flush()?;
            Ok(fs::rename(&fresh, path)?)
        };
        write().map_err(|error| format!("`{}`: {error}", path.display()))
    }
}
