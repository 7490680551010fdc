//! Halves of a keyboard that two people share.

use bevy::prelude::*;

use super::device::Device;
use crate::input::bindings::{Bindings, Layout, Press};
use crate::ui::control::Control;

/// Half of the keyboard that a key lies on.
fn half_by_position(key: KeyCode) -> Device {
    use KeyCode::*;
    match key {
        Backquote | Digit1 | Digit2 | Digit3 | Digit4 | Digit5 | Tab | KeyQ | KeyW | KeyE
        | KeyR | KeyT | KeyA | KeyS | KeyD | KeyF | KeyG | ShiftLeft | IntlBackslash | KeyZ
        | KeyX | KeyC | KeyV | KeyB | ControlLeft | AltLeft | CapsLock | Space => Device::LeftKeys,
        _ => Device::RightKeys,
    }
}

/// Half of a shared keyboard that a key belongs to: the one it is bound on, else the one it lies on.
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
