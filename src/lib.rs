//! Can't Stop: Sid Sackson's push-your-luck dice game, for two to four people on one couch.
//!
//! [`build`] makes the whole game as a Bevy app, for a window, for pictures off-screen, or for tests without a GPU.

mod advice;
mod art;
mod assets_folder;
mod camera;
mod characters;
pub mod cli;
pub mod couch;
pub mod dev_tools;
mod glyphs;
mod hand;
mod hud;
pub mod input;
mod knocks;
mod launch;
pub mod locale;
pub mod menus;
mod opponents;
mod past_turns;
mod preview;
pub mod redraw;
pub mod referee;
mod rumble;
pub mod screens;
pub mod seats;
pub mod settings;
mod sound;
mod table;
mod table_rules;
mod tabs;
mod theme;
mod thought;
mod throw_clock;
mod window;

pub use launch::{Launch, Stage, build, run};
