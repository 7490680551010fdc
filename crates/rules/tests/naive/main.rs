//! The rules a second time, deliberately naive: written from the rule text alone, in lists and loops, to disagree with
//! the crate wherever one of the two is wrong.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod agreement;
mod enumeration;
mod made;
mod positions;
mod rulebook;
mod situations;
