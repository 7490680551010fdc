//! The pointer: `bevy_ui_widgets` activates a widget on any button of the mouse. Here only the left one does; the other
//! buttons are bound to controls.

use bevy::ecs::message::MessageMutator;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerInput};
use bevy::prelude::*;

fn leave_the_left_button(mut inputs: MessageMutator<PointerInput>) {
    for input in inputs.read() {
        if let PointerAction::Press(button) | PointerAction::Release(button) = input.action
            && button != PointerButton::Primary
        {
            input.action = PointerAction::Move { delta: Vec2::ZERO };
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        First,
        leave_the_left_button
            .after(PickingSystems::Input)
            .before(PickingSystems::PostInput),
    );
}
