//! Settings of the game itself; features add theirs.

use bevy::prelude::*;

use crate::core::setting::{ALL_OF_TWO, SettingSpec, guard_words, of_two, seconds, setting};
use crate::core::settings::{
    BotSpeed, FrameLimit, Guard, KeyLabels, LineSpacing, Odds, OneButton, PlayerColors,
    PointerSize, ScanTime, Speed, Typeface, WindowKind,
};
use crate::input::Press;
use crate::input::glyphs::{PadKind, Printed, press_words};
use crate::ui::prelude::*;

/// Values of a stepper with two words.
const EITHER: [bool; 2] = [false, true];

const TYPE: [(Typeface, LineSpacing); 4] = [
    (Typeface::Quicksand, LineSpacing::Usual),
    (Typeface::Quicksand, LineSpacing::Wide),
    (Typeface::Atkinson, LineSpacing::Usual),
    (Typeface::Atkinson, LineSpacing::Wide),
];

/// Returns the settings of the game itself.
pub(super) fn settings() -> Vec<SettingSpec> {
    vec![
        setting!(Text 0, language, SETTINGS_LANGUAGE, ABOUT_LANGUAGE, Language::ALL, |now| {
            Words::literal(now.language.name())
        }),
        setting!(Text 1, text_scale, SETTINGS_TEXT_SIZE, ABOUT_TEXT_SIZE, TextScale::ALL, |now| {
            text_size(now.text_scale)
        }),
        setting!(Text 2, (typeface, line_spacing), SETTINGS_TYPEFACE, ABOUT_TYPEFACE, TYPE, |now| {
            let name = Words::literal(now.typeface.name());
            match now.line_spacing {
                LineSpacing::Usual => name,
                LineSpacing::Wide => Words::dotted(name, texts::SETTINGS_SPACING_WIDE),
            }
        }),
        SettingSpec {
            is_offered: |now, is_reader_on| is_reader_on || !now.screen_reader,
            ..setting!(Text 4, screen_reader, SETTINGS_READER, ABOUT_READER, EITHER, |now| {
                either(now.screen_reader, texts::SETTINGS_READER_AUTO, texts::SETTINGS_OFF)
            })
        },
        setting!(Text 5, messages_stay, SETTINGS_MESSAGES, ABOUT_MESSAGES, EITHER, |now| {
            let (press, time) = (texts::SETTINGS_MESSAGES_PRESS, texts::SETTINGS_MESSAGES_WHILE);
            either(now.messages_stay, press, time)
        }),
        setting!(Picture 0, high_contrast, SETTINGS_CONTRAST, ABOUT_CONTRAST, toggle),
        setting!(Picture 1, pointer, SETTINGS_POINTER, ABOUT_POINTER, PointerSize::ALL, |now| {
            Words::new(match now.pointer {
                PointerSize::System => texts::SETTINGS_POINTER_SYSTEM,
                PointerSize::Large => texts::SETTINGS_POINTER_LARGE,
                PointerSize::Larger => texts::SETTINGS_POINTER_LARGER,
            })
        }),
        setting!(Picture 2, reduced_motion, SETTINGS_MOTION, ABOUT_MOTION, EITHER, |now| {
            let (reduced, full) = (texts::SETTINGS_MOTION_REDUCED, texts::SETTINGS_MOTION_FULL);
            either(now.reduced_motion, reduced, full)
        }),
        WINDOW,
        setting!(Picture 22, frames, SETTINGS_FRAMES, ABOUT_FRAMES, FrameLimit::ALL, |now| {
            match now.frames.per_second() {
                None => Words::new(texts::SETTINGS_FRAMES_MONITOR),
                Some(frames) => texts::SETTINGS_FRAMES_MOST.with("frames", frames),
            }
        }),
        setting!(Table 0, odds, SETTINGS_ODDS, ABOUT_ODDS, Odds::ALL, |now| {
            Words::new(match now.odds {
                Odds::Always => texts::SETTINGS_ODDS_ALWAYS,
                Odds::AfterTurn => texts::SETTINGS_ODDS_AFTER,
                Odds::Never => texts::SETTINGS_ODDS_NEVER,
            })
        }),
        setting!(Table 1, speed, SETTINGS_SPEED, ABOUT_SPEED, Speed::ALL, |now| speed(now.speed)),
        setting!(Table 2, bot_speed, SETTINGS_BOT_SPEED, ABOUT_BOT_SPEED, BotSpeed::ALL, |now| {
            match now.bot_speed {
                BotSpeed::AsPeople => Words::new(texts::SETTINGS_BOT_SPEED_SAME),
                own => speed(own.among(now.speed)),
            }
        }),
        setting!(Table 3, slow_decisive, SETTINGS_DECISIVE, ABOUT_DECISIVE, toggle),
        setting!(Table 4, guard, SETTINGS_GUARD, ABOUT_GUARD, Guard::ALL, |now| guard_words(now.guard)),
        setting!(Table 5, (tips, hints), SETTINGS_HELP, ABOUT_HELP, ALL_OF_TWO, |now| {
            of_two((now.tips, now.hints), [
                texts::SETTINGS_HELP_ALL,
                texts::SETTINGS_TIPS,
                texts::SETTINGS_HINTS,
                texts::SETTINGS_OFF,
            ])
        }),
        setting!(Table 6, colors, SETTINGS_COLORS, ABOUT_COLORS, PlayerColors::ALL, |now| {
            Words::new(match now.colors {
                PlayerColors::Classic => texts::SETTINGS_COLORS_CLASSIC,
                PlayerColors::Vivid => texts::SETTINGS_COLORS_VIVID,
                PlayerColors::Soft => texts::SETTINGS_COLORS_SOFT,
            })
        }),
        setting!(Game 0, (weather, tension_sounds), SETTINGS_RISK, ABOUT_RISK, ALL_OF_TWO, |now| {
            of_two((now.weather, now.tension_sounds), [
                texts::SETTINGS_RISK_ALL,
                texts::SETTINGS_RISK_SKY,
                texts::SETTINGS_RISK_MUSIC,
                texts::SETTINGS_RISK_NOTHING,
            ])
        }),
        setting!(Game 1, rumble, SETTINGS_RUMBLE, ABOUT_RUMBLE, slider),
        HELD,
        setting!(Game 3, one_button, SETTINGS_ONE_BUTTON, ABOUT_ONE_BUTTON, OneButton::ALL, |now| {
            Words::new(match now.one_button {
                OneButton::Off => texts::SETTINGS_OFF,
                OneButton::Moves => texts::SETTINGS_ONE_BUTTON_MOVES,
                OneButton::Steps => texts::SETTINGS_ONE_BUTTON_STEPS,
            })
        }),
        SettingSpec {
            is_offered: plays_by_one_button,
            ..setting!(Game 4, scan_time, SETTINGS_SCAN_TIME, ABOUT_SCAN_TIME, ScanTime::ALL, |now| {
                seconds(now.scan_time.tenths())
            })
        },
        SWITCH,
    ]
}

