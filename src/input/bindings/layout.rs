//! Layouts of controls on devices, and their default bindings.

use bevy::prelude::*;

use super::press::Press;
use crate::ui::prelude::*;

/// Keys and buttons that one person uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// The whole keyboard.
    Keyboard,
    /// The left half of a keyboard that two people share.
    LeftKeys,
    /// The right half of it.
    RightKeys,
    /// A pad.
    Pad,
    /// The mouse.
    Mouse,
}

impl Layout {
    /// All layouts, in the order in which they are shown.
    pub const ALL: [Layout; 5] = [
        Layout::Keyboard,
        Layout::LeftKeys,
        Layout::RightKeys,
        Layout::Pad,
        Layout::Mouse,
    ];

    /// Name of the layout.
    pub fn words(self) -> Words {
        Words::new(match self {
            Layout::Keyboard => texts::CONTROL_ON_KEYBOARD,
            Layout::LeftKeys => texts::CONTROL_ON_LEFT_KEYS,
            Layout::RightKeys => texts::CONTROL_ON_RIGHT_KEYS,
            Layout::Pad => texts::CONTROL_ON_PAD,
            Layout::Mouse => texts::CONTROL_ON_MOUSE,
        })
    }

    /// Returns `true` if the control can be bound on the layout: the mouse moves and accepts by pointing.
    pub fn has(self, control: Control) -> bool {
        self != Layout::Mouse
            || !(control == Control::Accept || Control::DIRECTIONS.contains(&control))
    }

    /// Controls that can be bound on the layout.
    pub(super) fn controls(self) -> impl Iterator<Item = Control> {
        let controls = Control::ALL.into_iter();
        controls.filter(move |control| self.has(*control))
    }

    /// Returns `true` if the key or button belongs to the layout.
    pub(super) fn takes(self, press: Press) -> bool {
        match press {
            Press::Key(_) => self.is_keys(),
            Press::Pad(_) => self == Layout::Pad,
            Press::Mouse(_) => self == Layout::Mouse,
        }
    }

    pub(super) fn is_keys(self) -> bool {
        matches!(
            self,
            Layout::Keyboard | Layout::LeftKeys | Layout::RightKeys
        )
    }

    /// Returns `true` if both layouts can be in use at once on one device.
    pub(super) fn is_used_beside(self, other: Layout) -> bool {
        self == other
            || matches!(
                (self, other),
                (Layout::LeftKeys, Layout::RightKeys) | (Layout::RightKeys, Layout::LeftKeys)
            )
    }

    pub(super) fn defaults(self, control: Control) -> Vec<Press> {
        let [keyboard, left, right] = keys(control);
        let keys = match self {
            Layout::Keyboard => keyboard,
            Layout::LeftKeys => left,
            Layout::RightKeys => right,
            Layout::Pad => return vec![Press::Pad(pad(control))],
            Layout::Mouse => return mouse(control).map(Press::Mouse).into_iter().collect(),
        };
        keys.iter().copied().map(Press::Key).collect()
    }
}

/// Default keys of a control on the whole keyboard, its left half and its right half.
fn keys(control: Control) -> [&'static [KeyCode]; 3] {
    use KeyCode::*;
    match control {
        Control::Up => [&[ArrowUp, KeyW], &[KeyW], &[ArrowUp]],
        Control::Down => [&[ArrowDown, KeyS], &[KeyS], &[ArrowDown]],
        Control::Left => [&[ArrowLeft, KeyA], &[KeyA], &[ArrowLeft]],
        Control::Right => [&[ArrowRight, KeyD], &[KeyD], &[ArrowRight]],
        Control::Accept => [
            &[Enter, NumpadEnter, Space],
            &[KeyE, Space],
            &[Enter, ShiftRight],
        ],
        Control::Back => [&[Escape], &[KeyQ, Escape], &[Backspace, Escape]],
        Control::Roll => [&[KeyR], &[KeyR], &[KeyO]],
        Control::Stop => [&[KeyF], &[KeyF], &[KeyP]],
        Control::Hint => [&[KeyH], &[KeyT], &[KeyI]],
        Control::Undo => [&[KeyU], &[KeyG], &[KeyU]],
        Control::Pause => [&[Escape, KeyP], &[Escape], &[Escape]],
        Control::Hurry => [&[KeyC], &[KeyC], &[KeyM]],
    }
}

fn pad(control: Control) -> GamepadButton {
    match control {
        Control::Up => GamepadButton::DPadUp,
        Control::Down => GamepadButton::DPadDown,
        Control::Left => GamepadButton::DPadLeft,
        Control::Right => GamepadButton::DPadRight,
        Control::Accept => GamepadButton::South,
        Control::Back => GamepadButton::East,
        Control::Roll => GamepadButton::West,
        Control::Stop => GamepadButton::North,
        Control::Hint => GamepadButton::RightTrigger,
        Control::Undo => GamepadButton::LeftTrigger,
        Control::Pause => GamepadButton::Start,
        Control::Hurry => GamepadButton::RightTrigger2,
    }
}

fn mouse(control: Control) -> Option<MouseButton> {
    match control {
        Control::Back => Some(MouseButton::Right),
        Control::Hint => Some(MouseButton::Middle),
        Control::Undo => Some(MouseButton::Back),
        Control::Hurry => Some(MouseButton::Forward),
        _ => None,
    }
}
