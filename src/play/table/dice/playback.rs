//! Playback of a recorded throw, from the corner of the picture to the row.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use std::f32::consts::PI;

use super::gather::{Die, replace_dice};
use super::looks::{Looks, REST_HEIGHT};
use super::shade::DieShades;
use crate::play::table::TableSystems;
use crate::play::table::glide::glide;
use crate::referee::throw::ThrowShown;
use crate::referee::{Beat, Choreography, Motion};
use crate::ui::prelude::*;

/// Height that dice are lifted on their way to the row.
const LIFT: f32 = 0.9;

/// From the row to the hand: below the picture, at its right.
const HAND: Vec3 = Vec3::new(5.5, 2.4, 5.6);

/// Start of dice that no hand threw, beyond the lower right corner of the picture, and the point beyond the upper left one
/// that they fly towards, for these seconds, while their recording takes over.
const CORNER: Vec3 = Vec3::new(5.4, 2.2, 5.4);
const AIM: Vec3 = Vec3::new(-9.5, 6.5, -5.5);
const ENTRY_SECONDS: f32 = 0.34;
/// Distance of the dice from each other in the corner, as a multiple of that in the recording.
const SPREAD: Vec3 = Vec3::new(1.5, 0.7, 1.2);
/// Growth of a die for each edge of height, as if the camera were near: nothing is larger than dice in the air.
const GROWTH: f32 = 0.16;
/// Seconds after which dice that left a hand, where they touch, have grown.
const GROWS: f32 = 0.25;
/// Seconds of the recording from which the speed at its start is taken.
const START: f32 = 1.0 / 60.0;

pub(super) fn plugin(app: &mut App) {
    let start_throw = start_throw.in_set(TableSystems::Begin);
    let show_throw = show_throw.in_set(TableSystems::Pose).before(DieShades);
    let is_rolling = in_state(TurnPhase::Rolling);
    app.add_systems(Update, (start_throw, show_throw).run_if(is_rolling));
}

pub(super) fn start_throw(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    looks: Res<Looks>,
    settings: Res<Settings>,
    dice: Query<Entity, With<Die>>,
    lying: Query<(Entity, &Die, &Transform)>,
) {
    for beat in beats.read() {
        let Choreography { motion, seconds } = beat.choreography();
        if motion == Motion::PickUpDice && !settings.reduced_motion {
            for (entity, &die, &place) in &lying {
                commands.entity(entity).insert(pick_up(die, place, seconds));
            }
        }
        if let Some(recording) = &beat.throw {
            replace_dice(&mut commands, &looks, &dice, &recording.faces);
        }
    }
}

/// Takes a die from where it lies into the hand, which is out of sight on the near side. Dice that were put back before the
/// first throw lie beside the picture.
fn pick_up(die: Die, place: Transform, seconds: f32) -> TweenAnim {
    let rest = die.rest();
    let turn = Quat::from_rotation_x(1.1) * Quat::from_rotation_y(0.5 * die.index as f32 - 0.8);
    let hand = Transform {
        translation: rest.translation * Vec3::new(0.45, 1.0, 1.0) + HAND,
        rotation: turn * rest.rotation,
        ..default()
    };
    glide(place, hand, 0.0, seconds, motion::LEAVE)
}

fn show_throw(
    throw: If<Res<ThrowShown>>,
    settings: Res<Settings>,
    mut dice: Query<(&Die, &mut Transform)>,
) {
    let is_thrown = |die: &Die| die.index < throw.recording().dice();
    for (&die, mut transform) in dice.iter_mut().filter(|(die, _)| is_thrown(die)) {
        transform.set_if_neq(if settings.reduced_motion {
            die.rest()
        } else {
            pose(&throw, die)
        });
    }
}

/// Pose of a die in the recording, or, while that is still ahead, on the straight way to its start.
fn recorded(throw: &ThrowShown, index: usize) -> (Vec3, Quat) {
    let recording = throw.recording();
    let at = |second: f32| {
        let pose = recording.pose_at(index, second);
        let turn = Quat::from_array(pose.rotation);
        (Vec3::from(pose.position), turn)
    };
    let ahead = throw.ahead();
    if ahead <= 0.0 {
        return at(throw.recorded());
    }
    let [(place, turn), (next_place, next_turn)] = [0.0, START].map(at);
    let spin = next_turn * turn.inverse();
    let spin = if spin.w < 0.0 { -spin } else { spin };
    let back = Quat::from_scaled_axis(-spin.to_scaled_axis() * ahead / START);
    (place - (next_place - place) * ahead / START, back * turn)
}

/// Place of a die that flies in from the corner and joins its recording.
fn enter(throw: &ThrowShown, place: Vec3) -> Vec3 {
    let done = throw.elapsed() / ENTRY_SECONDS;
    if !throw.flies_in() || done >= 1.0 {
        return place;
    }
    let count = throw.recording().dice();
    let places = (0..count).map(|index| recorded(throw, index).0);
    let middle = places.sum::<Vec3>() / count as f32;
    let flown = CORNER.lerp(AIM, done) + SPREAD * (place - middle);
    flown.lerp(place, EaseFunction::SmoothStep.sample_clamped(done))
}

