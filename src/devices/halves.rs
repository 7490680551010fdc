//! Whether the keyboard is two people's: half of it each has its own keys then.

use bevy::prelude::*;

use super::DeviceAssignment;
use crate::input::{Device, Halves};

fn follow(hands: Res<DeviceAssignment>, mut halves: ResMut<Halves>) {
    let is_half = |device: &Device| matches!(device, Device::LeftKeys | Device::RightKeys);
    halves.set_if_neq(Halves(hands.0.iter().flatten().any(is_half)));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        follow.run_if(resource_changed::<DeviceAssignment>),
    );
}
