//! Requests of screen readers: put the focus somewhere, press, step a value.

use accesskit::Action;
use bevy::a11y::ActionRequest;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::ToggleChecked;

use super::Told;
use crate::input::{Device, DeviceAssignment, DeviceTurn, Focusables, Gate, TurnRefused};
use crate::ui::prelude::*;
use crate::ui::widgets::{Sideways, TextField, Toggle};

fn carry_out(
    mut requests: MessageReader<ActionRequest>,
    (focusables, told): (Focusables, Res<Told>),
    seen: Query<&InheritedVisibility, Without<InteractionDisabled>>,
    (parents, layers): (Query<&ChildOf>, Query<&GlobalZIndex>),
    (gate, assignment, turn): (Res<Gate>, Res<DeviceAssignment>, Res<DeviceTurn>),
    (sideways, toggles): (Query<(), With<Sideways>>, Query<(), With<Toggle>>),
    fields: Query<(), With<TextField>>,
    (mut focus, mut visible): (ResMut<InputFocus>, ResMut<InputFocusVisible>),
    mut refused: MessageWriter<TurnRefused>,
    mut commands: Commands,
) {
    // A screen reader is served by keys and the mouse: on the turn of a pad neither plays.
    let turn_of_pad = turn.player.filter(|seat| {
        gate.is_mouse_blocked() && assignment.of(*seat).and_then(Device::pad).is_some()
    });
    let is_for_everybody = |entity: Entity| {
        let mut above = layers.iter_many(parents.iter_ancestors(entity));
        above.any(|layer| layer.0 > Layer::MouseShield.z().0)
    };
    for request in requests.read() {
        let Some(entity) = Entity::try_from_bits(request.target_node.0) else {
            continue;
        };
        let node = told.node(request.target_node);
        // Buttons of a screen that take no focus can be pressed all the same.
        let is_offered = request.action == Action::Click
            && focusables.top_layer().is_none()
            && seen.get(entity).is_ok_and(|seen| seen.get())
            && node.is_some_and(|node| node.supports_action(Action::Click));
        let takes_focus = focusables.accepts(entity);
        if !takes_focus && !is_offered {
            continue;
        }
        if let Some(seat) = turn_of_pad
            && request.action != Action::Focus
            && !is_for_everybody(entity)
        {
            if !turn.is_showing {
                refused.write(TurnRefused { turn: seat });
            }
            continue;
        }
        let by = match request.action {
            Action::Focus => 0,
            Action::Increment => 1,
            Action::Decrement => -1,
            Action::Click if toggles.contains(entity) => {
                commands.trigger(ToggleChecked { entity });
                0
            }
            // The focus is all that a field needs to be written in.
            Action::Click if fields.contains(entity) => 0,
            Action::Click if sideways.contains(entity) => 1,
            Action::Click => {
                commands.trigger(Activate { entity });
                0
            }
            _ => continue,
        };
        if takes_focus {
            focus.set(entity, FocusCause::Navigated);
            visible.0 = true;
        }
        if by != 0 && sideways.contains(entity) {
            commands.trigger(Stepped { entity, by });
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(PreUpdate, carry_out.run_if(on_message::<ActionRequest>));
}
