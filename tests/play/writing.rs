//! Writing a name: caret, selection, paste, input methods, the limit, and which keys are left to the text field.

use bevy::clipboard::ClipboardRead;
use bevy::text::{EditableText, TextEdit, TextLayoutInfo};
use bevy::window::Ime;

use crate::prelude::*;

type Modifier = Option<(KeyCode, Key)>;

const SHIFT: Modifier = Some((KeyCode::ShiftLeft, Key::Shift));
const COMMAND: Modifier = if cfg!(target_os = "macos") {
    Some((KeyCode::SuperLeft, Key::Super))
} else {
    Some((KeyCode::ControlLeft, Key::Control))
};

/// Presses a key that edits, with `modifier` held down.
fn edit_with(session: &mut Session, modifier: Modifier, key_code: KeyCode, key: Key) {
    let (down, up) = (ButtonState::Pressed, ButtonState::Released);
    let held = modifier
        .iter()
        .map(|(code, key)| (*code, key.clone(), down));
    let keys = [(key_code, key.clone(), down), (key_code, key, up)];
    let let_go = modifier.iter().map(|(code, key)| (*code, key.clone(), up));
    for (code, key, state) in held.chain(keys).chain(let_go) {
        let text = (key == Key::Space).then_some(" ");
        session.send_key(code, key, state, text);
        session.frames(2);
    }
}

fn edit(session: &mut Session, key_code: KeyCode, key: Key) {
    edit_with(session, None, key_code, key);
}

fn select_all(session: &mut Session) {
    edit_with(session, COMMAND, KeyCode::KeyA, Key::Character("a".into()));
}

fn write(session: &mut Session, text: &str) {
    for letter in text.chars() {
        session.stroke(KeyCode::KeyX, Some(&letter.to_string()));
    }
}

/// The text field in focus.
fn field(session: &mut Session) -> Mut<'_, EditableText> {
    let focus = session.focus().unwrap();
    session.app.world_mut().get_mut(focus).unwrap()
}

#[track_caller]
fn assert_selected(session: &mut Session, text: &str) {
    assert_eq!(field(session).editor().selected_text(), Some(text));
}

/// Lets the clipboard answer with a text: there is none where nothing has a window.
fn paste(session: &mut Session, text: &str) {
    field(session).pending_paste = Some(ClipboardRead::Ready(Ok(text.to_owned())));
    session.frames(2);
}

/// Asserts what is written, and that a screen reader says the same.
#[track_caller]
fn assert_written(session: &mut Session, text: &str) {
    assert_eq!(field(session).value().to_string(), text);
    session.assert_offers(&format!("Name: {text}"));
}

#[test]
fn letters_are_written_at_the_caret() {
    let mut session = at_a_name();
    assert_eq!(node(&mut session, "Name").role(), Role::TextInput);
    write(&mut session, "m");
    assert_written(&mut session, "Adam");
    // With Shift still down after a capital, too.
    edit_with(&mut session, SHIFT, KeyCode::Space, Key::Space);
    assert_written(&mut session, "Adam ");
    edit_with(&mut session, SHIFT, KeyCode::Backspace, Key::Backspace);
    assert_written(&mut session, "Adam");
    select_all(&mut session);
    assert_selected(&mut session, "Adam");
    write(&mut session, "Zoe");
    assert_written(&mut session, "Zoe");
    edit(&mut session, KeyCode::ArrowLeft, Key::ArrowLeft);
    edit(&mut session, KeyCode::ArrowLeft, Key::ArrowLeft);
    write(&mut session, "h");
    assert_written(&mut session, "Zhoe");
    edit(&mut session, KeyCode::Delete, Key::Delete);
    assert_written(&mut session, "Zhe");
    edit(&mut session, KeyCode::Home, Key::Home);
    write(&mut session, "ñ");
    edit(&mut session, KeyCode::End, Key::End);
    edit(&mut session, KeyCode::Backspace, Key::Backspace);
    assert_written(&mut session, "ñZh");
    // R and F are letters, and the same letter again is no call for one button.
    session.assert_focus("Name");
    write(&mut session, &"z".repeat(20));
    assert_eq!(session.dialog(), PLACE);
    assert_written(&mut session, "ñZhzzzzzzzzz");
    session.key(KeyCode::Enter);
    assert!(!session.is_focus("Name"), "on to what is below");
}

#[test]
fn selected_text_is_replaced_by_key_and_by_mouse() {
    let mut session = at_a_name();
    select_all(&mut session);
    write(&mut session, "Anna Lena");
    for _ in 0..4 {
        edit_with(&mut session, SHIFT, KeyCode::ArrowLeft, Key::ArrowLeft);
    }
    assert_selected(&mut session, "Lena");
    write(&mut session, "M");
    assert_written(&mut session, "Anna M");
    edit_with(&mut session, SHIFT, KeyCode::Home, Key::Home);
    edit(&mut session, KeyCode::Backspace, Key::Backspace);
    assert_eq!(field(&mut session).value().to_string(), "");
    // An empty field says what it is for.
    session.assert_reads("Name");
    write(&mut session, "Uma");
    // A click puts the caret where it was made, here before all letters; two clicks select the word.
    let place = session.place("Name: Uma");
    let focus = session.focus().unwrap();
    let width = session.component::<ComputedNode>(focus).size().x;
    session.click(place - Vec2::new(0.45 * width, 0.0));
    session.wait(2.0);
    write(&mut session, "H");
    assert_written(&mut session, "HUma");
    session.click(place);
    session.click(place);
    assert_selected(&mut session, "HUma");
}

