//! Impacts of dice on the tray and on each other, as sound, rumble and dust need them.

use serde::{Deserialize, Serialize};

use crate::die::HALF;
use crate::feel::{FULL_JOLT, SOFTEST_JOLT};
use crate::pose::Pose;
use crate::tray;
use crate::world::{Surface, Touch, World};

/// Steps within which jolts of one die by one thing are one impact, as strong as the strongest of them.
const TOGETHER: u32 = 5;

/// One impact.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Contact {
    /// The step of the recording it happened at.
    pub step: u32,
    /// Strength: the die's sudden change of speed, as a share of 25 edges per second, 0.07 to 1; softer touches are not
    /// recorded.
    pub strength: f32,
    /// The die that was hit; of two dice, the one that comes first.
    pub die: u8,
    /// Surface that was hit.
    pub other: Surface,
}

/// Gathers the impacts of a throw.
#[derive(Default)]
pub(crate) struct ContactRecorder {
    contacts: Vec<Contact>,
}

impl ContactRecorder {
    /// Records the impacts of the world's last step, which was this step of the recording.
    pub(crate) fn record_step(&mut self, step: u32, world: &World) {
        for touch in world.touches() {
            if touch.jolt >= SOFTEST_JOLT && is_visible(&touch, &world.pose(touch.die)) {
                self.record(step, &touch);
            }
        }
    }

    fn record(&mut self, step: u32, touch: &Touch) {
        let die = touch.die as u8;
        let strength = (touch.jolt / FULL_JOLT).min(1.0);
        let same = self
            .contacts
            .iter_mut()
            .rev()
            .take_while(|contact| contact.step + TOGETHER > step)
            .find(|contact| contact.die == die && contact.other == touch.other);
        match same {
            Some(contact) => contact.strength = contact.strength.max(strength),
            None => self.contacts.push(Contact {
                step,
                strength,
                die,
                other: touch.other,
            }),
        }
    }

    /// The impacts, in order of time.
    pub(crate) fn into_contacts(self) -> Vec<Contact> {
        self.contacts
    }
}

/// Returns `true` if the touch was in view: above the rim the walls are only there for physics.
fn is_visible(touch: &Touch, pose: &Pose) -> bool {
    touch.other != Surface::Wall || pose.position[1] - HALF < tray::WALL_HEIGHT
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touch(other: Surface, jolt: f32) -> Touch {
        Touch {
            die: 0,
            other,
            jolt,
        }
    }

    #[test]
    fn jolts_close_in_time_are_one_impact() {
        let mut recorder = ContactRecorder::default();
        recorder.record(10, &touch(Surface::Floor, FULL_JOLT / 2.0));
        recorder.record(12, &touch(Surface::Floor, FULL_JOLT));
        recorder.record(12, &touch(Surface::Wall, FULL_JOLT / 2.0));
        recorder.record(10 + TOGETHER, &touch(Surface::Floor, 9.0 * FULL_JOLT));
        let recorded: Vec<_> = recorder
            .into_contacts()
            .iter()
            .map(|contact| (contact.step, contact.strength, contact.other))
            .collect();
        assert_eq!(
            recorded,
            [
                (10, 1.0, Surface::Floor),
                (12, 0.5, Surface::Wall),
                (10 + TOGETHER, 1.0, Surface::Floor),
            ]
        );
    }

    #[test]
    fn walls_above_the_rim_make_no_sound() {
        let at = |height| Pose {
            position: [0.0, height, 0.0],
            rotation: [0.0, 0.0, 0.0, 1.0],
        };
        let high = tray::WALL_HEIGHT + 1.0;
        assert!(is_visible(&touch(Surface::Wall, 1.0), &at(HALF)));
        assert!(!is_visible(&touch(Surface::Wall, 1.0), &at(high)));
        assert!(is_visible(&touch(Surface::Die(1), 1.0), &at(high)));
    }
}
