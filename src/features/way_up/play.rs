//! Start of a game from the mountain or from the results.

use bevy::prelude::*;

use super::game::StartStage;
use super::stage::Stage;
use super::stored::StoredWayUp;
use crate::input::DeviceAssignment;
use crate::referee::{AskToGiveUp, ContinueGame, GaveUp, Notices, RecordFolder, SavedGame};
use crate::ui::prelude::*;
use crate::ui::solo::{self, ReturnPage};

#[derive(Resource)]
struct Waiting(Stage);

pub(super) fn unfinished(saved: &SavedGame, way: &StoredWayUp) -> Option<Stage> {
    way.stage_of(saved.0.as_ref()?.seed)
}

/// Action that begins the next game of a stage, or continues the unfinished one. Another unfinished game is given up
/// first, after a question. While the disk is searched for one, only the second press begins.
pub(super) fn play(
    stage: Stage,
) -> impl FnMut(
    Res<SavedGame>,
    ResMut<RecordFolder>,
    Res<StoredWayUp>,
    ResMut<DeviceAssignment>,
    ResMut<Notices>,
    Commands,
) {
    move |saved, mut folder, way, mut assignment, mut notices, mut commands| {
        if unfinished(&saved, &way) == Some(stage) {
            assignment.set_if_neq(DeviceAssignment::default());
            commands.trigger(ContinueGame);
        } else if saved.0.is_some() {
            commands.insert_resource(Waiting(stage));
            commands.trigger(AskToGiveUp);
        } else if !folder.holds_back(&mut notices) {
            commands.trigger(StartStage(stage));
        }
    }
}

fn start_waiting(_: On<GaveUp>, waiting: If<Res<Waiting>>, mut commands: Commands) {
    commands.trigger(StartStage(waiting.0.0));
    commands.remove_resource::<Waiting>();
}

/// Lets every device play, keeps the answered question from leading back to the mountain, and the game from leading back to
/// the page of a match before.
fn prepare(
    _: On<StartStage>,
    mut assignment: ResMut<DeviceAssignment>,
    mut dialogs: ResMut<Dialogs>,
    mut back: ResMut<ReturnPage>,
) {
    assignment.set_if_neq(DeviceAssignment::default());
    dialogs.close();
    back.0 = None;
}

pub(super) fn plugin(app: &mut App) {
    // The question was answered with no, or a replay closed it.
    let forget = |mut commands: Commands| commands.remove_resource::<Waiting>();
    app.add_observer(start_waiting)
        .add_observer(prepare)
        .add_systems(solo::OPENED, forget)
        .add_systems(OnExit(Screen::Title), forget);
}
