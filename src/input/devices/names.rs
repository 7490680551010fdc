//! Names and pictures of devices.

use super::device::Device;
use super::pads::Pads;
use crate::ui::prelude::*;

/// Name of a device; `None` stands for a device that is passed around.
pub(crate) fn device_words(device: Option<Device>, pads: &Pads) -> Words {
    match device {
        None => Words::new(texts::COUCH_ANYTHING),
        Some(Device::Keyboard) => Words::new(texts::COUCH_KEYBOARD),
        Some(Device::LeftKeys) => Words::new(texts::COUCH_LEFT_KEYS),
        Some(Device::RightKeys) => Words::new(texts::COUCH_RIGHT_KEYS),
        Some(Device::Mouse) => Words::new(texts::COUCH_MOUSE),
        Some(Device::Pad(pad)) => match pads.number(pad) {
            Some(number) => Words::new(texts::COUCH_PAD).with("number", number),
            None => Words::new(texts::COUCH_PAD_MISSING),
        },
    }
}

/// Picture of a device; `None` stands for a device that is passed around.
pub(crate) fn device_picture(device: Option<Device>) -> Art {
    match device {
        None => Art::IconAround,
        Some(Device::Keyboard) => Art::IconKeys,
        Some(Device::LeftKeys) => Art::IconKeysLeft,
        Some(Device::RightKeys) => Art::IconKeysRight,
        Some(Device::Mouse) => Art::IconMouse,
        Some(Device::Pad(_)) => Art::IconPad,
    }
}
