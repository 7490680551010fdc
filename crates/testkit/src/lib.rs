//! Shared by the suites of tests: the real app without renderer or window, its devices, and queries for the screen.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod devices;
pub mod dialogs;
mod folder;
mod numbers;
mod reading;
mod seats;
mod seen;
mod session;
mod steps;
mod turns;
pub mod walk;

pub use folder::{folder, repository};
pub use numbers::count;
pub use reading::announced;
pub use seats::{bots, seats};
pub use seen::{Holder, Ink, Kind, Part, Piece, Seen, Sights, Writing, area};
pub use session::{FRAME, Session};
pub use steps::{PRESSES, Press, SETTLED};
pub use turns::{cautious, ibex};
