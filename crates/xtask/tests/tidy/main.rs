//! Checks of the invariants that can be seen in the text of the repository; `src/README.md`, "Invariants", has the reasons.
//!
//! Each file is one subject: small functions from text to problems, a test that runs them on the repository, and tests
//! that show them finding what is wrong in samples.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod accessibility;
mod budget;
mod credits;
mod cycles;
mod fonts;
mod homes;
mod imports;
mod layers;
mod libraries;
mod locales;
mod lockfile;
mod map;
mod modules;
mod names;
mod paths;
mod plurals;
mod prose;
mod rust;
mod shape;
mod sources;
mod terms;
mod tests;
mod texts;
mod theme;
mod tree;
mod views;
mod words;
