//! Keys of the film, pressed as on a keyboard.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::Film;

impl Film<'_> {
    /// Presses and releases a key.
    pub(crate) fn press(&mut self, key_code: KeyCode, logical_key: Key) -> Result<(), String> {
        self.hold(key_code, logical_key.clone())?;
        self.let_go(key_code, logical_key)
    }

    /// Presses a key and keeps it down.
    pub(crate) fn hold(&mut self, key_code: KeyCode, logical_key: Key) -> Result<(), String> {
        self.key_goes(key_code, logical_key, ButtonState::Pressed)
    }

    /// Lets a key go.
    pub(crate) fn let_go(&mut self, key_code: KeyCode, logical_key: Key) -> Result<(), String> {
        self.key_goes(key_code, logical_key, ButtonState::Released)
    }

    fn key_goes(
        &mut self,
        key_code: KeyCode,
        logical_key: Key,
        state: ButtonState,
    ) -> Result<(), String> {
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            // Off-screen there is no window that keys could belong to.
            window: Entity::PLACEHOLDER,
        });
        self.wait(0.1)
    }
}
