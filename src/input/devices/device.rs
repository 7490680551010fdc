//! Devices that people play with.

use bevy::prelude::*;

/// Device that a person plays with.
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
    /// Returns `true` for a keyboard and its halves.
    pub(crate) fn is_keys(self) -> bool {
        matches!(
            self,
            Device::Keyboard | Device::LeftKeys | Device::RightKeys
        )
    }

    /// Returns the pad, if it is one.
    pub fn pad(self) -> Option<Entity> {
        match self {
            Device::Pad(pad) => Some(pad),
            _ => None,
        }
    }
}
