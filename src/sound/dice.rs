//! The dice as heard: every contact at its moment.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use cant_stop_dice::{Surface, tray};

use super::cue::{Cue, Hush, Sound, SoundSystems};
use crate::throw::DieContact;

/// Contacts weaker than this, 0 to 1, are not heard.
const FAINTEST: f32 = 0.04;
/// Contacts of one kind closer than this, in seconds, are heard as one: the loudest.
const BLUR: f32 = 0.03;
/// In a hand dice rest against the palm and each other: only what begins is heard, and so often that it is no ratchet.
const HAND_BLUR: f32 = 0.11;
/// How much harder a contact must be than the one just heard to be heard besides.
const HARDER: f32 = 1.5;

/// The contact of one kind that was heard last.
#[derive(Clone, Copy)]
struct Heard {
    at: f32,
    strength: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, sound_contacts.in_set(SoundSystems::Cue));
}

fn sound_contacts(
    time: Res<Time>,
    mut last: Local<HashMap<Sound, Heard>>,
    mut contacts: MessageReader<DieContact>,
    mut cues: MessageWriter<Cue>,
    mut hushes: MessageWriter<Hush>,
) {
    let now = time.elapsed_secs();
    let mut loudest: HashMap<Sound, DieContact> = HashMap::default();
    for contact in contacts.read().filter(|it| it.strength >= FAINTEST) {
        let kept = loudest.entry(sound_of(contact)).or_insert(*contact);
        if contact.strength > kept.strength {
            *kept = *contact;
        }
    }
    if loudest.values().any(|contact| !contact.in_hand) {
        // The dice have left the hand that shook them.
        hushes.write(Hush(Sound::Rattle));
    }
    for (sound, contact) in loudest {
        let blur = if contact.in_hand { HAND_BLUR } else { BLUR };
        let is_blurred = last.get(&sound).is_some_and(|heard| {
            (0.0..blur).contains(&(now - heard.at)) && contact.strength < HARDER * heard.strength
        });
        if !is_blurred {
            let strength = contact.strength;
            last.insert(sound, Heard { at: now, strength });
            cues.write(cue_for(sound, &contact));
        }
    }
}

fn sound_of(contact: &DieContact) -> Sound {
    match contact.against {
        Surface::Die(_) => Sound::DieDie,
        _ if contact.in_hand => Sound::DiePalm,
        Surface::Floor => Sound::DieFloor,
        Surface::Wall => Sound::DieWall,
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

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;

    use super::*;

    fn contact(strength: f32, in_hand: bool) -> DieContact {
        DieContact {
            against: Surface::Wall,
            strength,
            at: Vec3::ZERO,
            in_hand,
        }
    }

    /// What is heard of contacts that come in one frame each, 20 ms apart.
    fn heard(frames: &[&[DieContact]]) -> Vec<Cue> {
        let mut app = App::new();
        app.add_message::<DieContact>()
            .add_message::<Cue>()
            .add_message::<Hush>()
            .init_resource::<Time>()
            .add_systems(Update, sound_contacts);
        let mut all = Vec::new();
        for contacts in frames {
            let step = std::time::Duration::from_millis(20);
            app.world_mut().resource_mut::<Time>().advance_by(step);
            app.world_mut()
                .write_message_batch(contacts.iter().copied());
            app.update();
            all.extend(app.world_mut().resource_mut::<Messages<Cue>>().drain());
        }
        all
    }

    #[test]
    fn of_contacts_at_once_the_loudest_is_heard() {
        let cues = heard(&[&[
            contact(0.2, false),
            contact(0.9, false),
            contact(0.4, false),
        ]]);
        assert_eq!(cues.len(), 1);
        assert!(cues[0].gain > 0.9, "{cues:?}");
    }

    #[test]
    fn a_faint_contact_does_not_hide_a_hard_one_after_it() {
        let cues = heard(&[&[contact(0.1, false)], &[contact(0.9, false)]]);
        assert_eq!(cues.len(), 2);
        let cues = heard(&[&[contact(0.9, false)], &[contact(0.8, false)]]);
        assert_eq!(cues.len(), 1);
    }

    #[test]
    fn a_hand_has_a_palm_and_is_no_ratchet() {
        let held: Vec<[DieContact; 1]> = vec![[contact(0.3, true)]; 50];
        let frames: Vec<&[DieContact]> = held.iter().map(<[DieContact; 1]>::as_slice).collect();
        let cues = heard(&frames);
        assert!(cues.iter().all(|cue| cue.sound == Sound::DiePalm));
        assert!(cues.len() <= 10, "{} in a second", cues.len());
    }
}
