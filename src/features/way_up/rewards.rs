//! Rewards of the way up: sceneries and dice with their settings, flags on the title; and the voice of hints.

use bevy::prelude::*;
use cant_stop_scenery::{Dice, Scenery};

use super::game::GameOfWay;
use super::stored::StoredWayUp;
use crate::core::setting::{SettingApp as _, SettingSpec, setting};
use crate::core::surroundings::SurroundingsSystems;
use crate::play::hud::Voice;
use crate::play::table::OwnFlags;
use crate::ui::prelude::*;

/// Unlocks the rewards, and raises a flag for each; nothing is locked again. The common tables win the dice in their
/// order, the harder ones the sceneries. The first of both come with the game, and the last table wins golden flags.
pub(super) fn award(
    way: Res<StoredWayUp>,
    mut unlocked: ResMut<Unlocked>,
    mut flags: ResMut<OwnFlags>,
) {
    let mut all = unlocked.clone();
    for stage in way.won() {
        let place = stage.station() + 1;
        match stage.is_harder {
            false => all.dice.extend(Dice::ALL.get(place)),
            true => all.sceneries.extend(Scenery::ALL.get(place)),
        }
    }
    unlocked.set_if_neq(all);
    flags.set_if_neq(OwnFlags(way.won().count()));
}

/// Lets the character of the match say the hints.
fn set_voice(game: Res<GameOfWay>, mut commands: Commands) {
    commands.insert_resource(Voice(game.0.opponent));
}

/// Settings of the rewards. A choice that is not won yet stays chosen.
fn settings() -> [SettingSpec; 3] {
    [
        setting!(@ Picture, 10, scenery, SCENERY, ABOUT_SCENERY, Stepper {
            words: |settings, unlocked, _| scenery(unlocked.surroundings(settings).scenery),
            step: |settings, by, offer| {
                let all = offer.unlocked.open_sceneries(settings);
                if all.len() > 1 {
                    let now = offer.unlocked.surroundings(settings).scenery;
                    settings.scenery = cycle(&all, now, by).into();
                }
            },
        }),
        setting!(@ Picture, 11, dice, SCENERY_DICE, ABOUT_DICE, Stepper {
            words: |settings, unlocked, _| dice(unlocked.surroundings(settings).dice),
            step: |settings, by, offer| {
                let all = offer.unlocked.open_dice(settings);
                if all.len() > 1 {
                    let now = offer.unlocked.surroundings(settings).dice;
                    settings.dice = cycle(&all, now, by).into();
                }
            },
        }),
        setting!(Picture 12, everything_unlocked, SCENERY_EVERYTHING, SCENERY_WON, toggle),
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

pub(super) fn plugin(app: &mut App) {
    let award = || award.before(SurroundingsSystems);
    app.add_settings(settings())
        .add_systems(PreStartup, award())
        .add_systems(PreUpdate, award().run_if(resource_changed::<StoredWayUp>))
        .add_systems(Update, set_voice.run_if(resource_added::<GameOfWay>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::setting::{Offer, SettingControl};

    #[test]
    fn only_rewards_won_are_offered_and_the_choice_is_kept() {
        let [scenery, ..] = settings();
        let SettingControl::Stepper { step, .. } = scenery.control else {
            panic!("sceneries are stepped through");
        };
        let mut settings = Settings {
            scenery: Scenery::Snow.into(),
            ..Settings::default()
        };
        let mut unlocked = Unlocked::default();
        let mut step = |unlocked: &Unlocked| {
            let monitors = 1;
            step(&mut settings, 1, Offer { monitors, unlocked });
            Scenery::from(settings.scenery)
        };
        assert_eq!(step(&unlocked), Scenery::Snow);
        unlocked.sceneries.insert(Scenery::Dawn);
        for expected in [Scenery::Dawn, Scenery::Dusk, Scenery::Dawn] {
            assert_eq!(step(&unlocked), expected);
        }
    }
}
