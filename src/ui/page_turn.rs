//! Turning pages: the page keys and the shoulder buttons go from tab to tab, wherever the focus is.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Which way pages are turned in this frame.
#[derive(SystemParam)]
pub(crate) struct PageTurn<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    pads: Query<'w, 's, &'static Gamepad>,
}

impl PageTurn<'_, '_> {
    /// So many pages on (1) or back (-1).
    pub(crate) fn by(&self) -> i32 {
        let pressed = |key, button| {
            self.keys.just_pressed(key) || self.pads.iter().any(|pad| pad.just_pressed(button))
        };
        let on = pressed(KeyCode::PageDown, GamepadButton::RightTrigger);
        let back = pressed(KeyCode::PageUp, GamepadButton::LeftTrigger);
        i32::from(on) - i32::from(back)
    }
}
