//! What a device is called, and its picture.

use super::pads::Pads;
use crate::{
    ground::{art::Art, locale::Words},
    input::Device,
};

/// What a device is called; whatever is passed around if there is none.
pub(crate) fn device_words(device: Option<Device>, pads: &Pads) -> Words {
    match device {
        None => Words::new("couch-anything"),
        Some(Device::Keyboard) => Words::new("couch-keyboard"),
        Some(Device::LeftKeys) => Words::new("couch-left-keys"),
        Some(Device::RightKeys) => Words::new("couch-right-keys"),
        Some(Device::Mouse) => Words::new("couch-mouse"),
        Some(Device::Pad(pad)) => match pads.number(pad) {
            Some(number) => Words::new("couch-pad").with("number", number),
            None => Words::new("couch-pad-missing"),
        },
    }
}

/// The picture of a device; of whatever is passed around if there is none.
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
