//! The settings: a row each, in effect at once.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, ValueChange, observe},
};

use super::{Menu, dialog, done_button, last_row};
use crate::{
    input::FocusFirst,
    locale::{Language, Words},
    settings::{BotSpeed, Guard, Odds, Settings, Speed, TextScale},
    theme::{
        palette,
        type_scale::TextSize,
        widgets::{
            ButtonLook, Shows, Slid, Slider, Stepped, Toggle, button, label, scroll_view, slider,
            stepper, toggle,
        },
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
    BotSpeed,
    Guard,
    Motion,
    Weather,
    Decisive,
    Odds,
}

impl Setting {
    const ALL: [Setting; 13] = [
        Setting::Language,
        Setting::TextSize,
        Setting::Music,
        Setting::Table,
        Setting::Interface,
        Setting::Rumble,
        Setting::Speed,
        Setting::BotSpeed,
        Setting::Guard,
        Setting::Motion,
        Setting::Weather,
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
            Setting::BotSpeed => "settings-bot-speed",
            Setting::Guard => "settings-guard",
            Setting::Motion => "settings-motion",
            Setting::Weather => "settings-weather",
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
            Setting::Speed => speed(settings.speed),
            Setting::BotSpeed if settings.bot_speed == BotSpeed::AsPeople => {
                Words::new("settings-bot-speed-same")
            }
            Setting::BotSpeed => speed(settings.bot_speed.among(settings.speed)),
            Setting::Guard => guard(settings.guard),
            Setting::Motion => Words::new(if settings.reduced_motion {
                "settings-motion-reduced"
            } else {
                "settings-motion-full"
            }),
            Setting::Weather => Words::new(if settings.weather {
                "settings-weather-risk"
            } else {
                "settings-weather-calm"
            }),
            Setting::Decisive => Words::new(if settings.slow_decisive {
                "settings-decisive-slow"
            } else {
                "settings-decisive-usual"
            }),
            Setting::Odds => Words::new(match settings.odds {
                Odds::Always => "settings-odds-always",
                Odds::AfterTurn => "settings-odds-after",
                Odds::Never => "settings-odds-never",
            }),
        }
    }

    /// What the setting is changed with.
    fn control(self, settings: &Settings) -> Control {
        let volume = |now: u8| {
            Control::Slider(Slider {
                now,
                most: Settings::LOUDEST,
            })
        };
        match self {
            Setting::Language
            | Setting::TextSize
            | Setting::Speed
            | Setting::BotSpeed
            | Setting::Guard
            | Setting::Odds => Control::Stepper,
            Setting::Music => volume(settings.music),
            Setting::Table => volume(settings.table),
            Setting::Interface => volume(settings.interface),
            Setting::Rumble => volume(settings.rumble),
            Setting::Motion => Control::Toggle(Toggle(!settings.reduced_motion)),
            Setting::Weather => Control::Toggle(Toggle(settings.weather)),
            Setting::Decisive => Control::Toggle(Toggle(settings.slow_decisive)),
        }
    }

    /// Goes to the next value of a stepper, or to the one before.
    fn step(self, settings: &mut Settings, by: i32) {
        match self {
            Setting::Language => turn(&mut settings.language, &Language::ALL, by),
            Setting::TextSize => turn(&mut settings.text_scale, &TextScale::ALL, by),
            Setting::Speed => turn(&mut settings.speed, &Speed::ALL, by),
            Setting::BotSpeed => turn(&mut settings.bot_speed, &BotSpeed::ALL, by),
            Setting::Guard => turn(&mut settings.guard, &Guard::ALL, by),
            Setting::Odds => turn(&mut settings.odds, &Odds::ALL, by),
            _ => {}
        }
    }

    /// Takes the value of a slider.
    fn slide(self, settings: &mut Settings, to: u8) {
        match self {
            Setting::Music => settings.music = to,
            Setting::Table => settings.table = to,
            Setting::Interface => settings.interface = to,
            Setting::Rumble => settings.rumble = to,
            _ => {}
        }
    }

    /// Takes the side of a toggle.
    fn switch(self, settings: &mut Settings, on: bool) {
        match self {
            Setting::Motion => settings.reduced_motion = !on,
            Setting::Weather => settings.weather = on,
            Setting::Decisive => settings.slow_decisive = on,
            _ => {}
        }
    }
}

