//! What can be set: where it is found, what it is called, where it stands, and how it changes.

use bevy::prelude::*;

use super::section::Section;
use crate::{
    locale::{Language, Words},
    settings::{
        BotSpeed, FrameLimit, Guard, Odds, PlayerColors, Settings, Speed, TextScale, WindowKind,
    },
    theme::widgets::{Slider, Toggle},
};

/// Something that can be set.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    Language,
    TextSize,
    Reader,
    Contrast,
    Motion,
    Weather,
    Window,
    Monitor,
    Frames,
    Music,
    Table,
    Interface,
    Mono,
    Mute,
    Captions,
    Speed,
    BotSpeed,
    Guard,
    Decisive,
    Odds,
    Colors,
    Rumble,
}

impl Setting {
    /// All of them, in the order in which they are offered.
    pub(super) const ALL: [Setting; 22] = [
        Setting::Language,
        Setting::TextSize,
        Setting::Reader,
        Setting::Contrast,
        Setting::Motion,
        Setting::Weather,
        Setting::Window,
        Setting::Monitor,
        Setting::Frames,
        Setting::Music,
        Setting::Table,
        Setting::Interface,
        Setting::Mono,
        Setting::Mute,
        Setting::Captions,
        Setting::Speed,
        Setting::BotSpeed,
        Setting::Guard,
        Setting::Decisive,
        Setting::Odds,
        Setting::Colors,
        Setting::Rumble,
    ];

    /// Where it is found.
    pub(super) fn section(self) -> Section {
        match self {
            Setting::Language | Setting::TextSize | Setting::Reader => Section::Text,
            Setting::Contrast
            | Setting::Motion
            | Setting::Weather
            | Setting::Window
            | Setting::Monitor
            | Setting::Frames => Section::Picture,
            Setting::Music
            | Setting::Table
            | Setting::Interface
            | Setting::Mono
            | Setting::Mute
            | Setting::Captions => Section::Sound,
            Setting::Speed
            | Setting::BotSpeed
            | Setting::Guard
            | Setting::Decisive
            | Setting::Odds => Section::Game,
            Setting::Colors | Setting::Rumble => Section::Players,
        }
    }

    pub(super) fn title(self) -> Words {
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
            Setting::Reader => "settings-reader",
            Setting::Contrast => "settings-contrast",
            Setting::Window => "settings-window",
            Setting::Monitor => "settings-monitor",
            Setting::Frames => "settings-frames",
            Setting::Mono => "settings-mono",
            Setting::Mute => "settings-mute",
            Setting::Captions => "settings-captions",
            Setting::Colors => "settings-colors",
        })
    }

    pub(super) fn value(self, settings: &Settings) -> Words {
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
            Setting::Reader => Words::new(if settings.screen_reader {
                "settings-reader-auto"
            } else {
                "settings-off"
            }),
            Setting::Contrast => on_or_off(settings.high_contrast),
            Setting::Window => Words::new(match settings.window {
                WindowKind::Window => "settings-window-window",
                WindowKind::Borderless => "settings-window-borderless",
                WindowKind::Full => "settings-window-full",
            }),
            Setting::Monitor if settings.monitor == 0 => Words::new("settings-monitor-here"),
            Setting::Monitor => Words::new("settings-monitor-number").with("number", settings.monitor),
            Setting::Frames => match settings.frames.per_second() {
                None => Words::new("settings-frames-monitor"),
                Some(frames) => Words::new("settings-frames-most").with("frames", frames),
            },
            Setting::Mono => on_or_off(settings.mono),
            Setting::Mute => on_or_off(settings.mute_unfocused),
            Setting::Captions => on_or_off(settings.captions),
            Setting::Colors => Words::new(match settings.colors {
                PlayerColors::Classic => "settings-colors-classic",
                PlayerColors::Vivid => "settings-colors-vivid",
                PlayerColors::Soft => "settings-colors-soft",
            }),
        }
    }

    /// What the setting is changed with.
    pub(super) fn control(self, settings: &Settings) -> Control {
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
            | Setting::Odds
            | Setting::Window
            | Setting::Monitor
            | Setting::Frames
            | Setting::Colors => Control::Stepper,
            Setting::Music => volume(settings.music),
            Setting::Table => volume(settings.table),
            Setting::Interface => volume(settings.interface),
            Setting::Rumble => volume(settings.rumble),
            Setting::Motion => Control::Toggle(Toggle(!settings.reduced_motion)),
            Setting::Weather => Control::Toggle(Toggle(settings.weather)),
            Setting::Decisive => Control::Toggle(Toggle(settings.slow_decisive)),
            Setting::Reader => Control::Toggle(Toggle(settings.screen_reader)),
            Setting::Contrast => Control::Toggle(Toggle(settings.high_contrast)),
            Setting::Mono => Control::Toggle(Toggle(settings.mono)),
            Setting::Mute => Control::Toggle(Toggle(settings.mute_unfocused)),
            Setting::Captions => Control::Toggle(Toggle(settings.captions)),
        }
    }

    /// Goes to the next value of a stepper, or to the one before, on a system with so many monitors.
    pub(super) fn step(self, settings: &mut Settings, by: i32, monitors: u8) {
        match self {
            Setting::Language => turn(&mut settings.language, &Language::ALL, by),
            Setting::TextSize => turn(&mut settings.text_scale, &TextScale::ALL, by),
            Setting::Speed => turn(&mut settings.speed, &Speed::ALL, by),
            Setting::BotSpeed => turn(&mut settings.bot_speed, &BotSpeed::ALL, by),
            Setting::Guard => turn(&mut settings.guard, &Guard::ALL, by),
            Setting::Odds => turn(&mut settings.odds, &Odds::ALL, by),
            Setting::Window => turn(&mut settings.window, &WindowKind::ALL, by),
            Setting::Monitor => {
                let all: Vec<u8> = (0..=monitors).collect();
                turn(&mut settings.monitor, &all, by);
            }
            Setting::Frames => turn(&mut settings.frames, &FrameLimit::ALL, by),
            Setting::Colors => turn(&mut settings.colors, &PlayerColors::ALL, by),
            _ => {}
        }
    }

    /// Takes the value of a slider.
    pub(super) fn slide(self, settings: &mut Settings, to: u8) {
        match self {
            Setting::Music => settings.music = to,
            Setting::Table => settings.table = to,
            Setting::Interface => settings.interface = to,
            Setting::Rumble => settings.rumble = to,
            _ => {}
        }
    }

    /// Takes the side of a toggle.
    pub(super) fn switch(self, settings: &mut Settings, on: bool) {
        match self {
            Setting::Motion => settings.reduced_motion = !on,
            Setting::Weather => settings.weather = on,
            Setting::Decisive => settings.slow_decisive = on,
            Setting::Reader => settings.screen_reader = on,
            Setting::Contrast => settings.high_contrast = on,
            Setting::Mono => settings.mono = on,
            Setting::Mute => settings.mute_unfocused = on,
            Setting::Captions => settings.captions = on,
            _ => {}
        }
    }
}

