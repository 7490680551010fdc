//! Contacts of the dice in the hand.

use bevy::prelude::*;
use bevy_rapier3d::prelude::*;
use cant_stop_dice::{Surface, TIME_STEP, feel};

use super::HandSystems;
use super::bodies::HandDie;
use crate::referee::throw::DieContact;
use crate::referee::throw::Hand;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        report_contacts
            .in_set(HandSystems::Move)
            .run_if(resource_exists::<Hand>),
    );
}

fn report_contacts(
    mut forces: MessageReader<ContactForceEvent>,
    dice: Query<(&HandDie, &Transform)>,
    mut contacts: MessageWriter<DieContact>,
) {
    for force in forces.read() {
        let [one, other] =
            [force.collider1, force.collider2].map(|collider| dice.get(collider).ok());
        let Some((_, place)) = one.or(other) else {
            continue;
        };
        let against = match (one, other) {
            (Some(_), Some((&HandDie(index), _))) => Surface::Die(index as u8),
            _ => Surface::Wall,
        };
        // With a mass of one, a force over a step is a change of speed.
        let jolt = force.total_force_magnitude * TIME_STEP;
        contacts.write(DieContact {
            against,
            strength: (jolt / feel::FULL_JOLT).min(1.0),
            at: place.translation,
            in_hand: true,
        });
    }
}
