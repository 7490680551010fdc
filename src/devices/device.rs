//! What a device is called, and its picture.

use super::pads::Pads;
use crate::{ground::locale::Words, input::Device};

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
pub(crate) fn device_picture(device: Option<Device>) -> &'static str {
    match device {
        None => "icon_around",
        Some(Device::Keyboard) => "icon_keys",
        Some(Device::LeftKeys) => "icon_keys_left",
        Some(Device::RightKeys) => "icon_keys_right",
        Some(Device::Mouse) => "icon_mouse",
        Some(Device::Pad(_)) => "icon_pad",
    }
}
