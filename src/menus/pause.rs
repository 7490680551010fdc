//! The pause: go on, look something up, or leave without losing anything.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::{Menu, dialog};
use crate::{
    input::FocusFirst,
    locale::Words,
    referee::LeaveGame,
    theme::{
        palette,
        type_scale::TextSize,
        widgets::{ButtonLook, button, label, medium_label},
    },
};

const WIDTH: f32 = 760.0;

fn open(mut commands: Commands) {
    commands.spawn(dialog(
        Menu::Pause,
        WIDTH,
        children![
            label(
                Words::new("pause-heading"),
                TextSize::Heading,
                palette::PAPER
            ),
            medium_label(
                Words::new("pause-note"),
                TextSize::Small,
                palette::PAPER_DIM
            ),
            (
                button(Words::new("pause-resume"), ButtonLook::Primary),
                FocusFirst,
                observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                    NextState::set_if_neq(&mut next, Menu::None);
                }),
            ),
            (
                button(Words::new("pause-rules"), ButtonLook::Secondary),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                    NextState::set_if_neq(&mut next, Menu::Rules);
                }),
            ),
            (
                button(Words::new("pause-settings"), ButtonLook::Secondary),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                    NextState::set_if_neq(&mut next, Menu::Settings);
                }),
            ),
            (
                button(Words::new("pause-leave"), ButtonLook::Secondary),
                observe(|_: On<Activate>, mut commands: Commands| {
                    commands.trigger(LeaveGame);
                }),
            ),
        ],
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), open);
}
