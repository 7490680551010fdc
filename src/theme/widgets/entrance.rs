//! The short motion with which screens and dialogs arrive.

use bevy::prelude::*;

use crate::{settings::Settings, theme::motion};

/// How far things rise while they arrive, in design units.
const RISE: f32 = 36.0;

/// Put on the root of a screen or dialog: it rises into place.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(UiTransform)]
pub(crate) struct Entrance {
    /// Seconds since it began.
    clock: f32,
}

fn arrive(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut arriving: Query<(Entity, &mut Entrance, &mut UiTransform)>,
    mut commands: Commands,
) {
    for (entity, mut entrance, mut transform) in &mut arriving {
        // A long first frame must not swallow the motion.
        entrance.clock += time.delta_secs().min(motion::SCREEN / 4.0);
        let t = (entrance.clock / motion::SCREEN).clamp(0.0, 1.0);
        if t >= 1.0 || settings.reduced_motion {
            transform.translation = Val2::ZERO;
            commands.entity(entity).remove::<Entrance>();
        } else {
            let left = 1.0 - motion::ARRIVE.sample_clamped(t);
            transform.translation = Val2::px(0.0, RISE * left);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, arrive);
}
