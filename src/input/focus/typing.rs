//! Typing into a text field: selects the keys that edit its text.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::FocusedInput;
use bevy::math::CompassQuadrant;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

use super::direction::MoveFocus;
use crate::ui::widgets::{TextField, edit_of};

/// Returns `true` if a key starts editing a field that only has the focus: any editing key except plain arrows.
fn begins_editing(key: &KeyboardInput, is_modified: bool) -> bool {
    match &key.logical_key {
        Key::Home | Key::End => true,
        Key::ArrowLeft | Key::ArrowRight => is_modified,
        // Select all, cut, copy and paste.
        Key::Character(_) if is_modified => true,
        _ => edit_of(key).is_some(),
    }
}

/// Edit of a key that the engine leaves out: Space and Backspace with Shift, and letters with the Option key of a Mac.
fn left_out(key: &KeyboardInput, held: &ButtonInput<Key>) -> Option<TextEdit> {
    let (has_shift, has_option) = (held.pressed(Key::Shift), held.pressed(Key::Alt));
    edit_of(key).filter(|edit| match key.logical_key {
        _ if held.any_pressed([Key::Control, Key::Super]) => false,
        Key::Space | Key::Backspace if !has_option => has_shift,
        _ => has_option && cfg!(target_os = "macos") && matches!(edit, TextEdit::Insert(_)),
    })
}

fn handle_key(
    mut key: On<FocusedInput<KeyboardInput>>,
    modifiers: Res<ButtonInput<Key>>,
    mut fields: Query<(&mut TextField, &mut EditableText)>,
    mut moves: MessageWriter<MoveFocus>,
) {
    let Ok((mut field, mut editable)) = fields.get_mut(key.focused_entity) else {
        return;
    };
    // Other widgets get no keys, not even unused ones.
    key.propagate(false);
    if key.input.state != ButtonState::Pressed || editable.is_composing() {
        return;
    }
    if let Some(edit) = left_out(&key.input, &modifiers) {
        editable.queue_edit(edit);
    }
    let is_modified = modifiers.any_pressed([Key::Shift, Key::Control, Key::Alt, Key::Super]);
    if key.input.logical_key == Key::Enter && !key.input.repeat {
        // Enter ends typing and moves to the next widget.
        moves.write(MoveFocus::Towards(CompassQuadrant::South));
    } else if begins_editing(&key.input, is_modified) {
        field.is_editing = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(handle_key);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::widgets::key_edit::tests::key;

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
