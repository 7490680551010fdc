//! Input of a monkey by six devices: presses, pushes, connected and disconnected pads.

use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadAxis, GamepadButton, GamepadConnection};
use bevy::input::keyboard::Key;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use rand::RngExt;

use super::{Monkey, REST};

/// Largest number of pads; keyboard and mouse make six devices.
const PADS: usize = 4;
/// Names of pads; two of one kind cannot be told apart.
const KINDS: [&str; 2] = ["One kind of pad", "Another kind of pad"];

const BUTTONS: [GamepadButton; 14] = [
    GamepadButton::South,
    GamepadButton::South,
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::Start,
    GamepadButton::Select,
    GamepadButton::LeftTrigger,
    GamepadButton::RightTrigger,
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
];

const KEYS: [(KeyCode, Key); 14] = [
    (KeyCode::Enter, Key::Enter),
    (KeyCode::Enter, Key::Enter),
    (KeyCode::Space, Key::Space),
    (KeyCode::Escape, Key::Escape),
    (KeyCode::Tab, Key::Tab),
    (KeyCode::Backspace, Key::Backspace),
    (KeyCode::Delete, Key::Delete),
    (KeyCode::ArrowUp, Key::ArrowUp),
    (KeyCode::ArrowDown, Key::ArrowDown),
    (KeyCode::ArrowLeft, Key::ArrowLeft),
    (KeyCode::ArrowRight, Key::ArrowRight),
    (KeyCode::ShiftRight, Key::Shift),
    (KeyCode::ShiftLeft, Key::Shift),
    (KeyCode::F11, Key::F11),
];

const LETTERS: [(KeyCode, &str); 8] = [
    (KeyCode::KeyW, "w"),
    (KeyCode::KeyA, "a"),
    (KeyCode::KeyS, "s"),
    (KeyCode::KeyD, "d"),
    (KeyCode::KeyE, "é"),
    (KeyCode::KeyH, "h"),
    (KeyCode::KeyR, "R"),
    (KeyCode::KeyU, "u"),
];

/// A pad as the system knows it, connected or not.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pad {
    entity: Entity,
    is_there: bool,
}

impl Monkey {
    /// In one moment any of six hands does something, each with a device of its own; gives how many did.
    pub(super) fn moment(&mut self) -> u32 {
        let mut acted = 0;
        for hand in 0..PADS + 2 {
            if !self.rng.random_bool(self.bustle) {
                continue;
            }
            match hand {
                PADS => self.key(),
                hand if hand > PADS => self.mouse(),
                index => {
                    if !self.pad(index) {
                        continue;
                    }
                }
            }
            acted += 1;
        }
        acted
    }

    /// Does something with a pad, and says whether there was anything to do.
    fn pad(&mut self, index: usize) -> bool {
        let Some(pad) = self.pads.get(index).filter(|pad| pad.is_there).copied() else {
            let comes = self.rng.random_bool(0.05);
            if comes {
                self.pad_comes(index);
            }
            return comes;
        };
        match self.rng.random_range(0..100) {
            0..2 => self.pad_goes(index),
            2..20 => self.pad_stick(pad.entity),
            _ => self.pad_button(pad.entity),
        }
        true
    }

    /// A pad is connected: mostly one that was there before, or another in its place.
    fn pad_comes(&mut self, index: usize) {
        let before = self.pads.get(index).map(|pad| pad.entity);
        let entity = before.filter(|_| self.rng.random_bool(0.7));
        let entity = entity.unwrap_or_else(|| self.session.app.world_mut().spawn_empty().id());
        let pad = Pad {
            entity,
            is_there: true,
        };
        match self.pads.get_mut(index) {
            Some(place) => *place = pad,
            None => self.pads.push(pad),
        }
        let name = KINDS[self.rng.random_range(0..KINDS.len())].to_owned();
        let connection = GamepadConnection::Connected {
            name,
            vendor_id: None,
            product_id: None,
        };
        self.session.send_connection(entity, connection);
    }

