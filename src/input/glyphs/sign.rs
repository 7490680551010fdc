//! Signs and names of keys and buttons.

use bevy::prelude::*;

use super::kind::PadKind;
use crate::core::settings::KeyLabels;
use crate::input::bindings::{NAMED_KEYS, Press, label_of};
use crate::ui::prelude::*;

/// Labels printed on the players' devices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Printed<'a> {
    pub(crate) pad: PadKind,
    pub(crate) keys: &'a KeyLabels,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sign {
    /// Picture, and its width as a multiple of its height.
    Picture(Art, f32),
    Key(Words),
}

/// Width of a shoulder button, as a multiple of its height.
const SHOULDER: f32 = 1.25;

pub(crate) fn sign(press: Press, printed: Printed) -> Sign {
    use GamepadButton::{LeftTrigger, LeftTrigger2, RightTrigger, RightTrigger2};
    let art = match press {
        Press::Key(KeyCode::ArrowUp) => Art::GlyphArrowUp,
        Press::Key(KeyCode::ArrowDown) => Art::GlyphArrowDown,
        Press::Key(KeyCode::ArrowLeft) => Art::GlyphArrowLeft,
        Press::Key(KeyCode::ArrowRight) => Art::GlyphArrowRight,
        Press::Key(key) => return Sign::Key(key_words(key, printed.keys)),
        Press::Pad(button) => pad_button(button, printed.pad).0,
        Press::Mouse(button) => mouse_button(button).0,
    };
    let is_shoulder = matches!(
        press,
        Press::Pad(LeftTrigger | RightTrigger | LeftTrigger2 | RightTrigger2)
    );
    Sign::Picture(art, if is_shoulder { SHOULDER } else { 1.0 })
}

pub(crate) fn press_words(press: Press, printed: Printed) -> Words {
    match press {
        Press::Key(key) => key_words(key, printed.keys),
        Press::Pad(button) => pad_button(button, printed.pad).1,
        Press::Mouse(button) => Words::new(mouse_button(button).1),
    }
}

/// Name of a key on the player's keyboard.
pub(crate) fn key_words(key: KeyCode, labels: &KeyLabels) -> Words {
    if let Some(label) = label_of(key, labels) {
        return Words::literal(label);
    }
    let named = NAMED_KEYS.iter().find(|(other, _)| *other == key);
    Words::new(named.map_or(texts::GLYPH_UNKNOWN, |(_, name)| *name))
}

/// Picture and name of a button of the mouse.
fn mouse_button(button: MouseButton) -> (Art, TextKey) {
    match button {
        MouseButton::Middle => (Art::GlyphMouseMiddle, texts::GLYPH_MOUSE_MIDDLE),
        MouseButton::Back => (Art::GlyphMouseBack, texts::GLYPH_MOUSE_BACK),
        MouseButton::Forward => (Art::GlyphMouseForward, texts::GLYPH_MOUSE_FORWARD),
        _ => (Art::GlyphMouseRight, texts::GLYPH_MOUSE_RIGHT),
    }
}

