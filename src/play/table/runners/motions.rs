//! Motions of runners: up, down into a square, off the wall; and fades in place of them with reduced motion.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy_tweening::{Lens, TweenAnim};

use super::{Posture, Runner};
use crate::play::table::glide::tween;
use crate::play::table::places;

/// The share of a climb that is climbing; the rest is settling.
pub(super) const CLIMBING: f32 = 0.76;
/// The shares of a climb after which a runner has crouched, has reached as far up as it can, and has pulled itself up; then
/// it stands on the space.
const CROUCHES: f32 = 0.2;
const REACHES: f32 = 0.5;
const PULLS: f32 = 0.9;
/// Depth of the crouch in design units, and the share of the way that reaching makes.
const DOWN: f32 = 9.0;
const UP: f32 = 0.24;
/// Squash of the crouch, and stretch (negative) of the reach, as shares of the height.
const CROUCHED: f32 = 0.18;
const STRETCHED: f32 = -0.13;
/// Swing away from the straight way to the next space, in design units; on longer ways further.
const SWING_OUT: f32 = 13.0;
/// The share of a fall in which the gust takes the runner off the wall.
const GUST: f32 = 0.3;
/// Way of a runner in the gust, and its turn in radians.
const BLOWN: Vec2 = Vec2::new(64.0, -26.0);
const TURNED: f32 = -118.0 * PI / 180.0;

/// A climb to `there`, eased out and settling, `seconds` long in all.
pub(super) fn climb(from: Runner, there: Vec2, seconds: f32) -> TweenAnim {
    let up = Climb { from, to: there };
    let up = tween(EaseFunction::Linear, seconds * CLIMBING, up);
    let land = Land(from.landed(there));
    let land = tween(EaseFunction::Linear, seconds * (1.0 - CLIMBING), land);
    TweenAnim::new(up.then(land))
}

/// The same without movement: the runner fades where it was, and comes out where it is to be.
pub(super) fn cross_fade(from: Runner, there: Vec2, seconds: f32) -> TweenAnim {
    let to = from.landed(there);
    let fade = CrossFade { from, to };
    TweenAnim::new(tween(EaseFunction::Linear, seconds, fade))
}

impl Runner {
    /// The same runner at rest there.
    fn landed(self, there: Vec2) -> Runner {
        Runner::standing(self.column, there, self.anchor, self.mark)
    }
}

/// Up along an arc: crouch, reach, pull.
struct Climb {
    from: Runner,
    to: Vec2,
}

impl Lens<Runner> for Climb {
    fn lerp(&mut self, mut runner: Mut<Runner>, ratio: f32) {
        let (down, up) = (Vec2::new(0.0, -DOWN), self.to - self.from.at);
        let part = |from: f32, to: f32| ((ratio - from) / (to - from)).clamp(0.0, 1.0);
        let (way, squash, posture) = if ratio < CROUCHES {
            let sunk = EaseFunction::SineOut.sample_clamped(part(0.0, CROUCHES));
            (down * sunk, CROUCHED * sunk, Posture::Arrive)
        } else if ratio < REACHES {
            let risen = EaseFunction::CubicOut.sample_clamped(part(CROUCHES, REACHES));
            let squash = CROUCHED.lerp(STRETCHED, risen);
            (down.lerp(up * UP, risen), squash, Posture::Reach)
        } else {
            let pulled = EaseFunction::BackOut.sample_clamped(part(REACHES, 1.0));
            let squash = STRETCHED * (1.0 - part(REACHES, 1.0));
            let posture = if ratio < PULLS {
                Posture::Pull
            } else {
                Posture::Arrive
            };
            (up * UP.lerp(1.0, pulled), squash, posture)
        };
        let out = (PI * part(CROUCHES, 1.0)).sin();
        let far = (up.length() / places::SPACE.y / 2.0).clamp(1.0, 2.5);
        runner.at = self.from.at + way + Vec2::new(SWING_OUT * far * out, 0.0);
        runner.lean = 0.2 * out;
        runner.size = self.from.size.lerp(1.0, part(0.0, REACHES));
        runner.squash = squash;
        runner.posture = posture;
    }
}

/// The knees give a little, then straighten.
struct Land(Runner);

impl Lens<Runner> for Land {
    fn lerp(&mut self, mut runner: Mut<Runner>, ratio: f32) {
        *runner = Runner {
            squash: 0.13 * (PI * ratio).sin(),
            posture: if ratio < 0.6 {
                Posture::Arrive
            } else {
                self.0.posture
            },
            ..self.0
        };
    }
}

struct CrossFade {
    from: Runner,
    to: Runner,
}

impl Lens<Runner> for CrossFade {
    fn lerp(&mut self, mut runner: Mut<Runner>, ratio: f32) {
        *runner = if ratio < 0.5 {
            Runner {
                presence: self.from.presence * (1.0 - 2.0 * ratio),
                ..self.from
            }
        } else {
            Runner {
                presence: 2.0 * ratio - 1.0,
                ..self.to
            }
        };
    }
}

