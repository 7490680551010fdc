//! Steering: directions and sticks move an object, such as the dice in a hand, instead of the focus.

use bevy::prelude::*;

use super::{control_input::ControlInput, stick::push};
use crate::input::sets::InputSystems;

/// Dead zone of a stick that steers, 0 to 1.
const DEAD_ZONE: f32 = 0.12;

/// The push in this frame, x to the right and y up, at most 1 long; `None` while nothing is steered.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Steering(pub(crate) Option<Vec2>);

fn read_push(mut steering: ResMut<Steering>, input: Res<ControlInput>, pads: Query<&Gamepad>) {
    if steering.0.is_none() {
        return;
    }
    let sticks = pads
        .iter()
        .flat_map(|pad| [pad.left_stick(), pad.right_stick()])
        .map(|stick| push(stick, DEAD_ZONE));
    let push = input.key_direction() + sticks.sum::<Vec2>();
    steering.0 = Some(push.clamp_length_max(1.0));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Steering>()
        .add_systems(PreUpdate, read_push.in_set(InputSystems::Focus));
}
