//! Accept, back and pause: activates the focused widget, and requests to leave or to pause.

use bevy::ecs::message::MessageMutator;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::{InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, Checkbox, ToggleChecked};

use super::field::FocusedField;
use super::layers::Focusables;
use super::memory::FocusMemory;
use crate::input::controls::ControlInput;
use crate::input::sets::InputSystems;
use crate::ui::control::Control;
use crate::ui::focus::{BackRequested, PauseRequested};
use crate::ui::widgets::{Slid, Slider, Stepped, Stepper, TextField};

/// Accept was pressed on a text field, by a player without a keyboard.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub(crate) struct TypingAsked {
    pub(crate) entity: Entity,
}

/// Keys remapped to unused ones while focused input is dispatched: `bevy_ui_widgets` activates a focused button on the
/// physical keys Enter and Space, whatever they are bound to. [`activate_focused`] activates it instead.
const REMAPPED_KEYS: [(KeyCode, KeyCode); 2] = [
    (KeyCode::Enter, KeyCode::F34),
    (KeyCode::Space, KeyCode::F35),
];

/// Activates the focused widget; if the focus is hidden, only shows it.
fn activate_focused(
    input: Res<ControlInput>,
    focusables: Focusables,
    buttons: Query<(), With<Button>>,
    steppers: Query<(), With<Stepper>>,
    toggles: Query<(), With<Checkbox>>,
    sliders: Query<&Slider>,
    fields: Query<(), With<TextField>>,
    mut memory: ResMut<FocusMemory>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut commands: Commands,
) {
    if !input.just_pressed(Control::Accept) {
        return;
    }
    let Some(entity) = focus.get().filter(|entity| focusables.accepts(*entity)) else {
        visible.0 = memory.restore(&focusables, &mut focus) || visible.0;
        return;
    };
    visible.0 = true;
    if buttons.contains(entity) {
        commands.trigger(Activate { entity });
    } else if fields.contains(entity) {
        commands.trigger(TypingAsked { entity });
    } else if steppers.contains(entity) {
        commands.trigger(Stepped { entity, by: 1 });
    } else if toggles.contains(entity) {
        commands.trigger(ToggleChecked { entity });
    } else if let Ok(slider) = sliders.get(entity) {
        // Wraps around like a stepper, so that one button reaches every value.
        let to = (slider.now + 1) % (slider.most + 1);
        commands.trigger(Slid { entity, to });
    }
}

/// Remaps [`REMAPPED_KEYS`] before focused input is dispatched, except to a text field, which gets every key.
fn remap_keys(field: FocusedField, mut keys: MessageMutator<KeyboardInput>) {
    for key in keys.read() {
        let remapped = REMAPPED_KEYS.iter().find(|(real, _)| *real == key.key_code);
        if let Some((_, as_this)) = remapped.filter(|_| !field.is_there()) {
            key.key_code = *as_this;
        }
    }
}

/// Undoes the remapping after the dispatch, for other readers of keys.
fn restore_keys(mut keys: MessageMutator<KeyboardInput>) {
    for key in keys.read() {
        let mut remapped = REMAPPED_KEYS.into_iter();
        if let Some((real, _)) = remapped.find(|(_, other)| *other == key.key_code) {
            key.key_code = real;
        }
    }
}

fn request_back_and_pause(input: Res<ControlInput>, mut commands: Commands) {
    if input.just_pressed(Control::Back) {
        commands.trigger(BackRequested);
    }
    if input.just_pressed(Control::Pause) {
        commands.trigger(PauseRequested);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            remap_keys
                .after(InputSystems::Gate)
                .before(InputFocusSystems::Dispatch),
            restore_keys
                .after(InputFocusSystems::Dispatch)
                .before(InputSystems::Rebind),
            (activate_focused, request_back_and_pause).in_set(InputSystems::Act),
        ),
    );
}
