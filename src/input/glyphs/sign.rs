//! Signs and names of keys and buttons.

use bevy::prelude::*;

use super::kind::PadKind;
use crate::core::art::Art;
use crate::core::locale::Words;
use crate::core::settings::KeyLabels;
use crate::core::texts;
use crate::input::bindings::{Press, label_of};

/// Labels printed on the players' devices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Printed<'a> {
    /// Kind of the pad, for its buttons.
    pub(crate) pad: PadKind,
    /// Labels of the keyboard, for its keys.
    pub(crate) keys: &'a KeyLabels,
}

/// Drawing of a key or button.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sign {
    /// Picture, and its width as a multiple of its height.
    Picture(Art, f32),
    /// Key with words on it.
    Key(Words),
}

/// Width of a shoulder button, as a multiple of its height.
const SHOULDER: f32 = 1.25;

/// Sign of a key or button.
pub(crate) fn sign(press: Press, printed: Printed) -> Sign {
    let round = |name| Sign::Picture(name, 1.0);
    match press {
        Press::Key(key) => match key {
            KeyCode::ArrowUp => round(Art::GlyphArrowUp),
            KeyCode::ArrowDown => round(Art::GlyphArrowDown),
            KeyCode::ArrowLeft => round(Art::GlyphArrowLeft),
            KeyCode::ArrowRight => round(Art::GlyphArrowRight),
            _ => Sign::Key(key_words(key, printed.keys)),
        },
        Press::Pad(button) => pad_sign(button, printed.pad),
        Press::Mouse(button) => round(match button {
            MouseButton::Middle => Art::GlyphMouseMiddle,
            MouseButton::Back => Art::GlyphMouseBack,
            MouseButton::Forward => Art::GlyphMouseForward,
            _ => Art::GlyphMouseRight,
        }),
    }
}

fn pad_sign(button: GamepadButton, kind: PadKind) -> Sign {
    use Art::*;
    use GamepadButton as Button;
    let [south, east, west, north] = match kind {
        PadKind::Xbox => [GlyphXboxA, GlyphXboxB, GlyphXboxX, GlyphXboxY],
        PadKind::PlayStation => [GlyphCross, GlyphCircle, GlyphSquare, GlyphTriangle],
        PadKind::Nintendo => [GlyphLetterB, GlyphLetterA, GlyphLetterY, GlyphLetterX],
        PadKind::Generic => [GlyphSouth, GlyphEast, GlyphWest, GlyphNorth],
    };
    let [left, right, left_trigger, right_trigger] = match kind {
        PadKind::Xbox => [GlyphLb, GlyphRb, GlyphLt, GlyphRt],
        PadKind::Nintendo => [GlyphBumperL, GlyphBumperR, GlyphZl, GlyphZr],
        _ => [GlyphL1, GlyphR1, GlyphL2, GlyphR2],
    };
    let [select, start] = match kind {
        PadKind::Xbox => [GlyphView, GlyphMenu],
        PadKind::PlayStation => [GlyphCreate, GlyphOptions],
        PadKind::Nintendo => [GlyphMinus, GlyphPlus],
        PadKind::Generic => [GlyphSelect, GlyphStart],
    };
    let (name, wide) = match button {
        Button::East => (east, 1.0),
        Button::West => (west, 1.0),
        Button::North => (north, 1.0),
        Button::LeftTrigger => (left, SHOULDER),
        Button::RightTrigger => (right, SHOULDER),
        Button::LeftTrigger2 => (left_trigger, SHOULDER),
        Button::RightTrigger2 => (right_trigger, SHOULDER),
        Button::Select => (select, 1.0),
        Button::Start => (start, 1.0),
        Button::LeftThumb => (GlyphStickLeft, 1.0),
        Button::RightThumb => (GlyphStickRight, 1.0),
        Button::DPadUp => (GlyphDpadUp, 1.0),
        Button::DPadDown => (GlyphDpadDown, 1.0),
        Button::DPadLeft => (GlyphDpadLeft, 1.0),
        Button::DPadRight => (GlyphDpadRight, 1.0),
        _ => (south, 1.0),
    };
    Sign::Picture(name, wide)
}

/// Name of a key or button.
pub(crate) fn press_words(press: Press, printed: Printed) -> Words {
    match press {
        Press::Key(key) => key_words(key, printed.keys),
        Press::Pad(button) => pad_words(button, printed.pad),
        Press::Mouse(button) => Words::new(match button {
            MouseButton::Middle => texts::GLYPH_MOUSE_MIDDLE,
            MouseButton::Back => texts::GLYPH_MOUSE_BACK,
            MouseButton::Forward => texts::GLYPH_MOUSE_FORWARD,
            _ => texts::GLYPH_MOUSE_RIGHT,
        }),
    }
}

