//! Presses that are no direction: accept, back, pause.

use bevy::{
    ecs::message::MessageMutator,
    input::keyboard::KeyboardInput,
    input_focus::{InputFocus, InputFocusSystems, InputFocusVisible},
    prelude::*,
    ui_widgets::{Activate, Button, Checkbox, ToggleChecked},
};

use super::{
    InputSystems,
    asked::Asked,
    control::Control,
    focus::FocusMemory,
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

/// The keys with which the engine's widgets are pressed, whatever people want.
/// They go by them as keys that no keyboard has.
const DISGUISED: [(KeyCode, KeyCode); 2] = [
    (KeyCode::Enter, KeyCode::F34),
    (KeyCode::Space, KeyCode::F35),
];

/// Shows the focus to a person who accepts without seeing where it is; else presses what has it.
fn accept(
    asked: Res<Asked>,
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
    if !asked.began(Control::Accept) {
        return;
    }
    let Some(entity) = focus.get().filter(|entity| focusables.accepts(*entity)) else {
        visible.0 = memory.restore(&focusables, &mut focus) || visible.0;
        return;
    };
    visible.0 = true;
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

/// Keeps keys from the engine's widgets, which would take them for a press: the bindings say what presses. Who writes
/// gets them all.
fn keep_from_widgets(
    focus: Res<InputFocus>,
    entries: Query<(), With<TextEntry>>,
    mut keys: MessageMutator<KeyboardInput>,
) {
    let typing = focus.get().is_some_and(|entity| entries.contains(entity));
    for key in keys.read() {
        let disguise = DISGUISED.iter().find(|(real, _)| *real == key.key_code);
        if let Some((_, as_this)) = disguise.filter(|_| !typing) {
            key.key_code = *as_this;
        }
    }
}

/// For everybody else they are what they are.
fn give_back(mut keys: MessageMutator<KeyboardInput>) {
    for key in keys.read() {
        let disguise = DISGUISED.iter().find(|(_, other)| *other == key.key_code);
        if let Some((real, _)) = disguise {
            key.key_code = *real;
        }
    }
}

fn request(asked: Res<Asked>, mut commands: Commands) {
    if asked.began(Control::Back) {
        commands.trigger(BackRequested);
    }
    if asked.began(Control::Pause) {
        commands.trigger(PauseRequested);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            keep_from_widgets
                .after(InputSystems::Sift)
                .before(InputFocusSystems::Dispatch),
            give_back
                .after(InputFocusSystems::Dispatch)
                .before(InputSystems::Listen),
            (accept, request).in_set(InputSystems::Act),
        ),
    );
}
