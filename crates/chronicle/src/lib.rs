//! Memory of a table: all games in a folder of records, and statistics about the players and the dice.
//!
//! The records are the truth. An [`Index`](index::Index) lists what is in them and is kept in one file beside them, so
//! that ten thousand games open at once; whenever that file is missing, torn, or older than a record, the records are
//! read again. Each game is in it as a [`Digest`](digest::Digest): all that the list shows, and counts that can be added
//! up, so that [`Statistics`](statistics::Statistics) need no record at all.
//!
//! Whatever luck decides stands beside the range that fair luck keeps to in 95 of 100 cases; `chance` works it out.
//!
//! ```
//! use cant_stop_chronicle::index::Index;
//! use cant_stop_chronicle::statistics::{Roster, Statistics};
//!
//! # fn main() -> std::io::Result<()> {
//! # let folder = tempfile::tempdir()?;
//! # let folder = folder.path();
//! let index = Index::open(folder)?;
//! index.keep().ok(); // a folder that cannot be written: nothing is kept, and all works
//!
//! let roster = Roster::default();
//! let all = Statistics::of(index.games(), &roster);
//! assert_eq!(all.games, 0);
//! # Ok(())
//! # }
//! ```

pub mod chance;
pub mod digest;
pub mod index;
pub mod quality;
pub mod statistics;
