//! Rewards of the way up, passed to the features that show them: sceneries, dice, flags on the title, the voice of hints.

use bevy::prelude::*;

use super::game::GameOfWay;
use super::stage::{Reward, Stage};
use super::stored::StoredWayUp;
use crate::core::surroundings::{SurroundingsSystems, Unlocked};
use crate::play::hud::Voice;
use crate::play::table::OwnFlags;

/// Unlocks the rewards; nothing is locked again.
fn unlock_rewards(way: Res<StoredWayUp>, mut unlocked: ResMut<Unlocked>) {
    let mut all = unlocked.clone();
    for reward in way.won().map(Stage::reward) {
        match reward {
            Reward::Scenery(scenery) => _ = all.sceneries.insert(scenery),
            Reward::Dice(dice) => _ = all.dice.insert(dice),
            Reward::GoldenFlag => {}
        }
    }
    unlocked.set_if_neq(all);
}

fn count_flags(way: Res<StoredWayUp>, mut flags: ResMut<OwnFlags>) {
    flags.set_if_neq(OwnFlags(way.won().count()));
}

/// Lets the character of the match say the hints.
fn set_voice(game: Res<GameOfWay>, mut commands: Commands) {
    commands.insert_resource(Voice(game.0.opponent));
}

pub(super) fn plugin(app: &mut App) {
    let award = || (unlock_rewards, count_flags).before(SurroundingsSystems);
    app.add_systems(PreStartup, award())
        .add_systems(PreUpdate, award().run_if(resource_changed::<StoredWayUp>))
        .add_systems(Update, set_voice.run_if(resource_added::<GameOfWay>));
}

#[cfg(test)]
mod tests {
    use cant_stop_scenery::{Dice, Scenery};

    use super::*;
    use crate::core::settings::Settings;

    #[test]
    fn each_stage_unlocks_its_reward() {
        let mut world = World::new();
        world.init_resource::<StoredWayUp>();
        world.init_resource::<Unlocked>();
        for (won, stage) in (0..).zip(Stage::ALL) {
            // The first game of a series wins nothing yet.
            let all = won + usize::from(stage.reward() != Reward::GoldenFlag);
            for expected in [won, all] {
                world.resource_mut::<StoredWayUp>().count(stage, true);
                world.run_system_cached(unlock_rewards).expect("a system");
                let unlocked = world.resource::<Unlocked>();
                assert_eq!(unlocked.sceneries.len() + unlocked.dice.len(), expected);
            }
        }
        let (unlocked, settings) = (world.resource::<Unlocked>(), Settings::default());
        assert_eq!(unlocked.open_sceneries(&settings), Scenery::ALL);
        assert_eq!(unlocked.open_dice(&settings), Dice::ALL);
    }
}
