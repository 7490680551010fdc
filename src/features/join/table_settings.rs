//! Settings that are offered below the rules of the table.

use bevy::prelude::*;

use crate::core::locale::Words;
use crate::core::setting::{SettingSection, SettingTable};
use crate::core::settings::Settings;
use crate::core::surroundings::Unlocked;
use crate::core::texts;
use crate::ui::setting_row::setting_row;

/// Field whose value stands beside the rules in short.
const ODDS: &str = "odds";

/// Container of the settings.
#[derive(Component)]
pub(super) struct TableSettings;

/// Returns the visibility of the odds in words.
pub(super) fn odds_words(table: &SettingTable, settings: &Settings, all: &Unlocked) -> Words {
    let odds = table.iter().find(|setting| setting.key == ODDS);
    odds.map_or_else(
        || Words::literal(""),
        |odds| {
            Words::new(texts::SPOKEN_VALUE)
                .with("title", Words::new(odds.title))
                .with("value", odds.value(settings, all))
        },
    )
}

fn fill(
    table: Res<SettingTable>,
    (settings, unlocked): (Res<Settings>, Res<Unlocked>),
    lists: Query<Entity, Added<TableSettings>>,
    mut commands: Commands,
) {
    for list in &lists {
        commands.entity(list).with_children(|list| {
            let of_table = |section| section == SettingSection::Table;
            for setting in table.iter().filter(|it| of_table(it.section)) {
                setting_row(list, *setting, &settings, &unlocked);
            }
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fill);
}
