//! Back from a game that was begun on one of the pages: the title opens with that page.

use bevy::prelude::*;

use super::AlonePage;
use crate::core::states::{Menu, Screen};
use crate::referee::{ContinueGame, StartGame};
use crate::ui::tabs::InView;

/// The page that the title opens with, if the game before was begun there.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct BackToAlone(pub(crate) Option<AlonePage>);

fn from_a_table(_: On<StartGame>, mut back: ResMut<BackToAlone>) {
    back.0 = None;
}

fn from_an_earlier_one(_: On<ContinueGame>, mut back: ResMut<BackToAlone>) {
    back.0 = None;
}

fn open(
    mut back: ResMut<BackToAlone>,
    mut in_view: ResMut<InView<AlonePage>>,
    mut next: ResMut<NextState<Menu>>,
) {
    if let Some(page) = back.0.take() {
        in_view.set_if_neq(InView(page));
        NextState::set_if_neq(&mut next, Menu::Alone);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<BackToAlone>()
        .add_observer(from_a_table)
        .add_observer(from_an_earlier_one)
        .add_systems(OnEnter(Screen::Title), open);
}
