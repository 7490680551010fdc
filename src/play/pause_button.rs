//! The play screen's own part: a way to the pause for the mouse. Keys and pads have Escape and Start.

use bevy::{
    input_focus::tab_navigation::TabIndex, prelude::*,
    ui::auto_directional_navigation::AutoDirectionalNavigation,
};

use crate::core::settings::OneButton;
use crate::input::DeviceTurn;
use crate::ui::focus::{FocusOnce, PauseRequested};
use crate::ui::layout::{Hugging, Placed, StepsAside};
use crate::ui::prelude::*;
use crate::ui::widgets::icon_button;

/// The button that pauses.
#[derive(Component)]
struct PauseButton;

fn spawn(mut commands: Commands) {
    let pause = icon_button(
        Art::IconPause,
        Words::new(texts::PAUSE_OPEN),
        ButtonLook::Secondary,
    );
    let corner = Node {
        justify_content: JustifyContent::Center,
        ..default()
    };
    let mut root = commands.spawn(screen_root(Screen::Play));
    root.with_children(|root| {
        // Every player may pause in every turn, but not while dawn breaks.
        let layer = Layer::ForEverybody.z();
        root.spawn((Placed(corner_rect), Hugging, corner, layer, StepsAside))
            .with_children(|corner| {
                corner
                    .spawn(pause)
                    // While bots play it would be all there is to focus, and a press to hurry them would pause.
                    .remove::<(AutoDirectionalNavigation, TabIndex)>()
                    .insert((PauseButton, FocusOnce))
                    .observe(|_: On<Activate>, mut commands: Commands| {
                        commands.trigger(PauseRequested);
                    });
            });
    });
}

fn corner_rect(canvas: &Canvas, text_scale: f32) -> Rect {
    canvas.play_layout(text_scale).pause
}

/// Puts the button into the focus order of players with one button, who have no other way to pause.
fn offer_pause(
    settings: Res<Settings>,
    turn: Res<DeviceTurn>,
    buttons: Query<(Entity, Has<TabIndex>), With<PauseButton>>,
    mut commands: Commands,
) {
    let offered = settings.one_button != OneButton::Off && turn.is_person_asked;
    for (button, was) in &buttons {
        let mut button = commands.entity(button);
        match (offered, was) {
            (true, false) => _ = button.insert((AutoDirectionalNavigation::default(), TabIndex(0))),
            (false, true) => _ = button.remove::<(AutoDirectionalNavigation, TabIndex)>(),
            _ => {}
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn)
        .add_systems(Update, offer_pause.run_if(in_state(Screen::Play)));
}
