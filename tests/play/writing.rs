//! Writing a name: caret, selection, paste, input methods, the limit, and which keys are left to the text field.

use accesskit::Role;
use bevy::clipboard::ClipboardRead;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, TextLayoutInfo};
use bevy::ui::UiGlobalTransform;
use bevy::window::Ime;
use cant_stop::ground::settings::{Language, TextScale};
use cant_stop::ground::states::Screen;

use crate::join::{at_the_table, enter, south, stroke};
use crate::support::Couch;
use crate::widgets::{SETTLED, focus_on, focused, node};

fn key_goes(couch: &mut Couch, key_code: KeyCode, key: &Key, state: ButtonState) {
    let window = couch.window();
    couch.app.world_mut().write_message(KeyboardInput {
        key_code,
        logical_key: key.clone(),
        state,
        text: None,
        repeat: false,
        window,
    });
    couch.frames(2);
}

/// Presses a key that edits, with `modifier` held down.
fn press(couch: &mut Couch, modifier: Option<(KeyCode, Key)>, key_code: KeyCode, key: Key) {
    if let Some((code, modifier)) = &modifier {
        key_goes(couch, *code, modifier, ButtonState::Pressed);
    }
    for state in [ButtonState::Pressed, ButtonState::Released] {
        key_goes(couch, key_code, &key, state);
    }
    if let Some((code, modifier)) = &modifier {
        key_goes(couch, *code, modifier, ButtonState::Released);
    }
}

fn shift() -> Option<(KeyCode, Key)> {
    Some((KeyCode::ShiftLeft, Key::Shift))
}

fn command() -> Option<(KeyCode, Key)> {
    let (code, key) = if cfg!(target_os = "macos") {
        (KeyCode::SuperLeft, Key::Super)
    } else {
        (KeyCode::ControlLeft, Key::Control)
    };
    Some((code, key))
}

fn write(couch: &mut Couch, text: &str) {
    for letter in text.chars() {
        stroke(couch, KeyCode::KeyX, Some(&letter.to_string()));
    }
}

/// The text field in focus.
fn field(couch: &mut Couch) -> Mut<'_, EditableText> {
    let focus = couch.app.world().resource::<InputFocus>().get().unwrap();
    couch.app.world_mut().get_mut(focus).unwrap()
}

/// Lets the clipboard answer with a text: there is none where nothing has a window.
fn paste(couch: &mut Couch, text: &str) {
    field(couch).pending_paste = Some(ClipboardRead::Ready(Ok(text.to_owned())));
    couch.frames(2);
}

/// Asserts what is written, and that a screen reader says the same.
fn assert_written(couch: &mut Couch, text: &str) {
    assert_eq!(field(couch).value().to_string(), text);
    let announced = format!("Name: {text}");
    assert!(couch.widget(&announced).is_some(), "{:?}", couch.offers());
}

/// Selects all that is written.
fn select_all(couch: &mut Couch) {
    press(couch, command(), KeyCode::KeyA, Key::Character("a".into()));
}

/// A couch at the table being set, with the focus on the name of the first place.
fn at_a_name() -> Couch {
    let mut couch = Couch::new();
    at_the_table(&mut couch, enter);
    focus_on(&mut couch, "Name: Ada");
    couch.frames(SETTLED);
    couch
}

#[test]
fn letters_are_written_at_the_caret() {
    let mut couch = at_a_name();
    assert_eq!(node(&mut couch, "Name").role(), Role::TextInput);
    write(&mut couch, "m");
    assert_written(&mut couch, "Adam");
    select_all(&mut couch);
    assert_eq!(field(&mut couch).editor().selected_text(), Some("Adam"));
    write(&mut couch, "Zoe");
    assert_written(&mut couch, "Zoe");
    press(&mut couch, None, KeyCode::ArrowLeft, Key::ArrowLeft);
    press(&mut couch, None, KeyCode::ArrowLeft, Key::ArrowLeft);
    write(&mut couch, "h");
    assert_written(&mut couch, "Zhoe");
    press(&mut couch, None, KeyCode::Delete, Key::Delete);
    assert_written(&mut couch, "Zhe");
    press(&mut couch, None, KeyCode::Home, Key::Home);
    write(&mut couch, "ñ");
    press(&mut couch, None, KeyCode::End, Key::End);
    press(&mut couch, None, KeyCode::Backspace, Key::Backspace);
    assert_written(&mut couch, "ñZh");
    assert_eq!(
        focused(&couch).as_deref(),
        Some("Name"),
        "R and F are letters"
    );
    enter(&mut couch);
    assert_ne!(
        focused(&couch).as_deref(),
        Some("Name"),
        "on to what is below"
    );
}

