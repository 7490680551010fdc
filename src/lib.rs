//! Can't Stop: Sid Sackson's push-your-luck dice game, for two to four people on one couch.
//!
//! [`build`] makes the whole game as a Bevy app, for a window, for pictures off-screen, or for tests without a GPU. What
//! else is public here serves those who look at the game from outside: its tests, and the tools of its makers.

#![cfg_attr(
    test,
    allow(clippy::disallowed_methods, reason = "tests set up what they look at")
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
