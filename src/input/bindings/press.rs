//! Keys and buttons that can be bound to a control, and their names in the settings file.

use bevy::prelude::*;

use crate::ui::prelude::*;

/// A key or button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// A key, by its position on the keyboard.
    Key(KeyCode),
    /// A button of a pad, by its position on the pad.
    Pad(GamepadButton),
    /// A button of the mouse.
    Mouse(MouseButton),
}

/// Modifier keys of system shortcuts.
pub(super) const MODIFIERS: [KeyCode; 6] = [
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// Keys with a name, and that name. Tab always moves the focus, and the operating system reserves the others.
pub(in crate::input) const NAMED_KEYS: [(KeyCode, TextKey); 21] = [
    (KeyCode::ArrowUp, texts::GLYPH_ARROW_UP),
    (KeyCode::ArrowDown, texts::GLYPH_ARROW_DOWN),
    (KeyCode::ArrowLeft, texts::GLYPH_ARROW_LEFT),
    (KeyCode::ArrowRight, texts::GLYPH_ARROW_RIGHT),
    (KeyCode::Enter, texts::GLYPH_ENTER),
    (KeyCode::NumpadEnter, texts::GLYPH_NUMBER_ENTER),
    (KeyCode::Space, texts::GLYPH_SPACE),
    (KeyCode::Escape, texts::GLYPH_ESCAPE),
    (KeyCode::Backspace, texts::GLYPH_BACKSPACE),
    (KeyCode::Delete, texts::GLYPH_DELETE),
    (KeyCode::Insert, texts::GLYPH_INSERT),
    (KeyCode::Home, texts::GLYPH_HOME),
    (KeyCode::End, texts::GLYPH_END),
    (KeyCode::PageUp, texts::GLYPH_PAGE_UP),
    (KeyCode::PageDown, texts::GLYPH_PAGE_DOWN),
    (KeyCode::ShiftLeft, texts::GLYPH_LEFT_SHIFT),
    (KeyCode::ShiftRight, texts::GLYPH_RIGHT_SHIFT),
    (KeyCode::ControlLeft, texts::GLYPH_LEFT_CONTROL),
    (KeyCode::ControlRight, texts::GLYPH_RIGHT_CONTROL),
    (KeyCode::AltLeft, texts::GLYPH_LEFT_ALT),
    (KeyCode::AltRight, texts::GLYPH_RIGHT_ALT),
];

/// Keys named by their print beside letters and digits, with that of a US keyboard.
/// [`KeyLabels`](crate::core::settings::KeyLabels) has that of other keyboards.
const PRINTED_KEYS: [(KeyCode, &str); 36] = [
    (KeyCode::NumpadAdd, "N+"),
    (KeyCode::NumpadSubtract, "N−"),
    (KeyCode::NumpadMultiply, "N×"),
    (KeyCode::NumpadDivide, "N÷"),
    (KeyCode::Minus, "-"),
    (KeyCode::Equal, "="),
    (KeyCode::BracketLeft, "["),
    (KeyCode::BracketRight, "]"),
    (KeyCode::Semicolon, ";"),
    (KeyCode::Quote, "'"),
    (KeyCode::Backquote, "`"),
    (KeyCode::Backslash, "\\"),
    (KeyCode::Comma, ","),
    (KeyCode::Period, "."),
    (KeyCode::Slash, "/"),
    // Missing on US keyboards; elsewhere beside the left Shift.
    (KeyCode::IntlBackslash, "<"),
    (KeyCode::F1, "F1"),
    (KeyCode::F2, "F2"),
    (KeyCode::F3, "F3"),
    (KeyCode::F4, "F4"),
    (KeyCode::F5, "F5"),
    (KeyCode::F6, "F6"),
    (KeyCode::F7, "F7"),
    (KeyCode::F8, "F8"),
    (KeyCode::F9, "F9"),
    (KeyCode::F10, "F10"),
    (KeyCode::Numpad0, "N0"),
    (KeyCode::Numpad1, "N1"),
    (KeyCode::Numpad2, "N2"),
    (KeyCode::Numpad3, "N3"),
    (KeyCode::Numpad4, "N4"),
    (KeyCode::Numpad5, "N5"),
    (KeyCode::Numpad6, "N6"),
    (KeyCode::Numpad7, "N7"),
    (KeyCode::Numpad8, "N8"),
    (KeyCode::Numpad9, "N9"),
];

/// Keys of letters and digits.
const LETTERS: [KeyCode; 36] = {
    use KeyCode::*;
    [
        KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyH, KeyI, KeyJ, KeyK, KeyL, KeyM, KeyN, KeyO,
        KeyP, KeyQ, KeyR, KeyS, KeyT, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ, Digit1, Digit2, Digit3,
        Digit4, Digit5, Digit6, Digit7, Digit8, Digit9, Digit0,
    ]
};
/// Labels of [`LETTERS`], in their order.
const LABELS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890";

/// Keys named by their printed label, with the label of a US keyboard.
fn printed_keys() -> impl Iterator<Item = (KeyCode, &'static str)> {
    let letters = LETTERS.into_iter().enumerate();
    let letters = letters.map(|(at, key)| (key, &LABELS[at..=at]));
    PRINTED_KEYS.into_iter().chain(letters)
}

#[rustfmt::skip]
const PAD_BUTTONS: [GamepadButton; 16] = [
    GamepadButton::South, GamepadButton::East, GamepadButton::North, GamepadButton::West,
    GamepadButton::LeftTrigger, GamepadButton::RightTrigger, GamepadButton::LeftTrigger2, GamepadButton::RightTrigger2,
    GamepadButton::Select, GamepadButton::Start, GamepadButton::LeftThumb, GamepadButton::RightThumb,
    GamepadButton::DPadUp, GamepadButton::DPadDown, GamepadButton::DPadLeft, GamepadButton::DPadRight,
];

/// Buttons of the mouse. The left one is not among them: it presses the widget under the pointer.
const MOUSE_BUTTONS: [MouseButton; 4] = [
    MouseButton::Right,
    MouseButton::Middle,
    MouseButton::Back,
    MouseButton::Forward,
];

/// Print of a key on a US keyboard; `None` if the key has a name instead.
pub(super) fn us_label(key: KeyCode) -> Option<&'static str> {
    let named = printed_keys().find(|(other, _)| *other == key)?;
    Some(named.1)
}