#[test]
fn what_is_selected_is_replaced_by_key_and_by_mouse() {
    let mut couch = at_a_name();
    select_all(&mut couch);
    write(&mut couch, "Anna Lena");
    for _ in 0..4 {
        press(&mut couch, shift(), KeyCode::ArrowLeft, Key::ArrowLeft);
    }
    assert_eq!(field(&mut couch).editor().selected_text(), Some("Lena"));
    write(&mut couch, "M");
    assert_written(&mut couch, "Anna M");
    press(&mut couch, shift(), KeyCode::Home, Key::Home);
    press(&mut couch, None, KeyCode::Backspace, Key::Backspace);
    assert_written(&mut couch, "");
    write(&mut couch, "Ed");
    press(
        &mut couch,
        command(),
        KeyCode::KeyA,
        Key::Character("a".into()),
    );
    write(&mut couch, "Uma");
    assert_written(&mut couch, "Uma");
    // A click puts the caret where it was made, here before all letters; two clicks select the word.
    let place = couch.widget("Name: Uma").unwrap();
    let focus = couch.app.world().resource::<InputFocus>().get().unwrap();
    let width = couch
        .app
        .world()
        .get::<ComputedNode>(focus)
        .unwrap()
        .size()
        .x;
    couch.click(place - Vec2::new(0.45 * width, 0.0));
    couch.frames(60);
    write(&mut couch, "H");
    assert_written(&mut couch, "HUma");
    couch.click(place);
    couch.click(place);
    assert_eq!(field(&mut couch).editor().selected_text(), Some("HUma"));
}

#[test]
fn pasted_text_is_cleaned_and_fills_what_room_there_is() {
    let mut couch = at_a_name();
    select_all(&mut couch);
    paste(&mut couch, "\u{1b}[2JZo\u{7}e\r\n");
    assert_written(&mut couch, "[2JZoe");
    press(
        &mut couch,
        command(),
        KeyCode::KeyA,
        Key::Character("a".into()),
    );
    paste(&mut couch, "Maximiliana Sophia");
    assert_written(&mut couch, "Maximiliana ");
    write(&mut couch, "x");
    assert_written(&mut couch, "Maximiliana ");
    press(&mut couch, None, KeyCode::Home, Key::Home);
    write(&mut couch, "x");
    assert_written(&mut couch, "Maximiliana ");
    assert_eq!(
        field(&mut couch).editor().raw_selection().text_range(),
        0..0
    );
}

#[test]
fn without_a_clipboard_nothing_is_pasted_and_nothing_breaks() {
    let mut couch = at_a_name();
    for letter in ["c", "x", "v"] {
        let key = Key::Character(letter.into());
        press(&mut couch, command(), KeyCode::KeyV, key);
    }
    assert_written(&mut couch, "Ada");
}

#[test]
fn an_input_method_writes_when_it_commits() {
    let mut couch = at_a_name();
    select_all(&mut couch);
    let window = couch.window();
    let say = |couch: &mut Couch, ime: Ime| {
        couch.app.world_mut().write_message(ime);
        couch.frames(2);
    };
    let value = "ni".to_owned();
    let cursor = Some((2, 2));
    let preedit = Ime::Preedit {
        window,
        value,
        cursor,
    };
    say(&mut couch, preedit);
    assert!(field(&mut couch).is_composing());
    assert!(couch.widget("Name: ni").is_none(), "it is not written yet");
    let value = "Ñi".to_owned();
    say(&mut couch, Ime::Commit { window, value });
    assert_written(&mut couch, "Ñi");
}

