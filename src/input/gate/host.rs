//! Host of a screen: the only device that controls it.

use bevy::prelude::*;

use crate::input::bindings::Bindings;
use crate::input::devices::{Device, half_of_key};

/// Device that controls the screen; `None` allows all. The mouse may always point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Host(pub(crate) Option<Device>);

impl Host {
    /// Returns `true` if the device controls the screen. Keyboard and mouse count as one.
    pub(crate) fn admits(self, device: Device) -> bool {
        let is_on_desk = |device| matches!(device, Device::Keyboard | Device::Mouse);
        self.0
            .is_none_or(|host| host == device || is_on_desk(host) && is_on_desk(device))
    }

    /// Returns `true` if the key controls the screen.
    pub(crate) fn admits_key(self, key: KeyCode, bindings: &Bindings) -> bool {
        match self.0 {
            None | Some(Device::Keyboard | Device::Mouse) => true,
            // Escape belongs to neither half: it must always lead out.
            Some(half @ (Device::LeftKeys | Device::RightKeys)) => {
                half_of_key(key, bindings) == half || key == KeyCode::Escape
            }
            Some(Device::Pad(_)) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAD: Device = Device::Pad(Entity::PLACEHOLDER);

    #[test]
    fn keyboard_and_mouse_control_together_and_nothing_else_does() {
        let usual = Bindings::default();
        assert!(Host(None).admits(PAD) && Host(None).admits_key(KeyCode::KeyA, &usual));
        let desk = Host(Some(Device::Mouse));
        assert!(desk.admits(Device::Keyboard) && desk.admits_key(KeyCode::Enter, &usual));
        assert!(!desk.admits(PAD));
        let pad = Host(Some(PAD));
        assert!(pad.admits(PAD) && !pad.admits(Device::Keyboard));
        assert!(!pad.admits_key(KeyCode::Enter, &usual));
    }

    #[test]
    fn a_half_of_the_keyboard_controls_by_its_own_keys_and_escape() {
        let usual = Bindings::default();
        let left = Host(Some(Device::LeftKeys));
        assert!(left.admits_key(KeyCode::KeyW, &usual) && left.admits_key(KeyCode::Escape, &usual));
        assert!(!left.admits_key(KeyCode::ArrowUp, &usual) && !left.admits(Device::RightKeys));
        assert!(Host(Some(Device::RightKeys)).admits_key(KeyCode::ArrowUp, &usual));
    }
}
