//! The board in the three loudest moments: the gust of a bust pushes it, a claim zooms in, and after a win the mountain
//! moves to the middle. With reduced motion it keeps its place.

use bevy::prelude::*;
use bevy_tweening::{Sequence, Tween, TweenAnim};

use super::board::BoardRoot;
use super::glide::{Glide, glide, tween};
use super::{TableSystems, places};
use crate::core::canvas::Canvas;
use crate::core::settings::Settings;
use crate::core::states::TurnPhase;
use crate::referee::{Beat, Choreography, Match, Motion};
use crate::ui::motion;

/// Push of the gust on the board, in design units, and its share of the moment: the last tent stays clear of the buttons.
const PUSH: f32 = 6.0;
const PUSHES: f32 = 0.16;
/// Zoom of a claim, and the shares of the moment for coming near and going back.
const NEAR: f32 = 1.04;
const COMES: f32 = 0.35;
const GOES: f32 = 0.25;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_moments
            .in_set(TableSystems::Begin)
            .run_if(in_state(TurnPhase::Busted).or_else(in_state(TurnPhase::Claimed))),
    );
}

fn follow_moments(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    current: If<Res<Match>>,
    board: Single<Entity, With<BoardRoot>>,
) {
    for beat in beats.read() {
        if settings.reduced_motion {
            continue;
        }
        let Choreography { motion, seconds } = beat.choreography();
        let text_scale = settings.text_scale.factor();
        let rest = super::board::in_play(&canvas, text_scale);
        let moves: TweenAnim = match motion {
            Motion::DropRunners => {
                let pushed = rest.with_translation(rest.translation + Vec3::new(PUSH, 0.0, 0.0));
                let push = part(seconds * PUSHES, rest, pushed, EaseFunction::CubicOut);
                let back = part(
                    seconds * (1.0 - PUSHES),
                    pushed,
                    rest,
                    EaseFunction::ElasticOut,
                );
                TweenAnim::new(push.then(back))
            }
            Motion::PlantFlag { column, .. } => {
                // What is at the right keeps its place: the buttons are there.
                let point = Vec2::new(places::MOUNTAIN.max.x, places::tip(column).y);
                let near = nearer(rest, point, NEAR);
                let come = part(seconds * COMES, rest, near, motion::TRAVEL);
                let stay = part(seconds * (1.0 - COMES - GOES), near, near, motion::TRAVEL);
                let go = part(seconds * GOES, near, rest, motion::TRAVEL);
                TweenAnim::new(Sequence::new([come, stay, go]))
            }
            // On a tall canvas it stands in the middle anyway, and buttons stay beside a replay.
            Motion::Cheer { .. } if !canvas.is_tall() && current.policy().is_played => {
                let middle = canvas.to_world(canvas.size / 2.0).x;
                let from_corner = rest.scale.x * places::MOUNTAIN.center().x;
                let mut there = rest;
                there.translation.x = middle - from_corner;
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
        scale: rest.scale * Vec3::new(times, times, 1.0),
        ..rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_from_nearer_keeps_its_point_in_place() {
        let rest = Transform::from_xyz(30.0, -20.0, 0.0).with_scale(Vec3::new(1.2, 1.2, 1.0));
        let point = places::tip(cant_stop_rules::Column::ALL[5]);
        let near = nearer(rest, point, NEAR);
        let [before, after] = [rest, near].map(|board| board.transform_point(point.extend(0.0)));
        assert!(before.distance(after) < 0.01);
        assert!((near.scale.x / rest.scale.x - NEAR).abs() < 1e-5);
    }
}
