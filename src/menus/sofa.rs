//! Whether text is to be large: asked once, when nothing was ever set and somebody has a pad, who may sit far away.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::{dialog, done_button, last_row, last_row::leave_dialog};
use crate::{
    ground::{
        locale::{Spoken, Words},
        settings::{FirstStart, Settings, TextScale},
        states::{Menu, Screen},
        texts,
    },
    input::FocusFirst,
    theme::{
        color::Role,
        type_scale::TextSize,
        widgets::{ButtonLook, button, label, medium_label},
    },
};

const WIDTH: f32 = 860.0;

/// Nothing was ever set on this machine, and the question was not put.
#[derive(Resource)]
struct Unasked;

fn remember(first: Option<Res<FirstStart>>, mut commands: Commands) {
    if first.is_some_and(|first| first.0) {
        commands.insert_resource(Unasked);
    }
}

/// The size that the monitor asks for is chosen first.
fn ask(
    first: Option<Res<FirstStart>>,
    pads: Query<(), With<Gamepad>>,
    settings: Res<Settings>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    if first.is_some_and(|first| first.0) || pads.is_empty() {
        return;
    }
    commands.remove_resource::<Unasked>();
    if settings.text_scale.factor() < TextScale::TV.factor() {
        NextState::set_if_neq(&mut next, Menu::Sofa);
    }
}

fn open(mut commands: Commands) {
    commands.spawn(dialog(
        Menu::Sofa,
        WIDTH,
        children![
            label(
                Words::new(texts::TV_QUESTION),
                TextSize::Heading,
                Role::Paper
            ),
            (
                Spoken(Words::new(texts::TV_NOTE)),
                medium_label(Words::new(texts::TV_NOTE), TextSize::Body, Role::Paper),
            ),
            last_row(children![
                (
                    button(Words::new(texts::TV_YES), ButtonLook::Secondary),
                    FocusFirst,
                    observe(enlarge),
                    observe(leave_dialog),
                ),
                done_button(Words::new(texts::TV_NO)),
            ]),
        ],
    ));
}

fn enlarge(_: On<Activate>, mut settings: ResMut<Settings>) {
    settings.text_scale = TextScale::TV;
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, remember)
        .add_systems(
            Update,
            ask.run_if(
                resource_exists::<Unasked>
                    .and_then(in_state(Screen::Title))
                    .and_then(in_state(Menu::None)),
            ),
        )
        .add_systems(OnEnter(Menu::Sofa), open);
}
