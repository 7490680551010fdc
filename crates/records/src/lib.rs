//! Games of Can't Stop on disk: what the game writes while it is played, and what anybody can check later.
//!
//! A record is a text file of JSON lines. The first is the [`Header`]: who plays which variant, and the seed of the
//! dice. Every other line is one action, in order, a roll with how the dice left the hand that threw them; applying them
//! again is loading the game. Each line carries a checksum of itself and of all lines before it, so that nothing can be
//! changed, lost or added in between unnoticed. A last line without its end was being written when the power went: it
//! is left out, for no player has seen it yet.
//!
//! The checksums prove that a record is whole, not who wrote it. Names, marks and bots are therefore cleaned as they are
//! read, so that they can be shown anywhere: see [`clean_name`].
//!
//! ```
//! use cant_stop_records::{Header, RecordedSeat, read, write};
//! use cant_stop_rules::Variant;
//! use cant_stop_rules::notation::Playthrough;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let seats = ["Ada", "Leo"].map(|name| RecordedSeat::person(name, "disc"));
//! let header = Header::new("no engine", 7, Variant::default(), seats.to_vec());
//! let played: Playthrough = "3:2 (65) (31) 1546=6+10 .".parse()?;
//!
//! let bytes = write(&header, played.actions());
//! assert_eq!(read(&bytes)?.playthrough, played);
//!
//! let mut forged = bytes.clone();
//! let die = forged.windows(9).position(|text| text == b"[1,5,4,6]").ok_or("the roll")?;
//! forged[die + 1] = b'2';
//! assert_eq!(read(&forged).unwrap_err().to_string(), "line 5 is damaged");
//! # Ok(())
//! # }
//! ```

mod by_hand;
mod chain;
mod entry;
mod file;
mod header;
mod problem;
mod reading;
mod words;

pub use by_hand::{HandThrow, HandThrows};
pub use file::{FINISHED, Loaded, Record, UNFINISHED, keep_aside};
pub use header::{Header, RecordedSeat};
pub use problem::RecordProblem;
pub use reading::{LARGEST, Reading, read, read_file, write, write_by_hand};
pub use words::{NAME_LENGTH, clean_name, is_hidden};
