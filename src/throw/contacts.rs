//! What dice knock against, at the moment it is seen: told alike by throws being shown and by dice in the hand.

use std::sync::Arc;

use bevy::prelude::*;
use cant_stop_dice::{HelpKind, Recording, Surface, TIME_STEP};

use crate::ground::settings::Settings;
use crate::referee::{BeatStarted, Pace, RefereeSystems};
use crate::throw::ThrowClock;

/// A die knocks against something now.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Knock {
    /// What it hits.
    pub(crate) against: Surface,
    /// How hard, 0 to 1: 1 is a sudden change of speed by 25 edges of a die per second.
    pub(crate) strength: f32,
    /// Where the die is, in the frame of the tray.
    pub(crate) place: Vec3,
}

/// A die that did not settle is helped now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Helped(pub(crate) HelpKind);

/// The throw being shown.
#[derive(Resource)]
struct Falling {
    recording: Arc<Recording>,
    clock: ThrowClock,
    /// Virtual seconds since the throw began.
    elapsed: f32,
    /// The first contact and the first help not told yet.
    contact: usize,
    help: usize,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Knock>();
    app.add_message::<Helped>();
    app.add_observer(watch_throw);
    app.add_systems(
        Update,
        tell.after(RefereeSystems::Show)
            .run_if(resource_exists::<Falling>),
    );
}

fn watch_throw(
    beat: On<BeatStarted>,
    mut commands: Commands,
    pace: Res<Pace>,
    settings: Res<Settings>,
) {
    let Some(recording) = &beat.0.throw else {
        return;
    };
    commands.insert_resource(Falling {
        recording: recording.clone(),
        clock: ThrowClock::of(&beat.0, recording, &settings, &pace),
        elapsed: 0.0,
        contact: 0,
        help: 0,
    });
}

fn tell(
    mut commands: Commands,
    time: Res<Time>,
    mut falling: ResMut<Falling>,
    mut knocks: MessageWriter<Knock>,
    mut helped: MessageWriter<Helped>,
) {
    falling.elapsed += time.delta_secs();
    let Falling {
        recording,
        clock,
        elapsed,
        contact: next_contact,
        help: next_help,
    } = &mut *falling;
    let now = clock.recorded(*elapsed);
    let begin = clock.recorded(0.0);
    let due = |step: u32| step as f32 * TIME_STEP <= now;
    while let Some(contact) = recording.contacts.get(*next_contact)
        && due(contact.step)
    {
        *next_contact += 1;
        let at = contact.step as f32 * TIME_STEP;
        // What is not shown is not heard.
        if at >= begin {
            knocks.write(Knock {
                against: contact.other,
                strength: contact.strength,
                place: recording
                    .pose_at(usize::from(contact.die), at)
                    .position
                    .into(),
            });
        }
    }
    while let Some(help) = recording.helps.get(*next_help)
        && due(help.step)
    {
        *next_help += 1;
        helped.write(Helped(help.kind));
    }
    if now >= recording.duration() {
        commands.remove_resource::<Falling>();
    }
}
