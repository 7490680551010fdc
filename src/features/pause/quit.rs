//! Leaving the game: at once, for everything is saved; where it is not, after being asked.

use bevy::{
    app::AppExit,
    prelude::*,
    ui_widgets::{Activate, observe},
};

use crate::core::dialogs::{Dialog, Dialogs};
use crate::core::locale::Words;
use crate::core::texts;
use crate::referee::Match;
use crate::ui::done_button;
use crate::ui::focus::FocusFirst;
use crate::ui::question::question;
use crate::ui::widgets::{ButtonLook, button};

/// Question before a match that is not saved is left.
const QUIT: Dialog = Dialog::named("Quit");

const WIDTH: f32 = 860.0;

/// Leaves the game, after a question if the match is not saved.
pub(super) fn quit(
    current: Option<Res<Match>>,
    mut dialogs: ResMut<Dialogs>,
    mut exit: MessageWriter<AppExit>,
) {
    if current.is_none_or(|current| current.is_kept()) {
        exit.write(AppExit::Success);
    } else {
        dialogs.open(QUIT);
    }
}

fn open(mut commands: Commands) {
    commands.spawn(question(
        QUIT,
        WIDTH,
        Words::new(texts::QUIT_HEADING),
        Words::new(texts::QUIT_NOTE),
        children![
            (done_button(Words::new(texts::QUIT_STAY)), FocusFirst),
            (
                button(Words::new(texts::QUIT_ANYWAY), ButtonLook::Secondary),
                observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                    exit.write(AppExit::Success);
                }),
            ),
        ],
    ));
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(QUIT), open);
}
