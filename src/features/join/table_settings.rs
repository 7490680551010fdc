//! Settings that are offered below the rules of the table: visibility of the odds, and speed.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::dialogs::TABLE_RULES;
use crate::core::locale::Words;
use crate::core::setting::{Offer, SettingControl, SettingSpec, SettingTable};
use crate::core::settings::Settings;
use crate::core::surroundings::Unlocked;
use crate::ui::widgets::{ShownValue, Stepped, stepper};

/// Fields of the settings, in the order of the rows.
const FIELDS: [&str; 2] = ["odds", "speed"];

/// Returns the value of the first of the settings in words.
pub(super) fn odds_words(table: &SettingTable, settings: &Settings, all: &Unlocked) -> Words {
    let odds = table.iter().find(|setting| setting.key == FIELDS[0]);
    odds.map_or_else(|| Words::literal(""), |odds| odds.value(settings, all))
}

/// Returns a stepper for each of the settings.
pub(super) fn rows(table: &SettingTable) -> Vec<impl Bundle + use<>> {
    let find = |field| table.iter().find(move |setting| setting.key == field);
    let row = |setting: &SettingSpec| {
        let row = stepper(Words::new(setting.title), Words::literal(""));
        (*setting, row, observe(step))
    };
    FIELDS.into_iter().filter_map(find).map(row).collect()
}

fn step(
    stepped: On<Stepped>,
    rows: Query<&SettingSpec>,
    unlocked: Res<Unlocked>,
    mut settings: ResMut<Settings>,
) {
    if let Ok(setting) = rows.get(stepped.entity)
        && let SettingControl::Stepper { step, .. } = setting.control
    {
        let offer = Offer {
            monitors: 1,
            unlocked: &unlocked,
        };
        step(&mut settings, stepped.by, offer);
    }
}

fn show_values(
    settings: Res<Settings>,
    unlocked: Res<Unlocked>,
    mut rows: Query<(&SettingSpec, &mut ShownValue)>,
) {
    for (setting, mut shown) in &mut rows {
        shown.set_if_neq(ShownValue(setting.value(&settings, &unlocked)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_values.run_if(in_state(TABLE_RULES)));
}
