//! Every stored setting can be changed and changed back by one row, with texts in every language.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::reflect::structs::Struct;

use super::{Launch, build};
use crate::core::setting::{
    Offer, SettingControl, SettingSection, SettingSpec, SettingTable, strength_words,
};
use crate::core::settings::KeyLabels;
use crate::ui::prelude::*;
use crate::ui::tabs::Page as _;

const MONITORS: u8 = 2;
/// More than the number of values of any stepper.
const STEPS: usize = 10;
/// Most letters of an explanation: two lines of the largest text in the smallest window.
const ABOUT: usize = 80;

/// Settings table of the whole game.
fn table() -> Vec<SettingSpec> {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let app = build(&Launch::headless(None, folder.path().to_owned()));
    app.world()
        .resource::<SettingTable>()
        .iter()
        .copied()
        .collect()
}

fn value(setting: &SettingSpec, settings: &Settings) -> Words {
    setting.value(settings, &Unlocked::everything(), &KeyLabels::default())
}

/// Changes a setting as its control would, forwards or back.
fn change(setting: &SettingSpec, settings: &mut Settings, there: bool) {
    let by = if there { 1 } else { -1 };
    match setting.control {
        SettingControl::Stepper { step, .. } => {
            let offer = Offer {
                monitors: MONITORS,
                unlocked: &Unlocked::everything(),
            };
            step(settings, by, offer);
        }
        SettingControl::Slider { get, set } => {
            set(settings, get(settings).wrapping_add_signed(-by as i8))
        }
        SettingControl::Toggle { get, set } => set(settings, !get(settings)),
    }
}

/// Returns the names of the fields that differ.
fn differing(one: &Settings, other: &Settings) -> Vec<String> {
    let [one, other]: [&dyn Struct; 2] = [one, other];
    (0..one.field_len())
        .filter(|index| {
            let [one, other] = [one, other].map(|it| it.field_at(*index));
            one.zip(other)
                .is_some_and(|(one, other)| one.reflect_partial_eq(other) != Some(true))
        })
        .filter_map(|index| one.name_at(index))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_stored_value_can_be_changed_and_changed_back() {
    let before = Settings::default();
    let mut changed = Vec::new();
    for setting in table() {
        let mut settings = before.clone();
        let steps = match setting.control {
            SettingControl::Stepper { .. } => STEPS,
            _ => 1,
        };
        let mut fields = BTreeSet::new();
        for _ in 0..steps {
            let now = settings.clone();
            change(&setting, &mut settings, true);
            fields.extend(differing(&settings, &now));
            assert_ne!(
                value(&setting, &settings),
                value(&setting, &now),
                "{}",
                setting.key
            );
            let mut back = settings.clone();
            change(&setting, &mut back, false);
            assert_eq!(back, now, "{}", setting.key);
        }
        assert!(fields.contains(setting.key), "{}", setting.key);
        changed.extend(fields);
    }
    changed.sort_unstable();
    let all: &dyn Struct = &before;
    let mut fields: Vec<&str> = (0..all.field_len())
        .filter_map(|index| all.name_at(index))
        .collect();
    fields.sort_unstable();
    assert_eq!(changed, fields, "each is set in one row");
}

#[test]
fn settings_stand_in_one_order() {
    let places: Vec<_> = table().iter().map(|it| (it.section, it.order)).collect();
    assert!(places.is_sorted_by(|one, next| one < next), "{places:?}");
    let empty = [
        SettingSection::Controls,
        SettingSection::Helps,
        SettingSection::Credits,
    ];
    for section in SettingSection::ALL.iter().filter(|it| !empty.contains(it)) {
        assert!(places.iter().any(|(of, _)| of == section), "{section:?}");
    }
}

#[test]
fn silence_is_a_word() {
    assert_eq!(strength_words(0), Words::new(texts::SETTINGS_VOLUME_OFF));
}

/// Returns the texts of a setting at all of its values.
fn words_of(setting: &SettingSpec) -> Vec<Words> {
    let mut settings = Settings::default();
    let mut words = vec![Words::new(setting.title), setting.section.title()];
    words.push(Words::new(setting.about));
    for _ in 0..STEPS {
        words.push(value(setting, &settings));
        match setting.control {
            SettingControl::Slider { get, .. } if get(&settings) == 0 => break,
            _ => change(setting, &mut settings, true),
        }
    }
    words
}

#[test]
fn every_setting_has_words_in_every_language() {
    for words in table().iter().flat_map(words_of) {
        for language in Language::ALL {
            let said = Locale(language).say(&words);
            assert!(
                !said.is_empty() && !said.contains("settings-"),
                "{language:?}: {said}"
            );
        }
    }
}

#[test]
fn every_setting_is_explained_in_a_short_sentence_in_every_language() {
    for words in table().iter().map(|it| Words::new(it.about)) {
        for said in Language::ALL.map(|language| Locale(language).say(&words)) {
            assert!(
                said.ends_with('.') && said.chars().count() <= ABOUT,
                "{said}"
            );
        }
    }
}