/// Pose of a die at this moment of the throw.
fn pose(throw: &ThrowShown, die: Die) -> Transform {
    let (place, turn) = recorded(throw, die.index);
    let label = Quat::from_array(throw.recording().labels[die.index].quaternion());
    let place = enter(throw, place);
    let grown = throw
        .seconds_out_of_hand()
        .map_or(1.0, |seconds| (seconds / GROWS).min(1.0));
    let growth = grown * GROWTH * (place.y - REST_HEIGHT).max(0.0);
    let fallen = Transform {
        translation: place,
        rotation: (turn * label).normalize(),
        scale: Vec3::splat(1.0 + growth),
    };
    let share = throw.gathered();
    if share <= 0.0 {
        return fallen;
    }
    let rest = die.rest();
    let eased = motion::TRAVEL.sample_clamped(share);
    let lift = Vec3::Y * LIFT * (PI * share).sin();
    Transform {
        translation: fallen.translation.lerp(rest.translation, eased) + lift,
        rotation: fallen.rotation.slerp(rest.rotation, eased),
        scale: fallen.scale.lerp(rest.scale, eased),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use cant_stop_dice::{DIE_SIZE, Label, Throw, simulate};

    use super::super::looks::side_turn;
    use super::super::tray::{WHOLE, WHOLE_MIDDLE, look_down_on};
    use super::*;
    use crate::referee::throw::ThrowClock;

    /// Samples along an edge of a side.
    const SAMPLES: u8 = 8;

    /// Returns `true` if the way from a point to the eye leads through the die.
    fn hides(die: Transform, point: Vec3, eye: Vec3) -> bool {
        let seen_from_die = die.to_matrix().inverse();
        let [start, end] = [point, eye].map(|at| seen_from_die.transform_point3(at));
        let way = end - start;
        let half = Vec3::splat(0.5 * DIE_SIZE);
        let [a, b] = [(-half - start) / way, (half - start) / way];
        let (enters, leaves) = (a.min(b).max_element(), a.max(b).min_element());
        enters.max(0.0) < leaves.min(1.0)
    }

    /// Share of what the eye would see of a die alone that others hide.
    fn hidden(dice: &[Transform], index: usize, eye: Vec3) -> f32 {
        let (mut all, mut lost) = (0.0, 0.0);
        for turn in (1..=6).map(|side| dice[index].rotation * side_turn(side)) {
            for (x, z) in (0..SAMPLES).flat_map(|x| (0..SAMPLES).map(move |z| (x, z))) {
                let [x, z] = [x, z].map(|at| (f32::from(at) + 0.5) / f32::from(SAMPLES) - 0.5);
                let point = dice[index].translation + turn * (Vec3::new(x, 0.5, z) * DIE_SIZE);
                let facing = (turn * Vec3::Y).dot((eye - point).normalize()).max(0.0);
                all += facing;
                let mut others = dice.iter().enumerate().filter(|(other, _)| *other != index);
                if others.any(|(_, other)| hides(*other, point, eye)) {
                    lost += facing;
                }
            }
        }
        lost / all
    }

    #[test]
    fn at_rest_every_die_is_at_most_half_hidden_by_others() {
        let mut eye = look_down_on(WHOLE, 2.0).translation;
        eye.x += WHOLE_MIDDLE;
        for seed in 0..150 {
            let recording = simulate(&Throw::automatic(seed, 4));
            let dice: Vec<Transform> = (0..recording.dice())
                .map(|index| recording.pose_at(index, recording.duration()))
                .map(|pose| {
                    let turn = Quat::from_array(pose.rotation);
                    Transform::from_translation(pose.position.into()).with_rotation(turn)
                })
                .collect();
            for index in 0..dice.len() {
                let hidden = hidden(&dice, index, eye);
                assert!(hidden <= 0.5, "seed {seed}: {hidden} of die {index}");
            }
        }
    }

    #[test]
    fn dice_fly_in_from_outside_and_join_their_recording() {
        let recording = Arc::new(simulate(&Throw::automatic(3, 4)));
        let clock = ThrowClock::flying_in(&recording);
        let mut throw = ThrowShown::new(recording.clone(), clock, Seat::ALL[0], false);
        let mut last: Option<Transform> = None;
        for _ in 0..60 {
            throw.advance(1.0 / 60.0);
            let now = shown(&throw, 0);
            let way = last.map_or(0.0, |last| last.translation.distance(now.translation));
            assert!(way < 1.5, "{way} edges in a frame");
            last = Some(now);
        }
        let there = recording.pose_at(0, throw.recorded()).position;
        let shown = last.map_or(Vec3::ZERO, |last| last.translation);
        assert!(shown.distance(there.into()) < 1e-4);
    }

    fn shown(throw: &ThrowShown, index: usize) -> Transform {
        let faces = &throw.recording().faces;
        pose(throw, Die::new(index, faces[index], faces.len()))
    }

    #[test]
    fn every_die_keeps_the_face_it_settled_on_until_it_lies_in_the_row() {
        for seed in 0..20 {
            let recording = Arc::new(simulate(&Throw::automatic(seed, 4)));
            let clock = ThrowClock::usual(&recording);
            let mut throw = ThrowShown::new(recording.clone(), clock, Seat::ALL[0], false);
            throw.advance(clock.fall_seconds());
            for _ in 0..=10 {
                for (index, &face) in recording.faces.iter().enumerate() {
                    let turn = shown(&throw, index).rotation;
                    assert_eq!(Label::PLAIN.face_up(turn.to_array()), face, "seed {seed}");
                }
                throw.advance(motion::GATHER / 10.0);
            }
            throw.advance(1.0);
            for index in 0..4 {
                let die = Die::new(index, recording.faces[index], 4);
                let there = shown(&throw, index);
                assert!(there.translation.distance(die.rest().translation) < 1e-4);
                assert!(there.rotation.angle_between(die.rest().rotation) < 1e-2);
            }
        }
    }
}
