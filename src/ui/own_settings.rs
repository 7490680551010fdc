//! Rows for the settings of one player, in the dialogs about a seat.

use bevy::{prelude::*, ui::InteractionDisabled, ui_widgets::observe};

use crate::core::cycle::cycle;
use crate::core::locale::{Described, Words};
use crate::core::setting::{guard_words, on_or_off, strength_words};
use crate::core::settings::{OwnGuard, OwnHints, PlayerSettings, Settings};
use crate::core::texts::{self, TextKey};
use crate::ui::widgets::{ShownValue, Slid, Slider, Stepped, set_marker, slider, stepper};

/// Name of the player whose settings the rows show; `None` for a bot, which disables them.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SettingsOf(pub(crate) Option<String>);

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum OwnRow {
    Rumble,
    Guard,
    Hints,
}

pub(crate) fn rumble_row() -> impl Bundle {
    (
        OwnRow::Rumble,
        Described(Words::new(texts::ABOUT_RUMBLE)),
        slider(
            Words::new(texts::COUCH_RUMBLE),
            strength_words(Settings::LOUDEST),
            Slider::of_strength(Settings::LOUDEST),
        ),
        observe(slide),
    )
}

pub(crate) fn guard_row() -> impl Bundle {
    own_stepper(OwnRow::Guard, texts::OWN_GUARD, texts::ABOUT_GUARD)
}

pub(crate) fn hints_row() -> impl Bundle {
    own_stepper(OwnRow::Hints, texts::OWN_HINTS, texts::OWN_HINTS_ABOUT)
}

fn own_stepper(row: OwnRow, title: TextKey, about: TextKey) -> impl Bundle {
    (
        row,
        Described(Words::new(about)),
        stepper(title, texts::OWN_AS_ALL),
        observe(step),
    )
}

fn hints_words(hints: OwnHints) -> Words {
    match hints {
        OwnHints::AsAll => Words::new(texts::OWN_AS_ALL),
        OwnHints::On => on_or_off(true),
        OwnHints::Off => on_or_off(false),
    }
}

fn own_guard_words(guard: OwnGuard) -> Words {
    match guard {
        OwnGuard::AsAll => Words::new(texts::OWN_AS_ALL),
        _ => guard_words(guard.among(default())),
    }
}

fn slide(slid: On<Slid>, whose: Res<SettingsOf>, mut players: ResMut<PlayerSettings>) {
    if let Some(name) = &whose.0 {
        players.set_rumble(name, slid.to);
    }
}

fn step(
    stepped: On<Stepped>,
    rows: Query<&OwnRow>,
    whose: Res<SettingsOf>,
    mut players: ResMut<PlayerSettings>,
) {
    let (Ok(row), Some(name)) = (rows.get(stepped.entity), &whose.0) else {
        return;
    };
    match row {
        OwnRow::Rumble => {}
        OwnRow::Guard => {
            let now = players.guard(name);
            players.set_guard(name, cycle(&OwnGuard::ALL, now, stepped.by));
        }
        OwnRow::Hints => {
            let now = players.hints(name);
            players.set_hints(name, cycle(&OwnHints::ALL, now, stepped.by));
        }
    }
}

fn show_values(
    whose: Res<SettingsOf>,
    players: Res<PlayerSettings>,
    mut rows: Query<(
        Entity,
        &OwnRow,
        &mut ShownValue,
        Option<&mut Slider>,
        Has<InteractionDisabled>,
    )>,
    mut commands: Commands,
) {
    let name = whose.0.as_deref().unwrap_or_default();
    for (entity, row, mut shown, slider, disabled) in &mut rows {
        let value = match row {
            OwnRow::Rumble => {
                let strength = players.rumble(name);
                if let Some(mut slider) = slider {
                    slider.set_if_neq(Slider::of_strength(strength));
                }
                strength_words(strength)
            }
            OwnRow::Guard => own_guard_words(players.guard(name)),
            OwnRow::Hints => hints_words(players.hints(name)),
        };
        shown.set_if_neq(ShownValue(value));
        set_marker::<InteractionDisabled>(&mut commands, entity, whose.0.is_none(), disabled);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SettingsOf>()
        .add_systems(Update, show_values.run_if(any_with_component::<OwnRow>));
}
