//! The devices of the players: which seat plays with which, and what happens when one is lost.

mod device;
mod gating;
pub(crate) mod glyphs;
mod loss;
mod one_switch;
mod out_of_turn;
mod pads;
mod question;
mod shared_keyboard;
mod turn;

use bevy::prelude::*;
use cant_stop_rules::Seat;

pub(crate) use device::{device_picture, device_words};
pub use out_of_turn::TurnRefused;
pub(crate) use pads::Pads;
pub(crate) use question::DeviceAnswer;
pub use question::{DeviceQuestion, QuestionReason};
pub(crate) use turn::Player;

use crate::input::Device;

/// The device of every seat, in order of play; `None` where any device serves, because one is passed around.
///
/// Only the seats of people count; the entry of a bot's seat means nothing.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct DeviceAssignment(pub Vec<Option<Device>>);

impl DeviceAssignment {
    /// The device of a seat; `None` if any device serves.
    pub fn of(&self, seat: Seat) -> Option<Device> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// Whether seats play with different devices. Otherwise every device serves everybody: whoever plays alone may put
    /// the pad down and take the mouse.
    pub fn are_apart(&self) -> bool {
        let mut held = self.0.iter().flatten();
        let first = held.next();
        held.any(|device| Some(device) != first)
    }

    /// Whether a seat may be played with this device.
    pub fn may_play(&self, seat: Seat, device: Device) -> bool {
        let Some(own) = self.of(seat).filter(|_| self.are_apart()) else {
            return true;
        };
        own == device || (self.is_free(device) && go_together(own, device))
    }

    /// Assigns a device to a seat; `None` lets any device serve it.
    pub fn assign(&mut self, seat: Seat, device: Option<Device>) {
        if self.0.len() <= seat.index() {
            self.0.resize(seat.index() + 1, None);
        }
        self.0[seat.index()] = device;
    }

    /// The seats that play with exactly this device.
    pub fn held_by(&self, device: Device) -> impl Iterator<Item = Seat> {
        let seats = Seat::ALL.into_iter().zip(&self.0);
        seats
            .filter(move |(_, held)| **held == Some(device))
            .map(|(seat, _)| seat)
    }

    /// Whether two people share the keyboard.
    pub fn share_the_keyboard(&self) -> bool {
        let halves = [Some(Device::LeftKeys), Some(Device::RightKeys)];
        self.0.iter().any(|held| halves.contains(held))
    }

    /// Whether no seat plays with the device or a half of it.
    pub fn is_free(&self, device: Device) -> bool {
        !self
            .0
            .iter()
            .flatten()
            .any(|held| *held == device || is_keys(*held) && is_keys(device))
    }
}

/// Keyboard and mouse stand on one desk: whoever has one of them also has the other, unless it is somebody else's.
fn go_together(own: Device, other: Device) -> bool {
    matches!(
        (own, other),
        (Device::Keyboard, Device::Mouse) | (Device::Mouse, Device::Keyboard)
    )
}

fn is_keys(device: Device) -> bool {
    matches!(
        device,
        Device::Keyboard | Device::LeftKeys | Device::RightKeys
    )
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<DeviceAssignment>();
    app.add_plugins((
        gating::plugin,
        question::plugin,
        glyphs::plugin,
        shared_keyboard::plugin,
        loss::plugin,
        pads::plugin,
        out_of_turn::plugin,
        one_switch::plugin,
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAD: Device = Device::Pad(Entity::PLACEHOLDER);

    fn seats() -> [Seat; 2] {
        [Seat::ALL[0], Seat::ALL[1]]
    }

    #[test]
    fn one_device_or_none_serves_everybody() {
        for assignment in [
            vec![],
            vec![None, None],
            vec![Some(PAD), None],
            vec![Some(PAD), Some(PAD)],
        ] {
            let assignment = DeviceAssignment(assignment);
            for seat in seats() {
                assert!(
                    [PAD, Device::Mouse, Device::Keyboard]
                        .into_iter()
                        .all(|device| assignment.may_play(seat, device))
                );
            }
        }
    }

    #[test]
    fn devices_that_differ_play_for_their_own_seats_only() {
        let [first, second] = seats();
        let assignment = DeviceAssignment(vec![Some(PAD), Some(Device::Keyboard), None]);
        assert!(assignment.may_play(first, PAD) && !assignment.may_play(first, Device::Keyboard));
        assert!(!assignment.may_play(first, Device::Mouse));
        assert!(assignment.may_play(second, Device::Keyboard) && !assignment.may_play(second, PAD));
        assert!(
            assignment.may_play(Seat::ALL[2], PAD)
                && assignment.may_play(Seat::ALL[2], Device::Mouse)
        );
    }

    #[test]
    fn the_mouse_goes_with_the_keyboard_unless_it_is_somebody_elses() {
        let [first, second] = seats();
        assert!(
            DeviceAssignment(vec![Some(Device::Keyboard), Some(PAD)])
                .may_play(first, Device::Mouse)
        );
        assert!(
            DeviceAssignment(vec![Some(Device::Mouse), Some(PAD)])
                .may_play(first, Device::Keyboard)
        );
        let apart = DeviceAssignment(vec![Some(Device::Keyboard), Some(Device::Mouse)]);
        assert!(!apart.may_play(first, Device::Mouse) && !apart.may_play(second, Device::Keyboard));
        let halves = DeviceAssignment(vec![
            Some(Device::LeftKeys),
            Some(Device::RightKeys),
            Some(Device::Mouse),
        ]);
        assert!(
            !halves.may_play(first, Device::RightKeys)
                && !halves.may_play(Seat::ALL[2], Device::Keyboard)
        );
    }
}