#[test]
fn pasted_text_is_cleaned_and_fills_the_room_left() {
    let mut session = at_a_name();
    // Without a clipboard nothing is pasted.
    for letter in ["c", "x", "v"] {
        let key = Key::Character(letter.into());
        edit_with(&mut session, COMMAND, KeyCode::KeyV, key);
    }
    assert_written(&mut session, "Ada");
    select_all(&mut session);
    paste(&mut session, "\u{1b}[2JZo\u{7}e\r\n");
    assert_written(&mut session, "[2JZoe");
    select_all(&mut session);
    paste(&mut session, "Maximiliana Sophia");
    assert_written(&mut session, "Maximiliana ");
    write(&mut session, "x");
    assert_written(&mut session, "Maximiliana ");
    edit(&mut session, KeyCode::Home, Key::Home);
    write(&mut session, "x");
    assert_written(&mut session, "Maximiliana ");
    let caret = field(&mut session).editor().raw_selection().text_range();
    assert_eq!(caret, 0..0);
}

#[test]
fn an_input_method_writes_when_it_commits() {
    let mut session = at_a_name();
    select_all(&mut session);
    let window = session.window();
    session.send(Ime::Preedit {
        window,
        value: "ni".to_owned(),
        cursor: Some((2, 2)),
    });
    session.frames(2);
    assert!(field(&mut session).is_composing());
    assert!(session.widget("Name: ni").is_none(), "not written yet");
    let value = "Ñi".to_owned();
    session.send(Ime::Commit { window, value });
    session.frames(2);
    assert_written(&mut session, "Ñi");
}

#[test]
fn a_letter_in_the_frame_of_a_shorter_name_is_written_behind_it() {
    let mut session = at_a_name();
    edit(&mut session, KeyCode::ArrowRight, Key::ArrowRight);
    assert_written(&mut session, "Elena");
    // As by two devices at once: one asks for another name, the other writes.
    let down = ButtonState::Pressed;
    session.send_key(KeyCode::ArrowLeft, Key::ArrowLeft, down, None);
    field(&mut session).queue_edit(TextEdit::Insert("x".into()));
    session.frames(2);
    assert_written(&mut session, "Adax");
}

#[test]
fn arrows_offer_names_until_a_letter_is_written() {
    let mut session = at_a_name();
    edit(&mut session, KeyCode::ArrowRight, Key::ArrowRight);
    assert_written(&mut session, "Elena");
    write(&mut session, "x");
    edit(&mut session, KeyCode::ArrowRight, Key::ArrowRight);
    assert_written(&mut session, "Elenax");
    session.key(KeyCode::ArrowDown);
    session.key(KeyCode::ArrowUp);
    session.assert_focus("Name");
    edit(&mut session, KeyCode::ArrowRight, Key::ArrowRight);
    assert_written(&mut session, "Ada");
    session.press_all([KeyCode::Escape; 2]);
    session.until_screen(Screen::Title);
}

#[test]
fn a_pad_offers_names_and_writes_at_the_caret() {
    let (mut session, pad) = with_pad();
    at_the_table(&mut session, south(pad));
    open_first_seat(&mut session, south(pad));
    session.pad(pad, GamepadButton::DPadLeft);
    session.place("Name: Tomás");
    session.press(south(pad));
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
    for (letter, name) in [("A", "Name: ATomás"), ("b", "Name: AbTomás")] {
        session.focus_on(letter);
        session.tap(south(pad));
        session.frames(2);
        session.place(name);
    }
    let world = session.app.world_mut();
    let mut carets = world.query_filtered::<&TextLayoutInfo, With<EditableText>>();
    let seen = carets.iter(world).filter(|info| {
        let caret = info.cursor.filter(|(is_seen, _)| *is_seen);
        caret.is_some_and(|(_, rect)| !rect.is_empty())
    });
    assert_eq!(seen.count(), 1, "the caret above the letters is seen");
}

#[test]
fn letters_and_caret_lie_in_the_field_at_every_text_size() {
    for scale in [TextScale::Normal, TextScale::Double] {
        let mut session = Session::new();
        session.settings().text_scale = scale;
        at_the_table(&mut session, KeyCode::Enter);
        open_first_seat(&mut session, KeyCode::Enter);
        session.click_at("Name: Ada");
        select_all(&mut session);
        write(&mut session, "WÑÁÈWWÑÁÈWWg");
        assert_eq!(field(&mut session).value().chars().count(), 12);
        let field = session.focus().unwrap();
        let node = session.component::<ComputedNode>(field);
        let room = node.content_box().size();
        let info = session.component::<TextLayoutInfo>(field);
        let (_, caret) = info.cursor.unwrap();
        assert!(info.size.y <= room.y + 1.0, "{} in {room}", info.size);
        assert!(caret.height() > 0.5 * room.y, "{caret:?} in {room}");
    }
}

#[test]
fn arrows_and_a_pad_move_the_caret_of_a_new_name() {
    let (mut session, pad) = with_pad();
    leave_a_game(&mut session, 5);
    let player = "Ada: 0 games · Won 0 · fair 0–0";
    for button in [
        "Summit book",
        "Players",
        player,
        "Name and privacy",
        "Rename",
    ] {
        session.click_on(button);
    }
    session.focus_on("Name: Ada");
    edit(&mut session, KeyCode::ArrowLeft, Key::ArrowLeft);
    session.pad(pad, GamepadButton::DPadLeft);
    write(&mut session, "l");
    assert_written(&mut session, "Alda");
}
