//! What dice hit, reported at the moment it is seen: alike for throws being shown and for dice in the hand.

use bevy::prelude::*;
use cant_stop_dice::{HelpKind, Surface, TIME_STEP};

use super::{ThrowShown, ThrowSystems};

/// A die hits something now.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(crate) struct DieContact {
    /// What it hits.
    pub(crate) against: Surface,
    /// How hard, 0 to 1: 1 is a sudden change of speed by 25 edges of a die per second.
    pub(crate) strength: f32,
    /// Where the die is, in the frame of the tray.
    pub(crate) at: Vec3,
    /// Whether it is in a hand, whose palm it hits instead of boards.
    pub(crate) in_hand: bool,
}

/// A die that did not settle is helped now.
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
        // What is not shown is not heard.
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
