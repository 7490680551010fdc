//! On-screen keyboard for names, with the accents of the language.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::{FocusCause, FocusedInput, InputFocus};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui_widgets::{Activate, observe};

use crate::core::art::Art;
use crate::core::locale::{Spoken, Words};
use crate::core::texts;
use crate::ui::done_button;
use crate::ui::focus::FocusFirst;
use crate::ui::spacing::{RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Flex, Ink, bare_button_in, button_label, button_node, column, edit_of, icon,
};

/// Side of the picture on a key.
const PICTURE: f32 = 36.0;

/// Letters for every language, in rows of equal length.
const ROWS: [&str; 3] = ["ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ-’.&"];

/// Text field that the keyboard types into.
#[derive(Component)]
pub(crate) struct Written;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    /// Types this letter, given as a capital.
    Letter(char),
    Space,
    Erase,
    /// Toggles the case of the next letter.
    Capital,
}

/// Case of the next letter, if the player has chosen it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Capital(Option<bool>);

/// Returns `true` at the start of a name or of a part of one.
fn begins_a_name(so_far: &str) -> bool {
    so_far
        .chars()
        .last()
        .is_none_or(|last| !last.is_alphanumeric())
}

/// Keyboard with the accents of a language, and the button that closes the dialog.
pub(crate) fn letter_board(accents: &'static str) -> impl Bundle {
    (
        column(TIGHT).fixed(),
        Children::spawn((
            SpawnIter(ROWS.into_iter().chain([accents]).map(letters)),
            Spawn(commands_row()),
        )),
    )
}

fn key_row() -> Node {
    Node {
        column_gap: px(TIGHT),
        ..default()
    }
}

/// Row of keys of equal width. The focus starts on A.
fn letters(row: &'static str) -> impl Bundle {
    (
        key_row(),
        Children::spawn(SpawnWith(move |keys: &mut ChildSpawner| {
            for letter in row.chars() {
                let mut key = keys.spawn(letter_key(letter));
                if letter == 'A' {
                    key.insert(FocusFirst);
                }
            }
        })),
    )
}

fn key_node(share: f32) -> Node {
    Node {
        flex_grow: share,
        flex_basis: px(0),
        min_width: px(0),
        justify_content: JustifyContent::Center,
        ..button_node(ButtonLook::Secondary)
            .padded(0.0, TIGHT)
            .rounded(RADIUS_SMALL)
    }
}

/// Key of a share of its row, with its name and its face.
fn key_button(key: Key, share: f32, spoken: Words, face: impl Bundle) -> impl Bundle {
    (
        bare_button_in(key_node(share), spoken, ButtonLook::Secondary),
        key,
        observe(press_key),
        children![face],
    )
}

fn letter_key(letter: char) -> impl Bundle {
    let words = Words::literal(letter);
    key_button(Key::Letter(letter), 1.0, words.clone(), face(words))
}

fn face(words: Words) -> impl Bundle {
    (button_label(words, TextSize::Body), TextLayout::no_wrap())
}

fn commands_row() -> impl Bundle {
    let picture = |name| (icon(name, Vec2::splat(PICTURE)), Ink(1.0));
    let [capital, space, erase, done] = [
        texts::JOIN_CAPITAL,
        texts::JOIN_SPACE,
        texts::JOIN_ERASE,
        texts::JOIN_DONE,
    ]
    .map(Words::new);
    (
        key_row().wrapped(TIGHT),
        children![
            key_button(Key::Capital, 1.0, capital, picture(Art::IconUp)),
            key_button(Key::Space, 2.0, space.clone(), face(space)),
            key_button(Key::Erase, 1.0, erase, picture(Art::IconErase)),
            done_button(done),
        ],
    )
}

/// Returns `true` if the next letter is a capital.
fn is_capital(capital: &Capital, written: &EditableText) -> bool {
    let caret = written.editor.raw_selection().text_range().start;
    let before = written.editor.raw_text().get(..caret);
    capital
        .0
        .unwrap_or_else(|| begins_a_name(before.unwrap_or_default()))
}

fn press_key(
    struck: On<Activate>,
    keys: Query<&Key>,
    mut written: Single<&mut EditableText, With<Written>>,
    mut capital: ResMut<Capital>,
) {
    let Ok(key) = keys.get(struck.entity) else {
        return;
    };
    let large = is_capital(&capital, &written);
    capital.0 = None;
    match key {
        Key::Letter(letter) => {
            written.queue_edit(TextEdit::Insert(cased(*letter, large).into()));
        }
        Key::Space => written.queue_edit(TextEdit::Insert(" ".into())),
        Key::Erase => written.queue_edit(TextEdit::Backspace),
        Key::Capital => capital.0 = Some(!large),
    }
}

fn cased(letter: char, large: bool) -> String {
    if large {
        letter.to_string()
    } else {
        letter.to_lowercase().collect()
    }
}

/// Shows and tells the letters in the case in which they would be typed.
fn update_case(
    written: Single<&EditableText, With<Written>>,
    capital: Res<Capital>,
    mut keys: Query<(&Key, &Children, &mut Spoken)>,
    mut faces: Query<&mut Words>,
) {
    let large = is_capital(&capital, &written);
    for (key, face, mut spoken) in &mut keys {
        if let (Key::Letter(letter), Ok(mut words)) = (key, faces.get_mut(face[0])) {
            words.set_if_neq(Words::literal(cased(*letter, large)));
            spoken.set_if_neq(Spoken(words.clone()));
        }
    }
}

/// Types with a physical keyboard while the focus is on a key of the screen.
pub(crate) fn write_anywhere(
    key: On<FocusedInput<KeyboardInput>>,
    mut written: Single<(Entity, &mut EditableText), With<Written>>,
    mut focus: ResMut<InputFocus>,
) {
    let (entity, editable) = &mut *written;
    if key.input.state != ButtonState::Pressed || key.original_event_target() == *entity {
        return;
    }
    // Space presses the focused key.
    if let Some(edit) = edit_of(&key.input).filter(|edit| *edit != TextEdit::Insert(" ".into())) {
        focus.set(*entity, FocusCause::Navigated);
        editable.queue_edit(edit);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Capital>().add_systems(
        Update,
        (
            // A new text field chooses anew.
            (|mut capital: ResMut<Capital>| capital.0 = None)
                .run_if(any_match_filter::<Added<Written>>),
            update_case,
        )
            .chain()
            .run_if(any_with_component::<Written>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::settings::Language;

    #[test]
    fn rows_of_letters_are_equally_long_and_have_every_letter_once() {
        for language in Language::ALL {
            let rows = ROWS.into_iter().chain([language.letters()]);
            assert!(rows.clone().all(|row| row.chars().count() == 10));
            let mut all: Vec<char> = rows.flat_map(str::chars).collect();
            assert!(('A'..='Z').all(|letter| all.contains(&letter)));
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), 40);
        }
        for (language, needed) in [(Language::Es, "ÁÉÍÓÚÜÑ"), (Language::It, "ÀÈÉÌÒÙ")]
        {
            let has = |letter| language.letters().contains(letter);
            assert!(needed.chars().all(has), "{language:?}");
        }
    }

    #[test]
    fn a_name_begins_with_a_capital_and_goes_on_small() {
        for so_far in ["", "Ana ", "Jean-", "D’"] {
            assert!(begins_a_name(so_far), "{so_far}");
        }
        assert!(!begins_a_name("A") && !begins_a_name("Inés"));
        assert_eq!(cased('Ñ', false), "ñ");
    }
}