/// Name of a key on the player's keyboard.
pub(crate) fn key_words(key: KeyCode, labels: &KeyLabels) -> Words {
    if let Some(label) = label_of(key, labels) {
        return Words::literal(label);
    }
    Words::new(match key {
        KeyCode::ArrowUp => texts::GLYPH_ARROW_UP,
        KeyCode::ArrowDown => texts::GLYPH_ARROW_DOWN,
        KeyCode::ArrowLeft => texts::GLYPH_ARROW_LEFT,
        KeyCode::ArrowRight => texts::GLYPH_ARROW_RIGHT,
        KeyCode::Enter => texts::GLYPH_ENTER,
        KeyCode::NumpadEnter => texts::GLYPH_NUMBER_ENTER,
        KeyCode::Space => texts::GLYPH_SPACE,
        KeyCode::Escape => texts::GLYPH_ESCAPE,
        KeyCode::Backspace => texts::GLYPH_BACKSPACE,
        KeyCode::Delete => texts::GLYPH_DELETE,
        KeyCode::Insert => texts::GLYPH_INSERT,
        KeyCode::Home => texts::GLYPH_HOME,
        KeyCode::End => texts::GLYPH_END,
        KeyCode::PageUp => texts::GLYPH_PAGE_UP,
        KeyCode::PageDown => texts::GLYPH_PAGE_DOWN,
        KeyCode::ShiftLeft => texts::GLYPH_LEFT_SHIFT,
        KeyCode::ShiftRight => texts::GLYPH_RIGHT_SHIFT,
        KeyCode::ControlLeft => texts::GLYPH_LEFT_CONTROL,
        KeyCode::ControlRight => texts::GLYPH_RIGHT_CONTROL,
        KeyCode::AltLeft => texts::GLYPH_LEFT_ALT,
        KeyCode::AltRight => texts::GLYPH_RIGHT_ALT,
        KeyCode::NumpadAdd => return Words::literal("N+"),
        KeyCode::NumpadSubtract => return Words::literal("N−"),
        KeyCode::NumpadMultiply => return Words::literal("N×"),
        KeyCode::NumpadDivide => return Words::literal("N÷"),
        _ => texts::GLYPH_UNKNOWN,
    })
}

fn pad_words(button: GamepadButton, kind: PadKind) -> Words {
    use GamepadButton as Button;
    let is = |wanted| kind == wanted;
    let print = match (kind, button) {
        (PadKind::Xbox, Button::South) | (PadKind::Nintendo, Button::East) => "A",
        (PadKind::Xbox, Button::East) | (PadKind::Nintendo, Button::South) => "B",
        (PadKind::Xbox, Button::West) | (PadKind::Nintendo, Button::North) => "X",
        (PadKind::Xbox, Button::North) | (PadKind::Nintendo, Button::West) => "Y",
        (_, Button::LeftTrigger) if is(PadKind::Xbox) => "LB",
        (_, Button::RightTrigger) if is(PadKind::Xbox) => "RB",
        (_, Button::LeftTrigger2) if is(PadKind::Xbox) => "LT",
        (_, Button::RightTrigger2) if is(PadKind::Xbox) => "RT",
        (_, Button::LeftTrigger) if is(PadKind::Nintendo) => "L",
        (_, Button::RightTrigger) if is(PadKind::Nintendo) => "R",
        (_, Button::LeftTrigger2) if is(PadKind::Nintendo) => "ZL",
        (_, Button::RightTrigger2) if is(PadKind::Nintendo) => "ZR",
        (_, Button::LeftTrigger) => "L1",
        (_, Button::RightTrigger) => "R1",
        (_, Button::LeftTrigger2) => "L2",
        (_, Button::RightTrigger2) => "R2",
        (PadKind::Nintendo, Button::Select) => "−",
        (PadKind::Nintendo, Button::Start) => "+",
        _ => "",
    };
    if !print.is_empty() {
        return Words::literal(print);
    }
    Words::new(match (kind, button) {
        (PadKind::PlayStation, Button::South) => texts::GLYPH_CROSS,
        (PadKind::PlayStation, Button::East) => texts::GLYPH_CIRCLE,
        (PadKind::PlayStation, Button::West) => texts::GLYPH_SQUARE,
        (PadKind::PlayStation, Button::North) => texts::GLYPH_TRIANGLE,
        (_, Button::South) => texts::GLYPH_BOTTOM,
        (_, Button::East) => texts::GLYPH_RIGHT,
        (_, Button::West) => texts::GLYPH_LEFT,
        (_, Button::North) => texts::GLYPH_TOP,
        (PadKind::Xbox, Button::Select) => texts::GLYPH_VIEW,
        (PadKind::Xbox, Button::Start) => texts::GLYPH_MENU,
        (PadKind::PlayStation, Button::Select) => texts::GLYPH_CREATE,
        (PadKind::PlayStation, Button::Start) => texts::GLYPH_OPTIONS,
        (_, Button::Select) => texts::GLYPH_SELECT,
        (_, Button::Start) => texts::GLYPH_START,
        (_, Button::LeftThumb) => texts::GLYPH_LEFT_STICK,
        (_, Button::RightThumb) => texts::GLYPH_RIGHT_STICK,
        (_, Button::DPadUp) => texts::GLYPH_PAD_UP,
        (_, Button::DPadDown) => texts::GLYPH_PAD_DOWN,
        (_, Button::DPadLeft) => texts::GLYPH_PAD_LEFT,
        (_, Button::DPadRight) => texts::GLYPH_PAD_RIGHT,
        _ => texts::GLYPH_UNKNOWN,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;
    use std::sync::LazyLock;

    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;
    use crate::input::bindings::{Bindings, Layout};
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

    #[test]
    fn every_binding_has_a_sign() {
        let bindings = Bindings::default();
        for layout in Layout::ALL {
            for control in Control::ALL {
                for press in bindings.of(layout, control) {
                    for kind in PadKind::ALL {
                        assert_ne!(
                            sign(*press, us(kind)),
                            Sign::Key(Words::new(texts::GLYPH_UNKNOWN))
                        );
                    }
                }
            }
        }
    }
}
