//! Typing into a widget: keys that write become events of the widget that has the focus.

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    input_focus::{FocusCause, FocusedInput, InputFocus},
    math::CompassQuadrant,
    prelude::*,
};

use super::navigate::Go;

/// A widget that takes what is typed while it has the focus. A click gives it the focus.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct TextEntry;

/// Something was typed into a [`TextEntry`].
#[derive(EntityEvent, Clone, Debug)]
pub(crate) struct Typed {
    /// The widget.
    pub(crate) entity: Entity,
    /// What was typed.
    pub(crate) typing: Typing,
}

/// Somebody without a keyboard wants to write into a [`TextEntry`].
#[derive(EntityEvent, Clone, Copy, Debug)]
pub(crate) struct TypingAsked {
    /// The widget.
    pub(crate) entity: Entity,
}

/// A stroke on the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typing {
    /// Characters to add.
    Text(String),
    /// Take the last character away.
    Erase,
}

impl Typing {
    /// Whether it is a space and nothing else.
    pub(crate) fn is_space(&self) -> bool {
        matches!(self, Typing::Text(text) if text == " ")
    }
}

/// What a key means to somebody who writes.
pub(crate) fn stroke(key: &KeyboardInput) -> Option<Typing> {
    match &key.logical_key {
        Key::Backspace | Key::Delete => Some(Typing::Erase),
        Key::Enter | Key::Tab | Key::Escape => None,
        _ => {
            let text: String = key
                .text
                .as_ref()?
                .chars()
                .filter(|c| !c.is_control())
                .collect();
            (!text.is_empty()).then_some(Typing::Text(text))
        }
    }
}

fn type_into_entry(
    mut key: On<FocusedInput<KeyboardInput>>,
    entries: Query<(), With<TextEntry>>,
    mut go: MessageWriter<Go>,
    mut commands: Commands,
) {
    if key.input.state != ButtonState::Pressed || !entries.contains(key.focused_entity) {
        return;
    }
    key.propagate(false);
    let entity = key.focused_entity;
    if key.input.logical_key == Key::Enter && !key.input.repeat {
        // Done writing: on to what comes next.
        go.write(Go::Towards(CompassQuadrant::South));
    } else if let Some(typing) = stroke(&key.input) {
        commands.trigger(Typed { entity, typing });
    }
}

fn focus_clicked_entry(
    mut click: On<Pointer<Click>>,
    entries: Query<(), With<TextEntry>>,
    mut focus: ResMut<InputFocus>,
) {
    if entries.contains(click.entity) {
        click.propagate(false);
        focus.set(click.entity, FocusCause::Pressed);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(type_into_entry)
        .add_observer(focus_clicked_entry);
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
    fn letters_of_every_language_write_and_commands_do_not() {
        let n = key(Key::Character("ñ".into()), Some("ñ"));
        assert_eq!(stroke(&n), Some(Typing::Text("ñ".to_owned())));
        let space = key(Key::Space, Some(" "));
        assert_eq!(stroke(&space), Some(Typing::Text(" ".to_owned())));
        assert_eq!(
            stroke(&key(Key::Backspace, Some("\u{8}"))),
            Some(Typing::Erase)
        );
        assert_eq!(stroke(&key(Key::Enter, Some("\r"))), None);
        assert_eq!(stroke(&key(Key::ArrowUp, None)), None);
        assert_eq!(
            stroke(&key(Key::Character("c".into()), Some("\u{3}"))),
            None
        );
    }
}
