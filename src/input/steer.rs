//! Steering something other than the focus: while it lasts, directions and sticks move that, and the focus stays.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::*;

use super::InputSystems;
use super::actions::Steer;
use super::asked::Asked;

/// Something is being steered. Who inserts it removes it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Steering {
    /// Where it is pushed now: x to the right and y up, at most about 1 long.
    pub(crate) push: Vec2,
}

fn read_push(mut steering: ResMut<Steering>, asked: Res<Asked>, pushes: Query<&Action<Steer>>) {
    let push: Vec2 = asked.keys() + pushes.iter().map(|action| **action).sum::<Vec2>();
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
