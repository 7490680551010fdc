//! Leaving the game: at once, for everything is saved; where it is not, after being asked.

use bevy::{app::AppExit, prelude::*};

use crate::core::locale::Words;
use crate::core::texts;
use crate::referee::Match;
use crate::ui::question::Ask;

/// Leaves the game, after a question if the match is not saved.
pub(super) fn quit(
    current: Option<Res<Match>>,
    mut exit: MessageWriter<AppExit>,
    mut commands: Commands,
) {
    if current.is_none_or(|current| current.is_kept()) {
        exit.write(AppExit::Success);
        return;
    }
    commands.trigger(Ask {
        heading: texts::QUIT_HEADING,
        note: Words::new(texts::QUIT_NOTE),
        keep: texts::QUIT_STAY,
        go: texts::QUIT_ANYWAY,
        act: |commands| _ = commands.write_message(AppExit::Success),
    });
}
