//! Contacts of dice, reported when they are shown, for thrown dice and dice in the hand alike.

use bevy::prelude::*;
use cant_stop_dice::{HelpKind, Surface, TIME_STEP};

use super::{ThrowShown, ThrowSystems};

/// Message: a die hits something in this frame.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(crate) struct DieContact {
    pub(crate) against: Surface,
    /// Strength, 0 to 1; 1 is a change of speed by 25 die edges per second.
    pub(crate) strength: f32,
    /// Position of the die in the frame of the tray.
    pub(crate) at: Vec3,
    /// The die is in a hand and hits its palm.
    pub(crate) in_hand: bool,
}

/// Message: a die that did not settle is nudged in this frame.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DieHelped(pub(crate) HelpKind);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<DieContact>();
    app.add_message::<DieHelped>();
    app.add_systems(
        Update,
        report_contacts
            .in_set(ThrowSystems::Report)
            .run_if(resource_exists::<ThrowShown>),
    );
}

fn report_contacts(
    throw: Res<ThrowShown>,
    mut contacts: MessageWriter<DieContact>,
    mut helped: MessageWriter<DieHelped>,
) {
    let recording = throw.recording();
    for contact in &recording.contacts {
        let second = contact.step as f32 * TIME_STEP;
        // Contacts before the shown part make no sound.
        if throw.has_just_come(second) && second >= throw.first_recorded() {
            let pose = recording.pose_at(usize::from(contact.die), second);
            contacts.write(DieContact {
                against: contact.other,
                strength: contact.strength,
                at: pose.position.into(),
                in_hand: false,
            });
        }
    }
    for help in &recording.helps {
        if throw.has_just_come(help.step as f32 * TIME_STEP) {
            helped.write(DieHelped(help.kind));
        }
    }
}
