//! The play screen's own part: a way to the pause for the mouse. Keys and pads have Escape and Start.

use bevy::{
    input_focus::tab_navigation::TabIndex, prelude::*,
    ui::auto_directional_navigation::AutoDirectionalNavigation, ui_widgets::Activate,
};

use super::{Screen, screen_root};
use crate::{
    input::PauseRequested,
    locale::Words,
    theme::{
        spacing::WIDE,
        widgets::{ButtonLook, icon_button},
    },
};

/// The width of the column at the right with scores, tray, cards and actions.
const COLUMN: f32 = 584.0;

fn spawn(mut commands: Commands) {
    let corner = Node {
        position_type: PositionType::Absolute,
        top: percent(5),
        right: percent(5),
        margin: UiRect::right(px(COLUMN + WIDE)),
        ..default()
    };
    commands
        .spawn(screen_root(Screen::Play))
        .with_children(|root| {
            root.spawn((corner, Pickable::IGNORE))
                .with_children(|corner| {
                    corner
                        .spawn(icon_button(
                            "icon_pause",
                            Words::new("pause-open"),
                            ButtonLook::Secondary,
                        ))
                        // While bots play it would be all there is to focus, and a press to hurry them would pause.
                        .remove::<(AutoDirectionalNavigation, TabIndex)>()
                        .observe(|_: On<Activate>, mut commands: Commands| {
                            commands.trigger(PauseRequested);
                        });
                });
        });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn);
}
