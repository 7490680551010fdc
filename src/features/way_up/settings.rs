//! Settings of the rewards: sceneries and dice. A choice that is not won yet stays chosen.

use cant_stop_scenery::{Dice, Scenery};

use crate::core::cycle::cycle;
use crate::core::locale::Words;
use crate::core::setting::{SettingSpec, setting};
use crate::core::texts;

/// Returns the settings of the rewards.
pub(super) fn settings() -> [SettingSpec; 3] {
    [
        setting!(@ Picture, 10, scenery, SCENERY, Stepper {
            words: |settings, unlocked| scenery(unlocked.surroundings(settings).scenery),
            step: |settings, by, offer| {
                let all = offer.unlocked.open_sceneries(settings);
                if all.len() > 1 {
                    let now = offer.unlocked.surroundings(settings).scenery;
                    settings.scenery = cycle(&all, now, by).into();
                }
            },
        }),
        setting!(@ Picture, 11, dice, SCENERY_DICE, Stepper {
            words: |settings, unlocked| dice(unlocked.surroundings(settings).dice),
            step: |settings, by, offer| {
                let all = offer.unlocked.open_dice(settings);
                if all.len() > 1 {
                    let now = offer.unlocked.surroundings(settings).dice;
                    settings.dice = cycle(&all, now, by).into();
                }
            },
        }),
        SettingSpec {
            note: Some(texts::SCENERY_WON),
            ..setting!(Picture 12, everything_unlocked, SCENERY_EVERYTHING, toggle)
        },
    ]
}

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
    use crate::core::setting::{Offer, SettingControl};
    use crate::core::settings::Settings;
    use crate::core::surroundings::Unlocked;

    /// Steps through the sceneries on offer. Returns each that was in force.
    fn offered(unlocked: &Unlocked, settings: &mut Settings) -> Vec<Scenery> {
        let [scenery, ..] = super::settings();
        let SettingControl::Stepper { step, .. } = scenery.control else {
            panic!("sceneries are stepped through");
        };
        let monitors = 1;
        let mut seen = Vec::from(Scenery::ALL.map(|_| {
            step(settings, 1, Offer { monitors, unlocked });
            unlocked.surroundings(settings).scenery
        }));
        seen.sort_unstable();
        seen.dedup();
        seen
    }

    #[test]
    fn only_rewards_won_are_offered_and_the_choice_is_kept() {
        let mut settings = Settings {
            scenery: Scenery::Snow.into(),
            ..Settings::default()
        };
        let mut unlocked = Unlocked::default();
        let chosen = settings.scenery;
        assert_eq!(offered(&unlocked, &mut settings), [Scenery::Dusk]);
        assert_eq!(settings.scenery, chosen);
        settings.everything_unlocked = true;
        assert_eq!(offered(&unlocked, &mut settings), Scenery::ALL);
        settings.everything_unlocked = false;
        unlocked.sceneries.insert(Scenery::Dawn);
        let won = [Scenery::Dusk, Scenery::Dawn];
        assert_eq!(offered(&unlocked, &mut settings), won);
    }
}
