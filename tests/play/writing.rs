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
use cant_stop::core::settings::{Language, TextScale};
use cant_stop::core::states::Screen;

use crate::join::{at_the_table, enter, open_first_seat, south, stroke};
use crate::widgets::{SETTLED, focus_on, focused, node};
use cant_stop_testkit::Session;
use cant_stop_testkit::dialogs::PLACE;

fn key_goes(session: &mut Session, key_code: KeyCode, key: &Key, state: ButtonState) {
    let window = session.window();
    session.app.world_mut().write_message(KeyboardInput {
        key_code,
        logical_key: key.clone(),
        state,
        text: None,
        repeat: false,
        window,
    });
    session.frames(2);
}

/// Presses a key that edits, with `modifier` held down.
fn press(session: &mut Session, modifier: Option<(KeyCode, Key)>, key_code: KeyCode, key: Key) {
    if let Some((code, modifier)) = &modifier {
        key_goes(session, *code, modifier, ButtonState::Pressed);
    }
    for state in [ButtonState::Pressed, ButtonState::Released] {
        key_goes(session, key_code, &key, state);
    }
    if let Some((code, modifier)) = &modifier {
        key_goes(session, *code, modifier, ButtonState::Released);
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

fn write(session: &mut Session, text: &str) {
    for letter in text.chars() {
        stroke(session, KeyCode::KeyX, Some(&letter.to_string()));
    }
}

/// The text field in focus.
fn field(session: &mut Session) -> Mut<'_, EditableText> {
    let focus = session.app.world().resource::<InputFocus>().get().unwrap();
    session.app.world_mut().get_mut(focus).unwrap()
}

/// Lets the clipboard answer with a text: there is none where nothing has a window.
fn paste(session: &mut Session, text: &str) {
    field(session).pending_paste = Some(ClipboardRead::Ready(Ok(text.to_owned())));
    session.frames(2);
}

/// Asserts what is written, and that a screen reader says the same.
fn assert_written(session: &mut Session, text: &str) {
    assert_eq!(field(session).value().to_string(), text);
    let announced = format!("Name: {text}");
    assert!(
        session.widget(&announced).is_some(),
        "{:?}",
        session.offers()
    );
}

/// Selects all that is written.
fn select_all(session: &mut Session) {
    press(
        session,
        command(),
        KeyCode::KeyA,
        Key::Character("a".into()),
    );
}

/// A session at the table being set, with the focus on the name of the first place.
fn at_a_name() -> Session {
    let mut session = Session::new();
    at_the_table(&mut session, enter);
    open_first_seat(&mut session, enter);
    session
}

#[test]
fn letters_are_written_at_the_caret() {
    let mut session = at_a_name();
    assert_eq!(node(&mut session, "Name").role(), Role::TextInput);
    write(&mut session, "m");
    assert_written(&mut session, "Adam");
    select_all(&mut session);
    assert_eq!(field(&mut session).editor().selected_text(), Some("Adam"));
    write(&mut session, "Zoe");
    assert_written(&mut session, "Zoe");
    press(&mut session, None, KeyCode::ArrowLeft, Key::ArrowLeft);
    press(&mut session, None, KeyCode::ArrowLeft, Key::ArrowLeft);
    write(&mut session, "h");
    assert_written(&mut session, "Zhoe");
    press(&mut session, None, KeyCode::Delete, Key::Delete);
    assert_written(&mut session, "Zhe");
    press(&mut session, None, KeyCode::Home, Key::Home);
    write(&mut session, "ñ");
    press(&mut session, None, KeyCode::End, Key::End);
    press(&mut session, None, KeyCode::Backspace, Key::Backspace);
    assert_written(&mut session, "ñZh");
    assert_eq!(
        focused(&session).as_deref(),
        Some("Name"),
        "R and F are letters"
    );
    enter(&mut session);
    assert_ne!(
        focused(&session).as_deref(),
        Some("Name"),
        "on to what is below"
    );
}

#[test]
fn what_is_selected_is_replaced_by_key_and_by_mouse() {
    let mut session = at_a_name();
    select_all(&mut session);
    write(&mut session, "Anna Lena");
    for _ in 0..4 {
        press(&mut session, shift(), KeyCode::ArrowLeft, Key::ArrowLeft);
    }
    assert_eq!(field(&mut session).editor().selected_text(), Some("Lena"));
    write(&mut session, "M");
    assert_written(&mut session, "Anna M");
    press(&mut session, shift(), KeyCode::Home, Key::Home);
    press(&mut session, None, KeyCode::Backspace, Key::Backspace);
    assert_written(&mut session, "");
    write(&mut session, "Ed");
    press(
        &mut session,
        command(),
        KeyCode::KeyA,
        Key::Character("a".into()),
    );
    write(&mut session, "Uma");
    assert_written(&mut session, "Uma");
    // A click puts the caret where it was made, here before all letters; two clicks select the word.
    let place = session.widget("Name: Uma").unwrap();
    let focus = session.app.world().resource::<InputFocus>().get().unwrap();
    let width = session
        .app
        .world()
        .get::<ComputedNode>(focus)
        .unwrap()
        .size()
        .x;
    session.click(place - Vec2::new(0.45 * width, 0.0));
    session.wait(2.0);
    write(&mut session, "H");
    assert_written(&mut session, "HUma");
    session.click(place);
    session.click(place);
    assert_eq!(field(&mut session).editor().selected_text(), Some("HUma"));
}

#[test]
fn pasted_text_is_cleaned_and_fills_what_room_there_is() {
    let mut session = at_a_name();
    select_all(&mut session);
    paste(&mut session, "\u{1b}[2JZo\u{7}e\r\n");
    assert_written(&mut session, "[2JZoe");
    press(
        &mut session,
        command(),
        KeyCode::KeyA,
        Key::Character("a".into()),
    );
    paste(&mut session, "Maximiliana Sophia");
    assert_written(&mut session, "Maximiliana ");
    write(&mut session, "x");
    assert_written(&mut session, "Maximiliana ");
    press(&mut session, None, KeyCode::Home, Key::Home);
    write(&mut session, "x");
    assert_written(&mut session, "Maximiliana ");
    assert_eq!(
        field(&mut session).editor().raw_selection().text_range(),
        0..0
    );
}

#[test]
fn without_a_clipboard_nothing_is_pasted_and_nothing_breaks() {
    let mut session = at_a_name();
    for letter in ["c", "x", "v"] {
        let key = Key::Character(letter.into());
        press(&mut session, command(), KeyCode::KeyV, key);
    }
    assert_written(&mut session, "Ada");
}

#[test]
fn an_input_method_writes_when_it_commits() {
    let mut session = at_a_name();
    select_all(&mut session);
    let window = session.window();
    let say = |session: &mut Session, ime: Ime| {
        session.app.world_mut().write_message(ime);
        session.frames(2);
    };
    let value = "ni".to_owned();
    let cursor = Some((2, 2));
    let preedit = Ime::Preedit {
        window,
        value,
        cursor,
    };
    say(&mut session, preedit);
    assert!(field(&mut session).is_composing());
    assert!(
        session.widget("Name: ni").is_none(),
        "it is not written yet"
    );
    let value = "Ñi".to_owned();
    say(&mut session, Ime::Commit { window, value });
    assert_written(&mut session, "Ñi");
}

#[test]
fn arrows_offer_names_until_something_is_written() {
    let mut session = at_a_name();
    press(&mut session, None, KeyCode::ArrowRight, Key::ArrowRight);
    assert_written(&mut session, "Elena");
    write(&mut session, "x");
    press(&mut session, None, KeyCode::ArrowRight, Key::ArrowRight);
    assert_written(&mut session, "Elenax");
    session.key(KeyCode::ArrowDown);
    session.key(KeyCode::ArrowUp);
    assert_eq!(focused(&session).as_deref(), Some("Name"));
    press(&mut session, None, KeyCode::ArrowRight, Key::ArrowRight);
    assert_written(&mut session, "Ada");
    for _ in 0..2 {
        session.key(KeyCode::Escape);
        session.wait(SETTLED);
    }
    session.until("the title", |session| session.screen() == Screen::Title);
}

#[test]
fn a_pad_offers_names_and_writes_at_the_caret() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    at_the_table(&mut session, south(pad));
    open_first_seat(&mut session, south(pad));
    session.pad(pad, GamepadButton::DPadLeft);
    assert!(
        session.widget("Name: Tomás").is_some(),
        "{:?}",
        session.offers()
    );
    session.pad(pad, GamepadButton::South);
    session.wait(SETTLED);
    // The mouse puts the caret before the first letter of the wide field above the letters.
    let world = session.app.world_mut();
    let mut fields = world.query::<(&EditableText, &UiGlobalTransform, &ComputedNode)>();
    let wide = fields
        .iter(world)
        .filter(|(field, ..)| field.value() == "Tomás")
        .map(|(_, place, node)| (node.inverse_scale_factor(), place.translation, node.size()))
        .max_by(|one, other| one.2.x.total_cmp(&other.2.x));
    let (scale, place, size) = wide.unwrap();
    session.click(scale * (place - Vec2::new(0.45 * size.x, 0.0)));
    focus_on(&mut session, "A");
    session.pad(pad, GamepadButton::South);
    session.frames(2);
    assert!(
        session.widget("Name: ATomás").is_some(),
        "{:?}",
        session.offers()
    );
    focus_on(&mut session, "B");
    session.pad(pad, GamepadButton::South);
    session.frames(2);
    assert!(
        session.widget("Name: AbTomás").is_some(),
        "{:?}",
        session.offers()
    );
    let world = session.app.world_mut();
    let mut carets = world.query::<(&TextLayoutInfo, &EditableText)>();
    let seen = carets.iter(world).filter(|(info, _)| {
        let caret = info.cursor.filter(|(is_seen, _)| *is_seen);
        caret.is_some_and(|(_, rect)| !rect.is_empty())
    });
    assert_eq!(seen.count(), 1, "the caret above the letters is seen");
}

