//! Input of a monkey by six devices: presses, pushes, connected and disconnected pads.

use bevy::input::gamepad::{GamepadAxis, GamepadConnection};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::window::WindowEvent;

use super::{Monkey, REST};
use crate::prelude::*;

/// Largest number of pads; keyboard and mouse make six devices.
const PADS: usize = 4;
/// Frames for which a switch is held.
const HELD: u32 = 45;
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

const AXES: [GamepadAxis; 4] = [
    GamepadAxis::LeftStickX,
    GamepadAxis::LeftStickY,
    GamepadAxis::RightStickX,
    GamepadAxis::RightStickY,
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
        let name = (*KINDS.choose(&mut self.rng).unwrap()).to_owned();
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
        let gone = GamepadConnection::Disconnected;
        self.session.send_connection(pad, gone);
    }

    fn pad_button(&mut self, gamepad: Entity) {
        let button = *BUTTONS.choose(&mut self.rng).unwrap();
        let value = [0.0, 1.0][self.rng.random_range(0..2)];
        self.session.send_button(gamepad, button, value);
    }

    pub(super) fn pads_there(&self) -> Vec<Entity> {
        let there = self.pads.iter().filter(|pad| pad.is_there);
        there.map(|pad| pad.entity).collect()
    }

    /// Presses a button and lets it go, and a frame passes.
    pub(super) fn tap(&mut self, gamepad: Entity, button: GamepadButton) {
        // With one button, by steps, what is held is taken.
        let steps = self.session.resource::<Settings>().one_button == OneButton::Steps;
        let is_held = steps && self.rng.random_bool(0.2);
        self.session.send_button(gamepad, button, 1.0);
        self.session.frames(if is_held { HELD } else { 1 });
        self.session.send_button(gamepad, button, 0.0);
        self.session.frames(2);
    }

    fn pad_stick(&mut self, gamepad: Entity) {
        let axis = *AXES.choose(&mut self.rng).unwrap();
        let value = self.rng.random_range(-10..=10) as f32 / 10.0;
        self.session.send_axis(gamepad, axis, value);
    }

    /// Something goes down or up.
    fn any_state(&mut self) -> ButtonState {
        [ButtonState::Pressed, ButtonState::Released][self.rng.random_range(0..2)]
    }

    fn key(&mut self) {
        let (key_code, key) = every_key().choose(&mut self.rng).unwrap().clone();
        let state = self.any_state();
        let text = match &key {
            Key::Character(text) if state == ButtonState::Pressed => Some(text.clone()),
            _ => None,
        };
        self.session.send_key(key_code, key, state, text.as_deref());
    }

    fn mouse(&mut self) {
        match self.rng.random_range(0..8) {
            0..4 => {
                let [x, y] = [1920.0, 1080.0].map(|end| self.rng.random_range(0.0..end));
                self.session.send_move(Vec2::new(x, y));
            }
            4..7 => {
                let state = self.any_state();
                self.session.send_left_button(state);
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
        let up = ButtonState::Released;
        for (key_code, key) in every_key() {
            self.session.send_key(key_code, key, up, None);
        }
        self.session.send_left_button(up);
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
