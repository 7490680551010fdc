//! Can't Stop: Sid Sackson's push-your-luck dice game, for two to four people on one couch.
//!
//! [`build`] makes the whole game as a Bevy app, for a window, for pictures off-screen, or for tests without a GPU.

mod app;
pub mod dev_tools;
pub mod devices;
pub mod ground;
mod hud;
pub mod input;
pub mod menus;
mod opponents;
pub mod referee;
pub mod screens;
mod sound;
mod table;
mod theme;
mod throw;

pub use app::{Arguments, Launch, Output, build, run};
