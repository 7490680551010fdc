//! Leaving the game: at once, for everything is saved; where it is not, after being asked.

use bevy::{
    app::AppExit,
    prelude::*,
    ui_widgets::{Activate, observe},
};

use crate::core::locale::Words;
use crate::core::states::Menu;
use crate::core::texts;
use crate::referee::Match;
use crate::ui::done_button;
use crate::ui::focus::FocusFirst;
use crate::ui::question::question;
use crate::ui::widgets::{ButtonLook, button};

const WIDTH: f32 = 860.0;

/// What a button does that leaves the game.
pub(super) fn quit(
    _: On<Activate>,
    current: Option<Res<Match>>,
    mut next: ResMut<NextState<Menu>>,
    mut exit: MessageWriter<AppExit>,
) {
    if current.is_none_or(|current| current.is_kept()) {
        exit.write(AppExit::Success);
    } else {
        NextState::set_if_neq(&mut next, Menu::Quit);
    }
}

fn open(mut commands: Commands) {
    commands.spawn(question(
        Menu::Quit,
        WIDTH,
        Words::new(texts::QUIT_HEADING),
        Words::new(texts::QUIT_NOTE),
        children![
            (
                button(Words::new(texts::QUIT_ANYWAY), ButtonLook::Secondary),
                observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                    exit.write(AppExit::Success);
                }),
            ),
            (done_button(Words::new(texts::QUIT_STAY)), FocusFirst),
        ],
    ));
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Quit), open);
}
