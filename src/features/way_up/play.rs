//! Start of a game from the mountain or from the results, and the return to the mountain.

use bevy::prelude::*;

use super::PAGE;
use super::game::StartStage;
use super::stage::Stage;
use super::stored::StoredWayUp;
use crate::core::dialogs::Dialogs;
use crate::input::DeviceAssignment;
use crate::referee::{AskToGiveUp, ContinueGame, GaveUp, LeaveGame, SavedGame};
use crate::ui::solo::{self, ReturnPage};

/// Request for the next game of a stage, or for the unfinished one. Another unfinished game is given up first, after a
/// question.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct PlayStage(pub(crate) Stage);

/// Request to leave the results for the mountain.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct BackToTheMountain;

/// Stage that waits for the answer to the question.
#[derive(Resource)]
struct Waiting(Stage);

/// Stage of the unfinished game.
pub(super) fn unfinished(saved: &SavedGame, way: &StoredWayUp) -> Option<Stage> {
    way.stage_of(saved.0.as_ref()?.seed)
}

fn play(
    play: On<PlayStage>,
    saved: Res<SavedGame>,
    way: Res<StoredWayUp>,
    mut assignment: ResMut<DeviceAssignment>,
    mut commands: Commands,
) {
    let PlayStage(stage) = *play;
    if unfinished(&saved, &way) == Some(stage) {
        assignment.set_if_neq(DeviceAssignment::default());
        commands.trigger(ContinueGame);
    } else if saved.0.is_some() {
        commands.insert_resource(Waiting(stage));
        commands.trigger(AskToGiveUp);
    } else {
        commands.trigger(StartStage(stage));
    }
}

fn start_waiting(_: On<GaveUp>, waiting: If<Res<Waiting>>, mut commands: Commands) {
    commands.trigger(StartStage(waiting.0.0));
    commands.remove_resource::<Waiting>();
}

/// Lets every device play, and keeps the answered question from leading back to the mountain.
fn prepare(
    _: On<StartStage>,
    mut assignment: ResMut<DeviceAssignment>,
    mut dialogs: ResMut<Dialogs>,
) {
    assignment.set_if_neq(DeviceAssignment::default());
    dialogs.close();
}

fn go_back(_: On<BackToTheMountain>, mut back: ResMut<ReturnPage>, mut commands: Commands) {
    back.0 = Some(PAGE);
    commands.trigger(LeaveGame);
}

/// Drops the stage whose question was answered with no.
fn forget(mut commands: Commands) {
    commands.remove_resource::<Waiting>();
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(play)
        .add_observer(start_waiting)
        .add_observer(prepare)
        .add_observer(go_back)
        .add_systems(solo::OPENED, forget);
}
