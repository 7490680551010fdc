//! Shortcuts: controls that activate one button, independent of the focus.

use bevy::{prelude::*, ui::InteractionDisabled, ui_widgets::Activate};

use super::control_input::ControlInput;
use crate::input::focus::Focusables;
use crate::input::sets::InputSystems;
use crate::ui::control::Control;

/// Control that presses this button while it is in the topmost layer.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shortcut(pub(crate) Control);

/// Message: the control of a disabled button was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShortcutRefused(pub(crate) Control);

fn press_shortcuts(
    input: Res<ControlInput>,
    shortcuts: Query<(
        Entity,
        &Shortcut,
        &InheritedVisibility,
        Has<InteractionDisabled>,
    )>,
    focusables: Focusables,
    mut refused: MessageWriter<ShortcutRefused>,
    mut commands: Commands,
) {
    for (entity, &Shortcut(control), visible, disabled) in &shortcuts {
        if !input.just_pressed(control) || !visible.get() || !focusables.is_in_front(entity) {
            continue;
        }
        if disabled {
            refused.write(ShortcutRefused(control));
        } else {
            commands.trigger(Activate { entity });
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShortcutRefused>()
        .add_systems(PreUpdate, press_shortcuts.in_set(InputSystems::Act));
}
