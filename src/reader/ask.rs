//! Requests of screen readers: put the focus somewhere, press, step a value.

use accesskit::Action;
use bevy::a11y::ActionRequest;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ToggleChecked};

use super::ReaderSystems;
use crate::input::Focusables;
use crate::ui::widgets::{Sideways, Stepped, Toggle};

fn carry_out(
    mut requests: MessageReader<ActionRequest>,
    focusables: Focusables,
    sideways: Query<(), With<Sideways>>,
    toggles: Query<(), With<Toggle>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut commands: Commands,
) {
    for request in requests.read() {
        let asked = Entity::try_from_bits(request.target_node.0);
        let Some(entity) = asked.filter(|entity| focusables.accepts(*entity)) else {
            continue;
        };
        let by = match request.action {
            Action::Focus => 0,
            Action::Increment => 1,
            Action::Decrement => -1,
            Action::Click if toggles.contains(entity) => {
                commands.trigger(ToggleChecked { entity });
                0
            }
            Action::Click if sideways.contains(entity) => 1,
            Action::Click => {
                commands.trigger(Activate { entity });
                0
            }
            _ => continue,
        };
        focus.set(entity, FocusCause::Navigated);
        visible.0 = true;
        if by != 0 && sideways.contains(entity) {
            commands.trigger(Stepped { entity, by });
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(PreUpdate, carry_out.in_set(ReaderSystems::Ask));
}
