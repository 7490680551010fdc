//! The devices that people play with, and which of them were just used.

use bevy::prelude::*;

use super::InputSystems;
use super::bindings::{Bindings, Layout};
use super::press::Press;
use crate::ui::control::Control;

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

/// The keys on the left half of the keyboard, by position.
const LEFT_KEYS: [KeyCode; 28] = [
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
    KeyCode::IntlBackslash,
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

/// The half of the keyboard that a key lies on.
fn half_by_position(key: KeyCode) -> Device {
    if LEFT_KEYS.contains(&key) {
        Device::LeftKeys
    } else {
        Device::RightKeys
    }
}

/// The half of a shared keyboard that a key belongs to: the one it is bound on, else the one it lies on.
pub(crate) fn half_of_key(key: KeyCode, bindings: &Bindings) -> Device {
    let is_bound = |layout| {
        Control::ALL
            .into_iter()
            .any(|control| bindings.of(layout, control).contains(&Press::Key(key)))
    };
    match (is_bound(Layout::LeftKeys), is_bound(Layout::RightKeys)) {
        (true, false) => Device::LeftKeys,
        (false, true) => Device::RightKeys,
        _ => half_by_position(key),
    }
}

/// The devices on which something was pressed or released in this frame, and the one that was pressed last.
///
/// A key counts for the keyboard and for its half of it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct DeviceActivity {
    now: Vec<Device>,
    last: Option<Device>,
}

impl DeviceActivity {
    /// Whether something on the device was pressed or released in this frame.
    pub fn includes(&self, device: Device) -> bool {
        self.now.contains(&device)
    }

    /// The devices on which something was pressed or released in this frame.
    pub fn now(&self) -> &[Device] {
        &self.now
    }

    /// The keyboard, the mouse or the pad that was pressed last; none before the first press, or once the pad is gone.
    pub fn last(&self) -> Option<Device> {
        self.last
    }
}

/// The mouse is blocked: it is the turn of somebody who plays with another device.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct MouseBlocked;

fn record_activity(
    mut activity: ResMut<DeviceActivity>,
    bindings: Res<Bindings>,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    pads: Query<(Entity, &Gamepad)>,
) {
    let mut now = Vec::new();
    let mut last = activity
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
            if touched
                .iter()
                .any(|key| half_of_key(*key, &bindings) == side)
            {
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
    activity.set_if_neq(DeviceActivity { now, last });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DeviceActivity>().add_systems(
        PreUpdate,
        record_activity
            .in_set(InputSystems::Switch)
            .before(super::switch::take_switch),
    );
}
