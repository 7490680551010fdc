//! The snow of the storm, behind the mountain and in front of it; there are no flakes while it does not snow.

use bevy::prelude::*;

use super::Weather;
use crate::ground::art::{Art, Picture};
use crate::ground::canvas::Canvas;
use crate::ground::redraw::Brisk;
use crate::ground::settings::Settings;
use crate::table::{TableSystems, layer};
use crate::theme::color::Opacity;

/// The chances of busting between which it begins to snow and snows thickest.
const SNOWS: [f32; 2] = [0.36, 0.8];
/// How many flakes fly in the thickest snow, and how large they are.
const FLAKES: u16 = 190;
const FLAKE: Vec2 = Vec2::new(22.0, 3.0);
/// Every so many flakes fly in front.
const IN_FRONT: u16 = 3;
/// Design units per second in the worst weather; calm snow flies at half of it, and falls more steeply.
const WIND: Vec2 = Vec2::new(620.0, -210.0);

/// A flake of the snow that flies across the canvas, by its number.
#[derive(Component)]
#[require(Name = Name::new("snowflake"))]
struct Flake(u16);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin_and_end, drive).chain().in_set(TableSystems::Pose),
    );
}

/// How much snow there is: 0 to 1.
fn amount(weather: &Weather, settings: &Settings) -> f32 {
    if settings.reduced_motion {
        0.0
    } else {
        weather.between(SNOWS)
    }
}

fn begin_and_end(
    mut commands: Commands,
    weather: Res<Weather>,
    settings: Res<Settings>,
    flakes: Query<Entity, With<Flake>>,
) {
    let snows = amount(&weather, &settings) > 0.0;
    if snows && flakes.is_empty() {
        for number in 0..FLAKES {
            commands.spawn((
                Flake(number),
                Brisk,
                Sprite::from_color(Color::WHITE, FLAKE),
                Opacity::default(),
                Picture::new(Art::RopeDot, FLAKE),
                Visibility::Hidden,
            ));
        }
    } else if !snows {
        for flake in &flakes {
            commands.entity(flake).despawn();
        }
    }
}

fn drive(
    canvas: Res<Canvas>,
    time: Res<Time>,
    weather: Res<Weather>,
    settings: Res<Settings>,
    mut carried: Local<f32>,
    mut flakes: Query<(&Flake, &mut Transform, &mut Opacity, &mut Visibility)>,
) {
    if flakes.is_empty() {
        return;
    }
    *carried += time.delta_secs() * (0.4 + 0.6 * weather.now);
    let many = amount(&weather, &settings) * f32::from(FLAKES);
    let field = canvas.size + 2.0 * FLAKE.x;
    let slope = Quat::from_rotation_z(WIND.to_angle());
    for (flake, mut transform, mut opacity, mut visibility) in &mut flakes {
        let number = f32::from(flake.0);
        let share = (many - number).clamp(0.0, 1.0);
        if share == 0.0 {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        }
        visibility.set_if_neq(Visibility::Inherited);
        // Near ones are faster, larger and brighter.
        let near = (number * 0.618_034).fract();
        let start = Vec2::new(scattered(number), scattered(number + 0.5)) * field;
        let flown = start + WIND * (0.6 + 0.7 * near) * *carried;
        let at = flown.rem_euclid(field) - field / 2.0;
        let z = if flake.0.is_multiple_of(IN_FRONT) {
            layer::SNOW_BEFORE
        } else {
            layer::SNOW_BEHIND
        };
        transform.translation = at.extend(z + near);
        transform.rotation = slope;
        transform.scale = Vec3::new(0.4 + 0.7 * near, 0.6 + 0.6 * near, 1.0);
        opacity.0 = (0.25 + 0.45 * near) * share;
    }
}

/// A share that looks drawn by lot: even spacing would show as rows while the flakes are few.
fn scattered(number: f32) -> f32 {
    ((number * 12.989_8).sin() * 43_758.547).fract().abs()
}