/// Down into the square that takes its place.
pub(super) struct Settle {
    pub(super) from: Runner,
    /// Without moving the runner only fades.
    pub(super) moves: bool,
}

impl Lens<Runner> for Settle {
    fn lerp(&mut self, mut runner: Mut<Runner>, ratio: f32) {
        runner.presence = 1.0 - ratio;
        if self.moves {
            runner.at = self.from.at - Vec2::new(0.0, 12.0 * ratio);
            runner.size = 1.0 - 0.75 * ratio;
            runner.posture = Posture::Arrive;
        }
    }
}

/// Off the wall with the gust, then down the rope to where it is tied, swinging.
pub(super) struct Fall {
    pub(super) from: Runner,
    /// Without swinging the runner only fades.
    pub(super) swings: bool,
}

impl Lens<Runner> for Fall {
    fn lerp(&mut self, mut runner: Mut<Runner>, ratio: f32) {
        let from = self.from.at;
        // A rope that is tied at the foot ends below the numbers of the columns; the runner stays above them.
        let lowest = places::space(self.from.column, 1).y;
        let anchor = self.from.anchor.with_y(self.from.anchor.y.max(lowest));
        runner.presence = 1.0 - ((ratio - 0.86) / 0.14).clamp(0.0, 1.0);
        if !self.swings {
            runner.presence = 1.0 - ratio;
            return;
        }
        runner.posture = if ratio < GUST * 0.7 {
            Posture::Slip
        } else {
            Posture::Hang
        };
        let off = EaseFunction::CubicOut.sample_clamped(ratio / GUST);
        let drop = ((ratio - GUST) / (0.88 - GUST)).clamp(0.0, 1.0);
        let down = drop * drop * (3.0 - 2.0 * drop) * drop.sqrt();
        let swing = (drop * 2.5 * PI).cos() * (1.0 - drop);
        let level = (from.y + BLOWN.y * off).lerp(anchor.y, down).max(lowest);
        let plumb = from.x.lerp(anchor.x, down);
        runner.at = Vec2::new(plumb + BLOWN.x * off * swing, level);
        runner.lean = TURNED * off * (0.25 + 0.75 * swing) * (1.0 - down * 0.6);
        runner.slack = 16.0 + 44.0 * off * (1.0 - down) * swing;
    }
}

#[cfg(test)]
mod tests {
    use cant_stop_rules::Column;

    use super::*;

    /// Spaces of column 7.
    fn space(height: u8) -> Vec2 {
        places::space(Column::ALL[5], height)
    }

    /// A runner on a space of column 7, tied to another or to the foot.
    fn standing(height: u8, anchor: Vec2) -> Runner {
        Runner::standing(Column::ALL[5], space(height), anchor, None)
    }

    fn at_ratio(lens: &mut impl Lens<Runner>, start: Runner, ratio: f32) -> Runner {
        let mut world = World::new();
        let mut entity = world.spawn(start);
        lens.lerp(entity.get_mut().expect("just spawned"), ratio);
        *entity.get().expect("just spawned")
    }

    #[test]
    fn a_climb_leaves_the_straight_line_and_ends_on_the_space() {
        let (from, to) = (space(2), space(3));
        let start = standing(2, places::foot(Column::ALL[5]));
        let mut up = Climb { from: start, to };
        assert!(at_ratio(&mut up, start, 0.5).at.x > from.x + 5.0);
        let crouched = at_ratio(&mut up, start, CROUCHES * 0.99);
        assert!(crouched.at.y < from.y - 5.0, "before it goes up");
        let end = at_ratio(&mut up, start, 1.0);
        assert!(end.at.distance(to) < 0.01);
        let landed = at_ratio(&mut Land(start.landed(to)), end, 1.0);
        assert_eq!((landed.at, landed.posture), (to, Posture::Stand));
    }

    #[test]
    fn a_cross_fade_never_shows_a_runner_between_two_spaces() {
        let start = standing(2, places::foot(Column::ALL[5]));
        let landed = start.landed(space(3));
        let mut fade = CrossFade {
            from: start,
            to: landed,
        };
        for step in 0..=20 {
            let runner = at_ratio(&mut fade, start, step as f32 / 20.0);
            assert!([start.at, landed.at].contains(&runner.at));
        }
        assert!(at_ratio(&mut fade, start, 0.5).presence < 1e-6);
        assert_eq!(at_ratio(&mut fade, start, 1.0), landed);
    }

    #[test]
    fn a_fall_starts_on_the_space_and_ends_out_of_sight_at_the_anchor() {
        let anchor = space(2);
        let start = standing(9, anchor);
        let mut fall = Fall {
            from: start,
            swings: true,
        };
        assert!(at_ratio(&mut fall, start, 0.0).at.distance(start.at) < 0.01);
        assert!(at_ratio(&mut fall, start, GUST).at.x > start.at.x + 50.0);
        let end = at_ratio(&mut fall, start, 1.0);
        assert!(end.at.distance(anchor) < 1.0 && end.presence < 1e-3);
    }
}
