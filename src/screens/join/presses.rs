//! What the devices on the couch press while the table is set, whether they steer the screen or not.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    math::CompassQuadrant,
    platform::collections::HashMap,
    prelude::*,
};

use crate::input::{self, Bindings, Control, Device, Layout, STICK, owner};

/// A press, by what it means to somebody who sits at the table without steering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Press {
    /// To the side or up and down.
    Towards(CompassQuadrant),
    /// Yes, more.
    Accept,
    /// Out of it.
    Back,
    /// A key by which a second person sits down at the keyboard, with the half of it that the key is for.
    Share(Device),
    /// Any other.
    Other,
}

/// What stands for what at the table; all other controls mean nothing there.
const MEANINGS: [(Control, Press); 6] = [
    (Control::Left, Press::Towards(CompassQuadrant::West)),
    (Control::Right, Press::Towards(CompassQuadrant::East)),
    (Control::Up, Press::Towards(CompassQuadrant::North)),
    (Control::Down, Press::Towards(CompassQuadrant::South)),
    (Control::Accept, Press::Accept),
    (Control::Back, Press::Back),
];

fn meaning(bindings: &Bindings, layout: Layout, press: input::Press) -> Press {
    MEANINGS
        .into_iter()
        .find(|(control, _)| bindings.of(layout, *control).contains(&press))
        .map_or(Press::Other, |(_, meaning)| meaning)
}

/// The key by which a second person sits down at the keyboard, with this half of it: the first that accepts there and
/// means nothing to who has all of it.
pub(super) fn sharing_key(half: Layout, bindings: &Bindings) -> Option<KeyCode> {
    let mut keys = bindings.of(half, Control::Accept).iter();
    keys.find_map(|press| match press {
        input::Press::Key(key) if meaning(bindings, Layout::Keyboard, *press) == Press::Other => {
            Some(*key)
        }
        _ => None,
    })
}

/// What a key means, and on which device; `shared` says whether two people sit at the keyboard already.
fn on_keys(key: KeyCode, shared: bool, bindings: &Bindings) -> (Device, Press) {
    let press = input::Press::Key(key);
    if shared {
        return match owner(key, bindings) {
            Device::LeftKeys => (Device::LeftKeys, meaning(bindings, Layout::LeftKeys, press)),
            half => (half, meaning(bindings, Layout::RightKeys, press)),
        };
    }
    let sits = |half| sharing_key(half, bindings) == Some(key);
    let means = match (sits(Layout::LeftKeys), sits(Layout::RightKeys)) {
        (true, _) => Press::Share(Device::LeftKeys),
        (_, true) => Press::Share(Device::RightKeys),
        _ => meaning(bindings, Layout::Keyboard, press),
    };
    (Device::Keyboard, means)
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
    pub(super) key: Option<KeyCode>,
}

/// Everything pressed in this frame; `shared` says whether two people sit at the keyboard.
pub(super) fn pressed<'a>(
    strokes: impl Iterator<Item = &'a KeyboardInput>,
    pads: &Query<(Entity, &Gamepad)>,
    sticks: &mut HashMap<Entity, CompassQuadrant>,
    shared: bool,
    bindings: &Bindings,
) -> Vec<Pressed> {
    let mut all: Vec<Pressed> = strokes
        .filter(|stroke| stroke.state == ButtonState::Pressed && !stroke.repeat)
        .map(|stroke| {
            let (device, press) = on_keys(stroke.key_code, shared, bindings);
            Pressed {
                device,
                press,
                key: Some(stroke.key_code),
            }
        })
        .collect();
    for (entity, pad) in pads {
        let mut say = |press| {
            all.push(Pressed {
                device: Device::Pad(entity),
                press,
                key: None,
            });
        };
        for button in pad.get_just_pressed() {
            say(meaning(bindings, Layout::Pad, input::Press::Pad(*button)));
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
        let bindings = Bindings::default();
        for (left, right) in [
            (KeyCode::KeyA, KeyCode::ArrowLeft),
            (KeyCode::KeyD, KeyCode::ArrowRight),
            (KeyCode::KeyW, KeyCode::ArrowUp),
            (KeyCode::KeyS, KeyCode::ArrowDown),
            (KeyCode::Space, KeyCode::Enter),
            (KeyCode::KeyE, KeyCode::ShiftRight),
            (KeyCode::KeyQ, KeyCode::Backspace),
        ] {
            let (one, means) = on_keys(left, true, &bindings);
            assert_eq!(one, Device::LeftKeys, "{left:?}");
            assert_ne!(means, Press::Other);
            assert_eq!(on_keys(right, true, &bindings), (Device::RightKeys, means));
        }
    }

    #[test]
    fn a_key_that_only_a_half_accepts_with_shares_the_keyboard() {
        let bindings = Bindings::default();
        let on = |key| on_keys(key, false, &bindings).1;
        assert_eq!(on(KeyCode::KeyE), Press::Share(Device::LeftKeys));
        assert_eq!(on(KeyCode::ShiftRight), Press::Share(Device::RightKeys));
        assert_eq!(on(KeyCode::Space), Press::Accept);
        assert_eq!(on(KeyCode::Enter), Press::Accept);
    }

    #[test]
    fn what_is_bound_anew_counts_at_the_table_too() {
        let mut bindings = Bindings::default();
        let (z, key) = (input::Press::Key(KeyCode::KeyZ), input::Press::Key);
        bindings.give(Layout::LeftKeys, Control::Accept, z);
        let on = |key| on_keys(key, false, &bindings);
        assert_eq!(on(KeyCode::KeyZ).1, Press::Share(Device::LeftKeys));
        assert_eq!(on(KeyCode::KeyE), (Device::Keyboard, Press::Other));
        let north = input::Press::Pad(GamepadButton::North);
        bindings.give(Layout::Pad, Control::Back, north);
        assert_eq!(meaning(&bindings, Layout::Pad, north), Press::Back);
        bindings.give(Layout::LeftKeys, Control::Accept, key(KeyCode::Space));
        assert_eq!(sharing_key(Layout::LeftKeys, &bindings), None);
    }

    #[test]
    fn a_stick_counts_when_it_is_pushed_far_enough() {
        assert_eq!(push(Vec2::new(0.3, -0.3)), None);
        assert_eq!(push(Vec2::new(-0.9, 0.2)), Some(CompassQuadrant::West));
        assert_eq!(push(Vec2::new(0.2, -0.9)), Some(CompassQuadrant::South));
    }
}
