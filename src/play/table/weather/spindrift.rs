//! Spindrift: the rising wind blows snow off the lee side of the mountain before it snows anywhere else.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use cant_stop_rules::Column;

use super::Weather;
use crate::core::art::{Art, Picture};
use crate::core::settings::Settings;
use crate::play::table::TableSystems;
use crate::play::table::board::BoardRoot;
use crate::play::table::layer;
use crate::play::table::places;
use crate::ui::color::{Opacity, Role, sprite};
use crate::ui::motion;

/// Pictures of wisps with their sizes: a plume, a streak and a puff.
const WISPS: [(Art, Vec2); 3] = [
    (Art::Spindrift, Vec2::new(160.0, 44.0)),
    (Art::SpindriftB, Vec2::new(110.0, 28.0)),
    (Art::SpindriftC, Vec2::new(64.0, 24.0)),
];
/// Columns on the lee side of the mountain: from the summit to the right.
const LEE: usize = 5;
/// Wisps in all: the upper columns have two.
const COUNT: usize = 10;
/// Beginning of a wisp beside and below the tip of the mountain, the distance that it is blown, and its fall in radians.
const FROM: Vec2 = Vec2::new(4.0, -16.0);
const BLOWN: f32 = 74.0;
const SINKS: f32 = 0.14;
/// Severities between which it sets in.
const SETS_IN: [f32; 2] = [0.08, 0.26];
/// Highest opacity of a wisp.
const THICK: f32 = 0.45;
/// Speed in a light wind and in the storm.
const SPEED: [f32; 2] = [0.6, 1.8];

/// A wisp behind the tip of a column, and its share of the time from one wisp to the next.
#[derive(Component)]
#[require(Name = Name::new("spindrift"))]
struct Wisp {
    column: Column,
    phase: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin_and_end, blow).chain().in_set(TableSystems::Pose),
    );
}

fn begin_and_end(
    mut commands: Commands,
    weather: Res<Weather>,
    settings: Res<Settings>,
    boards: Query<Entity, With<BoardRoot>>,
    wisps: Query<Entity, With<Wisp>>,
) {
    let blows = weather.between(SETS_IN) > 0.0 && !settings.reduced_motion;
    if blows && wisps.is_empty() {
        let Ok(board) = boards.single() else { return };
        let lee = &Column::ALL[LEE..];
        for number in 0..COUNT {
            let (art, size) = WISPS[number % WISPS.len()];
            commands.spawn((
                Wisp {
                    column: lee[number % lee.len()],
                    phase: (number as f32 * 0.618_034).fract(),
                },
                sprite(Role::AsPainted, size),
                Opacity(0.0),
                Anchor::CENTER_LEFT,
                Picture::soft(art, size),
                Transform::from_rotation(Quat::from_rotation_z(-SINKS)),
                ChildOf(board),
            ));
        }
    } else if !blows {
        for wisp in &wisps {
            commands.entity(wisp).despawn();
        }
    }
}

fn blow(
    time: Res<Time>,
    weather: Res<Weather>,
    mut blown: Local<f32>,
    mut wisps: Query<(&Wisp, &mut Transform, &mut Opacity)>,
) {
    if wisps.is_empty() {
        return;
    }
    *blown += time.delta_secs() * SPEED[0].lerp(SPEED[1], weather.wind()) / motion::WISP;
    let thick = THICK * weather.between(SETS_IN);
    for (wisp, mut transform, mut opacity) in &mut wisps {
        let life = (*blown + wisp.phase).fract();
        let along = Vec2::new(1.0, -SINKS) * BLOWN * life;
        let from = places::tip(wisp.column) + FROM + along;
        transform.translation = from.extend(layer::SPINDRIFT);
        transform.scale = Vec3::new(0.7 + 0.3 * life, 0.8 + 0.4 * life, 1.0);
        opacity.0 = thick * (std::f32::consts::PI * life).sin();
    }
}
