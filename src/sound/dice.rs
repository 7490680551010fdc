//! The dice as heard: every contact of the recording at its moment.

use std::sync::Arc;

use bevy::prelude::*;
use cant_stop_dice::{Contact, Recording, Surface, TIME_STEP, tray};

use super::cue::{Cue, Sound};
use crate::referee::{BeatStarted, Pace};
use crate::settings::Settings;
use crate::throw_clock::ThrowClock;

/// Contacts weaker than this, 0 to 1, are not heard.
const FAINTEST: f32 = 0.04;
/// Contacts of one kind closer than this, in seconds, are heard as one.
const BLUR: f32 = 0.03;

/// The throw being heard.
#[derive(Resource)]
struct Falling {
    recording: Arc<Recording>,
    clock: ThrowClock,
    /// Virtual seconds since the throw began.
    elapsed: f32,
    /// The first contact not heard yet.
    next: usize,
    /// When each kind was heard last: floor, wall, die.
    last: [f32; 3],
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(listen_to_throw);
    app.add_systems(Update, hear_contacts.run_if(resource_exists::<Falling>));
}

fn listen_to_throw(
    beat: On<BeatStarted>,
    mut commands: Commands,
    pace: Res<Pace>,
    settings: Res<Settings>,
) {
    if let (Some(recording), true) = (&beat.0.throw, pace.animate) {
        commands.insert_resource(Falling {
            recording: recording.clone(),
            clock: ThrowClock::of(&beat.0, recording, &settings),
            elapsed: 0.0,
            next: 0,
            last: [f32::NEG_INFINITY; 3],
        });
    }
}

fn hear_contacts(
    mut commands: Commands,
    time: Res<Time>,
    mut falling: ResMut<Falling>,
    mut cues: MessageWriter<Cue>,
) {
    falling.elapsed += time.delta_secs();
    let Falling {
        recording,
        clock,
        elapsed,
        next,
        last,
    } = &mut *falling;
    while let Some(contact) = recording.contacts.get(*next) {
        let at = contact.step as f32 * TIME_STEP;
        if at > clock.recorded(*elapsed) {
            return;
        }
        *next += 1;
        let (sound, kind) = match contact.other {
            Surface::Floor => (Sound::DieFloor, 0),
            Surface::Wall => (Sound::DieWall, 1),
            Surface::Die(_) => (Sound::DieDie, 2),
        };
        if contact.strength >= FAINTEST && at - last[kind] >= BLUR {
            last[kind] = at;
            cues.write(cue_for(sound, contact, recording, at));
        }
    }
    commands.remove_resource::<Falling>();
}

/// Harder is louder and a little brighter; where it happens is where it is heard.
fn cue_for(sound: Sound, contact: &Contact, recording: &Recording, at: f32) -> Cue {
    let x = recording.pose_at(usize::from(contact.die), at).position[0];
    Cue {
        sound,
        gain: contact.strength.sqrt().min(1.0),
        rate: 0.94 + 0.12 * contact.strength,
        panning: 0.4 + 0.3 * (x / tray::HALF_WIDTH).clamp(-1.0, 1.0),
    }
}
