//! The mountain of a day: one climb, alone, with dice that are the same for everybody on that day.
//!
//! A [`Day`] settles all of its dice: [`faces()`] depend on the day and the number of the roll alone, in integers, so
//! that every build on every machine has the same. [`Climb`] plays a day by any way to decide, [`par`] is the number of
//! turns of a Summit that only counts turns, and a [`Field`] has the results of a thousand players of nearly its
//! strength on the same dice. [`Diary`] has the streaks and averages of a player, each beside what luck explains.
//!
//! ```
//! use cant_stop_days::{Day, faces, par};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let day: Day = "2026-11-24".parse()?;
//! assert_eq!(faces(day, 0), faces(day, 0));
//! assert_eq!(par(day), par(day));
//! # Ok(())
//! # }
//! ```

mod climb;
mod day;
mod diary;
mod faces;
mod field;
mod strip;

pub use climb::{Climb, par};
pub use day::Day;
pub use diary::{Averages, Diary, Played, Streak};
pub use faces::{faces, is_of_day};
pub use field::{Field, PLAYERS};
pub use strip::{Strip, Turn};
