//! What settings are called, and where they stand, in words.

use bevy::prelude::*;
use cant_stop_scenery::{Dice, Scenery};

use super::setting::Setting;
use crate::core::locale::Words;
use crate::core::settings::{
    BotSpeed, Guard, KeyLabels, LineSpacing, Odds, OneButton, PlayerColors, PointerSize, Settings,
    Speed, TextScale, WindowKind,
};
use crate::core::surroundings::Unlocked;
use crate::core::texts;
use crate::input::Press;
use crate::input::glyphs::{PadKind, Printed, press_words};

impl Setting {
    pub(super) fn title(self) -> Words {
        Words::new(match self {
            Setting::Language => texts::SETTINGS_LANGUAGE,
            Setting::TextSize => texts::SETTINGS_TEXT_SIZE,
            Setting::Typeface => texts::SETTINGS_TYPEFACE,
            Setting::Spacing => texts::SETTINGS_SPACING,
            Setting::Pointer => texts::SETTINGS_POINTER,
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
            Setting::Scenery => texts::SCENERY,
            Setting::Dice => texts::SCENERY_DICE,
            Setting::Everything => texts::SCENERY_EVERYTHING,
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
            Setting::Messages => texts::SETTINGS_MESSAGES,
            Setting::Hints => texts::SETTINGS_HINTS,
            Setting::Shake => texts::SETTINGS_SHAKE,
            Setting::Repeat => texts::SETTINGS_REPEAT,
            Setting::OneButton => texts::SETTINGS_ONE_BUTTON,
            Setting::ScanTime => texts::SETTINGS_SCAN_TIME,
            Setting::Switch => texts::SETTINGS_SWITCH,
        })
    }

    /// What is said below it, if anything.
    pub(super) fn note(self) -> Option<Words> {
        (self == Setting::Everything).then(|| Words::new(texts::SCENERY_WON))
    }

    pub(super) fn value(self, settings: &Settings, unlocked: &Unlocked) -> Words {
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
            Setting::Typeface => Words::literal(settings.typeface.name()),
            Setting::Pointer => Words::new(match settings.pointer {
                PointerSize::System => texts::SETTINGS_POINTER_SYSTEM,
                PointerSize::Large => texts::SETTINGS_POINTER_LARGE,
                PointerSize::Larger => texts::SETTINGS_POINTER_LARGER,
            }),
            Setting::Spacing => Words::new(match settings.line_spacing {
                LineSpacing::Usual => texts::SETTINGS_SPACING_USUAL,
                LineSpacing::Wide => texts::SETTINGS_SPACING_WIDE,
            }),
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
            Setting::Hints => on_or_off(settings.hints),
            Setting::Repeat => on_or_off(settings.repeat_held),
            Setting::Messages => Words::new(if settings.messages_stay {
                texts::SETTINGS_MESSAGES_PRESS
            } else {
                texts::SETTINGS_MESSAGES_WHILE
            }),
            Setting::Shake => Words::new(if settings.press_to_shake {
                texts::SETTINGS_SHAKE_PRESS
            } else {
                texts::SETTINGS_SHAKE_HOLD
            }),
            Setting::OneButton => Words::new(match settings.one_button {
                OneButton::Off => texts::SETTINGS_OFF,
                OneButton::Moves => texts::SETTINGS_ONE_BUTTON_MOVES,
                OneButton::Steps => texts::SETTINGS_ONE_BUTTON_STEPS,
            }),
            Setting::ScanTime => seconds(settings.scan_time.tenths()),
            Setting::Switch => switch(&settings.switch),
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
            Setting::Scenery => scenery(unlocked.surroundings(settings).scenery),
            Setting::Dice => dice(unlocked.surroundings(settings).dice),
            Setting::Everything => on_or_off(settings.everything_unlocked),
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

/// What a scenery is called.
fn scenery(scenery: Scenery) -> Words {
    Words::new(match scenery {
        Scenery::Dusk => texts::SCENERY_DUSK,
        Scenery::Dawn => texts::SCENERY_DAWN,
        Scenery::Spring => texts::SCENERY_SPRING,
        Scenery::Snow => texts::SCENERY_SNOW,
        Scenery::Aurora => texts::SCENERY_AURORA,
    })
}

/// What dice are made of, in words.
fn dice(dice: Dice) -> Words {
    Words::new(match dice {
        Dice::Ivory => texts::SCENERY_DICE_IVORY,
        Dice::Birch => texts::SCENERY_DICE_BIRCH,
        Dice::Amber => texts::SCENERY_DICE_AMBER,
        Dice::Jade => texts::SCENERY_DICE_JADE,
        Dice::Ice => texts::SCENERY_DICE_ICE,
        Dice::Quartz => texts::SCENERY_DICE_QUARTZ,
    })
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
        Speed::Slow => texts::SETTINGS_SPEED_SLOW,
        Speed::Normal => texts::SETTINGS_SPEED_NORMAL,
        Speed::Fast => texts::SETTINGS_SPEED_FAST,
        Speed::Instant => texts::SETTINGS_SPEED_INSTANT,
    })
}

/// How long roll is guarded, in words.
pub(crate) fn guard(guard: Guard) -> Words {
    if guard == Guard::Off {
        return Words::new(texts::SETTINGS_GUARD_OFF);
    }
    seconds(guard.tenths())
}

fn seconds(tenths: u8) -> Words {
    let seconds = Words::new(texts::DECIMAL)
        .with("whole", tenths / 10)
        .with("tenth", tenths % 10);
    Words::new(texts::SETTINGS_GUARD_SECONDS).with("seconds", seconds)
}

/// The only key or button that counts, by the name that it has without its device.
fn switch(name: &str) -> Words {
    if name.is_empty() {
        return Words::new(texts::SETTINGS_SWITCH_ANY);
    }
    let printed = Printed {
        pad: PadKind::Generic,
        keys: &KeyLabels::default(),
    };
    match Press::for_switch(name) {
        Some(Press::Mouse(MouseButton::Left)) => Words::new(texts::SETTINGS_SWITCH_LEFT),
        Some(press) => press_words(press, printed),
        None => Words::new(texts::SETTINGS_SWITCH_ONE),
    }
}

fn volume(volume: u8) -> Words {
    if volume == 0 {
        Words::new(texts::SETTINGS_VOLUME_OFF)
    } else {
        percent(volume * (100 / Settings::LOUDEST))
    }
}
