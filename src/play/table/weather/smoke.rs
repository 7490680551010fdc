//! Smoke over the fires at the foot of the mountain: it rises through still air, and leans with the wind.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::Weather;
use crate::core::art::{Art, Picture};
use crate::core::settings::Settings;
use crate::play::table::{TableSystems, layer};
use crate::ui::color::{Opacity, Palette, Role, sprite};
use crate::ui::motion;

/// Number of puffs over a fire, their size before they spread, and the height at which they are gone.
const PUFFS: u8 = 9;
const SIZE: f32 = 72.0;
const RISE: f32 = 190.0;
/// Drift to the right, in heights, in still air and in the storm, and the share of the height that the storm takes.
const LEAN: [f32; 2] = [0.14, 1.7];
const PRESSED: f32 = 0.5;
/// Opacity of the thickest smoke, and the share of it that is left in the dark of a storm.
const THICK: f32 = 0.4;
const DIM: f32 = 0.5;

/// A puff, by its share of the time from one to the next.
#[derive(Component)]
#[require(Name = Name::new("smoke"))]
struct Puff(f32);

/// Smoke over a fire, at its place in the tents around it, on a layer.
pub(in crate::play::table) fn smoke(fire: Vec2, layer: f32) -> impl Bundle {
    let puff = |number: u8| {
        (
            Puff(f32::from(number) / f32::from(PUFFS)),
            sprite(Role::Paper, Vec2::splat(SIZE)),
            Opacity(0.0),
            Picture::new(Art::LampGlow, Vec2::splat(SIZE)),
            Transform::default(),
        )
    };
    (
        Transform::from_translation(fire.extend(layer - layer::TENT)),
        Visibility::default(),
        Children::spawn(SpawnIter((0..PUFFS).map(puff))),
    )
}

/// Place of a puff over its fire in such wind, and its scale.
fn pose(life: f32, wind: f32) -> (Vec2, f32) {
    let lean = LEAN[0].lerp(LEAN[1], wind) * life.powf(1.4);
    let up = life * (1.0 - PRESSED * wind);
    (RISE * Vec2::new(lean, up), 0.5 + 1.1 * life)
}

fn rise(
    time: Res<Time>,
    weather: Res<Weather>,
    settings: Res<Settings>,
    palette: Res<Palette>,
    mut clock: Local<f32>,
    mut puffs: Query<(&Puff, &mut Transform, &mut Opacity)>,
) {
    if puffs.is_empty() {
        return;
    }
    if !settings.reduced_motion {
        *clock += time.delta_secs() / motion::SMOKE;
    }
    let wind = weather.wind();
    let thick = match palette.is_high_contrast() {
        true => 0.0,
        false => THICK.lerp(DIM * THICK, weather.storm()),
    };
    for (Puff(phase), mut transform, mut opacity) in &mut puffs {
        let life = (*clock + phase).fract();
        let (place, scale) = pose(life, wind);
        let scale = Vec3::new(scale, scale, 1.0);
        transform.set_if_neq(Transform::from_translation(place.extend(0.0)).with_scale(scale));
        opacity.set_if_neq(Opacity(thick * (PI * life.sqrt()).sin()));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, rise.in_set(TableSystems::Pose));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smoke_leans_farther_the_stronger_the_wind_and_never_back() {
        let tops: Vec<Vec2> = [0.0, 0.3, 0.6, 1.0].map(|wind| pose(1.0, wind).0).into();
        assert!(
            tops.windows(2)
                .all(|two| two[0].x < two[1].x && two[0].y > two[1].y)
        );
        assert!(tops[0].y > 4.0 * tops[0].x && tops[3].x > 2.0 * tops[3].y);
    }
}
