//! Start of a game from the mountain or from the results.

use bevy::prelude::*;

use super::game::StartStage;
use super::stage::Stage;
use super::stored::StoredWayUp;
use crate::core::dialogs::Dialogs;
use crate::input::DeviceAssignment;
use crate::referee::{AskToGiveUp, ContinueGame, GaveUp, SavedGame};
use crate::ui::solo;

#[derive(Resource)]
struct Waiting(Stage);

pub(super) fn unfinished(saved: &SavedGame, way: &StoredWayUp) -> Option<Stage> {
    way.stage_of(saved.0.as_ref()?.seed)
}

/// Action that begins the next game of a stage, or continues the unfinished one. Another unfinished game is given up
/// first, after a question.
pub(super) fn play(
    stage: Stage,
) -> impl FnMut(Res<SavedGame>, Res<StoredWayUp>, ResMut<DeviceAssignment>, Commands) {
    move |saved, way, mut assignment, mut commands| {
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

pub(super) fn plugin(app: &mut App) {
    // The question was answered with no.
    let forget = |mut commands: Commands| commands.remove_resource::<Waiting>();
    app.add_observer(start_waiting)
        .add_observer(prepare)
        .add_systems(solo::OPENED, forget);
}
