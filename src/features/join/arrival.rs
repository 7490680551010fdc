//! Motion of the bivouac: runners walk in from the edge, tents rise, the fire flickers and sparks.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::setup::{PLACES, TableSetup, Who};
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::ui::color::Opacity;
use crate::ui::kit::ViewSystems;
use crate::ui::motion;

/// Length of the walk in design units, its number of steps, and their height.
const WALK: f32 = 460.0;
const STEPS: f32 = 3.0;
const STEP: f32 = 12.0;
/// Rise of the sparks in design units, and growth of the flames in a flicker.
const RISE: f32 = 90.0;
const FLARE: f32 = 0.035;

/// Picture of the bivouac that moves; those of a place move when a player comes to it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(UiTransform, Opacity)]
pub(super) enum Moves {
    Runner(usize),
    Tent(usize),
    Fire,
    Sparks,
}

/// Seconds since the last arrival at each place; `None` before the first look.
#[derive(Resource, Default)]
struct Arrivals(Option<[(Who, f32); PLACES]>);

/// State of a moving picture.
struct Pose {
    translation: Vec2,
    scale: Vec2,
    opacity: f32,
}

impl Pose {
    const REST: Pose = Pose {
        translation: Vec2::ZERO,
        scale: Vec2::ONE,
        opacity: 1.0,
    };

    /// Pose of a runner `clock` seconds after the arrival at a place.
    fn runner(place: usize, clock: f32) -> Pose {
        let part = (clock / motion::WALK_IN).min(1.0);
        let left = 1.0 - motion::ARRIVE.sample_clamped(part);
        let side = if place < 2 { -WALK } else { WALK };
        let hop = -STEP * (part * STEPS * PI).sin().abs();
        Pose {
            translation: Vec2::new(side * left, hop),
            opacity: (3.0 * part).min(1.0),
            ..Pose::REST
        }
    }

    fn tent(clock: f32) -> Pose {
        let part = (clock / motion::PITCH).min(1.0);
        let grown = motion::SETTLE.sample_unchecked(part);
        Pose {
            translation: Vec2::new(0.0, 112.0 * (1.0 - grown)),
            scale: Vec2::new(0.6 + 0.4 * grown, grown),
            ..Pose::REST
        }
    }

    fn sparks(clock: f32) -> Pose {
        let part = (clock / motion::SPARKS).min(1.0);
        Pose {
            translation: Vec2::new(0.0, -RISE * part),
            opacity: 1.0 - part,
            ..Pose::REST
        }
    }

    fn fire(seconds: f32) -> Pose {
        let wave = (seconds * motion::FLICKER).sin() * (seconds * 0.37 * motion::FLICKER).cos();
        Pose {
            translation: Vec2::new(0.0, -112.0 * FLARE * wave),
            scale: Vec2::new(1.0 - 0.5 * FLARE * wave, 1.0 + FLARE * wave),
            ..Pose::REST
        }
    }

    /// Pose under reduced motion: fades only.
    fn still(what: Moves, clock: f32) -> Pose {
        let part = (clock / motion::WALK_IN).min(1.0);
        Pose {
            opacity: match what {
                Moves::Sparks => 0.0,
                Moves::Fire => 1.0,
                Moves::Runner(_) | Moves::Tent(_) => part,
            },
            ..Pose::REST
        }
    }
}

fn animate_bivouac(
    time: Res<Time<Real>>,
    (settings, setup): (Res<Settings>, If<Res<TableSetup>>),
    mut arrivals: ResMut<Arrivals>,
    mut moving: Query<(&Moves, &mut UiTransform, &mut Opacity)>,
) {
    let now = std::array::from_fn(|place| setup.place(place).who);
    // Those who sat there when the screen opened have arrived long ago.
    let mut clocks = arrivals
        .0
        .unwrap_or_else(|| now.map(|who: Who| (who, f32::MAX)));
    for ((who, clock), now) in clocks.iter_mut().zip(now) {
        // A long frame must not skip the animation.
        *clock += time.delta_secs().min(motion::PITCH / 4.0);
        if *who != now {
            *clock = if now == Who::Empty { f32::MAX } else { 0.0 };
            *who = now;
        }
    }
    arrivals.0 = Some(clocks);
    let last = clocks
        .iter()
        .map(|(_, clock)| *clock)
        .fold(f32::MAX, f32::min);
    for (what, mut transform, mut opacity) in &mut moving {
        let clock = match what {
            Moves::Runner(place) | Moves::Tent(place) => clocks[*place].1,
            Moves::Fire => time.elapsed_secs_wrapped(),
            Moves::Sparks => last,
        };
        let pose = match what {
            _ if settings.reduced_motion => Pose::still(*what, clock),
            Moves::Runner(place) => Pose::runner(*place, clock),
            Moves::Tent(_) => Pose::tent(clock),
            Moves::Fire => Pose::fire(clock),
            Moves::Sparks => Pose::sparks(clock),
        };
        transform.set_if_neq(UiTransform {
            translation: Val2::px(pose.translation.x, pose.translation.y),
            scale: pose.scale,
            ..default()
        });
        opacity.set_if_neq(Opacity(pose.opacity));
    }
}

fn forget_arrivals(mut arrivals: ResMut<Arrivals>) {
    arrivals.0 = None;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Arrivals>()
        .add_systems(OnExit(Screen::Join), forget_arrivals)
        .add_systems(
            Update,
            animate_bivouac
                .after(ViewSystems::RestoreFocus)
                .run_if(in_state(Screen::Join)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrivals_end_at_rest() {
        for clock in [2.0, f32::MAX] {
            for pose in [Pose::runner(0, clock), Pose::tent(clock)] {
                assert!(pose.translation.length() < 1e-3 && pose.opacity == 1.0);
                assert!(pose.scale.distance(Vec2::ONE) < 1e-3);
            }
            assert_eq!(Pose::sparks(clock).opacity, 0.0);
        }
        assert!(Pose::runner(0, 0.0).translation.x < -400.0);
        assert!(Pose::runner(3, 0.0).translation.x > 400.0);
    }
}
