//! Page turning by page keys and shoulder buttons, independent of the focus.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Keys and buttons of the previous and of the next page.
pub(crate) const KEYS: [KeyCode; 2] = [KeyCode::PageUp, KeyCode::PageDown];
pub(crate) const BUTTONS: [GamepadButton; 2] =
    [GamepadButton::LeftTrigger, GamepadButton::RightTrigger];

/// Those of [`KEYS`] and [`BUTTONS`] that move the focus, press or go back by the bindings: they turn no page.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Taken {
    pub(crate) keys: [bool; 2],
    pub(crate) buttons: [bool; 2],
}

/// Page turns in this frame.
#[derive(SystemParam)]
pub(crate) struct PageTurn<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    pads: Query<'w, 's, &'static Gamepad>,
    taken: Res<'w, Taken>,
}

impl PageTurn<'_, '_> {
    /// Returns 1 for the next page, -1 for the previous one, or 0.
    pub(crate) fn by(&self) -> i32 {
        let [back, on] = [0, 1].map(|way| {
            let mut pads = self.pads.iter();
            !self.taken.keys[way] && self.keys.just_pressed(KEYS[way])
                || !self.taken.buttons[way] && pads.any(|pad| pad.just_pressed(BUTTONS[way]))
        });
        i32::from(on) - i32::from(back)
    }
}
