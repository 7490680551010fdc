//! Spindrift: the rising wind takes snow off the mountain before it snows anywhere else.

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

const WISP: Vec2 = Vec2::new(210.0, 36.0);
/// How far below the tip of the mountain it begins, and how far it is blown.
const BELOW: f32 = 14.0;
const BLOWN: f32 = 78.0;
/// The chances of busting between which it sets in.
const SETS_IN: [f32; 2] = [0.08, 0.26];
/// How much of a wisp is to be seen at the most.
const THICK: f32 = 0.45;

/// A wisp above a column.
#[derive(Component)]
#[require(Name = Name::new("spindrift"))]
struct Wisp(Column);

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
        for column in Column::ALL {
            commands.spawn((
                Wisp(column),
                sprite(Role::AsPainted, WISP),
                Opacity(0.0),
                Anchor::CENTER_LEFT,
                Picture::new(Art::Spindrift, WISP),
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
    mut wisps: Query<(&Wisp, &mut Transform, &mut Opacity)>,
) {
    for (Wisp(column), mut transform, mut opacity) in &mut wisps {
        let phase = f32::from(column.number()) * 0.618_034;
        let life = (time.elapsed_secs() / motion::WISP + phase).fract();
        let tip = places::tip(*column) + Vec2::new(-6.0 + BLOWN * life, 5.0 * life - BELOW);
        transform.translation = tip.extend(layer::SPINDRIFT);
        transform.scale = Vec3::new(0.5 + 0.6 * life, 0.7 + 0.5 * life, 1.0);
        let thick = THICK * weather.between(SETS_IN);
        opacity.0 = thick * (std::f32::consts::PI * life).sin();
    }
}
