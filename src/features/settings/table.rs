//! Settings of the game itself; features add theirs.

use bevy::prelude::*;

use crate::core::cycle::cycle;
use crate::core::locale::Words;
use crate::core::setting::{
    SettingControl, SettingSection, SettingSpec, guard_words, seconds, setting,
};
use crate::core::settings::{
    BotSpeed, FrameLimit, Guard, KeyLabels, Language, LineSpacing, Odds, OneButton, PlayerColors,
    PointerSize, ScanTime, Settings, Speed, TextScale, Typeface, WindowKind,
};
use crate::core::texts::{self, TextKey};
use crate::input::Press;
use crate::input::glyphs::{PadKind, Printed, press_words};

/// Values of a stepper with two words.
const EITHER: [bool; 2] = [false, true];

/// Returns the settings of the game itself.
pub(super) fn settings() -> [SettingSpec; 27] {
    [
        setting!(Text 0, language, SETTINGS_LANGUAGE, Language::ALL, |now| {
            Words::literal(now.language.name())
        }),
        setting!(Text 1, text_scale, SETTINGS_TEXT_SIZE, TextScale::ALL, |now| {
            text_size(now.text_scale)
        }),
        setting!(Text 2, typeface, SETTINGS_TYPEFACE, Typeface::ALL, |now| {
            Words::literal(now.typeface.name())
        }),
        setting!(Text 3, line_spacing, SETTINGS_SPACING, LineSpacing::ALL, |now| {
            Words::new(match now.line_spacing {
                LineSpacing::Usual => texts::SETTINGS_SPACING_USUAL,
                LineSpacing::Wide => texts::SETTINGS_SPACING_WIDE,
            })
        }),
        setting!(Text 4, screen_reader, SETTINGS_READER, EITHER, |now| {
            either(now.screen_reader, texts::SETTINGS_READER_AUTO, texts::SETTINGS_OFF)
        }),
        setting!(Text 5, messages_stay, SETTINGS_MESSAGES, EITHER, |now| {
            let (press, time) = (texts::SETTINGS_MESSAGES_PRESS, texts::SETTINGS_MESSAGES_WHILE);
            either(now.messages_stay, press, time)
        }),
        setting!(Picture 0, high_contrast, SETTINGS_CONTRAST, toggle),
        setting!(Picture 1, pointer, SETTINGS_POINTER, PointerSize::ALL, |now| {
            Words::new(match now.pointer {
                PointerSize::System => texts::SETTINGS_POINTER_SYSTEM,
                PointerSize::Large => texts::SETTINGS_POINTER_LARGE,
                PointerSize::Larger => texts::SETTINGS_POINTER_LARGER,
            })
        }),
        setting!(Picture 2, reduced_motion, SETTINGS_MOTION, EITHER, |now| {
            let (reduced, full) = (texts::SETTINGS_MOTION_REDUCED, texts::SETTINGS_MOTION_FULL);
            either(now.reduced_motion, reduced, full)
        }),
        setting!(Picture 3, weather, SETTINGS_WEATHER, EITHER, |now| {
            let (risk, calm) = (texts::SETTINGS_WEATHER_RISK, texts::SETTINGS_WEATHER_CALM);
            either(now.weather, risk, calm)
        }),
        setting!(Picture 20, window, SETTINGS_WINDOW, WindowKind::ALL, |now| {
            Words::new(match now.window {
                WindowKind::Window => texts::SETTINGS_WINDOW_WINDOW,
                WindowKind::Borderless => texts::SETTINGS_WINDOW_BORDERLESS,
                WindowKind::Full => texts::SETTINGS_WINDOW_FULL,
            })
        }),
        MONITOR,
        setting!(Picture 22, frames, SETTINGS_FRAMES, FrameLimit::ALL, |now| {
            match now.frames.per_second() {
                None => Words::new(texts::SETTINGS_FRAMES_MONITOR),
                Some(frames) => Words::new(texts::SETTINGS_FRAMES_MOST).with("frames", frames),
            }
        }),
        setting!(Table 1, speed, SETTINGS_SPEED, Speed::ALL, |now| speed(now.speed)),
        setting!(Table 2, bot_speed, SETTINGS_BOT_SPEED, BotSpeed::ALL, |now| {
            match now.bot_speed {
                BotSpeed::AsPeople => Words::new(texts::SETTINGS_BOT_SPEED_SAME),
                own => speed(own.among(now.speed)),
            }
        }),
        setting!(Game 2, guard, SETTINGS_GUARD, Guard::ALL, |now| guard_words(now.guard)),
        setting!(Game 3, slow_decisive, SETTINGS_DECISIVE, toggle),
        setting!(Table 0, odds, SETTINGS_ODDS, Odds::ALL, |now| {
            Words::new(match now.odds {
                Odds::Always => texts::SETTINGS_ODDS_ALWAYS,
                Odds::AfterTurn => texts::SETTINGS_ODDS_AFTER,
                Odds::Never => texts::SETTINGS_ODDS_NEVER,
            })
        }),
        setting!(Table 3, hints, SETTINGS_HINTS, toggle),
        setting!(Game 6, tips, SETTINGS_TIPS, toggle),
        setting!(Game 10, colors, SETTINGS_COLORS, PlayerColors::ALL, |now| {
            Words::new(match now.colors {
                PlayerColors::Classic => texts::SETTINGS_COLORS_CLASSIC,
                PlayerColors::Vivid => texts::SETTINGS_COLORS_VIVID,
                PlayerColors::Soft => texts::SETTINGS_COLORS_SOFT,
            })
        }),
        setting!(Game 11, rumble, SETTINGS_RUMBLE, slider),
        setting!(Game 12, press_to_shake, SETTINGS_SHAKE, EITHER, |now| {
            let (press, hold) = (texts::SETTINGS_SHAKE_PRESS, texts::SETTINGS_SHAKE_HOLD);
            either(now.press_to_shake, press, hold)
        }),
        setting!(Game 13, repeat_held, SETTINGS_REPEAT, toggle),
        setting!(Game 14, one_button, SETTINGS_ONE_BUTTON, OneButton::ALL, |now| {
            Words::new(match now.one_button {
                OneButton::Off => texts::SETTINGS_OFF,
                OneButton::Moves => texts::SETTINGS_ONE_BUTTON_MOVES,
                OneButton::Steps => texts::SETTINGS_ONE_BUTTON_STEPS,
            })
        }),
        setting!(Game 15, scan_time, SETTINGS_SCAN_TIME, ScanTime::ALL, |now| {
            seconds(now.scan_time.tenths())
        }),
        SWITCH,
    ]
}

