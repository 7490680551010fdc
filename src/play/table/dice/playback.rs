//! Playback of a recorded throw, from the corner of the picture to the row.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use std::f32::consts::PI;

use super::gather::{Die, replace_dice};
use super::looks::Looks;
use crate::core::settings::Settings;
use crate::core::states::TurnPhase;
use crate::play::table::TableSystems;
use crate::play::table::glide::glide;
use crate::referee::throw::ThrowShown;
use crate::referee::{Beat, Choreography, Motion};
use crate::ui::motion;

/// How high dice are lifted on their way to the row.
const LIFT: f32 = 0.9;

/// From the row to the hand: below the picture, at its right.
const HAND: Vec3 = Vec3::new(5.5, 2.4, 5.6);

/// Way of thrown dice before their recording takes over: from the lower right corner, near the camera, in seconds.
const ENTRY: Vec3 = Vec3::new(5.0, 5.5, 4.5);
const ENTRY_SECONDS: f32 = 0.28;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            start_throw.in_set(TableSystems::Begin),
            show_throw
                .in_set(TableSystems::Pose)
                .run_if(resource_exists::<ThrowShown>),
        )
            .run_if(in_state(TurnPhase::Rolling)),
    );
}

pub(super) fn start_throw(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    looks: Res<Looks>,
    dice: Query<Entity, With<Die>>,
    lying: Query<(Entity, &Die)>,
) {
    for beat in beats.read() {
        let Choreography { motion, seconds } = beat.choreography();
        if motion == Motion::PickUpDice {
            for (entity, &die) in &lying {
                commands.entity(entity).insert(pick_up(die, seconds));
            }
        }
        if let Some(recording) = &beat.throw {
            replace_dice(&mut commands, &looks, &dice, &recording.faces);
        }
    }
}

/// Takes a die from the row into the hand, which is out of sight on the near side.
fn pick_up(die: Die, seconds: f32) -> TweenAnim {
    let rest = die.rest();
    let turn = Quat::from_rotation_x(1.1) * Quat::from_rotation_y(0.5 * die.index as f32 - 0.8);
    let hand = Transform {
        translation: rest.translation * Vec3::new(0.45, 1.0, 1.0) + HAND,
        rotation: turn * rest.rotation,
        ..default()
    };
    glide(rest, hand, 0.0, seconds, motion::LEAVE)
}

fn show_throw(
    throw: Res<ThrowShown>,
    settings: Res<Settings>,
    mut dice: Query<(&Die, &mut Transform)>,
) {
    // Dice that leave a hand over the slab are there already.
    let enters = !settings.reduced_motion && throw.seconds_out_of_hand().is_none();
    let entry = if enters {
        entry(throw.recorded())
    } else {
        Vec3::ZERO
    };
    for (&die, mut transform) in &mut dice {
        if die.index < throw.recording().dice() {
            let mut pose = pose(&throw, die);
            pose.translation += entry;
            transform.set_if_neq(pose);
        }
    }
}

/// Distance of thrown dice from where they are recorded, at a second of the recording.
fn entry(second: f32) -> Vec3 {
    let left = 1.0 - (second / ENTRY_SECONDS).clamp(0.0, 1.0);
    ENTRY * left * left
}

/// Where a die is at this moment of the throw.
fn pose(throw: &ThrowShown, die: Die) -> Transform {
    let recording = throw.recording();
    let pose = recording.pose_at(die.index, throw.recorded());
    let label = Quat::from_array(recording.labels[die.index].quaternion());
    let fallen = Transform {
        translation: Vec3::from(pose.position),
        rotation: (Quat::from_array(pose.rotation) * label).normalize(),
        ..default()
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
        ..default()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use cant_stop_dice::{Label, Throw, simulate};
    use cant_stop_rules::Seat;

    use super::*;
    use crate::referee::throw::ThrowClock;

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
