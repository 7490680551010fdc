//! What can be set: where it is found, what it is called, where it stands, and how it changes.

use bevy::prelude::*;

use cant_stop_scenery::{Dice, Scenery};

use super::section::Section;
use crate::core::cycle::cycle;
use crate::core::settings::{
    BotSpeed, FrameLimit, Guard, Language, LineSpacing, Odds, OneButton, PlayerColors, PointerSize,
    ScanTime, Settings, Speed, TextScale, Typeface, WindowKind,
};
use crate::core::surroundings::Unlocked;
use crate::ui::widgets::{Slider, Toggle};

/// Something that can be set.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    Language,
    TextSize,
    Typeface,
    Spacing,
    Reader,
    Messages,
    Contrast,
    Pointer,
    Motion,
    Weather,
    Scenery,
    Dice,
    Everything,
    Window,
    Monitor,
    Frames,
    Master,
    Music,
    Mountain,
    Table,
    Interface,
    Tension,
    Night,
    Mono,
    Mute,
    Captions,
    Speed,
    BotSpeed,
    Guard,
    Decisive,
    Odds,
    Hints,
    Tips,
    Colors,
    Rumble,
    Shake,
    Repeat,
    OneButton,
    ScanTime,
    Switch,
}

impl Setting {
    /// All of them, in the order in which they are offered.
    pub(super) const ALL: [Setting; 40] = [
        Setting::Language,
        Setting::TextSize,
        Setting::Typeface,
        Setting::Spacing,
        Setting::Reader,
        Setting::Messages,
        Setting::Contrast,
        Setting::Pointer,
        Setting::Motion,
        Setting::Weather,
        Setting::Scenery,
        Setting::Dice,
        Setting::Everything,
        Setting::Window,
        Setting::Monitor,
        Setting::Frames,
        Setting::Master,
        Setting::Music,
        Setting::Mountain,
        Setting::Table,
        Setting::Interface,
        Setting::Tension,
        Setting::Night,
        Setting::Mono,
        Setting::Mute,
        Setting::Captions,
        Setting::Speed,
        Setting::BotSpeed,
        Setting::Guard,
        Setting::Decisive,
        Setting::Odds,
        Setting::Hints,
        Setting::Tips,
        Setting::Colors,
        Setting::Rumble,
        Setting::Shake,
        Setting::Repeat,
        Setting::OneButton,
        Setting::ScanTime,
        Setting::Switch,
    ];

    /// Where it is found.
    pub(super) fn section(self) -> Section {
        match self {
            Setting::Language
            | Setting::TextSize
            | Setting::Typeface
            | Setting::Spacing
            | Setting::Reader
            | Setting::Messages => Section::Text,
            Setting::Contrast
            | Setting::Pointer
            | Setting::Motion
            | Setting::Weather
            | Setting::Scenery
            | Setting::Dice
            | Setting::Everything
            | Setting::Window
            | Setting::Monitor
            | Setting::Frames => Section::Picture,
            Setting::Master
            | Setting::Music
            | Setting::Mountain
            | Setting::Table
            | Setting::Interface
            | Setting::Tension
            | Setting::Night
            | Setting::Mono
            | Setting::Mute
            | Setting::Captions => Section::Sound,
            Setting::Speed
            | Setting::BotSpeed
            | Setting::Guard
            | Setting::Decisive
            | Setting::Odds
            | Setting::Hints
            | Setting::Tips => Section::Game,
            Setting::Colors
            | Setting::Rumble
            | Setting::Shake
            | Setting::Repeat
            | Setting::OneButton
            | Setting::ScanTime
            | Setting::Switch => Section::Players,
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
            | Setting::Typeface
            | Setting::Spacing
            | Setting::Pointer
            | Setting::Speed
            | Setting::BotSpeed
            | Setting::Guard
            | Setting::Odds
            | Setting::Window
            | Setting::Monitor
            | Setting::Frames
            | Setting::Colors
            | Setting::Motion
            | Setting::Weather
            | Setting::Scenery
            | Setting::Dice
            | Setting::Decisive
            | Setting::Messages
            | Setting::Shake
            | Setting::OneButton
            | Setting::ScanTime
            | Setting::Switch
            | Setting::Reader => Control::Stepper,
            Setting::Master => volume(settings.master),
            Setting::Music => volume(settings.music),
            Setting::Mountain => volume(settings.mountain),
            Setting::Table => volume(settings.table),
            Setting::Interface => volume(settings.interface),
            Setting::Rumble => volume(settings.rumble),
            Setting::Contrast => Control::Toggle(Toggle(settings.high_contrast)),
            Setting::Everything => Control::Toggle(Toggle(settings.everything_unlocked)),
            Setting::Tension => Control::Toggle(Toggle(settings.tension_sounds)),
            Setting::Night => Control::Toggle(Toggle(settings.night)),
            Setting::Mono => Control::Toggle(Toggle(settings.mono)),
            Setting::Mute => Control::Toggle(Toggle(settings.mute_unfocused)),
            Setting::Captions => Control::Toggle(Toggle(settings.captions)),
            Setting::Hints => Control::Toggle(Toggle(settings.hints)),
            Setting::Repeat => Control::Toggle(Toggle(settings.repeat_held)),
            Setting::Tips => Control::Toggle(Toggle(settings.tips)),
        }
    }

