//! End of a match: left by its players, or finished.

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::ExitSystems;

use super::parts::{MatchEnd, end_match, is_over};
use super::{Match, Policy, RefereeSystems};
use crate::core::states::Screen;
use crate::core::store::StoreSystems;

/// Request to leave the match, or its results. The record stays on disk.
#[derive(Event, Clone, Copy, Debug)]
pub struct LeaveGame;

fn leave_match(
    _: On<LeaveGame>,
    current: Option<Res<Match>>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    next.set(current.map_or(Screen::Title, |current| current.policy().leads_to));
    commands.queue(|world: &mut World| end_match(world, MatchEnd::Left));
}

/// Ends the finished match. What is shown, the seats, the story, the log and the policy stay for the results.
fn finish_match(world: &mut World) {
    if let Some(current) = world.get_resource::<Match>() {
        let (log, policy) = (current.log().clone(), current.policy().clone());
        end_match(world, MatchEnd::Finished);
        world.insert_resource(log);
        world.insert_resource(policy);
    }
}

/// Leaves a match that no screen shows: it was started in the frame in which another player went back.
fn leave_unseen_match(world: &mut World) {
    end_match(world, MatchEnd::Left);
}

/// Ends a match that is over when the app is closed, so that it counts.
fn finish_match_at_exit(world: &mut World) {
    if is_over(world) {
        end_match(world, MatchEnd::Left);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Policy>()
        .add_observer(leave_match)
        .add_systems(
            OnEnter(Screen::Title),
            leave_unseen_match.in_set(RefereeSystems::PutAway),
        )
        .add_systems(
            OnEnter(Screen::Join),
            leave_unseen_match.in_set(RefereeSystems::PutAway),
        )
        .add_systems(
            OnEnter(Screen::Results),
            finish_match.in_set(RefereeSystems::PutAway),
        )
        .add_systems(
            Last,
            finish_match_at_exit
                .run_if(on_message::<AppExit>)
                .after(ExitSystems)
                .before(StoreSystems::Collect),
        );
}
