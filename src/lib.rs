//! Can't Stop: Sid Sackson's push-your-luck dice game, for two to four people on one couch.
//!
//! [`build`] assembles the game as a Bevy app: with a window, off-screen, or for tests without a GPU. Other public items
//! are for tests and tools.

#![cfg_attr(
    test,
    allow(clippy::disallowed_methods, reason = "tests set up their own state")
)]

mod app;
pub mod core;
pub mod features;
pub mod input;
pub mod opponents;
pub mod play;
pub mod reader;
pub mod referee;
pub mod sound;
pub mod ui;

pub use app::{
    Args, CanvasImage, Launch, Output, StartArgs, bare_app, build, build_match, explain_panics, run,
};