#[test]
fn the_same_letter_again_and_again_is_no_call_for_one_button() {
    let mut session = at_a_name();
    write(&mut session, &"z".repeat(20));
    assert_eq!(session.dialog(), PLACE);
    assert_written(&mut session, "Adazzzzzzzzz");
}

#[test]
fn letters_and_caret_lie_in_the_field_at_every_text_size_and_language() {
    for (language, scale) in [
        (Language::En, TextScale::Normal),
        (Language::Es, TextScale::Double),
        (Language::It, TextScale::Double),
    ] {
        let mut session = Session::new();
        session.set_language(language);
        session.settings().text_scale = scale;
        at_the_table(&mut session, enter);
        open_first_seat(&mut session, enter);
        let world = session.app.world_mut();
        let mut fields = world.query::<(Entity, &EditableText)>();
        let first = fields.iter(world).find(|(_, it)| it.value() == "Ada");
        let first = first.unwrap().0;
        let at = world.get::<UiGlobalTransform>(first).unwrap().translation;
        let scale = world
            .get::<ComputedNode>(first)
            .unwrap()
            .inverse_scale_factor();
        session.click(at * scale);
        press(
            &mut session,
            command(),
            KeyCode::KeyA,
            Key::Character("a".into()),
        );
        write(&mut session, "WÑÁÈWWÑÁÈWWg");
        let node = session.app.world().get::<ComputedNode>(first).unwrap();
        let room = node.content_box().size();
        let info = session.app.world().get::<TextLayoutInfo>(first).unwrap();
        let (_, caret) = info.cursor.unwrap();
        assert!(info.size.y <= room.y + 1.0, "{} in {room}", info.size);
        assert!(caret.height() > 0.5 * room.y, "{caret:?} in {room}");
        assert_eq!(field(&mut session).value().chars().count(), 12);
    }
}
