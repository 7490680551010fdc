//! Tells the bindings whether two people share the keyboard, one half each.

use bevy::prelude::*;

use super::DeviceAssignment;
use crate::input::{Device, SharedKeyboard};

fn follow(assignment: Res<DeviceAssignment>, mut shared: ResMut<SharedKeyboard>) {
    let is_half = |device: &Device| matches!(device, Device::LeftKeys | Device::RightKeys);
    shared.set_if_neq(SharedKeyboard(assignment.0.iter().flatten().any(is_half)));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        follow.run_if(resource_changed::<DeviceAssignment>),
    );
}
