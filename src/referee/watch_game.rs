//! Asking to watch a game again.

use std::path::PathBuf;

use bevy::prelude::*;

/// Watch the game of a record again.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct WatchGame {
    /// Where the record is. A file that is no record, or a damaged one, is refused in one sentence.
    pub path: PathBuf,
}
