//! Stored and drawn bindings of keys and buttons: damaged files, glyphs.

use std::path::Path;

use bevy::prelude::*;
use cant_stop::core::locale::Locale;
use cant_stop::core::settings::Language;
use cant_stop::input::{Layout, Press};
use cant_stop::ui::control::Control;
use cant_stop_testkit::{Session, folder};

use crate::controls::{ARRIVE, click, has_text, of, open_controls};

fn write(folder: &Path, text: &str) {
    let settings = folder.join("settings");
    std::fs::create_dir_all(&settings).unwrap();
    std::fs::write(settings.join("controls.toml"), text).unwrap();
}

#[test]
fn damaged_controls_fall_back_one_by_one_and_conflicts_are_said() {
    let folder = folder();
    write(
        folder.path(),
        "[keyboard]\nroll = \"Warp\"\nstop = 7\nhint = \"KeyJ\"\nundo = \"KeyJ\"\nwarp = \"KeyX\"\n\
         [pad]\nroll = \"KeyR\"\nstop = \"LeftThumb\"\n[mouse]\nback = \"nothing\"\n",
    );
    let mut session = Session::at(folder.path());
    let key = |key| vec![Press::Key(key)];
    for (layout, control, expected) in [
        (Layout::Keyboard, Control::Roll, key(KeyCode::KeyR)),
        (Layout::Keyboard, Control::Stop, key(KeyCode::KeyF)),
        (Layout::Keyboard, Control::Hint, key(KeyCode::KeyJ)),
        (
            Layout::Pad,
            Control::Roll,
            vec![Press::Pad(GamepadButton::West)],
        ),
        (
            Layout::Pad,
            Control::Stop,
            vec![Press::Pad(GamepadButton::LeftThumb)],
        ),
        (Layout::Mouse, Control::Back, Vec::new()),
        (
            Layout::Mouse,
            Control::Hint,
            vec![Press::Mouse(MouseButton::Middle)],
        ),
    ] {
        assert_eq!(
            of(&session, layout, control),
            expected,
            "{layout:?} {control:?}"
        );
    }
    session.wait(ARRIVE);
    click(&mut session, "Settings");
    click(&mut session, "Controls");
    assert!(
        has_text(&mut session, "J does two things: Hint and Undo"),
        "{}",
        session.summary()
    );
}

#[test]
fn glyphs_follow_the_device_and_the_language() {
    let mut session = Session::new();
    session.wait(ARRIVE);
    session.key(KeyCode::ArrowDown);
    session.key(KeyCode::ArrowUp);
    let pad = session.connect_pad();
    click(&mut session, "Settings");
    assert!(
        !has_text(&mut session, "Esc"),
        "the mouse goes back with its right button"
    );
    session.key(KeyCode::ArrowDown);
    session.frames(4);
    assert!(has_text(&mut session, "Esc"), "{}", session.summary());
    session.pad(pad, GamepadButton::DPadDown);
    session.frames(4);
    assert!(!has_text(&mut session, "Esc"), "{}", session.summary());
    session.pad(pad, GamepadButton::East);
    session.wait(ARRIVE);
    open_controls(&mut session);
    for language in Language::ALL {
        session.set_language(language);
        session.frames(4);
        let locale = Locale(language);
        for control in Control::ALL {
            let said = locale.say(&control.words());
            assert!(session.texts().contains(&said), "{language:?}: no {said}");
        }
        // A key is called as the language has it; these stand for all.
        let space = match language {
            Language::En => "Space",
            Language::Es => "Espacio",
            Language::De => "Leertaste",
            _ => continue,
        };
        assert!(
            session.texts().iter().any(|text| text == space),
            "{}",
            session.summary()
        );
    }
}
