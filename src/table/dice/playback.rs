//! A throw as it was recorded, shown at the pace of the game's clock, then brought into the row.

use std::f32::consts::PI;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use cant_stop_dice::Recording;
use cant_stop_rules::Event as GameEvent;

use super::gather::{Die, replace_dice};
use super::looks::Looks;
use crate::ground::settings::Settings;
use crate::ground::states::TurnPhase;
use crate::referee::Pace;
use crate::table::glide::glide;
use crate::table::{Moment, TableSystems};
use crate::theme::motion;
use crate::throw::ThrowClock;

/// How high dice are lifted on their way to the row.
const LIFT: f32 = 0.9;

/// From the row to the hand.
const HAND: Vec3 = Vec3::new(0.0, 2.4, 4.6);

/// The throw being shown.
#[derive(Resource)]
pub(super) struct Rolling {
    recording: Arc<Recording>,
    clock: ThrowClock,
    /// Whether the dice come out of a player's hand.
    by_hand: bool,
    /// Seconds of the game's clock since it began.
    elapsed: f32,
}

impl Rolling {
    /// How far the dice have been gathered: 0 while they fall, 1 when they lie in the row.
    pub(super) fn gathered(&self) -> f32 {
        ((self.elapsed - self.clock.seconds()) / self.clock.gather_seconds()).clamp(0.0, 1.0)
    }

    /// How much the numbers are still veiled, 1 to 0: those of dice in a hand are, and come out as they leave it.
    pub(super) fn veil(&self) -> f32 {
        if self.by_hand {
            1.0 - (self.elapsed / motion::UNVEIL).clamp(0.0, 1.0)
        } else {
            0.0
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            start_throw.in_set(TableSystems::Begin),
            show_throw
                .in_set(TableSystems::Pose)
                .run_if(resource_exists::<Rolling>),
        )
            .run_if(in_state(TurnPhase::Rolling)),
    );
}

/// How long a throw is shown, from the hand to the row.
pub(in crate::table) fn seconds(clock: ThrowClock) -> f32 {
    clock.seconds() + clock.gather_seconds()
}

pub(super) fn start_throw(
    mut commands: Commands,
    mut moments: MessageReader<Moment>,
    looks: Res<Looks>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    dice: Query<Entity, With<Die>>,
    lying: Query<(Entity, &Die)>,
) {
    for Moment(beat) in moments.read() {
        if matches!(beat.event, GameEvent::RollCalled { .. }) && !beat.by_hand {
            for (entity, &die) in &lying {
                commands.entity(entity).insert(pick_up(die));
            }
        }
        if let Some(recording) = &beat.throw {
            replace_dice(&mut commands, &looks, &dice, &recording.faces);
            commands.insert_resource(Rolling {
                recording: recording.clone(),
                clock: ThrowClock::of(beat, recording, &settings, &pace),
                by_hand: beat.by_hand,
                elapsed: 0.0,
            });
        }
    }
}

/// Takes a die from the row into the hand, which is out of sight on the near side.
fn pick_up(die: Die) -> TweenAnim {
    let rest = die.rest();
    let turn = Quat::from_rotation_x(1.1) * Quat::from_rotation_y(0.5 * die.index as f32 - 0.8);
    let hand = Transform {
        translation: rest.translation * Vec3::new(0.45, 1.0, 1.0) + HAND,
        rotation: turn * rest.rotation,
        ..default()
    };
    glide(rest, hand, 0.0, motion::SHAKE, motion::LEAVE)
}

fn show_throw(
    time: Res<Time>,
    mut rolling: ResMut<Rolling>,
    mut dice: Query<(&Die, &mut Transform)>,
) {
    rolling.elapsed += time.delta_secs();
    for (&die, mut transform) in &mut dice {
        if die.index < rolling.recording.dice() {
            transform.set_if_neq(pose(&rolling, die));
        }
    }
}

/// Where a die is at this moment of the throw.
fn pose(rolling: &Rolling, die: Die) -> Transform {
    let recording = &rolling.recording;
    let pose = recording.pose_at(die.index, rolling.clock.recorded(rolling.elapsed));
    let label = Quat::from_array(recording.labels[die.index].quaternion());
    let fallen = Transform {
        translation: Vec3::from(pose.position),
        rotation: (Quat::from_array(pose.rotation) * label).normalize(),
        ..default()
    };
    let share = rolling.gathered();
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
    use cant_stop_dice::{Label, Throw, simulate};

    use super::*;

    fn shown(rolling: &Rolling, index: usize) -> Transform {
        let faces = &rolling.recording.faces;
        pose(rolling, Die::new(index, faces[index], faces.len()))
    }

    #[test]
    fn every_die_keeps_the_face_it_settled_on_until_it_lies_in_the_row() {
        for seed in 0..20 {
            let recording = Arc::new(simulate(&Throw::automatic(seed, 4)));
            let clock = ThrowClock::usual(&recording);
            let mut rolling = Rolling {
                clock,
                by_hand: false,
                elapsed: clock.seconds(),
                recording: recording.clone(),
            };
            for step in 0..=10 {
                rolling.elapsed = clock.seconds() + motion::GATHER * step as f32 / 10.0;
                for (index, &face) in recording.faces.iter().enumerate() {
                    let turn = shown(&rolling, index).rotation;
                    assert_eq!(Label::PLAIN.face_up(turn.to_array()), face, "seed {seed}");
                }
            }
            rolling.elapsed = seconds(clock) + 1.0;
            for index in 0..4 {
                let die = Die::new(index, recording.faces[index], 4);
                let there = shown(&rolling, index);
                assert!(there.translation.distance(die.rest().translation) < 1e-4);
                assert!(there.rotation.angle_between(die.rest().rotation) < 1e-2);
            }
        }
    }
}
