//! Writing into a text field: the engine edits the text; here is decided which keys are left to it.

use bevy::{
    ecs::system::SystemParam,
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    input_focus::{FocusedInput, InputFocus},
    math::CompassQuadrant,
    prelude::*,
    text::EditableText,
};

use super::navigate::Go;
use crate::ui::widgets::{TextField, edit_of};

/// Accept was pressed on a text field: a player without a keyboard wants to write.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub(crate) struct TypingAsked {
    /// The field.
    pub(crate) entity: Entity,
}

/// The text field in focus.
#[derive(SystemParam)]
pub(crate) struct FocusedField<'w, 's> {
    focus: Res<'w, InputFocus>,
    fields: Query<'w, 's, &'static TextField>,
}

impl FocusedField<'_, '_> {
    fn get(&self) -> Option<&TextField> {
        self.fields.get(self.focus.get()?).ok()
    }

    /// Whether a text field has the focus, so that letters write.
    pub(crate) fn is_there(&self) -> bool {
        self.get().is_some()
    }

    /// Whether the left and right arrow keys move the caret.
    pub(super) fn takes_arrows(&self) -> bool {
        self.get().is_some_and(|field| field.is_editing)
    }
}

/// Whether a key begins the editing of a field that was only passed through: every key that the engine edits with, but
/// for the plain arrows.
fn begins_editing(key: &KeyboardInput, is_modified: bool) -> bool {
    match &key.logical_key {
        Key::Home | Key::End => true,
        Key::ArrowLeft | Key::ArrowRight => is_modified,
        // Select all, cut, copy and paste.
        Key::Character(_) if is_modified => true,
        _ => edit_of(key).is_some(),
    }
}

fn take_key(
    mut key: On<FocusedInput<KeyboardInput>>,
    modifiers: Res<ButtonInput<Key>>,
    mut fields: Query<(&mut TextField, &EditableText)>,
    mut go: MessageWriter<Go>,
) {
    let Ok((mut field, editable)) = fields.get_mut(key.focused_entity) else {
        return;
    };
    // Other keys are for nobody else.
    key.propagate(false);
    if key.input.state != ButtonState::Pressed || editable.is_composing() {
        return;
    }
    let is_modified = modifiers.any_pressed([Key::Shift, Key::Control, Key::Alt, Key::Super]);
    if key.input.logical_key == Key::Enter && !key.input.repeat {
        // Done writing: on to what comes next.
        go.write(Go::Towards(CompassQuadrant::South));
    } else if begins_editing(&key.input, is_modified) {
        field.is_editing = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(take_key);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(logical_key: Key, text: Option<&str>) -> KeyboardInput {
        KeyboardInput {
            key_code: KeyCode::KeyA,
            logical_key,
            state: ButtonState::Pressed,
            text: text.map(Into::into),
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    #[test]
    fn a_plain_arrow_does_not_begin_to_edit() {
        let left = key(Key::ArrowLeft, None);
        assert!(!begins_editing(&left, false) && begins_editing(&left, true));
        assert!(begins_editing(&key(Key::Home, None), false));
        assert!(begins_editing(&key(Key::Space, Some(" ")), false));
        assert!(!begins_editing(&key(Key::Shift, None), true));
        assert!(!begins_editing(&key(Key::ArrowDown, None), false));
    }
}
