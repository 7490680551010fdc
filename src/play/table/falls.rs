//! Waterfalls of the spring, between two columns, where ice hangs in other sceneries.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::board::BoardRoot;
use super::weather::Weather;
use super::{TableSystems, layer, places};
use crate::ui::prelude::*;

/// The column left of each fall, and the length of the fall.
const FALLS: [(Column, f32); 4] = [
    (Column::ALL[1], 250.0),
    (Column::ALL[3], 330.0),
    (Column::ALL[6], 390.0),
    (Column::ALL[8], 260.0),
];
/// Top of a fall above the middle of the higher of its two columns.
const ABOVE: f32 = 24.0;
/// Width of the water, and length of a gush in it.
const WIDTH: f32 = 13.0;
const GUSH: f32 = 110.0;
const GUSHES: u8 = 4;
/// Opacity of the water, of a gush in it, and the share that a storm takes from both.
const THICK: [f32; 2] = [0.5, 0.75];
const DIMMED: f32 = 0.75;

/// Part of a fall: the water at rest, or a gush by its share of the time from one to the next.
#[derive(Component)]
#[require(Name = Name::new("waterfall"))]
struct Water {
    top: Vec2,
    length: f32,
    phase: Option<f32>,
}

fn water(top: Vec2, length: f32, phase: Option<f32>) -> impl Bundle {
    let size = Vec2::new(WIDTH, phase.map_or(length, |_| GUSH));
    (
        Water { top, length, phase },
        sprite(Role::AsPainted, size),
        Opacity(0.0),
        Anchor::TOP_CENTER,
        Picture::new(Art::Waterfall, size),
        Transform::from_translation(top.extend(layer::WATERFALL)),
    )
}

/// Lets water fall in the sceneries that have it.
fn begin_and_end(
    mut commands: Commands,
    palette: Res<Palette>,
    board: Single<Entity, With<BoardRoot>>,
    waters: Query<Entity, With<Water>>,
) {
    let falls = palette.scenery().has_waterfalls() && !palette.is_high_contrast();
    if falls != waters.is_empty() {
        return;
    }
    despawn_all(&mut commands, waters);
    for (left, length) in FALLS.into_iter().filter(|_| falls) {
        let right = Column::ALL[left.index() + 1];
        let [one, next] = [left, right].map(|column| places::space(column, column.height()));
        let top = Vec2::new((one.x + next.x) / 2.0, one.y.max(next.y) + ABOVE);
        let gushes = (0..GUSHES).map(|gush| Some(f32::from(gush) / f32::from(GUSHES)));
        for phase in gushes.chain([None]) {
            commands.spawn((water(top, length, phase), ChildOf(*board)));
        }
    }
}

fn fall(
    (time, settings): (Res<Time>, Res<Settings>),
    weather: Res<Weather>,
    mut clock: Local<f32>,
    mut waters: Query<(&Water, &mut Transform, &mut Opacity)>,
) {
    if !settings.reduced_motion {
        *clock += time.delta_secs() / motion::WATERFALL;
    }
    let lit = 1.0 - DIMMED * weather.storm();
    for (water, mut transform, mut opacity) in &mut waters {
        let Some(phase) = water.phase else {
            opacity.set_if_neq(Opacity(THICK[0] * lit));
            continue;
        };
        let life = (*clock + phase + water.top.x).fract();
        let top = water.top - (water.length - GUSH) * life * Vec2::Y;
        transform.set_if_neq(Transform::from_translation(top.extend(layer::WATERFALL)));
        opacity.set_if_neq(Opacity(THICK[1] * lit * (PI * life).sin()));
    }
}

pub(super) fn plugin(app: &mut App) {
    let begin_and_end = begin_and_end.run_if(resource_changed::<Palette>);
    let update = (begin_and_end, fall.run_if(any_with_component::<Water>)).chain();
    app.add_systems(Update, update.in_set(TableSystems::Pose));
}
