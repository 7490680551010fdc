//! What settings are called, and where they stand, in words.

use super::setting::Setting;
use crate::ground::{
    locale::Words,
    settings::{BotSpeed, Guard, Odds, PlayerColors, Settings, Speed, WindowKind},
};

impl Setting {
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
            Setting::Monitor => {
                Words::new("settings-monitor-number").with("number", settings.monitor)
            }
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
