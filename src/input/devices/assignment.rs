//! Assignment of devices to seats.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::device::Device;

/// Device of each seat, in order of play; `None` if any device serves the seat, because one is passed around. Entries
/// of bots are unused.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct DeviceAssignment(pub Vec<Option<Device>>);

impl DeviceAssignment {
    /// Device of a seat; `None` if any device serves.
    pub fn of(&self, seat: Seat) -> Option<Device> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// Returns `true` if seats use different devices. Otherwise every device serves all seats: a solo player may switch
    /// from pad to mouse.
    pub fn are_apart(&self) -> bool {
        let mut held = self.0.iter().flatten();
        let first = held.next();
        held.any(|device| Some(device) != first)
    }

    /// Returns `true` if a seat may be played with the device.
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

    /// Seats that play with exactly this device.
    pub fn held_by(&self, device: Device) -> impl Iterator<Item = Seat> {
        let seats = Seat::ALL.into_iter().zip(&self.0);
        seats
            .filter(move |(_, held)| **held == Some(device))
            .map(|(seat, _)| seat)
    }

    /// Returns `true` if two people share the keyboard.
    pub fn share_the_keyboard(&self) -> bool {
        let halves = [Some(Device::LeftKeys), Some(Device::RightKeys)];
        self.0.iter().any(|held| halves.contains(held))
    }

    /// Returns `true` if no seat plays with the device or a half of it.
    pub fn is_free(&self, device: Device) -> bool {
        let mut held = self.0.iter().flatten();
        held.all(|held| *held != device && !(held.is_keys() && device.is_keys()))
    }

    /// Returns `true` if the device is free, also as the second device of a player.
    pub(crate) fn is_spare(&self, device: Device) -> bool {
        let mut held = self.0.iter().flatten();
        self.is_free(device) && !held.any(|held| go_together(*held, device))
    }
}

/// Returns `true` for keyboard and mouse: they share a desk, so a player of one may use the other if it is free.
fn go_together(own: Device, other: Device) -> bool {
    matches!(
        (own, other),
        (Device::Keyboard, Device::Mouse) | (Device::Mouse, Device::Keyboard)
    )
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DeviceAssignment>();
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAD: Device = Device::Pad(Entity::PLACEHOLDER);

    #[test]
    fn one_device_or_none_serves_all_seats() {
        for held in [
            vec![],
            vec![None, None],
            vec![Some(PAD), None],
            vec![Some(PAD), Some(PAD)],
        ] {
            let assignment = DeviceAssignment(held);
            for device in [PAD, Device::Mouse, Device::Keyboard] {
                let mut seats = Seat::ALL[..2].iter();
                assert!(seats.all(|seat| assignment.may_play(*seat, device)));
            }
        }
    }

    /// The mouse goes with the keyboard unless a seat holds it.
    #[test]
    fn devices_that_differ_play_for_their_own_seats_only() {
        use Device::{Keyboard, LeftKeys, Mouse, RightKeys};
        let apart = [Some(PAD), Some(Keyboard), None];
        let keys_and_mouse = [Some(Keyboard), Some(Mouse), Some(PAD)];
        let halves = [Some(LeftKeys), Some(RightKeys), Some(Mouse)];
        for (held, seat, device, may_play) in [
            (apart, 0, PAD, true),
            (apart, 0, Keyboard, false),
            (apart, 0, Mouse, false),
            (apart, 1, Keyboard, true),
            (apart, 1, PAD, false),
            (apart, 2, PAD, true),
            (apart, 2, Mouse, true),
            ([Some(Keyboard), Some(PAD), None], 0, Mouse, true),
            ([Some(Mouse), Some(PAD), None], 0, Keyboard, true),
            (keys_and_mouse, 0, Mouse, false),
            (keys_and_mouse, 1, Keyboard, false),
            (halves, 0, RightKeys, false),
            (halves, 2, Keyboard, false),
        ] {
            let assignment = DeviceAssignment(held.to_vec());
            let may = assignment.may_play(Seat::ALL[seat], device);
            assert_eq!(may, may_play, "{held:?} {seat} {device:?}");
        }
        for (held, device, is_spare) in [
            (Keyboard, Mouse, false),
            (Mouse, Keyboard, false),
            (LeftKeys, Mouse, true),
        ] {
            let assignment = DeviceAssignment(vec![Some(held), Some(PAD)]);
            assert_eq!(assignment.is_spare(device), is_spare, "{held:?}");
        }
    }
}
