//! Where the focus is: always on something usable while keys or pads are in use, out of the way of the mouse.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    platform::collections::HashMap,
    prelude::*,
    window::CursorMoved,
};

use super::{InputSystems, device::MouseBlocked, layers::Focusables};

use crate::ui::focus::FocusTrap;
use crate::ui::widgets::TextField;

/// How far the pointer must move before the focus is hidden, in logical pixels: a bumped table is no use of the mouse.
const NUDGE: f32 = 8.0;

/// The widget that had the focus last, for every layer.
#[derive(Resource, Default)]
pub(super) struct FocusMemory {
    last: HashMap<Option<Entity>, Entity>,
    /// The layer in which the focus was last time.
    layer: Option<Entity>,
    /// Whether the focus is on a widget only because the layer had no better one.
    is_fallback: bool,
}

impl FocusMemory {
    /// Puts the focus where it belongs when nothing usable has it: back to where it was when a dialog has closed, else
    /// to the first widget. Returns whether there is one.
    pub(super) fn restore(&mut self, focusables: &Focusables, focus: &mut InputFocus) -> bool {
        let layer = focusables.top_layer();
        let remembered = (layer != self.layer || focus.get().is_none())
            .then(|| self.last.get(&layer).copied())
            .flatten()
            .filter(|entity| focusables.takes_back(*entity))
            .map(|entity| (entity, true));
        self.layer = layer;
        let Some((entity, meant)) = remembered.or_else(|| focusables.first()) else {
            return false;
        };
        self.is_fallback = !meant;
        focus.set(entity, FocusCause::Navigated);
        true
    }

    /// Records that a player moved the focus.
    pub(super) fn record_move(&mut self) {
        self.is_fallback = false;
    }
}

/// The game begins as on a console: the focus can be seen until a mouse moves.
fn show_focus(mut visible: ResMut<InputFocusVisible>) {
    visible.0 = true;
}

fn make_way_for_mouse(
    mut moves: MessageReader<CursorMoved>,
    mut anchor: Local<Option<Vec2>>,
    buttons: Res<ButtonInput<MouseButton>>,
    fields: Query<(), With<TextField>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let mut moved = false;
    for at in moves.read() {
        let from = *anchor.get_or_insert(at.position);
        if from.distance(at.position) >= NUDGE {
            *anchor = Some(at.position);
            moved = true;
        }
    }
    let pressed = buttons.get_just_pressed().len() > 0;
    if visible.0 && (moved || pressed) {
        visible.0 = false;
        // What is being typed stays; for the rest the mouse decides, and no key may press what nobody sees.
        if focus.get().is_some_and(|entity| !fields.contains(entity)) {
            focus.clear();
        }
    }
}

pub(super) fn keep_focus(
    focusables: Focusables,
    visible: Res<InputFocusVisible>,
    mut memory: ResMut<FocusMemory>,
    mut focus: ResMut<InputFocus>,
) {
    let usable = focus.get().filter(|entity| focusables.accepts(*entity));
    match usable {
        Some(entity) => {
            let layer = focusables.top_layer();
            memory.layer = layer;
            memory.last.insert(layer, entity);
            if memory.is_fallback
                && visible.0
                && let Some((first, true)) = focusables.first()
            {
                memory.is_fallback = false;
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

/// Layers that are gone need no memory.
fn forget(removed: On<Remove, FocusTrap>, mut memory: ResMut<FocusMemory>) {
    memory.last.remove(&Some(removed.entity));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FocusMemory>()
        .add_observer(forget)
        .add_systems(Startup, show_focus)
        .add_systems(
            PreUpdate,
            (
                make_way_for_mouse.run_if(
                    not(resource_exists::<MouseBlocked>).and_then(not(super::scanning::has_focus)),
                ),
                keep_focus,
            )
                .chain()
                .in_set(InputSystems::Focus),
        );
}
