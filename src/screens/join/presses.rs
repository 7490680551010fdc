//! What the devices on the couch press while the table is set, whether they steer the screen or not.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    math::CompassQuadrant,
    platform::collections::HashMap,
    prelude::*,
};

use crate::input::{Device, half};

/// How far a stick must be pushed to count as a direction.
const STICK: f32 = 0.5;

/// A press, by what it means to somebody who sits at the table without steering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Press {
    /// To the side or up and down.
    Towards(CompassQuadrant),
    /// Yes, more.
    Accept,
    /// Out of it.
    Back,
    /// A key by which a second person sits down at the keyboard, with the half of it that the key is on.
    Share,
    /// Any other.
    Other,
}

/// What a button of a pad means.
pub(super) fn on_pad(button: GamepadButton) -> Press {
    match button {
        GamepadButton::DPadLeft => Press::Towards(CompassQuadrant::West),
        GamepadButton::DPadRight => Press::Towards(CompassQuadrant::East),
        GamepadButton::DPadUp => Press::Towards(CompassQuadrant::North),
        GamepadButton::DPadDown => Press::Towards(CompassQuadrant::South),
        GamepadButton::South => Press::Accept,
        GamepadButton::East => Press::Back,
        _ => Press::Other,
    }
}

/// What a key means; `shared` says whether two people sit at the keyboard already.
pub(super) fn on_keys(key: KeyCode, shared: bool) -> Press {
    match key {
        KeyCode::ArrowLeft | KeyCode::KeyA => Press::Towards(CompassQuadrant::West),
        KeyCode::ArrowRight | KeyCode::KeyD => Press::Towards(CompassQuadrant::East),
        KeyCode::ArrowUp | KeyCode::KeyW => Press::Towards(CompassQuadrant::North),
        KeyCode::ArrowDown | KeyCode::KeyS => Press::Towards(CompassQuadrant::South),
        KeyCode::KeyE | KeyCode::ShiftRight if !shared => Press::Share,
        KeyCode::KeyE | KeyCode::Space | KeyCode::Enter | KeyCode::NumpadEnter => Press::Accept,
        KeyCode::ShiftRight => Press::Accept,
        KeyCode::KeyQ | KeyCode::Backspace | KeyCode::Escape => Press::Back,
        _ => Press::Other,
    }
}

/// The direction that a stick is pushed in, y up.
fn push(stick: Vec2) -> Option<CompassQuadrant> {
    if stick.length() < STICK {
        return None;
    }
    Some(
        match (stick.x.abs() > stick.y.abs(), stick.x > 0.0, stick.y > 0.0) {
            (true, true, _) => CompassQuadrant::East,
            (true, false, _) => CompassQuadrant::West,
            (false, _, true) => CompassQuadrant::North,
            (false, _, false) => CompassQuadrant::South,
        },
    )
}

/// A press, and on a keyboard the key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pressed {
    pub(super) device: Device,
    pub(super) press: Press,
    /// The half of the keyboard that it was on.
    pub(super) half: Option<Device>,
}

/// Everything pressed in this frame; `shared` says whether two people sit at the keyboard.
pub(super) fn pressed<'a>(
    strokes: impl Iterator<Item = &'a KeyboardInput>,
    pads: &Query<(Entity, &Gamepad)>,
    sticks: &mut HashMap<Entity, CompassQuadrant>,
    shared: bool,
) -> Vec<Pressed> {
    let mut all: Vec<Pressed> = strokes
        .filter(|stroke| stroke.state == ButtonState::Pressed && !stroke.repeat)
        .map(|stroke| {
            let side = half(stroke.key_code);
            Pressed {
                device: if shared { side } else { Device::Keyboard },
                press: on_keys(stroke.key_code, shared),
                half: Some(side),
            }
        })
        .collect();
    for (entity, pad) in pads {
        let mut say = |press| {
            all.push(Pressed {
                device: Device::Pad(entity),
                press,
                half: None,
            });
        };
        for button in pad.get_just_pressed() {
            say(on_pad(*button));
        }
        let now = push(pad.left_stick());
        let before = match now {
            Some(direction) => sticks.insert(entity, direction),
            None => sticks.remove(&entity),
        };
        if let Some(direction) = now.filter(|_| now != before) {
            say(Press::Towards(direction));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_of_a_keyboard_say_the_same() {
        for (left, right) in [
            (KeyCode::KeyA, KeyCode::ArrowLeft),
            (KeyCode::KeyD, KeyCode::ArrowRight),
            (KeyCode::KeyW, KeyCode::ArrowUp),
            (KeyCode::KeyS, KeyCode::ArrowDown),
            (KeyCode::Space, KeyCode::Enter),
            (KeyCode::KeyE, KeyCode::ShiftRight),
            (KeyCode::KeyQ, KeyCode::Backspace),
        ] {
            assert_eq!(half(left), Device::LeftKeys, "{left:?}");
            assert_eq!(half(right), Device::RightKeys, "{right:?}");
            assert_eq!(on_keys(left, true), on_keys(right, true));
            assert_ne!(on_keys(left, true), Press::Other);
        }
    }

    #[test]
    fn a_stick_counts_when_it_is_pushed_far_enough() {
        assert_eq!(push(Vec2::new(0.3, -0.3)), None);
        assert_eq!(push(Vec2::new(-0.9, 0.2)), Some(CompassQuadrant::West));
        assert_eq!(push(Vec2::new(0.2, -0.9)), Some(CompassQuadrant::South));
    }
}