/// The window with its monitor, where there are several.
const WINDOW: SettingSpec = setting!(@ Picture, 20, window, SETTINGS_WINDOW, ABOUT_WINDOW, Stepper {
    words: |now, _, _| {
        let window = Words::new(match now.window {
            WindowKind::Window => texts::SETTINGS_WINDOW_WINDOW,
            WindowKind::Borderless => texts::SETTINGS_WINDOW_BORDERLESS,
            WindowKind::Full => texts::SETTINGS_WINDOW_FULL,
        });
        match now.monitor {
            0 => window,
            number => Words::dotted(window, texts::SETTINGS_MONITOR_NUMBER.with("number", number)),
        }
    },
    step: |settings, by, offer| {
        let monitors = if offer.monitors > 1 { offer.monitors } else { 0 };
        let all: Vec<(WindowKind, u8)> = (0..=monitors)
            .flat_map(|monitor| WindowKind::ALL.map(|kind| (kind, monitor)))
            .collect();
        let now = (settings.window, settings.monitor);
        (settings.window, settings.monitor) = cycle(&all, now, by);
    },
});

/// Effects of holding a button: it shakes the dice, and an arrow repeats.
const HELD: SettingSpec = setting!(@ Game, 2, press_to_shake, SETTINGS_HELD, ABOUT_HELD, Stepper {
    words: |now, _, _| {
        of_two((!now.press_to_shake, now.repeat_held), [
            texts::SETTINGS_HELD_ALL,
            texts::SETTINGS_HELD_SHAKES,
            texts::SETTINGS_HELD_REPEATS,
            texts::SETTINGS_HELD_NOTHING,
        ])
    },
    step: |settings, by, _| {
        let now = (!settings.press_to_shake, settings.repeat_held);
        let (shakes, repeats) = cycle(&ALL_OF_TWO, now, by);
        (settings.press_to_shake, settings.repeat_held) = (!shakes, repeats);
    },
});

/// The only key or button that takes: the next one pressed, or all of them again.
const SWITCH: SettingSpec = SettingSpec {
    is_offered: plays_by_one_button,
    ..setting!(@ Game, 5, switch, SETTINGS_SWITCH, ABOUT_SWITCH, Stepper {
        words: |now, _, labels| switch(&now.switch, labels),
        step: |settings, _, _| {
            if settings.switch.is_empty() {
                Settings::LAST_PRESSED.clone_into(&mut settings.switch);
            } else {
                settings.switch.clear();
            }
        },
    })
};

fn plays_by_one_button(settings: &Settings, _: bool) -> bool {
    settings.one_button != OneButton::Off
}

fn either(is_first: bool, first: TextKey, second: TextKey) -> Words {
    Words::new(if is_first { first } else { second })
}

fn text_size(scale: TextScale) -> Words {
    let percent = (scale.factor() * 100.0) as u8;
    let words = texts::SETTINGS_PERCENT.with("percent", percent);
    match scale {
        TextScale::TV => texts::TEXT_SIZE_TV.with("percent", words),
        _ => words,
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
fn switch(name: &str, labels: &KeyLabels) -> Words {
    if name.is_empty() {
        return Words::new(texts::SETTINGS_SWITCH_ANY);
    }
    let printed = Printed {
        pad: PadKind::Generic,
        keys: labels,
    };
    match Press::for_switch(name) {
        Some(Press::Mouse(MouseButton::Left)) => Words::new(texts::SETTINGS_SWITCH_LEFT),
        Some(press) => press_words(press, printed),
        None => Words::new(texts::SETTINGS_SWITCH_ONE),
    }
}
