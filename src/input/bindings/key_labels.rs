//! Labels of keys. Bindings use the position of a key, players its printed label. Labels are learned from the text of key
//! presses, and stored with the settings.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::press::{MODIFIERS, us_label};
use crate::core::settings::KeyLabels;
use crate::core::store::StoreApp as _;
use crate::input::sets::InputSystems;

/// Last character that the fonts of the game have: Latin letters of every kind.
const LAST_LATIN: char = '\u{17f}';

/// Label of a key on the player's keyboard, or on a US keyboard where it has not been learned. `None` for keys that have a
/// name instead, such as Enter.
pub(crate) fn label_of(key: KeyCode, labels: &KeyLabels) -> Option<&str> {
    let us = us_label(key)?;
    let learned = labels.get(key).filter(|label| is_label(label));
    Some(learned.filter(|_| has_character(us)).unwrap_or(us))
}

/// Returns `true` if a key with this label on a US keyboard writes one character: F1 and the keys of the number pad do not.
fn has_character(us_label: &str) -> bool {
    us_label.chars().count() == 1
}

/// Returns `true` if a text can be the label of a key: the file of settings may contain anything.
fn is_label(text: &str) -> bool {
    single(text.chars()).is_some_and(is_printable)
}

fn single(mut characters: impl Iterator<Item = char>) -> Option<char> {
    let first = characters.next()?;
    characters.next().is_none().then_some(first)
}

fn is_printable(character: char) -> bool {
    !character.is_control() && !character.is_whitespace() && character <= LAST_LATIN
}

/// Label of a pressed key: its character, or its accent if it waits for a letter.
fn printed(key: &Key) -> Option<String> {
    let character = match key {
        Key::Character(text) => single(text.chars())?,
        Key::Dead(accent) => (*accent)?,
        _ => return None,
    };
    let label = single(character.to_uppercase()).unwrap_or(character);
    is_printable(label).then(|| label.to_string())
}

/// Learns the labels of pressed keys. Labels of a US keyboard are not stored.
fn learn_labels(
    mut strokes: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    mut labels: ResMut<KeyLabels>,
) {
    let shift = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
    let is_modified = keys.any_pressed(MODIFIERS.into_iter().chain(shift));
    for stroke in strokes.read() {
        if is_modified || stroke.state != ButtonState::Pressed {
            continue;
        }
        let us = us_label(stroke.key_code).filter(|us| has_character(us));
        let (Some(us), Some(label)) = (us, printed(&stroke.logical_key)) else {
            continue;
        };
        let known = label_of(stroke.key_code, &labels);
        if known != Some(label.as_str()) {
            labels.set(stroke.key_code, (label != us).then_some(label));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // The gate discards the characters of the keys that it blocks.
    app.store::<KeyLabels>()
        .add_systems(PreUpdate, learn_labels.in_set(InputSystems::Observe));
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    /// Presses keys one after the other, none of them held.
    fn press(world: &mut World, strokes: &[(KeyCode, Key)]) {
        for (key_code, logical_key) in strokes {
            world.write_message(KeyboardInput {
                key_code: *key_code,
                logical_key: logical_key.clone(),
                state: ButtonState::Pressed,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
            world
                .run_system_once(learn_labels)
                .expect("the system runs");
            world.resource_mut::<Messages<KeyboardInput>>().clear();
        }
    }

    fn keyboard() -> World {
        let mut world = World::new();
        world.init_resource::<Messages<KeyboardInput>>();
        world.init_resource::<ButtonInput<KeyCode>>();
        world.init_resource::<KeyLabels>();
        world
    }

    fn writes(text: &str) -> Key {
        Key::Character(text.into())
    }

    fn label(world: &World, key: KeyCode) -> Option<&str> {
        label_of(key, world.resource::<KeyLabels>())
    }

    #[test]
    fn a_spanish_keyboard_is_learned_key_by_key_and_then_an_italian_one() {
        use KeyCode::{BracketLeft, IntlBackslash, KeyQ, Minus, Quote, Semicolon, Slash};
        let mut world = keyboard();
        assert_eq!(label(&world, Semicolon), Some(";"), "US names until then");
        for (key, logical, expected) in [
            (Semicolon, writes("ñ"), "Ñ"),
            (Minus, writes("'"), "'"),
            (Slash, writes("-"), "-"),
            (Quote, Key::Dead(Some('´')), "´"),
            (BracketLeft, Key::Dead(Some('`')), "`"),
            (IntlBackslash, writes("<"), "<"),
            (KeyQ, writes("q"), "Q"),
            // Other keyboards are plugged in.
            (Semicolon, writes("ò"), "Ò"),
            (Quote, writes("à"), "À"),
            (Semicolon, writes(";"), ";"),
        ] {
            press(&mut world, &[(key, logical)]);
            assert_eq!(label(&world, key), Some(expected), "{key:?}");
        }
    }

    #[test]
    fn only_what_is_printed_on_a_key_of_its_own_is_learned() {
        let mut world = keyboard();
        let before = world.resource::<KeyLabels>().clone();
        press(
            &mut world,
            &[
                (KeyCode::KeyA, writes("ф")),
                (KeyCode::KeyB, writes("ab")),
                (KeyCode::KeyC, writes(" ")),
                (KeyCode::KeyD, Key::Dead(None)),
                (KeyCode::F1, writes("x")),
                (KeyCode::Numpad1, writes("1")),
                (KeyCode::Enter, writes("y")),
                (KeyCode::KeyA, writes("a")),
            ],
        );
        world
            .resource_mut::<ButtonInput<KeyCode>>()
            .press(KeyCode::ShiftLeft);
        press(&mut world, &[(KeyCode::Slash, writes("_"))]);
        assert_eq!(*world.resource::<KeyLabels>(), before);
        assert_eq!(label(&world, KeyCode::Enter), None);
        assert_eq!(label(&world, KeyCode::F1), Some("F1"));
    }

    #[test]
    fn unusable_labels_in_the_file_are_ignored() {
        let mut labels = KeyLabels::default();
        for text in ["", "two", "\u{7}", " ", "漢"] {
            labels.set(KeyCode::Slash, Some(text.to_owned()));
            assert_eq!(label_of(KeyCode::Slash, &labels), Some("/"), "{text:?}");
        }
    }
}
