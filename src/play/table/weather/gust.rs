//! The gust that loses a turn: a wall of blown snow that crosses the screen from left to right, and takes the runners with it.

use bevy::prelude::*;

use crate::core::art::{Art, Picture};
use crate::core::canvas::Canvas;
use crate::core::redraw::NeedsFullRate;
use crate::core::settings::Settings;
use crate::core::states::{Screen, TurnPhase};
use crate::play::table::{TableSystems, layer};
use crate::referee::{Beat, Choreography, Motion};
use crate::ui::color::{Opacity, Palette, lit, sprite};

/// Size of its picture in design units, and its opacity.
const FRONT: Vec2 = Vec2::new(420.0, 1080.0);
const SEEN: f32 = 0.55;
/// Width, as a multiple of that of its picture.
const WIDE: f32 = 2.2;
/// The share of the moment in which it crosses the screen.
const CROSSES: f32 = 0.62;

/// The front of a gust: seconds since it came, and seconds it takes.
#[derive(Component)]
#[require(Name = Name::new("front of the gust"))]
struct Front {
    age: f32,
    lasts: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        blow_up
            .in_set(TableSystems::Begin)
            .run_if(in_state(TurnPhase::Busted)),
    );
    app.add_systems(Update, cross.in_set(TableSystems::Pose));
}

fn blow_up(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    settings: Res<Settings>,
    palette: Res<Palette>,
) {
    for beat in beats.read() {
        let Choreography { motion, seconds } = beat.choreography();
        if motion != Motion::DropRunners || settings.reduced_motion || !settings.weather {
            continue;
        }
        commands.spawn((
            Front {
                age: 0.0,
                lasts: seconds * CROSSES,
            },
            NeedsFullRate,
            sprite(Color::from(lit(palette.light().gust)), FRONT),
            Opacity(0.0),
            Picture::soft(Art::GustFront, FRONT),
            Transform::from_xyz(0.0, 0.0, layer::GUST),
            DespawnOnExit(Screen::Play),
        ));
    }
}

fn cross(
    mut commands: Commands,
    time: Res<Time>,
    canvas: Res<Canvas>,
    mut fronts: Query<(Entity, &mut Front, &mut Transform, &mut Opacity)>,
) {
    for (entity, mut front, mut transform, mut opacity) in &mut fronts {
        front.age += time.delta_secs();
        let share = front.age / front.lasts.max(0.001);
        if share >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let high = canvas.size.y / FRONT.y;
        let half = FRONT.x * WIDE * high / 2.0;
        let way = canvas.size.x / 2.0 + half;
        let along = EaseFunction::SineIn.sample_clamped(share);
        transform.translation.x = (-way).lerp(way, along);
        transform.scale = Vec3::new(WIDE * high, high, 1.0);
        opacity.set_if_neq(Opacity(SEEN));
    }
}