/// The monitor with the window: as many as there are.
const MONITOR: SettingSpec = SettingSpec {
    section: SettingSection::Picture,
    order: 21,
    key: "monitor",
    title: texts::SETTINGS_MONITOR,
    note: None,
    control: SettingControl::Stepper {
        words: |now, _| match now.monitor {
            0 => Words::new(texts::SETTINGS_MONITOR_HERE),
            number => Words::new(texts::SETTINGS_MONITOR_NUMBER).with("number", number),
        },
        step: |settings, by, offer| {
            let all: Vec<u8> = (0..=offer.monitors).collect();
            settings.monitor = cycle(&all, settings.monitor, by);
        },
    },
    needs_monitors: true,
};

/// The only key or button that counts: the next one pressed, or all of them again.
const SWITCH: SettingSpec = SettingSpec {
    section: SettingSection::Game,
    order: 16,
    key: "switch",
    title: texts::SETTINGS_SWITCH,
    note: None,
    control: SettingControl::Stepper {
        words: |now, _| switch(&now.switch),
        step: |settings, _, _| {
            if settings.switch.is_empty() {
                Settings::LAST_PRESSED.clone_into(&mut settings.switch);
            } else {
                settings.switch.clear();
            }
        },
    },
    needs_monitors: false,
};

fn either(is_first: bool, first: TextKey, second: TextKey) -> Words {
    Words::new(if is_first { first } else { second })
}

fn text_size(scale: TextScale) -> Words {
    let percent = (scale.factor() * 100.0) as u8;
    let words = Words::new(texts::SETTINGS_PERCENT).with("percent", percent);
    if scale == TextScale::TV {
        Words::new(texts::TEXT_SIZE_TV).with("percent", words)
    } else {
        words
    }
}

fn speed(speed: Speed) -> Words {
    Words::new(match speed {
        Speed::Slow => texts::SETTINGS_SPEED_SLOW,
        Speed::Normal => texts::SETTINGS_SPEED_NORMAL,
        Speed::Fast => texts::SETTINGS_SPEED_FAST,
        Speed::Instant => texts::SETTINGS_SPEED_INSTANT,
    })
}

/// Returns the key or button by the name that it has without its device.
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
