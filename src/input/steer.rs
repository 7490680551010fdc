//! Steering: while something is steered, such as the dice in a hand, directions and sticks move it and the focus stays.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::*;

use super::InputSystems;
use super::actions::SteeringStick;
use super::control_input::ControlInput;

/// Something is being steered. Whoever inserts this removes it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Steering {
    /// The push in this frame: x to the right and y up, at most 1 long.
    pub(crate) push: Vec2,
}

fn read_push(
    mut steering: ResMut<Steering>,
    input: Res<ControlInput>,
    pushes: Query<&Action<SteeringStick>>,
) {
    let push: Vec2 = input.key_direction() + pushes.iter().map(|action| **action).sum::<Vec2>();
    steering.push = push.clamp_length_max(1.0);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        read_push
            .in_set(InputSystems::Focus)
            .run_if(resource_exists::<Steering>),
    );
}