#[test]
fn arrows_offer_names_until_something_is_written() {
    let mut couch = at_a_name();
    press(&mut couch, None, KeyCode::ArrowRight, Key::ArrowRight);
    assert_written(&mut couch, "Elena");
    write(&mut couch, "x");
    press(&mut couch, None, KeyCode::ArrowRight, Key::ArrowRight);
    assert_written(&mut couch, "Elenax");
    couch.key(KeyCode::ArrowDown);
    couch.key(KeyCode::ArrowUp);
    assert_eq!(focused(&couch).as_deref(), Some("Name"));
    press(&mut couch, None, KeyCode::ArrowRight, Key::ArrowRight);
    assert_written(&mut couch, "Ada");
    couch.key(KeyCode::Escape);
    couch.until("the title", |couch| couch.screen() == Screen::Title);
}

#[test]
fn a_pad_offers_names_on_the_card_and_writes_at_the_caret() {
    let mut couch = Couch::new();
    let pad = couch.connect_pad();
    at_the_table(&mut couch, south(pad));
    focus_on(&mut couch, "Name: Ada");
    couch.pad(pad, GamepadButton::DPadLeft);
    assert!(
        couch.widget("Name: Tomás").is_some(),
        "{:?}",
        couch.offers()
    );
    couch.pad(pad, GamepadButton::South);
    couch.frames(SETTLED);
    // The mouse puts the caret before the first letter of the wide field above the letters.
    let world = couch.app.world_mut();
    let mut fields = world.query::<(&EditableText, &UiGlobalTransform, &ComputedNode)>();
    let wide = fields
        .iter(world)
        .filter(|(field, ..)| field.value() == "Tomás")
        .map(|(_, place, node)| (node.inverse_scale_factor(), place.translation, node.size()))
        .max_by(|one, other| one.2.x.total_cmp(&other.2.x));
    let (scale, place, size) = wide.unwrap();
    couch.click(scale * (place - Vec2::new(0.45 * size.x, 0.0)));
    focus_on(&mut couch, "A");
    couch.pad(pad, GamepadButton::South);
    couch.frames(2);
    assert!(
        couch.widget("Name: ATomás").is_some(),
        "{:?}",
        couch.offers()
    );
    focus_on(&mut couch, "B");
    couch.pad(pad, GamepadButton::South);
    couch.frames(2);
    assert!(
        couch.widget("Name: AbTomás").is_some(),
        "{:?}",
        couch.offers()
    );
    let world = couch.app.world_mut();
    let mut carets = world.query::<(&TextLayoutInfo, &EditableText)>();
    let seen = carets.iter(world).filter(|(info, _)| {
        let caret = info.cursor.filter(|(is_seen, _)| *is_seen);
        caret.is_some_and(|(_, rect)| !rect.is_empty())
    });
    assert_eq!(seen.count(), 1, "the caret above the letters is seen");
}

#[test]
fn letters_and_caret_lie_in_the_field_at_every_text_size_and_language() {
    for (language, scale) in [
        (Language::En, TextScale::Normal),
        (Language::Es, TextScale::Double),
        (Language::It, TextScale::Double),
    ] {
        let mut couch = Couch::new();
        couch.set_language(language);
        couch.settings().text_scale = scale;
        at_the_table(&mut couch, enter);
        let start = couch.app.world().resource::<InputFocus>().get();
        let world = couch.app.world_mut();
        let mut fields = world.query::<(Entity, &EditableText)>();
        let first = fields.iter(world).find(|(_, it)| it.value() == "Ada");
        let first = first.unwrap().0;
        assert_ne!(start, Some(first));
        let at = world.get::<UiGlobalTransform>(first).unwrap().translation;
        let scale = world
            .get::<ComputedNode>(first)
            .unwrap()
            .inverse_scale_factor();
        couch.click(at * scale);
        press(
            &mut couch,
            command(),
            KeyCode::KeyA,
            Key::Character("a".into()),
        );
        write(&mut couch, "WÑÁÈWWÑÁÈWWg");
        let node = couch.app.world().get::<ComputedNode>(first).unwrap();
        let room = node.content_box().size();
        let info = couch.app.world().get::<TextLayoutInfo>(first).unwrap();
        let (_, caret) = info.cursor.unwrap();
        assert!(info.size.y <= room.y + 1.0, "{} in {room}", info.size);
        assert!(caret.height() > 0.5 * room.y, "{caret:?} in {room}");
        assert_eq!(field(&mut couch).value().chars().count(), 12);
    }
}
