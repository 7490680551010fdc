//! Edits by keys in a text field without the focus.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::text::TextEdit;

/// Edit of a key at the caret; `None` for keys that do not type.
pub(crate) fn edit_of(key: &KeyboardInput) -> Option<TextEdit> {
    match &key.logical_key {
        Key::Backspace => Some(TextEdit::Backspace),
        Key::Delete => Some(TextEdit::Delete),
        Key::Enter | Key::Tab | Key::Escape => None,
        _ => {
            let text = key.text.as_ref()?;
            let writes = !text.is_empty() && !text.chars().any(char::is_control);
            writes.then(|| TextEdit::Insert(text.clone()))
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use bevy::input::ButtonState;
    use bevy::prelude::*;

    use super::*;

    pub(crate) fn key(logical_key: Key, text: Option<&str>) -> KeyboardInput {
        KeyboardInput {
            key_code: KeyCode::KeyA,
            logical_key,
            state: ButtonState::Pressed,
            text: text.map(Into::into),
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    fn insert(text: &str) -> Option<TextEdit> {
        Some(TextEdit::Insert(text.into()))
    }

    #[test]
    fn letters_of_every_language_write_and_commands_do_not() {
        let n = key(Key::Character("ñ".into()), Some("ñ"));
        assert_eq!(edit_of(&n), insert("ñ"));
        let space = key(Key::Space, Some(" "));
        assert_eq!(edit_of(&space), insert(" "));
        let backspace = key(Key::Backspace, Some("\u{8}"));
        assert_eq!(edit_of(&backspace), Some(TextEdit::Backspace));
        assert_eq!(edit_of(&key(Key::Enter, Some("\r"))), None);
        assert_eq!(edit_of(&key(Key::ArrowUp, None)), None);
        let copy = key(Key::Character("c".into()), Some("\u{3}"));
        assert_eq!(edit_of(&copy), None);
    }
}
