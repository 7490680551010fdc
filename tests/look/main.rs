//! The computed layout of every screen, at every size of window and text and in every language, held against the laws
//! of the layout: nothing cut off, nothing on top of each other, everything to press in the safe area, nothing tiny.

#![allow(clippy::unwrap_used, reason = "tests may panic")]
#![allow(clippy::disallowed_methods, reason = "tests set up what they look at")]

mod laws;
mod variants;
mod walk;
