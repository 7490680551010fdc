//! The camera: it comes nearer to the board as the risk rises. In the three loudest moments the board moves by itself: the
//! gust of a bust pushes it, a claim zooms in, and after a win the mountain moves to the middle. With reduced motion both
//! keep their place.

use bevy::prelude::*;
use bevy_tweening::{Sequence, Tween, TweenAnim};

use super::board::{BoardCamera, BoardRoot, in_middle, in_play};
use super::glide::{Glide, glide, tween};
use super::sprites::scaled;
use super::weather::Weather;
use super::{TableSystems, places};
use crate::referee::{Beat, Choreography, Match, Motion, Pace};
use crate::ui::layout::PushIn;
use crate::ui::prelude::*;

/// Approach of the camera, 0 to 1, before easing.
fn approach(
    time: Res<Time>,
    weather: Res<Weather>,
    (canvas, settings, pace): (Res<Canvas>, Res<Settings>, Res<Pace>),
    mut near: Local<f32>,
    mut push: ResMut<PushIn>,
) {
    let is_still = settings.reduced_motion || canvas.is_tall();
    let target = if is_still { 0.0 } else { weather.danger() };
    if *near == target {
        return;
    }
    let step = pace.step(&time, motion::WEATHER);
    *near += (target - *near).clamp(-step, step);
    let eased = EaseFunction::SmoothStep.sample_clamped(*near);
    push.set_if_neq(PushIn(1.0_f32.lerp(PushIn::NEAREST.0, eased)));
}

fn move_board(
    push: Res<PushIn>,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    mut board: Single<&mut Transform, With<BoardCamera>>,
) {
    let shift = push.shift(&canvas, settings.text_scale.factor());
    let place = Transform::from_xyz(shift.x, -shift.y, 0.0);
    board.set_if_neq(place.with_scale(scaled(push.0)));
}

/// Push of the gust on the board, in design units, and its share of the moment: the last tent stays clear of the buttons.
const PUSH: f32 = 6.0;
const PUSHES: f32 = 0.16;
/// Zoom of a claim, and the shares of the moment for coming near and going back.
const NEAR: f32 = 1.04;
const COMES: f32 = 0.35;
const GOES: f32 = 0.25;

fn follow_moments(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    current: If<Res<Match>>,
    board: Single<Entity, With<BoardRoot>>,
) {
    let rest = in_play(*canvas, settings.text_scale.factor());
    for beat in beats.read().filter(|_| !settings.reduced_motion) {
        let Choreography { motion, seconds } = beat.choreography();
        let moves: TweenAnim = match motion {
            Motion::DropRunners => {
                let pushed = rest.with_translation(rest.translation + Vec3::new(PUSH, 0.0, 0.0));
                let [there, back] = [PUSHES, 1.0 - PUSHES].map(|share| seconds * share);
                let push = part(there, rest, pushed, EaseFunction::CubicOut);
                let back = part(back, pushed, rest, EaseFunction::ElasticOut);
                TweenAnim::new(push.then(back))
            }
            Motion::PlantFlag { column, .. } => {
                // What is at the right keeps its place: the buttons are there.
                let point = Vec2::new(places::MOUNTAIN.max.x, places::tip(column).y);
                let near = nearer(rest, point, NEAR);
                let part = |share, from, to| part(seconds * share, from, to, motion::TRAVEL);
                let come = part(COMES, rest, near);
                let stay = part(1.0 - COMES - GOES, near, near);
                TweenAnim::new(Sequence::new([come, stay, part(GOES, near, rest)]))
            }
            // On a tall canvas it stands in the middle anyway, and buttons stay beside a replay.
            Motion::Cheer { .. } if !canvas.is_tall() && current.policy().is_played => {
                let there = in_middle(*canvas, rest);
                glide(rest, there, 0.0, motion::HANDOVER * 2.0, motion::TRAVEL)
            }
            _ => continue,
        };
        commands.entity(*board).insert(moves);
    }
}

fn part(seconds: f32, from: Transform, to: Transform, ease: EaseFunction) -> Tween {
    tween(ease, seconds, Glide { from, to })
}

/// The board `times` as large, with `point` where it was on the screen.
fn nearer(rest: Transform, point: Vec2, times: f32) -> Transform {
    let shift = rest.scale * point.extend(0.0) * (1.0 - times);
    Transform {
        translation: rest.translation + shift,
        scale: rest.scale * scaled(times),
        ..rest
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_moved = resource_changed::<PushIn>
        .or_else(resource_changed::<Canvas>)
        .or_else(resource_changed::<Settings>);
    let update = (approach, move_board.run_if(is_moved)).chain();
    let is_loud = in_state(TurnPhase::Busted).or_else(in_state(TurnPhase::Claimed));
    let follow_moments = follow_moments.run_if(is_loud);
    app.add_systems(Update, follow_moments.in_set(TableSystems::Begin))
        .add_systems(Update, update.in_set(TableSystems::Pose));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_from_nearer_keeps_its_point_in_place() {
        let rest = Transform::from_xyz(30.0, -20.0, 0.0).with_scale(Vec3::new(1.2, 1.2, 1.0));
        let point = places::tip(Column::ALL[5]);
        let near = nearer(rest, point, NEAR);
        let [before, after] = [rest, near].map(|board| board.transform_point(point.extend(0.0)));
        assert!(before.distance(after) < 0.01);
        assert!((near.scale.x / rest.scale.x - NEAR).abs() < 1e-5);
    }
}
