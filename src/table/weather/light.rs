//! The light of the weather: gold while it is calm, blue and dark in the storm; and morning when the game has been won.

use bevy::prelude::*;

use super::Weather;
use crate::table::TableSystems;
use crate::table::backdrop::{Backdrop, Dawn};
use crate::table::board::{FootFog, Ridges};
use crate::table::rock::{RockLight, RockMaterials};
use crate::theme::color::{Role, Tint};

/// The chances of busting between which the gold of the evening goes, and those between which it gets dark.
const GOLD_GOES: [f32; 2] = [0.08, 0.3];
const DARKENS: [f32; 2] = [0.12, 0.62];
/// Those between which fog hides the ranges, from the farthest to the nearest.
const HIDDEN: [[f32; 2]; 3] = [[0.32, 0.44], [0.38, 0.52], [0.46, 0.6]];

/// What the rock's own colours are multiplied by: in the morning, and in the storm.
const MORNING: LinearRgba = LinearRgba::rgb(2.1, 1.85, 1.75);
const STORMY_ROCK: LinearRgba = LinearRgba::rgb(0.5, 0.58, 0.74);
/// What shines on the edges of the rock: the sunset from the left, the moon from the right, and the morning's sun from there.
pub(in crate::table) const SUNSET: LinearRgba = LinearRgba::rgb(1.0, 0.445, 0.195);
pub(in crate::table) const MOON: LinearRgba = LinearRgba::rgb(0.66, 0.78, 1.0);
pub(in crate::table) const SUNRISE: LinearRgba = LinearRgba::rgb(1.0, 0.72, 0.36);
/// How strongly the sunset shines on a calm evening, and the moon on a calm evening, in the storm and the sun in the morning.
const SUNSET_SHINES: f32 = 0.9;
const MOON_SHINES: [f32; 3] = [0.75, 0.3, 0.85];
/// What the ridges and the fog at the mountain's foot are multiplied by on a golden evening, in the storm and in the morning.
const RIDGES: [LinearRgba; 3] = [
    LinearRgba::rgb(1.25, 1.05, 1.0),
    LinearRgba::rgb(0.3, 0.36, 0.5),
    LinearRgba::rgb(2.3, 1.9, 1.8),
];
const FOOT_FOG: [LinearRgba; 3] = [
    LinearRgba::rgb(0.28, 0.21, 0.31),
    LinearRgba::rgb(0.12, 0.16, 0.26),
    LinearRgba::rgb(0.8, 0.66, 0.58),
];

/// What the ranges and the sky are multiplied by in the evening's gold, and in the storm.
const GOLDEN: LinearRgba = LinearRgba::rgb(1.25, 1.06, 0.9);
const STORMY: LinearRgba = LinearRgba::rgb(0.13, 0.17, 0.3);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        light_up
            .in_set(TableSystems::Pose)
            .run_if(resource_changed::<Weather>.or_else(resource_changed::<Dawn>)),
    );
}

fn light_up(
    weather: Res<Weather>,
    dawn: Res<Dawn>,
    mut layers: Query<(&Backdrop, &mut Tint, &mut Visibility)>,
    mut ridges: Query<&mut Tint, (With<Ridges>, Without<Backdrop>)>,
    mut fogs: Query<&mut Tint, (With<FootFog>, Without<Ridges>, Without<Backdrop>)>,
    mut rocks: RockMaterials,
) {
    let gold = 1.0 - weather.between(GOLD_GOES);
    let dark = weather.between(DARKENS);
    for (layer, mut tint, mut visibility) in &mut layers {
        *tint = match layer {
            Backdrop::Glow => Role::AsPainted.faint(gold),
            Backdrop::Morning => Role::AsPainted.faint(dawn.light()),
            Backdrop::Sky => mixed([LinearRgba::WHITE; 2], STORMY, gold, dark),
            Backdrop::Range { number, .. } => {
                let clear = 1.0 - weather.between(HIDDEN[*number]);
                mixed([LinearRgba::WHITE, GOLDEN], STORMY, gold, dark).faint(clear)
            }
        };
        // Wholly gone, or wholly behind the morning, it is not drawn.
        let seen = match layer {
            Backdrop::Glow => gold > 0.0,
            Backdrop::Range { number, .. } => weather.between(HIDDEN[*number]) < 1.0,
            Backdrop::Sky | Backdrop::Morning => continue,
        };
        visibility.set_if_neq(if seen && dawn.light() < 1.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
    let day = |[evening, storm, morning]: [LinearRgba; 3]| {
        evening.mix(&storm, dark).mix(&morning, dawn.light())
    };
    for mut tint in &mut ridges {
        tint.set_if_neq(Color::from(day(RIDGES)).into());
    }
    for mut tint in &mut fogs {
        tint.set_if_neq(Color::from(day(FOOT_FOG)).into());
    }
    let [calm, storm, morning] = MOON_SHINES;
    let shines = calm.lerp(storm, dark).lerp(morning, dawn.light());
    let glows = (1.0 - dark) * (0.45 + 0.55 * gold) * (1.0 - 0.7 * dawn.light());
    rocks.light(RockLight {
        rock: day([LinearRgba::WHITE, STORMY_ROCK, MORNING]),
        warm: SUNSET.with_alpha(SUNSET_SHINES * glows),
        cool: MOON.mix(&SUNRISE, dawn.light()).with_alpha(shines),
    });
}

/// From plain to golden by `gold`, and from there to the storm by `dark`.
fn mixed([plain, golden]: [LinearRgba; 2], storm: LinearRgba, gold: f32, dark: f32) -> Tint {
    Color::from(plain.mix(&golden, gold).mix(&storm, dark)).into()
}
