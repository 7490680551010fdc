//! Presses of every device while the table is set, also of those that do not control the screen.

use bevy::input::ButtonState;
use bevy::input::gamepad::RawGamepadEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::math::CompassQuadrant;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use crate::input;
use crate::input::{Bindings, Device, DeviceInput, Layout, STICK, half_of_key, quadrant};
use crate::ui::control::Control;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GuestPress {
    Towards(CompassQuadrant),
    Accept,
    Back,
    /// Opens the dialog about the own place.
    Menu,
    /// A second person sits down at the keyboard, with this half of it.
    Share(Device),
    Other,
}

/// The controls that mean something here.
const MEANINGS: [(Control, GuestPress); 7] = [
    (Control::Left, GuestPress::Towards(CompassQuadrant::West)),
    (Control::Right, GuestPress::Towards(CompassQuadrant::East)),
    (Control::Up, GuestPress::Towards(CompassQuadrant::North)),
    (Control::Down, GuestPress::Towards(CompassQuadrant::South)),
    (Control::Accept, GuestPress::Accept),
    (Control::Back, GuestPress::Back),
    // The cross or square of a pad.
    (Control::Roll, GuestPress::Menu),
];

fn meaning(bindings: &Bindings, layout: Layout, press: input::Press) -> GuestPress {
    MEANINGS
        .into_iter()
        .find(|(control, _)| bindings.of(layout, *control).contains(&press))
        .map_or(GuestPress::Other, |(_, meaning)| meaning)
}

/// The key by which a second person sits down with this half of the keyboard: the first that accepts on the half and means
/// nothing on the whole keyboard.
pub(super) fn sharing_key(half: Layout, bindings: &Bindings) -> Option<KeyCode> {
    let mut keys = bindings.of(half, Control::Accept).iter();
    keys.find_map(|press| match press {
        input::Press::Key(key)
            if meaning(bindings, Layout::Keyboard, *press) == GuestPress::Other =>
        {
            Some(*key)
        }
        _ => None,
    })
}

