//! Computer opponents: their turns, their faces and lines, and the advice they give.

mod advice;
mod bot_turns;
pub(crate) mod characters;
mod day_measures;
mod lines;

pub use advice::AdviceCache;
pub(crate) use advice::{about_to, instead};
pub(crate) use day_measures::DayMeasure;
pub use day_measures::DayMeasures;
pub(crate) use lines::line;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((minds, characters::plugin));
}

/// The bots' decisions, advice and measures, without their faces.
pub(crate) fn minds(app: &mut App) {
    app.add_plugins((advice::plugin, bot_turns::plugin, day_measures::plugin));
}
