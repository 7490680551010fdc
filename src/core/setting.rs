//! Table of all settings. A feature adds its own with one line each; the settings dialog lists what is there.

use bevy::prelude::*;

use super::locale::Words;
use super::settings::Settings;
use super::surroundings::Unlocked;
use super::texts::{self, TextKey};

/// A section of the settings dialog, in the order of their tabs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum SettingSection {
    /// Reading.
    #[default]
    Text,
    /// Seeing.
    Picture,
    /// Hearing.
    Sound,
    /// The course of a game.
    Game,
    /// Players and their controls.
    Players,
}

/// A setting: a row of the dialog, made by [`setting!`].
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct SettingSpec {
    /// Section with the setting.
    pub(crate) section: SettingSection,
    /// Place in the section, the lowest first.
    pub(crate) order: u8,
    /// Name of the value in [`Settings`].
    pub(crate) key: &'static str,
    /// Title.
    pub(crate) title: TextKey,
    /// Line below the row, if any.
    pub(crate) note: Option<TextKey>,
    /// Control that changes the value.
    pub(crate) control: SettingControl,
    /// Offered only to people with several monitors.
    pub(crate) needs_monitors: bool,
}

/// Choices that depend on the machine and on what has been won.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer<'a> {
    /// Number of monitors.
    pub(crate) monitors: u8,
    /// Sceneries and dice that have been won.
    pub(crate) unlocked: &'a Unlocked,
}

/// Control of a setting, with access to its value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SettingControl {
    /// Steps through values that have words of their own.
    Stepper {
        /// Returns the value in words.
        words: fn(&Settings, &Unlocked) -> Words,
        /// Goes to the next value, or to the one before.
        step: fn(&mut Settings, i32, Offer),
    },
    /// A strength from 0 to [`Settings::LOUDEST`].
    Slider {
        /// Returns the strength.
        get: fn(&Settings) -> u8,
        /// Sets the strength.
        set: fn(&mut Settings, u8),
    },
    /// On or off.
    Toggle {
        /// Returns whether it is on.
        get: fn(&Settings) -> bool,
        /// Turns it on or off.
        set: fn(&mut Settings, bool),
    },
}

impl SettingSpec {
    /// Returns the value in words.
    pub(crate) fn value(&self, settings: &Settings, unlocked: &Unlocked) -> Words {
        match self.control {
            SettingControl::Stepper { words, .. } => words(settings, unlocked),
            SettingControl::Slider { get, .. } => strength_words(get(settings)),
            SettingControl::Toggle { get, .. } => on_or_off(get(settings)),
        }
    }
}

/// Makes a [`SettingSpec`] of its section, its place there, the field of [`Settings`], the key of its title and its control:
/// `toggle`, `slider`, or the list of its values with a function from [`Settings`] to [`Words`].
macro_rules! setting {
    ($section:ident $order:literal, $field:ident, $title:ident, toggle) => {
        setting!(@ $section, $order, $field, $title, Toggle {
            get: |settings| settings.$field,
            set: |settings, on| settings.$field = on,
        })
    };
    ($section:ident $order:literal, $field:ident, $title:ident, slider) => {
        setting!(@ $section, $order, $field, $title, Slider {
            get: |settings| settings.$field,
            set: |settings, to| settings.$field = to,
        })
    };
    ($section:ident $order:literal, $field:ident, $title:ident, $all:expr, $words:expr) => {
        setting!(@ $section, $order, $field, $title, Stepper {
            words: |settings, _| {
                let words: fn(&crate::core::settings::Settings) -> crate::core::locale::Words = $words;
                words(settings)
            },
            step: |settings, by, _| {
                settings.$field = crate::core::cycle::cycle(&$all, settings.$field, by);
            },
        })
    };
    (@ $section:ident, $order:literal, $field:ident, $title:ident, $control:ident $access:tt) => {
        crate::core::setting::SettingSpec {
            section: crate::core::setting::SettingSection::$section,
            order: $order,
            key: stringify!($field),
            title: crate::core::texts::$title,
            note: None,
            control: crate::core::setting::SettingControl::$control $access,
            needs_monitors: false,
        }
    };
}
pub(crate) use setting;

/// All settings, by section and order.
#[derive(Resource, Debug, Default)]
pub(crate) struct SettingTable(Vec<SettingSpec>);

impl SettingTable {
    /// Returns the settings in the order in which they are offered.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &SettingSpec> {
        self.0.iter()
    }
}

/// Registration of settings.
pub(crate) trait SettingApp {
    /// Adds settings to the table.
    fn add_settings(&mut self, settings: impl IntoIterator<Item = SettingSpec>) -> &mut Self;
}

impl SettingApp for App {
    fn add_settings(&mut self, settings: impl IntoIterator<Item = SettingSpec>) -> &mut Self {
        let mut table = self.world_mut().get_resource_or_init::<SettingTable>();
        for setting in settings {
            let is_new = table.0.iter().all(|other| other.key != setting.key);
            assert!(is_new, "{} is set in one place", setting.key);
            table.0.push(setting);
        }
        table
            .0
            .sort_by_key(|setting| (setting.section, setting.order));
        self
    }
}

/// Returns a strength, 0 to [`Settings::LOUDEST`], in words.
pub(crate) fn strength_words(strength: u8) -> Words {
    if strength == 0 {
        return Words::new(texts::SETTINGS_VOLUME_OFF);
    }
    Words::new(texts::SETTINGS_PERCENT).with("percent", strength * (100 / Settings::LOUDEST))
}

/// Returns "On" or "Off".
pub(crate) fn on_or_off(on: bool) -> Words {
    Words::new(if on {
        texts::SETTINGS_ON
    } else {
        texts::SETTINGS_OFF
    })
}
