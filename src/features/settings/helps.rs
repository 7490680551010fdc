//! Section of what helps whom: the settings by what is hard for a player, and what helps without any.

use bevy::prelude::*;

use crate::ui::prelude::*;
use crate::ui::readable::told_heading;

/// Difficulty, help that is always there, and the keys of the settings that help.
#[rustfmt::skip]
const HELPS: [(TextKey, TextKey, &str); 7] = [
    (texts::HELPS_SIGHT, texts::HELPS_SIGHT_NOTE, "text_scale high_contrast pointer screen_reader speed"),
    (texts::HELPS_COLORS, texts::HELPS_COLORS_NOTE, "colors high_contrast"),
    (texts::HELPS_HEARING, texts::HELPS_HEARING_NOTE, "captions caption_dice caption_turns caption_wind caption_ground mono"),
    (texts::HELPS_HANDS, texts::HELPS_HANDS_NOTE, "one_button scan_time switch press_to_shake guard rumble"),
    (texts::HELPS_READING, texts::HELPS_READING_NOTE, "text_scale typeface messages_stay tips"),
    (texts::HELPS_MOTION, texts::HELPS_MOTION_NOTE, "reduced_motion weather slow_decisive rumble"),
    (texts::HELPS_TIME, texts::HELPS_TIME_NOTE, "messages_stay speed bot_speed odds mute_unfocused"),
];

/// Draws the section; `row` adds the row of a setting.
pub(super) fn draw(
    list: &mut ChildSpawnerCommands,
    mut row: impl FnMut(&mut ChildSpawnerCommands, &str),
) {
    for (hard, helps, settings) in HELPS {
        list.spawn(told_heading(Words::new(hard)));
        list.spawn(note(Words::new(helps), Role::PaperDim));
        settings.split(' ').for_each(|key| row(list, key));
    }
}
