//! Dice in the hand: what begins to touch is heard, as grains of palm and bone.

use bevy::prelude::*;
use cant_stop_dice::tray;

use super::catalogue::{Grip, Sound};
use super::cue::{Cue, SoundSystems};
use crate::referee::throw::DieContact;

/// Contacts weaker than this, 0 to 1, are not heard.
const FAINTEST: f32 = 0.04;
/// Seconds after a contact in which softer ones are silent: dice rest against the palm, and would sound like a ratchet.
const BLUR: f32 = 0.075;
/// Factor by which a contact must be harder than the one just heard to be heard besides.
const HARDER: f32 = 1.5;
/// From these strengths on a touch is firm, and hard.
const MID: f32 = 0.14;
const HARD: f32 = 0.34;

pub(super) fn plugin(app: &mut App) {
    let sound_hand = sound_hand.run_if(on_message::<DieContact>);
    app.add_systems(Update, sound_hand.in_set(SoundSystems::Cue));
}

/// The contact that was heard last.
#[derive(Clone, Copy, Default)]
struct Heard {
    at: Option<f32>,
    strength: f32,
}

fn sound_hand(
    time: Res<Time>,
    mut last: Local<Heard>,
    mut contacts: MessageReader<DieContact>,
    mut cues: MessageWriter<Cue>,
) {
    let now = time.elapsed_secs();
    let in_hand = contacts
        .read()
        .filter(|contact| contact.in_hand && contact.strength >= FAINTEST);
    let Some(loudest) = in_hand.max_by(|a, b| a.strength.total_cmp(&b.strength)) else {
        return;
    };
    let is_blurred = last.at.is_some_and(|at| {
        (0.0..BLUR).contains(&(now - at)) && loudest.strength < HARDER * last.strength
    });
    if !is_blurred {
        *last = Heard {
            at: Some(now),
            strength: loudest.strength,
        };
        cues.write(cue_for(loudest));
    }
}

/// Cue of a contact, panned to its place in the tray.
fn cue_for(contact: &DieContact) -> Cue {
    let side = (contact.at.x / tray::HALF_WIDTH).clamp(-1.0, 1.0);
    Cue {
        rate: 0.96 + 0.08 * contact.strength,
        pan: 0.4 + 0.3 * side,
        ..Cue::plain(Sound::Palm(grip(contact.strength)), "shake")
    }
}

fn grip(strength: f32) -> Grip {
    if strength < MID {
        Grip::Soft
    } else if strength < HARD {
        Grip::Mid
    } else {
        Grip::Hard
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;
    use cant_stop_dice::Surface;

    use super::*;

    fn contact(strength: f32, in_hand: bool) -> DieContact {
        DieContact {
            against: Surface::Wall,
            strength,
            at: Vec3::ZERO,
            in_hand,
        }
    }

    /// Cues for `frames` of contacts, 20 ms apart.
    fn heard(frames: &[&[DieContact]]) -> Vec<Cue> {
        let mut app = App::new();
        app.add_message::<DieContact>()
            .add_message::<Cue>()
            .init_resource::<Time>()
            .add_systems(Update, sound_hand);
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
        let cues = heard(&[&[contact(0.2, true), contact(0.9, true), contact(0.4, true)]]);
        assert_eq!(cues.len(), 1);
        assert_eq!(cues[0].sound, Sound::Palm(Grip::Hard));
    }

    #[test]
    fn a_faint_contact_does_not_hide_a_hard_one_after_it() {
        let cues = heard(&[&[contact(0.1, true)], &[contact(0.9, true)]]);
        assert_eq!(cues.len(), 2);
        let cues = heard(&[&[contact(0.9, true)], &[contact(0.8, true)]]);
        assert_eq!(cues.len(), 1);
    }

    #[test]
    fn a_hand_is_no_ratchet() {
        let held: Vec<[DieContact; 1]> = vec![[contact(0.3, true)]; 50];
        let frames: Vec<&[DieContact]> = held.iter().map(<[DieContact; 1]>::as_slice).collect();
        let cues = heard(&frames);
        assert!(cues.len() <= 14, "{} in a second", cues.len());
    }

    #[test]
    fn dice_that_are_thrown_are_heard_as_a_throw() {
        assert!(heard(&[&[contact(0.9, false)]]).is_empty());
    }
}
