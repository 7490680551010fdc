//! The dice as heard: every contact at its moment.

use bevy::prelude::*;
use cant_stop_dice::{Surface, tray};

use super::cue::{Cue, Sound};
use crate::throw::{DieContact, ThrowSystems};

/// Contacts weaker than this, 0 to 1, are not heard.
const FAINTEST: f32 = 0.04;
/// Contacts of one kind closer than this, in seconds, are heard as one.
const BLUR: f32 = 0.03;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, sound_contacts.after(ThrowSystems::Report));
}

fn sound_contacts(
    time: Res<Time>,
    // When each kind was heard last: floor, wall, die.
    mut last: Local<[Option<f32>; 3]>,
    mut contacts: MessageReader<DieContact>,
    mut cues: MessageWriter<Cue>,
) {
    let now = time.elapsed_secs();
    for contact in contacts.read() {
        let (sound, kind) = match contact.against {
            Surface::Floor => (Sound::DieFloor, 0),
            Surface::Wall => (Sound::DieWall, 1),
            Surface::Die(_) => (Sound::DieDie, 2),
        };
        let blurred = last[kind].is_some_and(|heard| (0.0..BLUR).contains(&(now - heard)));
        if contact.strength >= FAINTEST && !blurred {
            last[kind] = Some(now);
            cues.write(cue_for(sound, contact));
        }
    }
}

/// Harder is louder and a little brighter; where it happens is where it is heard.
fn cue_for(sound: Sound, contact: &DieContact) -> Cue {
    let side = (contact.at.x / tray::HALF_WIDTH).clamp(-1.0, 1.0);
    Cue {
        sound,
        gain: contact.strength.sqrt().min(1.0),
        rate: 0.94 + 0.12 * contact.strength,
        panning: 0.4 + 0.3 * side,
    }
}
