//! Devices that were used in this frame.

use bevy::prelude::*;

use super::device::Device;
use super::halves::half_of_key;
use crate::input::bindings::Bindings;
use crate::input::sets::InputSystems;

/// Devices with a press or release in this frame, and the one that was pressed last. A key counts for the keyboard and for
/// its half.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct DeviceActivity {
    now: Vec<Device>,
    last: Option<Device>,
}

impl DeviceActivity {
    /// Returns `true` if the device had a press or release in this frame.
    pub fn includes(&self, device: Device) -> bool {
        self.now.contains(&device)
    }

    /// Devices with a press or release in this frame.
    pub fn now(&self) -> &[Device] {
        &self.now
    }

    /// Keyboard, mouse or pad that was pressed last; `None` before the first press, or once the pad is disconnected.
    pub fn last(&self) -> Option<Device> {
        self.last
    }
}

fn record_activity(
    mut activity: ResMut<DeviceActivity>,
    bindings: Res<Bindings>,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    pads: Query<(Entity, &Gamepad)>,
) {
    let mut now = Vec::new();
    for key in keys.get_just_pressed().chain(keys.get_just_released()) {
        now.extend([Device::Keyboard, half_of_key(*key, &bindings)]);
    }
    if buttons.get_just_pressed().len() + buttons.get_just_released().len() > 0 {
        now.push(Device::Mouse);
    }
    let is_there = |device: &Device| device.pad().is_none_or(|pad| pads.contains(pad));
    let mut last = activity.last.filter(is_there);
    if keys.get_just_pressed().len() > 0 {
        last = Some(Device::Keyboard);
    }
    if buttons.get_just_pressed().len() > 0 {
        last = Some(Device::Mouse);
    }
    for (entity, pad) in &pads {
        let is_pressed = pad.get_just_pressed().next().is_some();
        if is_pressed {
            last = Some(Device::Pad(entity));
        }
        if is_pressed || pad.get_just_released().next().is_some() {
            now.push(Device::Pad(entity));
        }
    }
    activity.set_if_neq(DeviceActivity { now, last });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DeviceActivity>()
        .add_systems(PreUpdate, record_activity.in_set(InputSystems::Observe));
}
