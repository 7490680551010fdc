//! Settings of what is won on the way up: sceneries and dice. What is chosen and not won stays chosen.

use cant_stop_scenery::{Dice, Scenery};

use crate::core::cycle::cycle;
use crate::core::locale::Words;
use crate::core::setting::{SettingControl, SettingSection, SettingSpec, setting};
use crate::core::texts;

/// Returns the settings of what is won.
pub(super) fn settings() -> [SettingSpec; 3] {
    [
        SCENERY,
        DICE,
        SettingSpec {
            note: Some(texts::SCENERY_WON),
            ..setting!(Picture 12, everything_unlocked, SCENERY_EVERYTHING, toggle)
        },
    ]
}

const SCENERY: SettingSpec = SettingSpec {
    section: SettingSection::Picture,
    order: 10,
    key: "scenery",
    title: texts::SCENERY,
    note: None,
    control: SettingControl::Stepper {
        words: |settings, unlocked| scenery(unlocked.surroundings(settings).scenery),
        step: |settings, by, offer| {
            let now = offer.unlocked.surroundings(settings).scenery;
            let all = offer.unlocked.open_sceneries(settings);
            if all.len() > 1 {
                settings.scenery = cycle(&all, now, by).into();
            }
        },
    },
    needs_monitors: false,
};

const DICE: SettingSpec = SettingSpec {
    section: SettingSection::Picture,
    order: 11,
    key: "dice",
    title: texts::SCENERY_DICE,
    note: None,
    control: SettingControl::Stepper {
        words: |settings, unlocked| dice(unlocked.surroundings(settings).dice),
        step: |settings, by, offer| {
            let now = offer.unlocked.surroundings(settings).dice;
            let all = offer.unlocked.open_dice(settings);
            if all.len() > 1 {
                settings.dice = cycle(&all, now, by).into();
            }
        },
    },
    needs_monitors: false,
};

fn scenery(scenery: Scenery) -> Words {
    Words::new(match scenery {
        Scenery::Dusk => texts::SCENERY_DUSK,
        Scenery::Dawn => texts::SCENERY_DAWN,
        Scenery::Spring => texts::SCENERY_SPRING,
        Scenery::Snow => texts::SCENERY_SNOW,
        Scenery::Aurora => texts::SCENERY_AURORA,
    })
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::setting::Offer;
    use crate::core::settings::Settings;
    use crate::core::surroundings::Unlocked;

    /// Returns the sceneries that the stepper goes through, and the one that is stored in the end.
    fn offered(unlocked: &Unlocked, mut settings: Settings) -> (Vec<Scenery>, Settings) {
        let SettingControl::Stepper { step, .. } = SCENERY.control else {
            panic!("sceneries are stepped through");
        };
        let mut seen = Vec::new();
        for _ in 0..2 * Scenery::ALL.len() {
            let offer = Offer {
                monitors: 1,
                unlocked,
            };
            step(&mut settings, 1, offer);
            seen.push(unlocked.surroundings(&settings).scenery);
        }
        seen.sort_unstable();
        seen.dedup();
        (seen, settings)
    }

    #[test]
    fn what_is_not_won_is_not_offered_and_what_is_chosen_is_not_forgotten() {
        let snow = Settings {
            scenery: Scenery::Snow.into(),
            ..Settings::default()
        };
        let (seen, kept) = offered(&Unlocked::default(), snow.clone());
        assert_eq!(seen, [Scenery::Dusk]);
        assert_eq!(kept.scenery, snow.scenery);
        let dawn = Unlocked {
            sceneries: [Scenery::Dawn].into(),
            ..Unlocked::default()
        };
        assert_eq!(
            offered(&dawn, snow.clone()).0,
            [Scenery::Dusk, Scenery::Dawn]
        );
        let all = Settings {
            everything_unlocked: true,
            ..snow
        };
        assert_eq!(offered(&Unlocked::default(), all).0, Scenery::ALL);
    }
}
