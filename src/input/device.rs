//! What people hold or sit at, and which of it was just used.

use bevy::prelude::*;

use super::InputSystems;
use super::bindings::{Bindings, Layout};
use super::control::Control;
use super::press::Press;

/// Something a person plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// The whole keyboard.
    Keyboard,
    /// The left half of a keyboard that two people share.
    LeftKeys,
    /// The right half of it.
    RightKeys,
    /// The mouse.
    Mouse,
    /// This pad.
    Pad(Entity),
}

impl Device {
    /// The pad, if it is one.
    pub fn pad(self) -> Option<Entity> {
        match self {
            Device::Pad(pad) => Some(pad),
            _ => None,
        }
    }
}

/// The keys at the left of a keyboard, by their place.
const LEFT_KEYS: [KeyCode; 27] = [
    KeyCode::Backquote,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Tab,
    KeyCode::KeyQ,
    KeyCode::KeyW,
    KeyCode::KeyE,
    KeyCode::KeyR,
    KeyCode::KeyT,
    KeyCode::KeyA,
    KeyCode::KeyS,
    KeyCode::KeyD,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::ShiftLeft,
    KeyCode::KeyZ,
    KeyCode::KeyX,
    KeyCode::KeyC,
    KeyCode::KeyV,
    KeyCode::KeyB,
    KeyCode::ControlLeft,
    KeyCode::AltLeft,
    KeyCode::CapsLock,
    KeyCode::Space,
];

/// Which half of a shared keyboard a key is on, by its place.
fn half(key: KeyCode) -> Device {
    if LEFT_KEYS.contains(&key) {
        Device::LeftKeys
    } else {
        Device::RightKeys
    }
}

/// Whose key it is on a shared keyboard: of the half to which it is bound, wherever it is.
pub(crate) fn owner(key: KeyCode, bindings: &Bindings) -> Device {
    let is_bound = |layout| {
        Control::ALL
            .into_iter()
            .any(|control| bindings.of(layout, control).contains(&Press::Key(key)))
    };
    match (is_bound(Layout::LeftKeys), is_bound(Layout::RightKeys)) {
        (true, false) => Device::LeftKeys,
        (false, true) => Device::RightKeys,
        _ => half(key),
    }
}

/// The devices of which something was pressed or let go in this frame, and the one that was pressed last of all.
///
/// A key counts for the keyboard and for its half of it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Used {
    now: Vec<Device>,
    last: Option<Device>,
}

impl Used {
    /// Whether something of the device was pressed or let go in this frame.
    pub fn is(&self, device: Device) -> bool {
        self.now.contains(&device)
    }

    /// The devices of which something was pressed or let go in this frame.
    pub fn now(&self) -> &[Device] {
        &self.now
    }

    /// The keyboard, the mouse or the pad that was pressed last; none before the first press, or once the pad is gone.
    pub fn last(&self) -> Option<Device> {
        self.last
    }
}

/// It is the turn of somebody who plays with something else: what the mouse does is of no matter.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct MouseAside;

fn notice(
    mut used: ResMut<Used>,
    bindings: Res<Bindings>,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    pads: Query<(Entity, &Gamepad)>,
) {
    let mut now = Vec::new();
    let mut last = used
        .last
        .filter(|device| device.pad().is_none_or(|pad| pads.contains(pad)));
    let touched: Vec<KeyCode> = keys
        .get_just_pressed()
        .chain(keys.get_just_released())
        .copied()
        .collect();
    if !touched.is_empty() {
        now.push(Device::Keyboard);
        for side in [Device::LeftKeys, Device::RightKeys] {
            if touched.iter().any(|key| owner(*key, &bindings) == side) {
                now.push(side);
            }
        }
    }
    if keys.get_just_pressed().len() > 0 {
        last = Some(Device::Keyboard);
    }
    if buttons.get_just_pressed().len() + buttons.get_just_released().len() > 0 {
        now.push(Device::Mouse);
    }
    if buttons.get_just_pressed().len() > 0 {
        last = Some(Device::Mouse);
    }
    for (entity, pad) in &pads {
        if pad.get_just_pressed().next().is_some() {
            last = Some(Device::Pad(entity));
        }
        if pad
            .get_just_pressed()
            .chain(pad.get_just_released())
            .next()
            .is_some()
        {
            now.push(Device::Pad(entity));
        }
    }
    used.set_if_neq(Used { now, last });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Used>()
        .add_systems(PreUpdate, notice.in_set(InputSystems::Hear));
}