/// Meaning of a key, and its device. `shared`: two people share the keyboard already.
fn on_keys(key: KeyCode, shared: bool, bindings: &Bindings) -> (Device, GuestPress) {
    let press = input::Press::Key(key);
    if shared {
        return match half_of_key(key, bindings) {
            Device::LeftKeys => (Device::LeftKeys, meaning(bindings, Layout::LeftKeys, press)),
            half => (half, meaning(bindings, Layout::RightKeys, press)),
        };
    }
    let sits = |half| sharing_key(half, bindings) == Some(key);
    let means = match (sits(Layout::LeftKeys), sits(Layout::RightKeys)) {
        (true, _) => GuestPress::Share(Device::LeftKeys),
        (_, true) => GuestPress::Share(Device::RightKeys),
        _ => meaning(bindings, Layout::Keyboard, press),
    };
    (Device::Keyboard, means)
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Pressed {
    pub(super) device: Device,
    pub(super) press: GuestPress,
    pub(super) input: DeviceInput,
}

impl Pressed {
    /// Returns `true` if a device without a seat sits down by this: no way back, and no key of the desktop.
    pub(super) fn sits_down(self) -> bool {
        match self.press {
            GuestPress::Back => false,
            GuestPress::Other => self.input.press().is_some_and(input::Press::is_for_play),
            _ => true,
        }
    }
}

/// Left sticks as the pads report them, and the direction in which each is pushed. The gate resets those of guests in
/// every frame.
pub(super) type Sticks = HashMap<Entity, (Vec2, Option<CompassQuadrant>)>;

pub(super) fn follow_sticks(mut moves: MessageReader<RawGamepadEvent>, sticks: &mut Sticks) {
    for moved in moves.read() {
        if let RawGamepadEvent::Axis(moved) = moved {
            let (stick, _) = sticks.entry(moved.gamepad).or_default();
            match moved.axis {
                GamepadAxis::LeftStickX => stick.x = moved.value,
                GamepadAxis::LeftStickY => stick.y = moved.value,
                _ => {}
            }
        }
    }
}

/// Everything pressed in this frame. `shared`: whether two people share the keyboard. `last_key`: key that went down last.
pub(super) fn pressed<'a>(
    strokes: impl Iterator<Item = &'a KeyboardInput>,
    pads: &Query<(Entity, &Gamepad)>,
    (sticks, last_key): (&mut Sticks, &mut Option<KeyCode>),
    shared: bool,
    bindings: &Bindings,
) -> Vec<Pressed> {
    let mut all: Vec<Pressed> = strokes
        .filter(|stroke| !stroke.repeat)
        .filter_map(|stroke| {
            let key = stroke.key_code;
            let (device, press) = on_keys(key, shared, bindings);
            let is_down = stroke.state == ButtonState::Pressed;
            // Shift may be held for another key: it sits a player down once it is released alone.
            let is_held_first = matches!(press, GuestPress::Share(_))
                && matches!(key, KeyCode::ShiftLeft | KeyCode::ShiftRight);
            let counts = match is_held_first {
                true => !is_down && *last_key == Some(key),
                false => is_down,
            };
            if is_down {
                *last_key = Some(key);
            }
            let input = DeviceInput::Key(key);
            counts.then_some(Pressed {
                device,
                press,
                input,
            })
        })
        .collect();
    for (entity, pad) in pads {
        let device = Device::Pad(entity);
        let mut say = |press, input| {
            all.push(Pressed {
                device,
                press,
                input,
            })
        };
        for button in pad.get_just_pressed() {
            let press = meaning(bindings, Layout::Pad, input::Press::Pad(*button));
            say(press, DeviceInput::Button(entity, *button));
        }
        let (stick, pushed) = sticks.entry(entity).or_default();
        let now = quadrant(*stick, STICK);
        let before = std::mem::replace(pushed, now);
        if let Some(direction) = now.filter(|_| now != before) {
            say(GuestPress::Towards(direction), DeviceInput::Stick(entity));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_of_a_keyboard_say_the_same() {
        let bindings = Bindings::default();
        for (left, right) in [
            (KeyCode::KeyA, KeyCode::ArrowLeft),
            (KeyCode::KeyD, KeyCode::ArrowRight),
            (KeyCode::KeyW, KeyCode::ArrowUp),
            (KeyCode::KeyS, KeyCode::ArrowDown),
            (KeyCode::Space, KeyCode::Enter),
            (KeyCode::KeyE, KeyCode::ShiftRight),
            (KeyCode::KeyQ, KeyCode::Backspace),
            (KeyCode::KeyR, KeyCode::KeyO),
        ] {
            let (one, means) = on_keys(left, true, &bindings);
            assert_eq!(one, Device::LeftKeys, "{left:?}");
            assert_ne!(means, GuestPress::Other);
            assert_eq!(on_keys(right, true, &bindings), (Device::RightKeys, means));
        }
    }

    #[test]
    fn what_is_bound_anew_counts_at_the_table_too() {
        let mut bindings = Bindings::default();
        let (z, key) = (input::Press::Key(KeyCode::KeyZ), input::Press::Key);
        bindings.rebind(Layout::LeftKeys, Control::Accept, z);
        let on = |key| on_keys(key, false, &bindings);
        assert_eq!(on(KeyCode::KeyZ).1, GuestPress::Share(Device::LeftKeys));
        assert_eq!(on(KeyCode::KeyE), (Device::Keyboard, GuestPress::Other));
        let north = input::Press::Pad(GamepadButton::North);
        bindings.rebind(Layout::Pad, Control::Back, north);
        assert_eq!(meaning(&bindings, Layout::Pad, north), GuestPress::Back);
        bindings.rebind(Layout::LeftKeys, Control::Accept, key(KeyCode::Space));
        assert_eq!(sharing_key(Layout::LeftKeys, &bindings), None);
    }
}