/// What a setting is changed with, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Control {
    Stepper,
    Slider(Slider),
    Toggle(Toggle),
}

fn on_or_off(on: bool) -> Words {
    Words::new(if on { "settings-on" } else { "settings-off" })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;
    use bevy::reflect::structs::Struct;

    const MONITORS: u8 = 2;
    /// More steps than any stepper has values.
    const STEPS: usize = 9;

    /// Changes a setting as its control would, there or back.
    fn change(setting: Setting, settings: &mut Settings, there: bool) {
        match setting.control(settings) {
            Control::Stepper => setting.step(settings, if there { 1 } else { -1 }, MONITORS),
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

    /// The names of the values that differ.
    fn differing(one: &Settings, other: &Settings) -> Vec<&'static str> {
        let [one, other]: [&dyn Struct; 2] = [one, other];
        (0..one.field_len())
            .filter(|index| {
                let [one, other] = [one, other].map(|it| it.field_at(*index));
                one.zip(other)
                    .is_some_and(|(one, other)| one.reflect_partial_eq(other) != Some(true))
            })
            .filter_map(|index| one.name_at(index))
            .map(|name| &*name.to_owned().leak())
            .collect()
    }

    #[test]
    fn every_value_that_is_kept_can_be_set_in_one_place() {
        let before = Settings::default();
        let mut set: Vec<&str> = Vec::new();
        for setting in Setting::ALL {
            let mut settings = before.clone();
            change(setting, &mut settings, true);
            let changed = differing(&settings, &before);
            assert_eq!(changed.len(), 1, "{setting:?} changes {changed:?}");
            set.extend(changed);
        }
        set.sort_unstable();
        let count = set.len();
        set.dedup();
        assert_eq!(set.len(), count, "something is set in two places: {set:?}");
        assert_eq!(set.len(), Struct::field_len(&before), "{set:?}");
    }

    /// All words a setting has, whatever it stands at.
    fn words_of(setting: Setting) -> Vec<Words> {
        let mut settings = Settings::default();
        let mut words = vec![setting.title(), setting.section().title()];
        for _ in 0..STEPS {
            words.push(setting.value(&settings));
            match setting.control(&settings) {
                Control::Slider(Slider { now: 0, .. }) => break,
                _ => change(setting, &mut settings, true),
            }
        }
        words
    }

    #[test]
    fn every_setting_has_words_in_every_language() {
        for setting in Setting::ALL {
            for words in words_of(setting) {
                for language in Language::ALL {
                    let said = Locale(language).say(&words);
                    assert!(
                        !said.is_empty() && !said.contains("settings-"),
                        "{language:?}: {said}"
                    );
                }
            }
        }
    }

    #[test]
    fn every_section_has_settings() {
        for section in Section::ALL {
            let mut all = Setting::ALL.into_iter();
            assert!(all.any(|setting| setting.section() == section), "{section:?}");
        }
    }
}