/// Picture and name of a button of a pad: its print, or a text.
fn pad_button(button: GamepadButton, kind: PadKind) -> (Art, Words) {
    use Art::*;
    use GamepadButton as Button;
    use PadKind::{Generic, Nintendo, PlayStation, Steam, Xbox};
    let print = |art, print| (art, Words::literal(print));
    let text = |art, key| (art, Words::new(key));
    match (button, kind) {
        (Button::South, Xbox) => print(GlyphXboxA, "A"),
        (Button::South, Steam) => print(GlyphLetterA, "A"),
        (Button::South, PlayStation) => text(GlyphCross, texts::GLYPH_CROSS),
        (Button::South, Nintendo) => print(GlyphLetterB, "B"),
        (Button::South, Generic) => text(GlyphSouth, texts::GLYPH_BOTTOM),
        (Button::East, Xbox) => print(GlyphXboxB, "B"),
        (Button::East, Steam) => print(GlyphLetterB, "B"),
        (Button::East, PlayStation) => text(GlyphCircle, texts::GLYPH_CIRCLE),
        (Button::East, Nintendo) => print(GlyphLetterA, "A"),
        (Button::East, Generic) => text(GlyphEast, texts::GLYPH_RIGHT),
        (Button::West, Xbox) => print(GlyphXboxX, "X"),
        (Button::West, Steam) => print(GlyphLetterX, "X"),
        (Button::West, PlayStation) => text(GlyphSquare, texts::GLYPH_SQUARE),
        (Button::West, Nintendo) => print(GlyphLetterY, "Y"),
        (Button::West, Generic) => text(GlyphWest, texts::GLYPH_LEFT),
        (Button::North, Xbox) => print(GlyphXboxY, "Y"),
        (Button::North, Steam) => print(GlyphLetterY, "Y"),
        (Button::North, PlayStation) => text(GlyphTriangle, texts::GLYPH_TRIANGLE),
        (Button::North, Nintendo) => print(GlyphLetterX, "X"),
        (Button::North, Generic) => text(GlyphNorth, texts::GLYPH_TOP),
        (Button::LeftTrigger, Xbox) => print(GlyphLb, "LB"),
        (Button::LeftTrigger, Nintendo) => print(GlyphBumperL, "L"),
        (Button::LeftTrigger, _) => print(GlyphL1, "L1"),
        (Button::RightTrigger, Xbox) => print(GlyphRb, "RB"),
        (Button::RightTrigger, Nintendo) => print(GlyphBumperR, "R"),
        (Button::RightTrigger, _) => print(GlyphR1, "R1"),
        (Button::LeftTrigger2, Xbox) => print(GlyphLt, "LT"),
        (Button::LeftTrigger2, Nintendo) => print(GlyphZl, "ZL"),
        (Button::LeftTrigger2, _) => print(GlyphL2, "L2"),
        (Button::RightTrigger2, Xbox) => print(GlyphRt, "RT"),
        (Button::RightTrigger2, Nintendo) => print(GlyphZr, "ZR"),
        (Button::RightTrigger2, _) => print(GlyphR2, "R2"),
        (Button::Select, Xbox | Steam) => text(GlyphView, texts::GLYPH_VIEW),
        (Button::Select, PlayStation) => text(GlyphCreate, texts::GLYPH_CREATE),
        (Button::Select, Nintendo) => print(GlyphMinus, "−"),
        (Button::Select, Generic) => text(GlyphSelect, texts::GLYPH_SELECT),
        (Button::Start, Xbox | Steam) => text(GlyphMenu, texts::GLYPH_MENU),
        (Button::Start, PlayStation) => text(GlyphOptions, texts::GLYPH_OPTIONS),
        (Button::Start, Nintendo) => print(GlyphPlus, "+"),
        (Button::Start, Generic) => text(GlyphStart, texts::GLYPH_START),
        (Button::LeftThumb, _) => text(GlyphStickLeft, texts::GLYPH_LEFT_STICK),
        (Button::RightThumb, _) => text(GlyphStickRight, texts::GLYPH_RIGHT_STICK),
        (Button::DPadUp, _) => text(GlyphDpadUp, texts::GLYPH_PAD_UP),
        (Button::DPadDown, _) => text(GlyphDpadDown, texts::GLYPH_PAD_DOWN),
        (Button::DPadLeft, _) => text(GlyphDpadLeft, texts::GLYPH_PAD_LEFT),
        (Button::DPadRight, _) => text(GlyphDpadRight, texts::GLYPH_PAD_RIGHT),
        _ => text(GlyphSouth, texts::GLYPH_UNKNOWN),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;
    use std::sync::LazyLock;

    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;
    use crate::input::bindings::Layout;
    use crate::ui::control::Control;

    /// Labels of a US keyboard and of one kind of pad.
    fn us(pad: PadKind) -> Printed<'static> {
        static KEYS: LazyLock<KeyLabels> = LazyLock::new(KeyLabels::default);
        Printed { pad, keys: &KEYS }
    }

    fn everything() -> impl Iterator<Item = (Press, PadKind)> {
        Press::all().flat_map(|press| PadKind::ALL.map(|kind| (press, kind)))
    }

    #[test]
    fn every_key_and_button_has_a_name_in_every_language() {
        for language in Language::ALL {
            let locale = Locale(language);
            for (press, kind) in everything() {
                let words = press_words(press, us(kind));
                assert_ne!(words, Words::new(texts::GLYPH_UNKNOWN), "{press:?}");
                let said = locale.say(&words);
                assert!(
                    !said.is_empty() && !said.starts_with("glyph-"),
                    "{language:?} {press:?} {kind:?}: {said}"
                );
            }
            for kind in PadKind::ALL {
                let mut names = HashMap::new();
                for press in Press::all() {
                    // The number pad and mouse may be named alike in a language only by mistake.
                    let said = locale.say(&press_words(press, us(kind)));
                    let group = std::mem::discriminant(&press);
                    let before = names.insert((group, said.clone()), press);
                    assert_eq!(before, None, "{language:?}: two are called {said}");
                }
            }
            for control in Control::ALL {
                assert!(!locale.say(&control.words()).starts_with("control-"));
            }
            for layout in Layout::ALL {
                assert!(!locale.say(&layout.words()).starts_with("control-"));
            }
        }
    }

    #[test]
    fn every_picture_is_there_and_two_buttons_of_a_pad_differ() {
        let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        for kind in PadKind::ALL {
            let mut seen = HashMap::new();
            for press in Press::all() {
                let sign = sign(press, us(kind));
                if let Sign::Picture(art, wide) = sign {
                    let text = std::fs::read_to_string(assets.join(art.path()));
                    let text = text.unwrap_or_default();
                    let (width, height) = (64.0 * wide, 64);
                    assert!(
                        text.contains(&format!("width=\"{width}\" height=\"{height}\"")),
                        "{art:?} for {press:?}"
                    );
                    assert_eq!(seen.insert(art, press), None, "{kind:?}: {art:?} twice");
                }
            }
        }
    }

    #[test]
    fn a_key_is_called_what_the_players_keyboard_prints() {
        let mut keys = KeyLabels::default();
        keys.set(KeyCode::Semicolon, Some("Ñ".to_owned()));
        let spanish = Printed {
            pad: PadKind::Generic,
            keys: &keys,
        };
        let key = Press::Key(KeyCode::Semicolon);
        assert_eq!(press_words(key, spanish), Words::literal("Ñ"));
        assert_eq!(sign(key, spanish), Sign::Key(Words::literal("Ñ")));
        assert_eq!(press_words(key, us(PadKind::Generic)), Words::literal(";"));
    }
}
