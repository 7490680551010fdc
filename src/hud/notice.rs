//! Notices at the top of any screen: one sentence each, one after the other.

use bevy::prelude::*;

use crate::{
    referee::Notices,
    theme::{
        motion,
        widgets::{leave, toast},
    },
};

/// A notice on the screen.
#[derive(Component)]
pub(crate) struct Notice {
    /// Seconds it stays.
    left: f32,
}

fn show_notices(
    time: Res<Time<Real>>,
    mut notices: ResMut<Notices>,
    mut shown: Query<(Entity, &mut Notice)>,
    mut commands: Commands,
) {
    for (entity, mut notice) in &mut shown {
        notice.left -= time.delta_secs();
        if notice.left <= 0.0 {
            leave(entity, &mut commands);
        }
    }
    if !shown.is_empty() {
        return;
    }
    // Looking for one must not mark the queue as changed in every frame.
    if let Some(words) = notices.bypass_change_detection().pop() {
        commands.spawn((
            Notice {
                left: motion::TOAST,
            },
            toast(words),
        ));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_notices);
}
