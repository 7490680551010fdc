//! Devices: which one every seat plays with, which were used in a frame, and the pads that are connected.

mod activity;
mod assignment;
mod device;
mod halves;
mod held;
mod misread;
mod names;
mod pads;

pub use activity::DeviceActivity;
pub use assignment::DeviceAssignment;
pub use device::Device;
pub(crate) use halves::half_of_key;
pub(crate) use held::{HeldBy, HeldInputs};
pub use misread::Misread;
pub(crate) use names::{device_picture, device_words};
pub use pads::LowBattery;
pub(crate) use pads::{PadFound, PadLost, PadOrder, Pads};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((activity::plugin, assignment::plugin, pads::plugin))
        .add_plugins(misread::plugin);
}
