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
        !self
            .0
            .iter()
            .flatten()
            .any(|held| *held == device || is_keys(*held) && is_keys(device))
    }
}

/// Returns `true` for keyboard and mouse: they share a desk, so a player of one may use the other if it is free.
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DeviceAssignment>();
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAD: Device = Device::Pad(Entity::PLACEHOLDER);

    fn seats() -> [Seat; 2] {
        [Seat::ALL[0], Seat::ALL[1]]
    }

    #[test]
    fn one_device_or_none_serves_all_seats() {
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
    fn the_mouse_goes_with_the_keyboard_unless_a_seat_holds_it() {
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
