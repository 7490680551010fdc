//! Motion of the bivouac: runners walk in from the edge, tents rise, the fire flickers and sparks.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::setup::{PLACES, TableSetup};
use crate::ui::prelude::*;

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

/// Occupant of each place, and the seconds since the arrival; `None` before the first look.
#[derive(Resource, Default)]
struct Arrivals(Option<[(Option<SeatKind>, f32); PLACES]>);

/// Translation and scale of a moving picture, and its opacity.
type Pose = (Vec2, Vec2, f32);

impl Moves {
    /// Pose `clock` seconds after the arrival at the place, after the last arrival, or of the fire's own time.
    fn pose(self, clock: f32) -> Pose {
        let part = |length: f32| (clock / length).min(1.0);
        match self {
            Moves::Runner(place) => {
                let part = part(motion::WALK_IN);
                let left = 1.0 - motion::ARRIVE.sample_clamped(part);
                let side = if place < 2 { -WALK } else { WALK };
                let hop = -STEP * (part * STEPS * PI).sin().abs();
                let opacity = (3.0 * part).min(1.0);
                (Vec2::new(side * left, hop), Vec2::ONE, opacity)
            }
            Moves::Tent(_) => {
                let grown = motion::SETTLE.sample_unchecked(part(motion::PITCH));
                let scale = Vec2::new(0.6 + 0.4 * grown, grown);
                (Vec2::new(0.0, 112.0 * (1.0 - grown)), scale, 1.0)
            }
            Moves::Sparks => {
                let part = part(motion::SPARKS);
                (Vec2::new(0.0, -RISE * part), Vec2::ONE, 1.0 - part)
            }
            Moves::Fire => {
                let slow = (clock * 0.37 * motion::FLICKER).cos();
                let flare = FLARE * (clock * motion::FLICKER).sin() * slow;
                let scale = Vec2::new(1.0 - 0.5 * flare, 1.0 + flare);
                (Vec2::new(0.0, -112.0 * flare), scale, 1.0)
            }
        }
    }

    /// Pose under reduced motion: fades only.
    fn still(self, clock: f32) -> Pose {
        let opacity = match self {
            Moves::Sparks => 0.0,
            Moves::Fire => 1.0,
            Moves::Runner(_) | Moves::Tent(_) => (clock / motion::WALK_IN).min(1.0),
        };
        (Vec2::ZERO, Vec2::ONE, opacity)
    }
}

fn animate_bivouac(
    time: Res<Time<Real>>,
    (settings, setup): (Res<Settings>, Res<TableSetup>),
    mut arrivals: ResMut<Arrivals>,
    mut moving: Query<(&Moves, &mut UiTransform, &mut Opacity)>,
) {
    let now = std::array::from_fn(|place| setup.place(place).who);
    // Those who sat there when the screen opened have arrived long ago.
    let mut clocks = arrivals.0.unwrap_or_else(|| now.map(|who| (who, f32::MAX)));
    for ((who, clock), now) in clocks.iter_mut().zip(now) {
        // A long frame must not skip the animation.
        *clock += time.delta_secs().min(motion::PITCH / 4.0);
        if *who != now {
            *clock = if now.is_none() { f32::MAX } else { 0.0 };
            *who = now;
        }
    }
    arrivals.0 = Some(clocks);
    let last = clocks.map(|(_, clock)| clock).into_iter().reduce(f32::min);
    for (what, mut transform, mut opacity) in &mut moving {
        let clock = match what {
            Moves::Runner(place) | Moves::Tent(place) => clocks[*place].1,
            Moves::Fire => time.elapsed_secs_wrapped(),
            Moves::Sparks => last.unwrap_or(f32::MAX),
        };
        let (translation, scale, shown) = match settings.reduced_motion {
            true => what.still(clock),
            false => what.pose(clock),
        };
        transform.set_if_neq(UiTransform {
            translation: Val2::px(translation.x, translation.y),
            scale,
            ..default()
        });
        opacity.set_if_neq(Opacity(shown));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Arrivals>()
        .add_systems(OnExit(Screen::Join), |mut arrivals: ResMut<Arrivals>| {
            arrivals.0 = None;
        })
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
            for what in [Moves::Runner(0), Moves::Tent(0)] {
                let (translation, scale, opacity) = what.pose(clock);
                assert!(translation.length() < 1e-3 && opacity == 1.0);
                assert!(scale.distance(Vec2::ONE) < 1e-3);
            }
            assert_eq!(Moves::Sparks.pose(clock).2, 0.0);
        }
        assert!(Moves::Runner(0).pose(0.0).0.x < -400.0);
        assert!(Moves::Runner(3).pose(0.0).0.x > 400.0);
    }
}
