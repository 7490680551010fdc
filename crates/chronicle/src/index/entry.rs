//! One file of the index.

use std::cmp::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::Unusable;
use super::scan::Found;
use crate::digest::Digest;

/// The file of the game in progress.
const CURRENT: &str = "current.jsonl";

/// One file of a folder of records, and what is in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// The path inside the folder, with `/` between the names.
    pub(super) file: String,
    pub(super) size: u64,
    /// In nanoseconds since 1970.
    pub(super) modified: u64,
    pub(super) content: Content,
}

/// Content of a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Content {
    Game(Box<Digest>),
    /// Problem that lasts for as long as the file stays the same.
    Problem(String),
    /// Problem that may be gone at the next start; never kept.
    #[serde(skip)]
    Passing(String),
}

/// Progress of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// The game is won.
    Finished,
    /// It is the one that would be continued.
    InProgress,
    /// It was left for another.
    Unfinished,
}

/// A game of the index.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game<'a> {
    /// Path of its record inside the folder, with `/` between the names.
    pub file: &'a str,
    /// Time of the last play: that of its file, since records hold none.
    pub when: SystemTime,
    /// Progress by its actions, not by the folder it lies in.
    pub state: State,
    /// The game in short.
    pub digest: &'a Digest,
}

impl Entry {
    /// Returns `true` if the file is unchanged since it was read.
    pub(super) fn is_of(&self, found: &Found) -> bool {
        (&self.file, self.size, self.modified) == (&found.file, found.size, found.modified)
    }

    /// By time, and among files of one time by their names, the last first.
    pub(super) fn newest_first(&self, other: &Entry) -> Ordering {
        (other.modified, &other.file).cmp(&(self.modified, &self.file))
    }

    /// Returns `true` if the entry is worth keeping.
    pub(super) fn is_lasting(&self) -> bool {
        !matches!(self.content, Content::Passing(_))
    }

    /// Returns `true` if this crate can have written it: a file with the right checksum may come from anywhere.
    pub(super) fn is_sound(&self) -> bool {
        match &self.content {
            Content::Game(digest) => digest.is_sound(),
            Content::Problem(_) | Content::Passing(_) => true,
        }
    }

    pub(super) fn game(&self) -> Option<Game<'_>> {
        let Content::Game(digest) = &self.content else {
            return None;
        };
        Some(Game {
            file: &self.file,
            when: UNIX_EPOCH + Duration::from_nanos(self.modified),
            state: match digest.is_over {
                true => State::Finished,
                false if self.file == CURRENT => State::InProgress,
                false => State::Unfinished,
            },
            digest,
        })
    }

    pub(super) fn unusable(&self) -> Option<Unusable> {
        let (Content::Problem(problem) | Content::Passing(problem)) = &self.content else {
            return None;
        };
        Some(Unusable {
            file: self.file.clone(),
            problem: problem.clone(),
        })
    }
}
