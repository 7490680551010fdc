//! Keeps the focus on a usable widget for keys and pads, and hides it for the mouse.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::window::CursorMoved;

use super::{layers::Focusables, memory::FocusMemory};
use crate::input::gate::{Gate, SwitchTurn};
use crate::input::sets::InputSystems;
use crate::input::switch::SwitchPresses;
use crate::ui::focus::FocusTrap;
use crate::ui::widgets::TextField;

/// Pointer movement that hides the focus, in logical pixels; shorter moves come from a bumped table.
const NUDGE: f32 = 8.0;

/// Shows the focus until the mouse moves: from the start, as on a console, and on each turn without the mouse.
fn show_focus(mut visible: ResMut<InputFocusVisible>) {
    if !visible.0 {
        visible.0 = true;
    }
}

fn hide_focus_for_mouse(
    mut moves: MessageReader<CursorMoved>,
    mut anchor: Local<Option<Vec2>>,
    buttons: Res<ButtonInput<MouseButton>>,
    fields: Query<(), With<TextField>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let mut is_moved = false;
    for at in moves.read() {
        let from = *anchor.get_or_insert(at.position);
        if from.distance(at.position) >= NUDGE {
            *anchor = Some(at.position);
            is_moved = true;
        }
    }
    let is_pressed = buttons.get_just_pressed().len() > 0;
    if visible.0 && (is_moved || is_pressed) {
        visible.0 = false;
        // A text field keeps the focus. Other widgets lose it, so that no key activates a hidden focus.
        if focus.get().is_some_and(|entity| !fields.contains(entity)) {
            focus.clear();
        }
    }
}

/// Returns `true` while the switch moves the focus, or hides it.
fn has_switch_focus(gate: &Gate) -> bool {
    gate.switch != SwitchPresses::None && gate.switch_turn() != SwitchTurn::Others
}

/// Run condition: the mouse may hide the focus. It may not while the switch moves the focus, or while the mouse is blocked.
fn can_mouse_hide_focus(gate: Res<Gate>) -> bool {
    !gate.is_mouse_blocked() && !has_switch_focus(&gate)
}

/// Run condition: the player on turn has no mouse, so that their first press must act, not only show the focus.
fn is_turn_without_mouse(gate: Res<Gate>) -> bool {
    gate.is_mouse_blocked() && !has_switch_focus(&gate)
}

pub(crate) fn keep_focus(
    focusables: Focusables,
    visible: Res<InputFocusVisible>,
    mut memory: ResMut<FocusMemory>,
    mut focus: ResMut<InputFocus>,
) {
    let usable = focus.get().filter(|entity| focusables.accepts(*entity));
    match usable {
        Some(entity) => {
            memory.record(focusables.top_layer(), entity);
            if memory.is_fallback
                && visible.0
                && let Some(first) = focusables.marked()
            {
                memory.record_move();
                focus.set(first, FocusCause::Navigated);
            }
        }
        None => {
            if visible.0 && !memory.restore(&focusables, &mut focus) && focus.get().is_some() {
                focus.clear();
            }
        }
    }
}

fn drop_closed_layer(removed: On<Remove, FocusTrap>, mut memory: ResMut<FocusMemory>) {
    memory.last.remove(&Some(removed.entity));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FocusMemory>()
        .add_observer(drop_closed_layer)
        .add_systems(Startup, show_focus)
        .add_systems(
            PreUpdate,
            (
                hide_focus_for_mouse.run_if(can_mouse_hide_focus),
                show_focus.run_if(is_turn_without_mouse),
                keep_focus,
            )
                .chain()
                .in_set(InputSystems::Focus),
        );
}
