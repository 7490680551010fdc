//! The settings: every one a stepper, in effect at once.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::{Menu, dialog, done_button, last_row};
use crate::{
    input::FocusFirst,
    locale::{Language, Words},
    settings::{Odds, Settings, Speed, TextScale},
    theme::{
        palette,
        spacing::TIGHT,
        type_scale::TextSize,
        widgets::{ButtonLook, Shows, Stepped, StepperLayout, button, label, scroll_view, stepper},
    },
};

const WIDTH: f32 = 1120.0;

/// Something that can be set.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Setting {
    Language,
    TextSize,
    Music,
    Table,
    Interface,
    Rumble,
    Speed,
    Motion,
    Decisive,
    Odds,
}

impl Setting {
    const ALL: [Setting; 10] = [
        Setting::Language,
        Setting::TextSize,
        Setting::Music,
        Setting::Table,
        Setting::Interface,
        Setting::Rumble,
        Setting::Speed,
        Setting::Motion,
        Setting::Decisive,
        Setting::Odds,
    ];

    fn title(self) -> Words {
        Words::new(match self {
            Setting::Language => "settings-language",
            Setting::TextSize => "settings-text-size",
            Setting::Music => "settings-music",
            Setting::Table => "settings-table",
            Setting::Interface => "settings-interface",
            Setting::Rumble => "settings-rumble",
            Setting::Speed => "settings-speed",
            Setting::Motion => "settings-motion",
            Setting::Decisive => "settings-decisive",
            Setting::Odds => "settings-odds",
        })
    }

    fn value(self, settings: &Settings) -> Words {
        match self {
            Setting::Language => Words::literal(settings.language.name()),
            Setting::TextSize => percent((settings.text_scale.factor() * 100.0) as u8),
            Setting::Music => volume(settings.music),
            Setting::Table => volume(settings.table),
            Setting::Interface => volume(settings.interface),
            Setting::Rumble => volume(settings.rumble),
            Setting::Speed => Words::new(match settings.speed {
                Speed::Normal => "settings-speed-normal",
                Speed::Fast => "settings-speed-fast",
                Speed::Instant => "settings-speed-instant",
            }),
            Setting::Motion => Words::new(if settings.reduced_motion {
                "settings-motion-reduced"
            } else {
                "settings-motion-full"
            }),
            Setting::Decisive => Words::new(if settings.slow_decisive {
                "settings-decisive-slow"
            } else {
                "settings-decisive-usual"
            }),
            Setting::Odds => Words::new(match settings.odds {
                Odds::Always => "settings-odds-always",
                Odds::Never => "settings-odds-never",
            }),
        }
    }

    fn step(self, settings: &mut Settings, by: i32) {
        match self {
            Setting::Language => turn(&mut settings.language, &Language::ALL, by),
            Setting::TextSize => turn(&mut settings.text_scale, &TextScale::ALL, by),
            Setting::Music => turn_volume(&mut settings.music, by),
            Setting::Table => turn_volume(&mut settings.table, by),
            Setting::Interface => turn_volume(&mut settings.interface, by),
            Setting::Rumble => turn_volume(&mut settings.rumble, by),
            Setting::Speed => turn(&mut settings.speed, &Speed::ALL, by),
            Setting::Motion => settings.reduced_motion = !settings.reduced_motion,
            Setting::Decisive => settings.slow_decisive = !settings.slow_decisive,
            Setting::Odds => turn(&mut settings.odds, &[Odds::Always, Odds::Never], by),
        }
    }
}

fn percent(percent: u8) -> Words {
    Words::new("settings-percent").with("percent", percent)
}

fn volume(volume: u8) -> Words {
    if volume == 0 {
        Words::new("settings-volume-off")
    } else {
        percent(volume * (100 / Settings::LOUDEST))
    }
}

/// Goes to the next value, round and round.
fn turn<T: PartialEq + Copy>(value: &mut T, all: &[T], by: i32) {
    let here = all.iter().position(|other| other == value).unwrap_or(0);
    *value = all[(here as i32 + by).rem_euclid(all.len() as i32) as usize];
}

/// Volumes end where they end: nobody turns from silent to loudest by accident.
fn turn_volume(volume: &mut u8, by: i32) {
    *volume = (i32::from(*volume) + by).clamp(0, i32::from(Settings::LOUDEST)) as u8;
}

fn open(settings: Res<Settings>, mut commands: Commands) {
    let now = settings.clone();
    commands.spawn(dialog(
        Menu::Settings,
        WIDTH,
        children![
            label(
                Words::new("settings-heading"),
                TextSize::Heading,
                palette::PAPER
            ),
            (
                scroll_view(TIGHT),
                Children::spawn(SpawnIter(
                    Setting::ALL
                        .into_iter()
                        .map(move |setting| row(setting, &now))
                )),
            ),
            last_row(children![
                reset_button(),
                (done_button(Words::new("settings-done")), FocusFirst)
            ]),
        ],
    ));
}

fn row(setting: Setting, now: &Settings) -> impl Bundle + use<> {
    (
        stepper(setting.title(), setting.value(now), StepperLayout::Row),
        setting,
        observe(
            |stepped: On<Stepped>, rows: Query<&Setting>, mut settings: ResMut<Settings>| {
                if let Ok(setting) = rows.get(stepped.entity) {
                    setting.step(&mut settings, stepped.by);
                }
            },
        ),
    )
}

fn reset_button() -> impl Bundle {
    (
        button(Words::new("settings-reset"), ButtonLook::Secondary),
        observe(|_: On<Activate>, mut settings: ResMut<Settings>| {
            // The language stays: a dialog one cannot read any more would be no help.
            let defaults = Settings {
                language: settings.language,
                ..default()
            };
            settings.set_if_neq(defaults);
        }),
    )
}

fn show_values(settings: Res<Settings>, mut rows: Query<(&Setting, &mut Shows)>) {
    for (setting, mut shows) in &mut rows {
        shows.set_if_neq(Shows(setting.value(&settings)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Settings), open).add_systems(
        Update,
        show_values.run_if(in_state(Menu::Settings).and_then(resource_changed::<Settings>)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_can_be_changed_and_changed_back() {
        for setting in Setting::ALL {
            let before = Settings::default();
            let mut settings = before.clone();
            setting.step(&mut settings, 1);
            assert_ne!(settings, before, "{setting:?}");
            assert_ne!(
                setting.value(&settings),
                setting.value(&before),
                "{setting:?}"
            );
            setting.step(&mut settings, -1);
            assert_eq!(settings, before, "{setting:?}");
        }
    }

    #[test]
    fn volumes_stop_at_both_ends() {
        let mut settings = Settings::default();
        for _ in 0..20 {
            Setting::Music.step(&mut settings, 1);
        }
        assert_eq!(settings.music, Settings::LOUDEST);
        for _ in 0..20 {
            Setting::Music.step(&mut settings, -1);
        }
        assert_eq!(settings.music, 0);
        assert_eq!(
            Setting::Music.value(&settings),
            Words::new("settings-volume-off")
        );
    }
}
