//! The scenery in force and what the dice are made of: as the settings have it, as far as that has been won. A choice that is not
//! won stays in the settings, and takes effect when it is.

use std::collections::BTreeSet;

use bevy::prelude::*;
use cant_stop_scenery::{Dice, Scenery};

use super::settings::Settings;

/// Sceneries and dice that have been won. The feature that awards them sets it; without one there are the usual ones alone.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Unlocked {
    /// The sceneries won, beside the usual one.
    pub sceneries: BTreeSet<Scenery>,
    /// The materials of dice won, beside the usual one.
    pub dice: BTreeSet<Dice>,
}

/// The scenery in force and what the dice are made of.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// The scenery that all pictures are painted in.
    pub scenery: Scenery,
    /// What the dice on the table are made of.
    pub dice: Dice,
}

impl Unlocked {
    /// Everything there is.
    pub fn everything() -> Unlocked {
        Unlocked {
            sceneries: Scenery::ALL.into(),
            dice: Dice::ALL.into(),
        }
    }

    /// Whether a scenery can be chosen.
    pub fn is_open(&self, scenery: Scenery, settings: &Settings) -> bool {
        scenery == Scenery::default()
            || settings.everything_unlocked
            || self.sceneries.contains(&scenery)
    }

    /// Whether dice of this material can be chosen.
    pub fn are_open(&self, dice: Dice, settings: &Settings) -> bool {
        dice == Dice::default() || settings.everything_unlocked || self.dice.contains(&dice)
    }

    /// The sceneries that can be chosen, in their order.
    pub fn open_sceneries(&self, settings: &Settings) -> Vec<Scenery> {
        let mut all = Scenery::ALL.to_vec();
        all.retain(|scenery| self.is_open(*scenery, settings));
        all
    }

    /// The materials of dice that can be chosen, in their order.
    pub fn open_dice(&self, settings: &Settings) -> Vec<Dice> {
        let mut all = Dice::ALL.to_vec();
        all.retain(|dice| self.are_open(*dice, settings));
        all
    }

    /// What is in force by these settings.
    pub fn surroundings(&self, settings: &Settings) -> Surroundings {
        let scenery = Some(settings.scenery.into());
        let dice = Some(settings.dice.into());
        Surroundings {
            scenery: scenery
                .filter(|it| self.is_open(*it, settings))
                .unwrap_or_default(),
            dice: dice
                .filter(|it| self.are_open(*it, settings))
                .unwrap_or_default(),
        }
    }
}

/// What brings [`Surroundings`] up to date in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SurroundingsSystems;

fn follow(
    settings: Res<Settings>,
    unlocked: Res<Unlocked>,
    mut surroundings: ResMut<Surroundings>,
) {
    surroundings.set_if_neq(unlocked.surroundings(&settings));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unlocked>()
        .init_resource::<Surroundings>()
        .add_systems(PreStartup, follow.in_set(SurroundingsSystems))
        .add_systems(
            PreUpdate,
            follow
                .run_if(resource_changed::<Settings>.or_else(resource_changed::<Unlocked>))
                .in_set(SurroundingsSystems),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::settings::{DiceChoice, SceneryChoice};

    fn chosen() -> Settings {
        Settings {
            scenery: SceneryChoice::Snow,
            dice: DiceChoice::Amber,
            ..default()
        }
    }

    #[test]
    fn without_a_win_there_is_the_usual_alone() {
        let (unlocked, settings) = (Unlocked::default(), Settings::default());
        assert_eq!(unlocked.open_sceneries(&settings), [Scenery::Dusk]);
        assert_eq!(unlocked.open_dice(&settings), [Dice::Ivory]);
    }

    #[test]
    fn a_choice_that_is_not_won_falls_back_and_is_not_forgotten() {
        let mut app = App::new();
        app.insert_resource(chosen()).add_plugins(plugin);
        app.update();
        assert_eq!(
            *app.world().resource::<Surroundings>(),
            Surroundings::default()
        );
        assert_eq!(*app.world().resource::<Settings>(), chosen());
        let mut unlocked = app.world_mut().resource_mut::<Unlocked>();
        unlocked.sceneries.insert(Scenery::Snow);
        app.update();
        let now = *app.world().resource::<Surroundings>();
        assert_eq!((now.scenery, now.dice), (Scenery::Snow, Dice::Ivory));
    }

    #[test]
    fn all_of_it_can_be_had_at_once() {
        let settings = Settings {
            everything_unlocked: true,
            ..chosen()
        };
        let unlocked = Unlocked::default();
        assert_eq!(unlocked.open_sceneries(&settings), Scenery::ALL);
        assert_eq!(unlocked.open_dice(&settings), Dice::ALL);
        let now = unlocked.surroundings(&settings);
        assert_eq!((now.scenery, now.dice), (Scenery::Snow, Dice::Amber));
        assert_eq!(unlocked.surroundings(&chosen()), Surroundings::default());
        assert_eq!(Unlocked::everything().surroundings(&chosen()), now);
    }
}
