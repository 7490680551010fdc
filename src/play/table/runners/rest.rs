//! Runners at rest: their lamps breathe, and now and then one looks up to where its route goes on.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::{Lamp, Posture, Runner};
use crate::core::art::Picture;
use crate::core::settings::Settings;
use crate::ui::color::{Role, Tint};
use crate::ui::motion;

/// How much of a lamp's light is to be seen, and by how much it breathes.
const LIGHT: f32 = 0.14;
const BREATH: f32 = 0.02;
/// The share of its time that a runner looks up.
const LOOKS: f32 = 0.3;

pub(super) fn light_lamps(
    time: Res<Time>,
    settings: Res<Settings>,
    runners: Query<&Runner>,
    mut lamps: Query<(&ChildOf, &mut Tint), With<Lamp>>,
) {
    for (parent, mut tint) in &mut lamps {
        let Ok(runner) = runners.get(parent.parent()) else {
            continue;
        };
        let breath = if settings.reduced_motion {
            0.0
        } else {
            (time.elapsed_secs() * motion::BREATH + f32::from(runner.column.number())).sin()
        };
        tint.set_if_neq(Role::Headlamp.faint(LIGHT + BREATH * breath));
    }
}

pub(super) fn look_around(
    time: Res<Time>,
    settings: Res<Settings>,
    mut runners: Query<(&Runner, &mut Picture), Without<TweenAnim>>,
) {
    for (runner, mut picture) in &mut runners {
        if runner.posture != Posture::Stand {
            continue;
        }
        let phase = f32::from(runner.column.number()) * 0.618_034;
        let looks = (time.elapsed_secs() / motion::LOOK_AROUND + phase).fract() < LOOKS;
        let posture = if looks && !settings.reduced_motion {
            Posture::LookUp
        } else {
            Posture::Stand
        };
        if picture.art != posture.picture() {
            picture.art = posture.picture();
        }
    }
}
