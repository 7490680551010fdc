//! Computer opponents: their turns, their faces, and the advice they give.

mod advice;
mod background_task;
mod bot_turns;
pub(crate) mod characters;
mod day_measures;

pub use advice::AdviceCache;
pub(crate) use advice::{about_to, instead};
pub(crate) use background_task::BackgroundTask;
pub(crate) use day_measures::DayMeasure;
pub use day_measures::DayMeasures;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((advice::plugin, bot_turns::plugin, characters::plugin));
    app.add_plugins(day_measures::plugin);
}
