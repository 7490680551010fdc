//! The question before a new game takes the place of one that is not finished.

use bevy::prelude::*;

use crate::core::locale::Words;
use crate::core::texts;
use crate::referee::{AskToGiveUp, GaveUp, SavedGame};
use crate::ui::question::Ask;

/// Separator between the names of the players.
const BETWEEN: &str = " · ";

fn ask(_: On<AskToGiveUp>, saved: Res<SavedGame>, mut commands: Commands) {
    let seats = saved.0.iter().flat_map(|saved| &saved.seats);
    let names: Vec<&str> = seats.map(|plan| plan.name.as_str()).collect();
    commands.trigger(Ask {
        heading: texts::GIVE_UP_HEADING,
        note: Words::new(texts::GIVE_UP_NOTE).with("names", names.join(BETWEEN)),
        keep: texts::GIVE_UP_NO,
        go: texts::GIVE_UP_YES,
        act: |commands| commands.trigger(GaveUp),
    });
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(ask);
}