    /// Goes to the next value of a stepper, or to the one before, where there is this to choose from.
    pub(super) fn step(self, settings: &mut Settings, by: i32, offer: Offer) {
        match self {
            Setting::Language => settings.language = cycle(&Language::ALL, settings.language, by),
            Setting::TextSize => {
                settings.text_scale = cycle(&TextScale::ALL, settings.text_scale, by)
            }
            Setting::Typeface => settings.typeface = cycle(&Typeface::ALL, settings.typeface, by),
            Setting::Spacing => {
                settings.line_spacing = cycle(&LineSpacing::ALL, settings.line_spacing, by);
            }
            Setting::Pointer => settings.pointer = cycle(&PointerSize::ALL, settings.pointer, by),
            Setting::Speed => settings.speed = cycle(&Speed::ALL, settings.speed, by),
            Setting::BotSpeed => settings.bot_speed = cycle(&BotSpeed::ALL, settings.bot_speed, by),
            Setting::Guard => settings.guard = cycle(&Guard::ALL, settings.guard, by),
            Setting::Odds => settings.odds = cycle(&Odds::ALL, settings.odds, by),
            Setting::Window => settings.window = cycle(&WindowKind::ALL, settings.window, by),
            Setting::Monitor => {
                let all: Vec<u8> = (0..=offer.monitors).collect();
                settings.monitor = cycle(&all, settings.monitor, by);
            }
            Setting::Frames => settings.frames = cycle(&FrameLimit::ALL, settings.frames, by),
            Setting::Colors => settings.colors = cycle(&PlayerColors::ALL, settings.colors, by),
            Setting::Scenery => {
                let now = offer.unlocked.surroundings(settings).scenery;
                let all: Vec<Scenery> = offer.unlocked.open_sceneries(settings);
                if all.len() > 1 {
                    settings.scenery = cycle(&all, now, by).into();
                }
            }
            Setting::Dice => {
                let now = offer.unlocked.surroundings(settings).dice;
                let all: Vec<Dice> = offer.unlocked.open_dice(settings);
                if all.len() > 1 {
                    settings.dice = cycle(&all, now, by).into();
                }
            }
            // Each a choice of two, whichever way one goes.
            Setting::Motion => settings.reduced_motion = !settings.reduced_motion,
            Setting::Weather => settings.weather = !settings.weather,
            Setting::Decisive => settings.slow_decisive = !settings.slow_decisive,
            Setting::Reader => settings.screen_reader = !settings.screen_reader,
            Setting::Messages => settings.messages_stay = !settings.messages_stay,
            Setting::Shake => settings.press_to_shake = !settings.press_to_shake,
            Setting::Switch if settings.switch.is_empty() => {
                Settings::LAST_PRESSED.clone_into(&mut settings.switch);
            }
            Setting::Switch => settings.switch.clear(),
            Setting::OneButton => {
                settings.one_button = cycle(&OneButton::ALL, settings.one_button, by);
            }
            Setting::ScanTime => settings.scan_time = cycle(&ScanTime::ALL, settings.scan_time, by),
            _ => {}
        }
    }

    /// Takes the value of a slider.
    pub(super) fn slide(self, settings: &mut Settings, to: u8) {
        match self {
            Setting::Master => settings.master = to,
            Setting::Music => settings.music = to,
            Setting::Mountain => settings.mountain = to,
            Setting::Table => settings.table = to,
            Setting::Interface => settings.interface = to,
            Setting::Rumble => settings.rumble = to,
            _ => {}
        }
    }

    /// Takes the side of a toggle.
    pub(super) fn switch(self, settings: &mut Settings, on: bool) {
        match self {
            Setting::Contrast => settings.high_contrast = on,
            Setting::Everything => settings.everything_unlocked = on,
            Setting::Tension => settings.tension_sounds = on,
            Setting::Night => settings.night = on,
            Setting::Mono => settings.mono = on,
            Setting::Mute => settings.mute_unfocused = on,
            Setting::Captions => settings.captions = on,
            Setting::Hints => settings.hints = on,
            Setting::Repeat => settings.repeat_held = on,
            Setting::Tips => settings.tips = on,
            _ => {}
        }
    }
}

/// What there is to choose from, where that is not the same for everybody.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer<'a> {
    /// How many monitors the system has.
    pub(super) monitors: u8,
    /// What has been won of sceneries and dice.
    pub(super) unlocked: &'a Unlocked,
}

/// What a setting is changed with, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Control {
    Stepper,
    Slider(Slider),
    Toggle(Toggle),
}
