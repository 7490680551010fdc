//! Devices of a session: what is pressed, pushed, moved, connected and taken away.
//!
//! Methods named `send…` only queue the event; all others also run the frames in which the app handles it.

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent,
    RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResized};

use crate::{SETTLED, Session};

/// Keys and mouse.
impl Session {
    /// Presses and releases a key.
    pub fn key(&mut self, key_code: KeyCode) {
        self.hold_key(key_code);
        self.release_key(key_code);
    }

    /// Presses a key and keeps it down.
    pub fn hold_key(&mut self, key_code: KeyCode) {
        self.send_key(key_code, logical(key_code), ButtonState::Pressed, None);
        self.frames(2);
    }

    /// Lets a key go.
    pub fn release_key(&mut self, key_code: KeyCode) {
        self.send_key(key_code, logical(key_code), ButtonState::Released, None);
        self.frames(2);
    }

    /// A key goes down or up; `text` is what it writes.
    pub fn send_key(
        &mut self,
        key_code: KeyCode,
        logical_key: Key,
        state: ButtonState,
        text: Option<&str>,
    ) {
        let window = self.window();
        self.send(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: text.map(Into::into),
            repeat: false,
            window,
        });
    }

    /// Moves the mouse to a place in logical pixels and clicks.
    pub fn click(&mut self, position: Vec2) {
        self.hold_mouse(position);
        self.release_mouse();
    }

    /// Moves the mouse to a place in logical pixels.
    pub fn move_mouse(&mut self, position: Vec2) {
        self.send_move(position);
        self.frames(2);
    }

    /// Moves the mouse to a place in logical pixels, presses the left button and keeps it down.
    pub fn hold_mouse(&mut self, position: Vec2) {
        self.move_mouse(position);
        self.send_left_button(ButtonState::Pressed);
        self.frames(2);
    }

    /// Lets the left button go.
    pub fn release_mouse(&mut self) {
        self.send_left_button(ButtonState::Released);
        self.frames(2);
    }

    /// The mouse moves to a place in logical pixels.
    pub fn send_move(&mut self, position: Vec2) {
        let window = self.window();
        let mut delta = None;
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(window) {
            delta = window.cursor_position().map(|before| position - before);
            window.set_cursor_position(Some(position));
        }
        let moved = CursorMoved {
            window,
            position,
            delta,
        };
        self.send(moved.clone());
        self.send(WindowEvent::CursorMoved(moved));
    }

    /// The left button of the mouse goes down or up.
    pub fn send_left_button(&mut self, state: ButtonState) {
        let window = self.window();
        let input = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        };
        self.send(input);
        self.send(WindowEvent::MouseButtonInput(input));
    }

    /// A finger taps the screen, where nothing is.
    pub fn touch(&mut self) {
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            let window = self.window();
            self.send(TouchInput {
                phase,
                position: Vec2::ONE,
                window,
                force: None,
                id: 1,
            });
            self.frames(2);
        }
    }

    /// The window, or a placeholder where pictures are drawn without one.
    pub fn window(&mut self) -> Entity {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(world).unwrap_or(Entity::PLACEHOLDER)
    }

    /// Gives the window another size, as a person would.
    pub fn resize(&mut self, width: f32, height: f32) {
        let window = self.window();
        if let Some(mut it) = self.app.world_mut().get_mut::<Window>(window) {
            it.resolution.set(width, height);
        }
        self.send(WindowResized {
            window,
            width,
            height,
        });
        self.frames(2);
    }

    /// Any message, as a device or the system would write it.
    pub fn send<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }
}

/// Pads.
impl Session {
    /// Connects a pad.
    pub fn connect_pad(&mut self) -> Entity {
        let gamepad = self.app.world_mut().spawn_empty().id();
        self.reconnect_pad(gamepad, "Test pad", None);
        gamepad
    }

    /// Connects a pad of this name and vendor that was there before, or another one that the system takes for it.
    pub fn reconnect_pad(&mut self, gamepad: Entity, name: &str, vendor_id: Option<u16>) {
        let connection = GamepadConnection::Connected {
            name: name.to_owned(),
            vendor_id,
            product_id: None,
        };
        self.send_connection(gamepad, connection);
        self.frames(2);
    }

    /// Takes a pad away, and waits until that is said.
    pub fn lose(&mut self, gamepad: Entity) {
        self.disconnect_pad(gamepad);
        self.wait(SETTLED);
    }

    /// Takes a pad away.
    pub fn disconnect_pad(&mut self, gamepad: Entity) {
        self.send_connection(gamepad, GamepadConnection::Disconnected);
        self.frames(2);
    }

    /// Presses and releases a button of a pad.
    pub fn pad(&mut self, gamepad: Entity, button: GamepadButton) {
        self.pad_goes(gamepad, button, 1.0);
        self.pad_goes(gamepad, button, 0.0);
    }

    /// Brings a button of a pad to a value: 1 is pressed, 0 let go.
    pub fn pad_goes(&mut self, gamepad: Entity, button: GamepadButton, value: f32) {
        self.send_button(gamepad, button, value);
        self.frames(2);
    }

    /// Pushes the left stick of a pad: x to the right and y up, -1 to 1.
    pub fn stick(&mut self, gamepad: Entity, push: Vec2) {
        self.send_axis(gamepad, GamepadAxis::LeftStickX, push.x);
        self.send_axis(gamepad, GamepadAxis::LeftStickY, push.y);
        self.frames(2);
    }

    /// A pad is connected or taken away.
    pub fn send_connection(&mut self, gamepad: Entity, connection: GamepadConnection) {
        let event = GamepadConnectionEvent::new(gamepad, connection);
        self.send(RawGamepadEvent::Connection(event.clone()));
        self.send(event);
    }

    /// A button of a pad comes to a value: 1 is pressed, 0 let go.
    pub fn send_button(&mut self, gamepad: Entity, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent::new(gamepad, button, value);
        self.send(RawGamepadEvent::Button(event));
    }

    /// An axis of a pad comes to a value, -1 to 1.
    pub fn send_axis(&mut self, gamepad: Entity, axis: GamepadAxis, value: f32) {
        let event = RawGamepadAxisChangedEvent::new(gamepad, axis, value);
        self.send(RawGamepadEvent::Axis(event));
    }
}

/// Logical key of a key code on an English keyboard.
pub(crate) fn logical(key_code: KeyCode) -> Key {
    match key_code {
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Space => Key::Space,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::Tab => Key::Tab,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::PageUp => Key::PageUp,
        other => {
            let name = format!("{other:?}");
            Key::Character(name.trim_start_matches("Key").to_lowercase().into())
        }
    }
}
