//! Table of all settings, which features extend. The settings dialog lists it.

use std::borrow::BorrowMut;

use bevy::prelude::*;

use super::locale::Words;
use super::settings::{Guard, KeyLabels, Settings};
use super::surroundings::Unlocked;
use super::texts::{self, TextKey};

/// Section of the settings dialog, in the order of the tabs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum SettingSection {
    /// Text and language.
    #[default]
    Text,
    Picture,
    Sound,
    /// Agreed on at the table: offered beside its rules, before a match and during one.
    Table,
    /// Course of a game, and how it is played.
    Game,
    /// Keys and buttons, without settings.
    Controls,
    /// The settings once more, by what they help with.
    Helps,
    /// Makers and licences, without settings.
    Credits,
}

/// Row of the settings dialog, made by [`setting!`].
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct SettingSpec {
    pub(crate) section: SettingSection,
    /// Position in the section, the lowest first.
    pub(crate) order: u8,
    /// Name of the field in [`Settings`].
    pub(crate) key: &'static str,
    pub(crate) title: TextKey,
    /// Sentence that explains it.
    pub(crate) about: TextKey,
    pub(crate) control: SettingControl,
    /// Draws an example above the row.
    pub(crate) example: Option<fn(&mut ChildSpawnerCommands)>,
    /// Returns `true` if there is something to set, which may depend on other settings, and on a screen reader that runs.
    pub(crate) is_offered: fn(&Settings, bool) -> bool,
}

/// Limits on the choices: hardware and unlocked rewards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer<'a> {
    pub(crate) monitors: u8,
    pub(crate) unlocked: &'a Unlocked,
}

/// Control of a setting, with access to its value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SettingControl {
    /// Steps through named values.
    Stepper {
        words: fn(&Settings, &Unlocked, &KeyLabels) -> Words,
        /// Moves to the next or the previous value.
        step: fn(&mut Settings, i32, Offer),
    },
    /// Level from 0 to [`Settings::LOUDEST`].
    Slider {
        get: fn(&Settings) -> u8,
        set: fn(&mut Settings, u8),
    },
    Toggle {
        get: fn(&Settings) -> bool,
        set: fn(&mut Settings, bool),
    },
}

impl SettingSpec {
    pub(crate) fn value(&self, now: &Settings, unlocked: &Unlocked, labels: &KeyLabels) -> Words {
        match self.control {
            SettingControl::Stepper { words, .. } => words(now, unlocked, labels),
            SettingControl::Slider { get, .. } => strength_words(get(now)),
            SettingControl::Toggle { get, .. } => on_or_off(get(now)),
        }
    }
}

/// Makes a [`SettingSpec`] from its section, position, field of [`Settings`], title, explanation and control: `toggle`,
/// `slider`, or a list of values with a function from [`Settings`] to [`Words`]. Two fields in brackets share a row.
macro_rules! setting {
    ($section:ident $order:literal, $field:ident, $title:ident, $about:ident, toggle) => {
        setting!(@ $section, $order, $field, $title, $about, Toggle {
            get: |settings| settings.$field,
            set: |settings, on| settings.$field = on,
        })
    };
    ($section:ident $order:literal, $field:ident, $title:ident, $about:ident, slider) => {
        setting!(@ $section, $order, $field, $title, $about, Slider {
            get: |settings| settings.$field,
            set: |settings, to| settings.$field = to,
        })
    };
    ($section:ident $order:literal, $field:ident, $($rest:tt)+) => {
        setting!($section $order, ($field), $($rest)+)
    };
    ($section:ident $order:literal, ($first:ident $(, $second:ident)?), $title:ident, $about:ident, $all:expr, $words:expr) => {
        setting!(@ $section, $order, $first, $title, $about, Stepper {
            words: |settings, _, _| {
                let words: fn(&crate::core::settings::Settings) -> crate::core::locale::Words = $words;
                words(settings)
            },
            step: |settings, by, _| {
                let now = (settings.$first $(, settings.$second)?);
                (settings.$first $(, settings.$second)?) = crate::core::cycle::cycle(&$all, now, by);
            },
        })
    };
    (@ $section:ident, $order:literal, $field:ident, $title:ident, $about:ident, $control:ident $access:tt) => {
        crate::core::setting::SettingSpec {
            section: crate::core::setting::SettingSection::$section,
            order: $order,
            key: stringify!($field),
            title: crate::core::texts::$title,
            about: crate::core::texts::$about,
            control: crate::core::setting::SettingControl::$control $access,
            example: None,
            is_offered: |_, _| true,
        }
    };
}
pub(crate) use setting;

/// On and off for each of two settings that share a row.
pub(crate) const ALL_OF_TWO: [(bool, bool); 4] =
    [(true, true), (true, false), (false, true), (false, false)];

/// Returns the words for the pair of two settings that share a row, in the order of [`ALL_OF_TWO`].
pub(crate) fn of_two(now: (bool, bool), words: [TextKey; 4]) -> Words {
    Words::new(words[2 * usize::from(!now.0) + usize::from(!now.1)])
}

/// All settings, by section and order.
#[derive(Resource, Debug, Default)]
pub(crate) struct SettingTable(Vec<SettingSpec>);

impl SettingTable {
    /// Returns the settings in display order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &SettingSpec> {
        self.0.iter()
    }
}

pub(crate) trait SettingApp: BorrowMut<App> {
    fn add_settings(&mut self, settings: impl IntoIterator<Item = SettingSpec>) -> &mut Self {
        let app: &mut App = self.borrow_mut();
        let mut table = app.world_mut().get_resource_or_init::<SettingTable>();
        for setting in settings {
            let is_new = table.0.iter().all(|other| other.key != setting.key);
            assert!(is_new, "{} is set in one place", setting.key);
            table.0.push(setting);
        }
        let place = |setting: &SettingSpec| (setting.section, setting.order);
        table.0.sort_by_key(place);
        self
    }
}

impl SettingApp for App {}

/// Formats a level, 0 to [`Settings::LOUDEST`], as a percentage or "Off".
pub(crate) fn strength_words(strength: u8) -> Words {
    if strength == 0 {
        return Words::new(texts::SETTINGS_VOLUME_OFF);
    }
    Words::new(texts::SETTINGS_PERCENT).with("percent", strength * (100 / Settings::LOUDEST))
}

/// Returns the time for which roll is guarded, in words.
pub(crate) fn guard_words(guard: Guard) -> Words {
    if guard == Guard::Off {
        return Words::new(texts::SETTINGS_GUARD_OFF);
    }
    seconds(guard.tenths())
}

/// Returns a time of `tenths` tenths of a second in words.
pub(crate) fn seconds(tenths: u8) -> Words {
    let seconds = Words::new(texts::DECIMAL)
        .with("whole", tenths / 10)
        .with("tenth", tenths % 10);
    Words::new(texts::SETTINGS_GUARD_SECONDS).with("seconds", seconds)
}

pub(crate) fn on_or_off(on: bool) -> Words {
    Words::new(if on {
        texts::SETTINGS_ON
    } else {
        texts::SETTINGS_OFF
    })
}
