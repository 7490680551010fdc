//! Features side by side: each folder holds everything of one, and the plugin that adds it to the game.

pub(crate) mod alone;
pub(crate) mod book;
pub mod evening;
pub(crate) mod fairness;
pub(crate) mod history;
pub(crate) mod join;
pub(crate) mod pause;
pub mod puzzles;
pub mod results;
pub(crate) mod rulebook;
pub mod seats;
pub mod settings;
pub mod share;
pub(crate) mod title;
pub mod today;
pub mod tutorial;
pub mod watch;
pub mod way_up;