impl Press {
    /// Every key and button that can be bound.
    pub fn all() -> impl Iterator<Item = Press> {
        let named = NAMED_KEYS.iter().map(|(key, _)| *key);
        let keys = named
            .chain(printed_keys().map(|(key, _)| key))
            .map(Press::Key);
        keys.chain(PAD_BUTTONS.map(Press::Pad))
            .chain(MOUSE_BUTTONS.map(Press::Mouse))
    }

    /// Returns the key or button with this name, including the left mouse button and Tab: these two cannot be bound,
    /// but may be the switch.
    pub fn for_switch(name: &str) -> Option<Press> {
        Press::all()
            .chain([Press::Mouse(MouseButton::Left), Press::Key(KeyCode::Tab)])
            .find(|press| press.name() == name)
    }

    pub(super) fn can_be_bound(self) -> bool {
        Press::all().any(|other| other == self)
    }

    /// Returns `true` for a modifier key of system shortcuts.
    pub(in crate::input) fn is_modifier(self) -> bool {
        matches!(self, Press::Key(key) if MODIFIERS.contains(&key))
    }

    /// Returns `true` if people mean the game by it, and not the desktop.
    pub(crate) fn is_for_play(self) -> bool {
        self.can_be_bound() && !self.is_modifier()
    }

    /// Name in the settings file.
    pub(in crate::input) fn name(self) -> String {
        match self {
            Press::Key(key) => format!("{key:?}"),
            Press::Pad(button) => format!("{button:?}"),
            Press::Mouse(button) => format!("{button:?}"),
        }
    }

    /// Returns `true` if the key types into a text field or edits its text.
    pub(in crate::input) fn is_for_writing(self) -> bool {
        use KeyCode::*;
        match self {
            Press::Key(
                Space | Enter | NumpadEnter | Backspace | Delete | ShiftLeft | ShiftRight
                | AltRight,
            ) => true,
            Press::Key(key) => {
                let is_function_key = |print: &str| print.starts_with('F') && print.len() > 1;
                us_label(key).is_some_and(|print| !is_function_key(print))
            }
            Press::Pad(_) | Press::Mouse(_) => false,
        }
    }
}

/// Keys and buttons that are down, on any device.
#[derive(SystemParam)]
pub(in crate::input) struct Presses<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    pads: Query<'w, 's, &'static Gamepad>,
}

impl Presses<'_, '_> {
    /// Everything pressed in this frame, also keys that cannot be bound.
    pub(in crate::input) fn just_pressed(&self) -> impl Iterator<Item = Press> {
        let keys = self.keys.get_just_pressed().copied().map(Press::Key);
        let buttons = self.buttons.get_just_pressed().copied().map(Press::Mouse);
        let pads = self.pads.iter().flat_map(Gamepad::get_just_pressed);
        keys.chain(buttons).chain(pads.copied().map(Press::Pad))
    }

    /// Returns `true` if it was pressed in this frame.
    pub(in crate::input) fn is_new(&self, press: Press) -> bool {
        match press {
            Press::Key(key) => self.keys.just_pressed(key),
            Press::Mouse(button) => self.buttons.just_pressed(button),
            Press::Pad(button) => self.pads.iter().any(|pad| pad.just_pressed(button)),
        }
    }

    pub(in crate::input) fn is_held(&self, press: Press) -> bool {
        match press {
            Press::Key(key) => self.keys.pressed(key),
            Press::Mouse(button) => self.buttons.pressed(button),
            Press::Pad(button) => self.pads.iter().any(|pad| pad.pressed(button)),
        }
    }
}
