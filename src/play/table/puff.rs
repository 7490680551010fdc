//! Puffs of snow where a runner lands or a flag is planted.

use bevy::prelude::*;

use super::sprites::{painted, scaled};
use super::{TableSystems, layer};
use crate::ui::prelude::*;

/// Number of flakes of a puff, their size in design units and their flight in seconds.
const FLAKES: u8 = 7;
const SIZE: f32 = 7.0;
const FLIGHT: f32 = 0.5;

#[derive(Component)]
#[require(Name = Name::new("puff of snow"))]
pub(super) struct Puff {
    from: Vec2,
    drift: Vec2,
    /// Seconds since it came off; negative before.
    age: f32,
}

impl Puff {
    /// A puff around a point of the board, `delay` seconds from now.
    pub(super) fn spawn(commands: &mut Commands, board: Entity, from: Vec2, delay: f32) {
        for flake in 0..FLAKES {
            let across = f32::from(flake) / f32::from(FLAKES - 1) * 2.0 - 1.0;
            let up = if flake % 2 == 0 { 5.0 } else { 10.0 };
            commands.spawn((
                Puff {
                    from: from + Vec2::new(across * 12.0, 0.0),
                    drift: Vec2::new(across * 30.0, up * (1.2 - across.abs())),
                    age: -delay,
                },
                painted(Art::RopeDot, Role::AsPainted, Vec2::splat(SIZE)),
                Opacity(0.0),
                Transform::from_translation(from.extend(layer::PUFF)),
                ChildOf(board),
                DespawnOnExit(Screen::Play),
            ));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let blow = blow_puffs.run_if(any_with_component::<Puff>);
    app.add_systems(Update, blow.in_set(TableSystems::Pose));
}

fn blow_puffs(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut puffs: Query<(Entity, &mut Puff, &mut Transform, &mut Opacity)>,
) {
    for (entity, mut puff, mut transform, mut opacity) in &mut puffs {
        puff.age += time.delta_secs();
        let life = puff.age / FLIGHT;
        if life >= 1.0 || settings.reduced_motion {
            commands.entity(entity).despawn();
            continue;
        }
        if life <= 0.0 {
            continue;
        }
        let out = EaseFunction::CubicOut.sample_clamped(life);
        let fall = Vec2::new(0.0, -14.0 * life * life);
        transform.translation = (puff.from + puff.drift * out + fall).extend(layer::PUFF);
        transform.scale = scaled(0.7 + 0.5 * out);
        opacity.0 = 0.65 * (1.0 - life);
    }
}
