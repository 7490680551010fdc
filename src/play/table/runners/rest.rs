//! Runners at rest: their lamps breathe, they look around, and they mind the wind.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::{Lamp, Posture, Runner};
use crate::play::table::weather::Weather;
use crate::ui::prelude::*;

/// Opacity of a lamp's light, and the amplitude of its breath.
const LIGHT: f32 = 0.14;
const BREATH: f32 = 0.02;
/// Gain of the lamps in a storm, and of that of a runner who falls through its snow: a light ground shows its dark edge.
const BRIGHTER: f32 = 0.4;
const FALLS: f32 = 1.2;
/// The share of its time that a runner looks up.
const LOOKS: f32 = 0.3;
/// The wind in which runners hold their hoods.
const WINDY: f32 = 0.12;
/// Turn of a runner towards the dice, in radians to the right.
const TURN: f32 = 0.12;

pub(super) fn light_lamps(
    (time, settings): (Res<Time>, Res<Settings>),
    weather: Res<Weather>,
    runners: Query<&Runner>,
    mut lamps: Query<(&ChildOf, &mut Tint), With<Lamp>>,
) {
    for (parent, mut tint) in &mut lamps {
        let Ok(runner) = runners.get(parent.parent()) else {
            continue;
        };
        let gain = match runner.posture {
            Posture::Slip | Posture::Hang => FALLS,
            _ => BRIGHTER,
        };
        let light = LIGHT * (1.0 + gain * weather.storm());
        let breath = if settings.reduced_motion {
            0.0
        } else {
            (time.elapsed_secs() * motion::BREATH + f32::from(runner.column.number())).sin()
        };
        // As fine as it is drawn, so that it does not change in every frame.
        let seen = ((light + BREATH * breath) * 255.0).round() / 255.0;
        tint.set_if_neq(Role::Headlamp.faint(seen));
    }
}

/// Poses the runners that stand: they look up now and then, and hold their hoods from a windy sky on.
pub(super) fn look_around(
    (time, settings): (Res<Time>, Res<Settings>),
    weather: Res<Weather>,
    mut runners: Query<(&Runner, &mut Picture), Without<TweenAnim>>,
) {
    let is_windy = weather.wind() > WINDY;
    for (runner, mut picture) in &mut runners {
        if runner.posture != Posture::Stand {
            continue;
        }
        let phase = f32::from(runner.column.number()) * 0.618_034;
        let looks = (time.elapsed_secs() / motion::LOOK_AROUND + phase).fract() < LOOKS;
        let posture = match (is_windy, looks && !settings.reduced_motion) {
            (true, _) => Posture::Hood,
            (false, true) => Posture::LookUp,
            (false, false) => Posture::Stand,
        };
        if picture.art != posture.picture() {
            picture.art = posture.picture();
        }
    }
}

/// Turns the runners that stand towards dice that fly, or back.
pub(super) fn turn<const TO_DICE: bool>(
    time: Res<Time>,
    settings: Res<Settings>,
    mut runners: Query<(&Runner, &mut Transform), Without<TweenAnim>>,
) {
    let turns = TO_DICE && !settings.reduced_motion;
    let step = TURN * time.delta_secs() / motion::FOCUS;
    for (runner, mut transform) in &mut runners {
        let (_, _, lean) = transform.rotation.to_euler(EulerRot::XYZ);
        let difference = runner.lean - if turns { TURN } else { 0.0 } - lean;
        if runner.posture == Posture::Stand && difference.abs() > 1e-4 {
            let lean = lean + difference.clamp(-step, step);
            transform.rotation = Quat::from_rotation_z(lean);
        }
    }
}
