//! Page turning by page keys and shoulder buttons, independent of the focus.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Page turns in this frame.
#[derive(SystemParam)]
pub(crate) struct PageTurn<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    pads: Query<'w, 's, &'static Gamepad>,
}

impl PageTurn<'_, '_> {
    /// Returns 1 for the next page, -1 for the previous one, or 0.
    pub(crate) fn by(&self) -> i32 {
        let pressed = |key, button| {
            self.keys.just_pressed(key) || self.pads.iter().any(|pad| pad.just_pressed(button))
        };
        let on = pressed(KeyCode::PageDown, GamepadButton::RightTrigger);
        let back = pressed(KeyCode::PageUp, GamepadButton::LeftTrigger);
        i32::from(on) - i32::from(back)
    }
}
