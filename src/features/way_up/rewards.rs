//! Rewards of the way up: sceneries, dice, and flags on the title, handed to those who show them.

use bevy::prelude::*;

use super::game::GameOfWay;
use crate::core::settings::{Reward, Stage, StoredWayUp, rewards_won};
use crate::core::surroundings::{SurroundingsSystems, Unlocked};
use crate::play::hud::Voice;
use crate::play::table::OwnFlags;

/// Unlocks the rewards in `unlocked`.
fn unlock_won(way: &StoredWayUp, unlocked: &mut Unlocked) {
    for reward in rewards_won(way) {
        match reward {
            Reward::Scenery(scenery) => _ = unlocked.sceneries.insert(scenery),
            Reward::Dice(dice) => _ = unlocked.dice.insert(dice),
            Reward::GoldenFlag => {}
        }
    }
}

/// Unlocks all rewards; nothing is locked again.
fn unlock_rewards(way: Res<StoredWayUp>, mut unlocked: ResMut<Unlocked>) {
    let mut won = unlocked.clone();
    unlock_won(&way, &mut won);
    unlocked.set_if_neq(won);
}

fn count_flags(way: Res<StoredWayUp>, mut flags: ResMut<OwnFlags>) {
    let won = Stage::ALL.into_iter().filter(|stage| way.is_won(*stage));
    flags.set_if_neq(OwnFlags(won.count()));
}

/// Lets the opponent of the match say the hints.
fn give_voice(game: Res<GameOfWay>, mut commands: Commands) {
    commands.insert_resource(Voice(game.0.opponent));
}

pub(super) fn plugin(app: &mut App) {
    let hand_out = || (unlock_rewards, count_flags).before(SurroundingsSystems);
    app.add_systems(PreStartup, hand_out())
        .add_systems(
            PreUpdate,
            hand_out().run_if(resource_changed::<StoredWayUp>),
        )
        .add_systems(Update, give_voice.run_if(resource_added::<GameOfWay>));
}

#[cfg(test)]
mod tests {
    use cant_stop_scenery::{Dice, Scenery};

    use super::*;
    use crate::core::settings::Settings;

    #[test]
    fn what_is_won_on_the_way_up_can_be_chosen() {
        let mut way = StoredWayUp::default();
        let won = |way: &StoredWayUp| {
            let mut unlocked = Unlocked::default();
            unlock_won(way, &mut unlocked);
            unlocked
        };
        for stage in Stage::ALL {
            way.count(stage, true);
            let before = won(&way);
            way.count(stage, true);
            let after = won(&way);
            let more = after.sceneries.len() + after.dice.len();
            let had = before.sceneries.len() + before.dice.len();
            let is_flag = stage.reward() == Reward::GoldenFlag;
            assert_eq!(more, had + usize::from(!is_flag));
        }
        let settings = Settings::default();
        assert_eq!(won(&way).open_sceneries(&settings), Scenery::ALL);
        assert_eq!(won(&way).open_dice(&settings), Dice::ALL);
    }
}
