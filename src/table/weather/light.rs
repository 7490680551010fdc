//! The light of the weather: gold while it is calm, blue and dark in the storm; and morning when the game has been won.

use bevy::prelude::*;

use super::Weather;
use crate::table::TableSystems;
use crate::table::backdrop::{Backdrop, Dawn};
use crate::table::board::Rock;
use crate::theme::color::{Role, Tint};

/// The chances of busting between which the gold of the evening goes, and those between which it gets dark.
const GOLD_GOES: [f32; 2] = [0.04, 0.26];
const DARKENS: [f32; 2] = [0.14, 0.72];

/// What the rock's own colours are multiplied by: in the morning, and in the storm.
const MORNING: LinearRgba = LinearRgba::rgb(1.5, 1.8, 2.3);
const STORMY_ROCK: LinearRgba = LinearRgba::rgb(0.55, 0.62, 0.78);

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
    mut layers: Query<(&Backdrop, &mut Tint, &mut Visibility), Without<Rock>>,
    mut rocks: Query<&mut Tint, With<Rock>>,
) {
    let gold = 1.0 - weather.between(GOLD_GOES);
    let dark = weather.between(DARKENS);
    for (layer, mut tint, mut visibility) in &mut layers {
        *tint = match layer {
            Backdrop::Glow => Role::AsPainted.faint(gold),
            Backdrop::Morning => Role::AsPainted.faint(dawn.light()),
            Backdrop::Sky => mixed([LinearRgba::WHITE; 2], STORMY, gold, dark),
            Backdrop::Range { .. } => mixed([LinearRgba::WHITE, GOLDEN], STORMY, gold, dark),
        };
        // Wholly gone, or wholly behind the morning, it is not drawn.
        if *layer == Backdrop::Glow {
            let seen = gold > 0.0 && dawn.light() < 1.0;
            visibility.set_if_neq(if seen {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
        }
    }
    for mut rock in &mut rocks {
        let evening = LinearRgba::WHITE.mix(&STORMY_ROCK, dark);
        *rock = Color::from(evening.mix(&MORNING, dawn.light())).into();
    }
}

/// From plain to golden by `gold`, and from there to the storm by `dark`.
fn mixed([plain, golden]: [LinearRgba; 2], storm: LinearRgba, gold: f32, dark: f32) -> Tint {
    Color::from(plain.mix(&golden, gold).mix(&storm, dark)).into()
}
