//! Devices: which one every seat plays with, which were used in a frame, and the pads that are connected.

mod activity;
mod assignment;
mod device;
mod halves;
mod held;
mod names;
mod pads;

pub use activity::DeviceActivity;
pub use assignment::DeviceAssignment;
pub use device::Device;
pub(crate) use halves::half_of_key;
pub(crate) use held::{HeldBy, HeldInputs};
pub(crate) use names::{device_picture, device_words};
pub(crate) use pads::{PadFound, PadLost, Pads};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((activity::plugin, assignment::plugin, pads::plugin));
}
