//! The question before a new game takes the place of one that is not finished.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use crate::core::dialogs::{Dialog, Dialogs};
use crate::core::locale::Words;
use crate::core::texts;
use crate::referee::{AskToGiveUp, GaveUp, SavedGame};
use crate::ui::focus::FocusFirst;
use crate::ui::question::question;
use crate::ui::widgets::{ButtonLook, button};
use crate::ui::{done_button, leave_dialog};

const GIVE_UP: Dialog = Dialog::named("GiveUp");
const WIDTH: f32 = 980.0;
/// What stands between the names of those who play.
const BETWEEN: &str = " · ";

fn open(saved: Res<SavedGame>, mut commands: Commands) {
    let seats = saved.0.iter().flat_map(|saved| &saved.seats);
    let names: Vec<&str> = seats.map(|plan| plan.name.as_str()).collect();
    let note = Words::new(texts::GIVE_UP_NOTE).with("names", names.join(BETWEEN));
    commands.spawn(question(
        GIVE_UP,
        WIDTH,
        Words::new(texts::GIVE_UP_HEADING),
        note,
        children![
            (done_button(Words::new(texts::GIVE_UP_NO)), FocusFirst),
            (
                button(Words::new(texts::GIVE_UP_YES), ButtonLook::Secondary),
                observe(leave_dialog),
                observe(|_: On<Activate>, mut commands: Commands| commands.trigger(GaveUp)),
            ),
        ],
    ));
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(GIVE_UP), open)
        .add_observer(|_: On<AskToGiveUp>, mut dialogs: ResMut<Dialogs>| dialogs.open(GIVE_UP));
}
