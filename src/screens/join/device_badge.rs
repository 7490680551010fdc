//! What somebody can play with, and its picture.

use bevy::prelude::*;

use crate::input::Device;

/// The picture of a device; of whatever is passed around if there is none.
pub(super) fn device_picture(device: Option<Device>) -> &'static str {
    match device {
        None => "icon_around",
        Some(Device::Keyboard) => "icon_keys",
        Some(Device::LeftKeys) => "icon_keys_left",
        Some(Device::RightKeys) => "icon_keys_right",
        Some(Device::Mouse) => "icon_mouse",
        Some(Device::Pad(_)) => "icon_pad",
    }
}

/// The pads at hand, in an order that stays while they do.
pub(super) fn pads_at_hand(pads: &Query<Entity, With<Gamepad>>) -> Vec<Entity> {
    let mut all: Vec<Entity> = pads.iter().collect();
    all.sort();
    all
}

/// What can be played with at a place: whatever is passed around, or anything at hand.
pub(super) fn choices(pads: &[Entity], keyboard_shared: bool) -> Vec<Option<Device>> {
    let keys: &[Device] = if keyboard_shared {
        &[Device::LeftKeys, Device::RightKeys]
    } else {
        &[Device::Keyboard]
    };
    let pads = pads.iter().map(|pad| Device::Pad(*pad));
    let all = pads.chain(keys.iter().copied()).chain([Device::Mouse]);
    std::iter::once(None).chain(all.map(Some)).collect()
}
