//! Layouts of controls on devices, and their default bindings.

use bevy::prelude::*;

use super::press::Press;
use crate::ui::prelude::*;

/// Keys and buttons that one person uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// The whole keyboard.
    #[default]
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

    /// Returns `true` if Escape can be bound to the control: it then cancels no rebinding.
    pub(crate) fn may_have_escape(self, control: Control) -> bool {
        self.is_keys() && control.may_share_a_key_with(Control::Back)
    }

    /// Returns `true` if both layouts can be in use at once on one device.
    pub(super) fn is_used_beside(self, other: Layout) -> bool {
        let is_half = |layout| matches!(layout, Layout::LeftKeys | Layout::RightKeys);
        self == other || is_half(self) && is_half(other)
    }

    pub(super) fn defaults(self, control: Control) -> Vec<Press> {
        let ([keyboard, left, right], pad, mouse) = defaults(control);
        let keys = match self {
            Layout::Keyboard => keyboard,
            Layout::LeftKeys => left,
            Layout::RightKeys => right,
            Layout::Pad => return vec![Press::Pad(pad)],
            Layout::Mouse => return mouse.map(Press::Mouse).into_iter().collect(),
        };
        keys.iter().copied().map(Press::Key).collect()
    }
}

/// Default keys of a control on the whole keyboard, its left half and its right half, and its default buttons.
fn defaults(control: Control) -> ([&'static [KeyCode]; 3], GamepadButton, Option<MouseButton>) {
    use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp, East, North, South, Start, West};
    use GamepadButton::{LeftTrigger, RightTrigger, RightTrigger2};
    use KeyCode::*;
    use MouseButton::{Back, Forward, Middle, Right};
    match control {
        Control::Up => ([&[ArrowUp, KeyW], &[KeyW], &[ArrowUp]], DPadUp, None),
        Control::Down => ([&[ArrowDown, KeyS], &[KeyS], &[ArrowDown]], DPadDown, None),
        Control::Left => ([&[ArrowLeft, KeyA], &[KeyA], &[ArrowLeft]], DPadLeft, None),
        Control::Right => (
            [&[ArrowRight, KeyD], &[KeyD], &[ArrowRight]],
            DPadRight,
            None,
        ),
        Control::Accept => {
            let whole = &[Enter, NumpadEnter, Space];
            ([whole, &[KeyE, Space], &[Enter, ShiftRight]], South, None)
        }
        Control::Back => (
            [&[Escape], &[KeyQ, Escape], &[Backspace, Escape]],
            East,
            Some(Right),
        ),
        Control::Roll => ([&[KeyR], &[KeyR], &[KeyO]], West, None),
        Control::Stop => ([&[KeyF], &[KeyF], &[KeyP]], North, None),
        Control::Hint => ([&[KeyH], &[KeyT], &[KeyI]], RightTrigger, Some(Middle)),
        Control::Undo => ([&[KeyU], &[KeyG], &[KeyU]], LeftTrigger, Some(Back)),
        Control::Pause => ([&[Escape, KeyP], &[Escape], &[Escape]], Start, None),
        Control::Hurry => ([&[KeyC], &[KeyC], &[KeyM]], RightTrigger2, Some(Forward)),
    }
}