    fn pad_goes(&mut self, index: usize) {
        self.pads[index].is_there = false;
        let pad = self.pads[index].entity;
        self.session
            .send_connection(pad, GamepadConnection::Disconnected);
    }

    fn pad_button(&mut self, gamepad: Entity) {
        let button = BUTTONS[self.rng.random_range(0..BUTTONS.len())];
        let pressed = self.rng.random_bool(0.5);
        self.button_goes(gamepad, button, pressed);
    }

    fn button_goes(&mut self, gamepad: Entity, button: GamepadButton, pressed: bool) {
        let value = f32::from(u8::from(pressed));
        self.session.send_button(gamepad, button, value);
    }

    /// The pads that are connected.
    pub(super) fn pads_there(&self) -> Vec<Entity> {
        let there = self.pads.iter().filter(|pad| pad.is_there);
        there.map(|pad| pad.entity).collect()
    }

    /// Presses a button and lets it go, and a frame passes.
    pub(super) fn tap(&mut self, gamepad: Entity, button: GamepadButton) {
        for pressed in [true, false] {
            self.button_goes(gamepad, button, pressed);
            self.session.frame();
        }
        self.session.frame();
    }

    fn pad_stick(&mut self, gamepad: Entity) {
        let axes = [
            GamepadAxis::LeftStickX,
            GamepadAxis::LeftStickY,
            GamepadAxis::RightStickX,
            GamepadAxis::RightStickY,
        ];
        let axis = axes[self.rng.random_range(0..axes.len())];
        let value = self.rng.random_range(-10..=10) as f32 / 10.0;
        self.session.send_axis(gamepad, axis, value);
    }

    fn key(&mut self) {
        let keys = every_key();
        let (key_code, logical_key) = keys[self.rng.random_range(0..keys.len())].clone();
        let pressed = self.rng.random_bool(0.5);
        self.key_goes(key_code, logical_key, pressed);
    }

    fn key_goes(&mut self, key_code: KeyCode, logical_key: Key, pressed: bool) {
        let text = match &logical_key {
            Key::Character(text) if pressed => Some(text.clone()),
            _ => None,
        };
        self.session
            .send_key(key_code, logical_key, state(pressed), text.as_deref());
    }

    fn mouse(&mut self) {
        match self.rng.random_range(0..8) {
            0..4 => {
                let position = Vec2::new(
                    self.rng.random_range(0.0..1920.0),
                    self.rng.random_range(0.0..1080.0),
                );
                self.session.send_move(position);
            }
            4..7 => {
                let pressed = self.rng.random_bool(0.5);
                self.session.send_left_button(state(pressed));
            }
            _ => {
                let window = self.session.window();
                let wheel = MouseWheel {
                    unit: MouseScrollUnit::Line,
                    x: 0.0,
                    y: self.rng.random_range(-3..=3) as f32,
                    window,
                    phase: bevy::input::touch::TouchPhase::Moved,
                };
                self.session.send(wheel);
                self.session.send(WindowEvent::MouseWheel(wheel));
            }
        }
    }

    /// Everything is let go and every pad taken away.
    pub(super) fn let_go(&mut self) {
        for (key_code, logical_key) in every_key() {
            self.key_goes(key_code, logical_key, false);
        }
        self.session.send_left_button(ButtonState::Released);
        for index in 0..self.pads.len() {
            if self.pads[index].is_there {
                self.pad_goes(index);
            }
        }
        self.session.wait(REST);
    }
}

fn every_key() -> Vec<(KeyCode, Key)> {
    let letters = LETTERS.map(|(code, letter)| (code, Key::Character(letter.into())));
    KEYS.into_iter().chain(letters).collect()
}

fn state(pressed: bool) -> ButtonState {
    if pressed {
        ButtonState::Pressed
    } else {
        ButtonState::Released
    }
}
