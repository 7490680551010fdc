//! Presses that are no direction: accept, back, pause.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    input_focus::{FocusedInput, InputFocus, InputFocusVisible},
    prelude::*,
    ui_widgets::{Activate, Button, Checkbox, ToggleChecked},
};
use bevy_enhanced_input::prelude::*;

use super::{
    InputSystems,
    actions::{Accept, Back, Pause},
    focus::FocusMemory,
    holding::ACCEPT_KEYS,
    layers::Focusables,
    typing::{TextEntry, TypingAsked},
};
use crate::theme::widgets::{Stepped, Stepper};

/// Somebody wants to leave the dialog or screen.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct BackRequested;

/// Somebody wants to pause, or to go on.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct PauseRequested;

fn began<A: InputAction>(actions: &Query<&ActionEvents, With<Action<A>>>) -> bool {
    actions
        .iter()
        .any(|events| events.contains(ActionEvents::START))
}

/// Shows the focus to a person who accepts without seeing where it is; else presses what has it.
fn accept(
    pads: Query<&ActionEvents, With<Action<Accept>>>,
    keys: Res<ButtonInput<KeyCode>>,
    focusables: Focusables,
    buttons: Query<(), With<Button>>,
    steppers: Query<(), With<Stepper>>,
    toggles: Query<(), With<Checkbox>>,
    entries: Query<(), With<TextEntry>>,
    mut memory: ResMut<FocusMemory>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut commands: Commands,
) {
    let by_pad = began(&pads);
    let by_key = keys.any_just_pressed(ACCEPT_KEYS);
    if !by_pad && !by_key {
        return;
    }
    let Some(entity) = focus.get().filter(|entity| focusables.accepts(*entity)) else {
        visible.0 = memory.restore(&focusables, &mut focus) || visible.0;
        return;
    };
    visible.0 = true;
    // Keys have reached the widget already.
    if !by_pad {
        return;
    }
    if buttons.contains(entity) {
        commands.trigger(Activate { entity });
    } else if entries.contains(entity) {
        commands.trigger(TypingAsked { entity });
    } else if steppers.contains(entity) {
        commands.trigger(Stepped { entity, by: 1 });
    } else if toggles.contains(entity) {
        commands.trigger(ToggleChecked { entity });
    }
}

/// Enter and Space step values, as a press on a pad does, unless something is being typed there.
fn step_by_key(
    mut key: On<FocusedInput<KeyboardInput>>,
    steppers: Query<(), (With<Stepper>, Without<TextEntry>)>,
    mut commands: Commands,
) {
    let pressed = key.input.state == ButtonState::Pressed && !key.input.repeat;
    let accept = ACCEPT_KEYS.contains(&key.input.key_code);
    if pressed && accept && steppers.contains(key.focused_entity) {
        key.propagate(false);
        commands.trigger(Stepped {
            entity: key.focused_entity,
            by: 1,
        });
    }
}

fn request(
    backs: Query<&ActionEvents, With<Action<Back>>>,
    pauses: Query<&ActionEvents, With<Action<Pause>>>,
    mut commands: Commands,
) {
    if began(&backs) {
        commands.trigger(BackRequested);
    }
    if began(&pauses) {
        commands.trigger(PauseRequested);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(step_by_key)
        .add_systems(PreUpdate, (accept, request).in_set(InputSystems::Act));
}
