//! What settings are called, and where they stand, in words.

use super::setting::Setting;
use crate::ground::{
    locale::Words,
    settings::{BotSpeed, Guard, Odds, PlayerColors, Settings, Speed, TextScale, WindowKind},
    texts,
};

impl Setting {
    pub(super) fn title(self) -> Words {
        Words::new(match self {
            Setting::Language => texts::SETTINGS_LANGUAGE,
            Setting::TextSize => texts::SETTINGS_TEXT_SIZE,
            Setting::Master => texts::SETTINGS_MASTER,
            Setting::Music => texts::SETTINGS_MUSIC,
            Setting::Mountain => texts::SETTINGS_MOUNTAIN,
            Setting::Table => texts::SETTINGS_TABLE,
            Setting::Interface => texts::SETTINGS_INTERFACE,
            Setting::Rumble => texts::SETTINGS_RUMBLE,
            Setting::Speed => texts::SETTINGS_SPEED,
            Setting::BotSpeed => texts::SETTINGS_BOT_SPEED,
            Setting::Guard => texts::SETTINGS_GUARD,
            Setting::Motion => texts::SETTINGS_MOTION,
            Setting::Weather => texts::SETTINGS_WEATHER,
            Setting::Decisive => texts::SETTINGS_DECISIVE,
            Setting::Odds => texts::SETTINGS_ODDS,
            Setting::Tips => texts::SETTINGS_TIPS,
            Setting::Reader => texts::SETTINGS_READER,
            Setting::Contrast => texts::SETTINGS_CONTRAST,
            Setting::Window => texts::SETTINGS_WINDOW,
            Setting::Monitor => texts::SETTINGS_MONITOR,
            Setting::Frames => texts::SETTINGS_FRAMES,
            Setting::Tension => texts::SETTINGS_TENSION,
            Setting::Night => texts::SETTINGS_NIGHT,
            Setting::Mono => texts::SETTINGS_MONO,
            Setting::Mute => texts::SETTINGS_MUTE,
            Setting::Captions => texts::SETTINGS_CAPTIONS,
            Setting::Colors => texts::SETTINGS_COLORS,
        })
    }

    pub(super) fn value(self, settings: &Settings) -> Words {
        match self {
            Setting::Language => Words::literal(settings.language.name()),
            Setting::TextSize => {
                let words = percent((settings.text_scale.factor() * 100.0) as u8);
                if settings.text_scale == TextScale::TV {
                    Words::new(texts::TEXT_SIZE_TV).with("percent", words)
                } else {
                    words
                }
            }
            Setting::Master => volume(settings.master),
            Setting::Music => volume(settings.music),
            Setting::Mountain => volume(settings.mountain),
            Setting::Table => volume(settings.table),
            Setting::Interface => volume(settings.interface),
            Setting::Rumble => volume(settings.rumble),
            Setting::Speed => speed(settings.speed),
            Setting::BotSpeed if settings.bot_speed == BotSpeed::AsPeople => {
                Words::new(texts::SETTINGS_BOT_SPEED_SAME)
            }
            Setting::BotSpeed => speed(settings.bot_speed.among(settings.speed)),
            Setting::Guard => guard(settings.guard),
            Setting::Motion => Words::new(if settings.reduced_motion {
                texts::SETTINGS_MOTION_REDUCED
            } else {
                texts::SETTINGS_MOTION_FULL
            }),
            Setting::Weather => Words::new(if settings.weather {
                texts::SETTINGS_WEATHER_RISK
            } else {
                texts::SETTINGS_WEATHER_CALM
            }),
            Setting::Decisive => Words::new(if settings.slow_decisive {
                texts::SETTINGS_DECISIVE_SLOW
            } else {
                texts::SETTINGS_DECISIVE_USUAL
            }),
            Setting::Odds => Words::new(match settings.odds {
                Odds::Always => texts::SETTINGS_ODDS_ALWAYS,
                Odds::AfterTurn => texts::SETTINGS_ODDS_AFTER,
                Odds::Never => texts::SETTINGS_ODDS_NEVER,
            }),
            Setting::Reader => Words::new(if settings.screen_reader {
                texts::SETTINGS_READER_AUTO
            } else {
                texts::SETTINGS_OFF
            }),
            Setting::Contrast => on_or_off(settings.high_contrast),
            Setting::Window => Words::new(match settings.window {
                WindowKind::Window => texts::SETTINGS_WINDOW_WINDOW,
                WindowKind::Borderless => texts::SETTINGS_WINDOW_BORDERLESS,
                WindowKind::Full => texts::SETTINGS_WINDOW_FULL,
            }),
            Setting::Monitor if settings.monitor == 0 => Words::new(texts::SETTINGS_MONITOR_HERE),
            Setting::Monitor => {
                Words::new(texts::SETTINGS_MONITOR_NUMBER).with("number", settings.monitor)
            }
            Setting::Frames => match settings.frames.per_second() {
                None => Words::new(texts::SETTINGS_FRAMES_MONITOR),
                Some(frames) => Words::new(texts::SETTINGS_FRAMES_MOST).with("frames", frames),
            },
            Setting::Tension => on_or_off(settings.tension_sounds),
            Setting::Night => on_or_off(settings.night),
            Setting::Mono => on_or_off(settings.mono),
            Setting::Mute => on_or_off(settings.mute_unfocused),
            Setting::Captions => on_or_off(settings.captions),
            Setting::Tips => on_or_off(settings.tips),
            Setting::Colors => Words::new(match settings.colors {
                PlayerColors::Classic => texts::SETTINGS_COLORS_CLASSIC,
                PlayerColors::Vivid => texts::SETTINGS_COLORS_VIVID,
                PlayerColors::Soft => texts::SETTINGS_COLORS_SOFT,
            }),
        }
    }
}

fn on_or_off(on: bool) -> Words {
    Words::new(if on {
        texts::SETTINGS_ON
    } else {
        texts::SETTINGS_OFF
    })
}

fn percent(percent: u8) -> Words {
    Words::new(texts::SETTINGS_PERCENT).with("percent", percent)
}

fn speed(speed: Speed) -> Words {
    Words::new(match speed {
        Speed::Normal => texts::SETTINGS_SPEED_NORMAL,
        Speed::Fast => texts::SETTINGS_SPEED_FAST,
        Speed::Instant => texts::SETTINGS_SPEED_INSTANT,
    })
}

fn guard(guard: Guard) -> Words {
    if guard == Guard::Off {
        return Words::new(texts::SETTINGS_GUARD_OFF);
    }
    let seconds = Words::new(texts::DECIMAL)
        .with("whole", guard.tenths() / 10)
        .with("tenth", guard.tenths() % 10);
    Words::new(texts::SETTINGS_GUARD_SECONDS).with("seconds", seconds)
}

fn volume(volume: u8) -> Words {
    if volume == 0 {
        Words::new(texts::SETTINGS_VOLUME_OFF)
    } else {
        percent(volume * (100 / Settings::LOUDEST))
    }
}
