//! A name is written where it stands.

use bevy::a11y::AccessibilityNode;
use bevy::input::{
    ButtonState,
    keyboard::{Key, KeyboardInput},
};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use cant_stop::core::states::Screen;
use cant_stop_testkit::Session;

use crate::join::{enter, open_first_seat};
use crate::widgets::{SETTLED, go_to};

fn type_text(session: &mut Session, key: Key, text: &str) {
    let world = session.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).unwrap();
    world.write_message(KeyboardInput {
        key_code: KeyCode::KeyZ,
        logical_key: key,
        state: ButtonState::Pressed,
        text: Some(text.into()),
        repeat: false,
        window,
    });
    session.frames(2);
}

#[test]
fn a_name_is_written_into_its_field() {
    let mut session = Session::new();
    session.wait(SETTLED);
    session.key(KeyCode::Enter);
    session.until("the join screen", |session| {
        session.screen() == Screen::Join
    });
    session.wait(SETTLED);
    open_first_seat(&mut session, enter);
    session.key(KeyCode::ArrowDown);
    go_to(&mut session, "Name", |session| {
        session.key(KeyCode::ArrowUp)
    });
    let name = |session: &mut Session| {
        let focus = session.app.world().resource::<InputFocus>().get().unwrap();
        let node = session.app.world().get::<AccessibilityNode>(focus).unwrap();
        assert_eq!(node.role(), accesskit::Role::TextInput);
        node.value().unwrap().to_owned()
    };
    let before = name(&mut session);
    type_text(&mut session, Key::Character("z".into()), "z");
    assert_eq!(name(&mut session), format!("{before}z"));
    for _ in 0..=before.chars().count() {
        type_text(&mut session, Key::Backspace, "\u{8}");
    }
    assert_eq!(name(&mut session), "");
    let texts = session.texts();
    assert!(
        texts.iter().any(|text| text == "Name"),
        "an empty field says what it is for: {texts:?}"
    );
    type_text(&mut session, Key::Character("Ñ".into()), "Ñ");
    assert_eq!(name(&mut session), "Ñ");
    session.key(KeyCode::ArrowRight);
    assert_eq!(name(&mut session), "Ñ", "it is still being written");
    session.key(KeyCode::ArrowDown);
    go_to(&mut session, "Name", |session| {
        session.key(KeyCode::ArrowUp)
    });
    session.key(KeyCode::ArrowRight);
    assert!(
        name(&mut session).chars().count() > 1,
        "left and right offer other names"
    );
}