/// What a setting is changed with, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Control {
    Stepper,
    Slider(Slider),
    Toggle(Toggle),
}

fn percent(percent: u8) -> Words {
    Words::new("settings-percent").with("percent", percent)
}

fn speed(speed: Speed) -> Words {
    Words::new(match speed {
        Speed::Normal => "settings-speed-normal",
        Speed::Fast => "settings-speed-fast",
        Speed::Instant => "settings-speed-instant",
    })
}

fn guard(guard: Guard) -> Words {
    if guard == Guard::Off {
        return Words::new("settings-guard-off");
    }
    let seconds = Words::new("decimal")
        .with("whole", guard.tenths() / 10)
        .with("tenth", guard.tenths() % 10);
    Words::new("settings-guard-seconds").with("seconds", seconds)
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
                // Rows need no gap: they are high enough to stay apart.
                scroll_view(0.0),
                Children::spawn(SpawnWith(move |list: &mut ChildSpawner| {
                    for setting in Setting::ALL {
                        row(list, setting, &now);
                    }
                })),
            ),
            last_row(children![
                reset_button(),
                (done_button(Words::new("settings-done")), FocusFirst)
            ]),
        ],
    ));
}

fn row(list: &mut ChildSpawner, setting: Setting, now: &Settings) {
    let (title, value) = (setting.title(), setting.value(now));
    match setting.control(now) {
        Control::Stepper => list.spawn((setting, stepper(title, value), observe(step))),
        Control::Slider(at) => list.spawn((setting, slider(title, value, at), observe(slide))),
        Control::Toggle(Toggle(on)) => {
            list.spawn((setting, toggle(title, value, on), observe(switch)))
        }
    };
}

fn step(stepped: On<Stepped>, rows: Query<&Setting>, mut settings: ResMut<Settings>) {
    if let Ok(setting) = rows.get(stepped.entity) {
        setting.step(&mut settings, stepped.by);
    }
}

fn slide(slid: On<Slid>, rows: Query<&Setting>, mut settings: ResMut<Settings>) {
    if let Ok(setting) = rows.get(slid.entity) {
        setting.slide(&mut settings, slid.to);
    }
}

fn switch(change: On<ValueChange<bool>>, rows: Query<&Setting>, mut settings: ResMut<Settings>) {
    if let Ok(setting) = rows.get(change.source) {
        setting.switch(&mut settings, change.value);
    }
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

fn show_values(
    settings: Res<Settings>,
    mut rows: Query<(
        &Setting,
        &mut Shows,
        Option<&mut Slider>,
        Option<&mut Toggle>,
    )>,
) {
    for (setting, mut shows, slider, toggle) in &mut rows {
        shows.set_if_neq(Shows(setting.value(&settings)));
        match (setting.control(&settings), slider, toggle) {
            (Control::Slider(at), Some(mut slider), _) => _ = slider.set_if_neq(at),
            (Control::Toggle(at), _, Some(mut toggle)) => _ = toggle.set_if_neq(at),
            _ => {}
        }
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

    /// Changes a setting as its control would, there or back.
    fn change(setting: Setting, settings: &mut Settings, there: bool) {
        match setting.control(settings) {
            Control::Stepper => setting.step(settings, if there { 1 } else { -1 }),
            Control::Slider(at) if there => setting.slide(settings, at.now - 1),
            Control::Slider(at) => setting.slide(settings, at.now + 1),
            Control::Toggle(Toggle(on)) => setting.switch(settings, !on),
        }
    }

    #[test]
    fn every_setting_can_be_changed_and_changed_back() {
        for setting in Setting::ALL {
            let before = Settings::default();
            let mut settings = before.clone();
            change(setting, &mut settings, true);
            assert_ne!(settings, before, "{setting:?}");
            assert_ne!(
                setting.value(&settings),
                setting.value(&before),
                "{setting:?}"
            );
            change(setting, &mut settings, false);
            assert_eq!(settings, before, "{setting:?}");
        }
    }

    #[test]
    fn silence_is_a_word() {
        let mut settings = Settings::default();
        Setting::Music.slide(&mut settings, 0);
        assert_eq!(
            Setting::Music.value(&settings),
            Words::new("settings-volume-off")
        );
    }
}
