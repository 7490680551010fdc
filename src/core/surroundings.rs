//! Scenery and dice in force: those of the settings, or the defaults while they are locked. A locked choice stays in the
//! settings and takes effect once it is won.

use std::collections::BTreeSet;

use bevy::prelude::*;
use cant_stop_scenery::{Dice, Scenery};

use super::settings::Settings;

/// Unlocked sceneries and dice, set by the feature that awards them. Empty without one.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Unlocked {
    /// Sceneries beside the default one.
    pub sceneries: BTreeSet<Scenery>,
    /// Materials of dice beside the default one.
    pub dice: BTreeSet<Dice>,
}

/// Scenery and dice in force.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// Scenery of all pictures.
    pub scenery: Scenery,
    /// Material of the dice.
    pub dice: Dice,
}

impl Unlocked {
    /// Unlocks everything.
    pub fn everything() -> Unlocked {
        Unlocked {
            sceneries: Scenery::ALL.into(),
            dice: Dice::ALL.into(),
        }
    }

    /// Sceneries that can be chosen, in display order.
    pub fn open_sceneries(&self, settings: &Settings) -> Vec<Scenery> {
        open(&Scenery::ALL, &self.sceneries, settings)
    }

    /// Materials of dice that can be chosen, in display order.
    pub fn open_dice(&self, settings: &Settings) -> Vec<Dice> {
        open(&Dice::ALL, &self.dice, settings)
    }

    /// Surroundings in force with these settings.
    pub fn surroundings(&self, settings: &Settings) -> Surroundings {
        let (scenery, dice) = (settings.scenery.into(), settings.dice.into());
        let is_scenery_open = self.open_sceneries(settings).contains(&scenery);
        let are_dice_open = self.open_dice(settings).contains(&dice);
        Surroundings {
            scenery: if is_scenery_open { scenery } else { default() },
            dice: if are_dice_open { dice } else { default() },
        }
    }
}

/// The default of a list, and what is won; everything if the settings unlock it.
fn open<T: Copy + Default + Ord>(all: &[T], won: &BTreeSet<T>, settings: &Settings) -> Vec<T> {
    let is_won = |it: &T| *it == T::default() || won.contains(it);
    let open = |it: &T| settings.everything_unlocked || is_won(it);
    all.iter().copied().filter(open).collect()
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SurroundingsSystems;

fn update_surroundings(
    settings: Res<Settings>,
    unlocked: Res<Unlocked>,
    mut surroundings: ResMut<Surroundings>,
) {
    surroundings.set_if_neq(unlocked.surroundings(&settings));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unlocked>()
        .init_resource::<Surroundings>()
        .add_systems(PreStartup, update_surroundings.in_set(SurroundingsSystems))
        .add_systems(
            PreUpdate,
            update_surroundings
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
