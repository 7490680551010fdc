//! What keys and buttons do, as it is kept and drawn: damaged files, glyphs.

use std::path::Path;

use bevy::prelude::*;
use cant_stop::ground::{locale::Locale, settings::Language};
use cant_stop::input::{Control, Layout, Press};

use crate::controls::{ARRIVE, click, has_text, of, open_controls};
use crate::support::Couch;

fn write(folder: &Path, text: &str) {
    let settings = folder.join("settings");
    std::fs::create_dir_all(&settings).unwrap();
    std::fs::write(settings.join("controls.toml"), text).unwrap();
}

#[test]
fn damaged_controls_fall_back_one_by_one_and_conflicts_are_said() {
    let folder = tempfile::tempdir().unwrap();
    write(
        folder.path(),
        "[keyboard]\nroll = \"Warp\"\nstop = 7\nhint = \"KeyJ\"\nundo = \"KeyJ\"\nwarp = \"KeyX\"\n\
         [pad]\nroll = \"KeyR\"\nstop = \"LeftThumb\"\n[mouse]\nback = \"nothing\"\n",
    );
    let mut couch = Couch::at(folder.path());
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
            of(&couch, layout, control),
            expected,
            "{layout:?} {control:?}"
        );
    }
    couch.frames(ARRIVE);
    click(&mut couch, "Settings");
    click(&mut couch, "Controls");
    assert!(
        has_text(&mut couch, "J does two things: Hint and Undo"),
        "{}",
        couch.summary()
    );
}

#[test]
fn glyphs_follow_the_device_and_the_language() {
    let mut couch = Couch::new();
    couch.frames(ARRIVE);
    couch.key(KeyCode::ArrowDown);
    couch.key(KeyCode::ArrowUp);
    let pad = couch.connect_pad();
    click(&mut couch, "Settings");
    assert!(
        !has_text(&mut couch, "Esc"),
        "the mouse goes back with its right button"
    );
    couch.key(KeyCode::ArrowDown);
    couch.frames(4);
    assert!(has_text(&mut couch, "Esc"), "{}", couch.summary());
    couch.pad(pad, GamepadButton::DPadDown);
    couch.frames(4);
    assert!(!has_text(&mut couch, "Esc"), "{}", couch.summary());
    couch.pad(pad, GamepadButton::East);
    couch.frames(ARRIVE);
    open_controls(&mut couch);
    for language in Language::ALL {
        couch.set_language(language);
        couch.frames(4);
        let locale = Locale(language);
        for control in Control::ALL {
            let said = locale.say(&control.words());
            assert!(couch.texts().contains(&said), "{language:?}: no {said}");
        }
        let space = ["Space", "Espacio", "Spazio"][language as usize];
        assert!(
            couch.texts().iter().any(|text| text == space),
            "{}",
            couch.summary()
        );
    }
}
