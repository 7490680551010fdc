//! Every value can be set and set back, in one place, in words of every language.

use bevy::reflect::structs::Struct;
use cant_stop_scenery::Scenery;

use super::section::Section;
use super::setting::{Control, Offer, Setting};
use crate::core::locale::{Locale, Words};
use crate::core::settings::Language;
use crate::core::settings::Settings;
use crate::core::surroundings::Unlocked;
use crate::core::texts;
use crate::ui::tabs::Page as _;
use crate::ui::widgets::{Slider, Toggle};

const MONITORS: u8 = 2;
/// More steps than any stepper has values.
const STEPS: usize = 9;

/// Where it stands, in words, when everything has been won.
fn value(setting: Setting, settings: &Settings) -> Words {
    setting.value(settings, &Unlocked::everything())
}

/// Changes a setting as its control would, there or back.
fn change(setting: Setting, settings: &mut Settings, there: bool) {
    match setting.control(settings) {
        Control::Stepper => {
            let offer = Offer {
                monitors: MONITORS,
                unlocked: &Unlocked::everything(),
            };
            setting.step(settings, if there { 1 } else { -1 }, offer);
        }
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
            value(setting, &settings),
            value(setting, &before),
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
        value(Setting::Music, &settings),
        Words::new(texts::SETTINGS_VOLUME_OFF)
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
    words.extend(setting.note());
    for _ in 0..STEPS {
        words.push(value(setting, &settings));
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
        assert!(
            all.any(|setting| setting.section() == *section),
            "{section:?}"
        );
    }
}

#[test]
fn what_is_not_won_is_not_offered_and_what_is_chosen_is_not_forgotten() {
    let won = |unlocked: &Unlocked, mut settings: Settings| {
        let mut seen = Vec::new();
        for _ in 0..STEPS {
            let offer = Offer {
                monitors: MONITORS,
                unlocked,
            };
            Setting::Scenery.step(&mut settings, 1, offer);
            let now = unlocked.surroundings(&settings).scenery;
            if !seen.contains(&now) {
                seen.push(now);
            }
        }
        (seen, settings.scenery)
    };
    let snow = Settings {
        scenery: Scenery::Snow.into(),
        ..Settings::default()
    };
    let (seen, kept) = won(&Unlocked::default(), snow.clone());
    assert_eq!(seen, [Scenery::Dusk]);
    assert_eq!(kept, snow.scenery);
    let dawn = Unlocked {
        sceneries: [Scenery::Dawn].into(),
        ..Unlocked::default()
    };
    let (mut seen, _) = won(&dawn, snow.clone());
    seen.sort_unstable();
    assert_eq!(seen, [Scenery::Dusk, Scenery::Dawn]);
    let all = Settings {
        everything_unlocked: true,
        ..snow
    };
    let (mut seen, _) = won(&Unlocked::default(), all);
    seen.sort_unstable();
    assert_eq!(seen, Scenery::ALL);
}
