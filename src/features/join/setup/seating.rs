//! Seating: the place and the device of each person on the couch.

use super::{PLACES, Place, TableSetup};
use crate::core::seats::SeatKind;
use crate::core::settings::KnownPlayers;
use crate::input::Device;

const PERSON: Option<SeatKind> = Some(SeatKind::Person);
const HALVES: [Device; 2] = [Device::LeftKeys, Device::RightKeys];

impl TableSetup {
    fn find(&self, is_it: impl Fn(&Place) -> bool) -> Option<usize> {
        self.places.iter().position(is_it)
    }

    /// Device that controls the screen.
    pub(in crate::features::join) fn host(&self) -> Option<Device> {
        self.host
    }

    /// Sets the device that controls the screen. A keyboard and the mouse beside it are one desk: the player there
    /// already controls it with either.
    pub(in crate::features::join) fn set_host(&mut self, host: Option<Device>) {
        let is_seated = |device| self.find(|place| place.device == Some(device)).is_some();
        self.host = host.map(|host| match host {
            Device::Mouse if !is_seated(host) && is_seated(Device::Keyboard) => Device::Keyboard,
            Device::Keyboard if !is_seated(host) && is_seated(Device::Mouse) => Device::Mouse,
            _ => host,
        });
        // A player with the whole keyboard needs both halves.
        if let Some(Device::Keyboard | Device::Mouse) = host {
            for half in HALVES {
                self.forget(half);
            }
        }
    }

    /// Place of the host: that of its device, else that of the first person without a device.
    fn host_place(&self) -> Option<usize> {
        let host = self.host?;
        let with = |device| self.find(|place| place.who == PERSON && place.device == device);
        with(Some(host)).or_else(|| with(None))
    }

    /// Device of a place; `None` if the shared device serves.
    pub(in crate::features::join) fn device(&self, index: usize) -> Option<Device> {
        let host = self.host.filter(|_| self.host_place() == Some(index));
        self.places[index].device.or(host)
    }

    pub(in crate::features::join) fn seat_of(&self, device: Device) -> Option<usize> {
        (0..PLACES).find(|index| self.device(*index) == Some(device))
    }

    /// Returns `true` if the device has a seat or controls the screen.
    pub(in crate::features::join) fn is_known(&self, device: Device) -> bool {
        self.host == Some(device) || self.seat_of(device).is_some()
    }

    /// Returns `true` if two people share the keyboard.
    pub(in crate::features::join) fn is_keyboard_shared(&self) -> bool {
        HALVES.into_iter().any(|half| self.is_known(half))
    }

    /// Returns `true` for a person with a device of their own that does not control the screen.
    pub(in crate::features::join) fn is_guest(&self, index: usize) -> bool {
        let is_held = self.places[index].who == PERSON && self.device(index).is_some();
        is_held && self.host_place() != Some(index)
    }

    /// Place of the first guest for whom the others wait.
    pub(in crate::features::join) fn awaited(&self) -> Option<usize> {
        (0..PLACES).find(|index| self.is_guest(*index) && !self.places[*index].is_ready)
    }

    /// Makes a guest ready, or has the others wait.
    pub(in crate::features::join) fn toggle_ready(&mut self, index: usize) {
        self.places[index].is_ready = !self.places[index].is_ready;
    }

    /// Devices of the players, in order of play.
    pub(in crate::features::join) fn devices(&self) -> Vec<Option<Device>> {
        let taken = (0..PLACES).filter(|index| self.places[*index].who.is_some());
        taken.map(|index| self.device(index)).collect()
    }

    /// Place of the next person who joins: the first person's without a device, else the first free one; `None` if all are
    /// taken.
    pub(in crate::features::join) fn place_to_join(&self) -> Option<usize> {
        let host = self.host_place();
        let is_unheld = |index: &usize| {
            let place = &self.places[*index];
            place.who == PERSON && place.device.is_none() && host != Some(*index)
        };
        let unheld = (0..PLACES).find(is_unheld);
        unheld.or_else(|| self.find(|place| place.who.is_none()))
    }

    /// Seats a person with this device at the place to join. Returns the place; `None` if all are taken.
    pub(in crate::features::join) fn join(&mut self, device: Device) -> Option<usize> {
        let index = self.place_to_join()?;
        let place = &mut self.places[index];
        (place.who, place.device, place.is_ready) = (PERSON, Some(device), true);
        Some(index)
    }

    /// Seats a second person at the keyboard, with this half of it; a person who had all of it keeps the other half.
    /// Returns the place; `None` if all are taken.
    pub(in crate::features::join) fn share_keyboard(&mut self, half: Device) -> Option<usize> {
        let other = HALVES[usize::from(half == Device::LeftKeys)];
        let before = self.clone();
        self.rename(Device::Keyboard, other);
        if self.host == Some(Device::Mouse) && self.seat_of(other).is_none() {
            self.rename(Device::Mouse, other);
        }
        let index = self.join(half);
        if index.is_none() {
            *self = before;
        }
        index
    }

    /// Removes the person with this device: the place is free, and the other half of a keyboard is whole again.
    pub(in crate::features::join) fn leave(&mut self, device: Device) {
        if let Some(index) = self.seat_of(device) {
            self.put(index, None);
        }
    }

    /// Sets the occupant of a place.
    pub(in crate::features::join) fn put(&mut self, index: usize, who: Option<SeatKind>) {
        self.places[index].who = who;
        self.places[index].is_ready = true;
        if who != PERSON {
            let gone = self.places[index].device.take();
            match gone.filter(|_| gone != self.host) {
                Some(Device::LeftKeys) => self.rename(Device::RightKeys, Device::Keyboard),
                Some(Device::RightKeys) => self.rename(Device::LeftKeys, Device::Keyboard),
                _ => {}
            }
        }
    }

    /// Gives a place a device, and takes it from any other; `None` for the one that is passed around. The player
    /// counts as ready: the new device may have no button to say so.
    pub(in crate::features::join) fn give(&mut self, index: usize, device: Option<Device>) {
        if let Some(before) = self.find(|place| place.device == device) {
            self.places[before].device = None;
        }
        (self.places[index].device, self.places[index].is_ready) = (device, true);
    }

    /// Removes a device that is gone: the place stays as it is, for another one.
    pub(in crate::features::join) fn forget(&mut self, device: Device) {
        if let Some(index) = self.find(|place| place.device == Some(device)) {
            self.places[index].device = None;
            self.places[index].is_ready = true;
        }
        self.host = self.host.filter(|host| *host != device);
    }

    /// Swaps the people of two places, and so the order of play.
    pub(in crate::features::join) fn swap(&mut self, one: usize, other: usize) {
        // The host's seat follows from the order alone: store its device before the order changes.
        if let Some(host) = self.host_place() {
            self.places[host].device = self.host;
        }
        self.places.swap(one, other);
    }

    /// Device of each place, to restore it the next time.
    pub(in crate::features::join) fn held(&self) -> [Option<Device>; PLACES] {
        std::array::from_fn(|index| self.device(index))
    }

    /// Restores the devices of the last time, as far as they are still `there`.
    pub(in crate::features::join) fn hold(
        &mut self,
        held: [Option<Device>; PLACES],
        there: impl Fn(Device) -> bool,
    ) {
        let places = self.places.iter_mut().zip(held);
        for (place, device) in places.filter(|(place, _)| place.who == PERSON) {
            place.device = device.filter(|device| there(*device));
        }
    }

    /// Seats this person where the device is: they take name and mark with them from another place of the table, or come
    /// to it. A person who sits elsewhere with a device of their own stays there.
    pub(in crate::features::join) fn sit_as_usual(
        &mut self,
        device: Device,
        name: &str,
        known: &KnownPlayers,
    ) {
        let here = self.seat_of(device);
        let Some(here) = here.filter(|here| self.places[*here].name != name) else {
            return;
        };
        match self.find(|place| place.name == name) {
            Some(there) if self.places[there].device.is_some() => {}
            Some(there) => {
                // Name and mark change places; the devices stay.
                self.set_mark(here, self.places[there].mark);
                let other = std::mem::replace(&mut self.places[here].name, name.to_owned());
                self.places[there].name = other;
            }
            None => self.seat_player(here, name, known),
        }
    }

    fn rename(&mut self, from: Device, to: Device) {
        let held = self.places.iter_mut().map(|place| &mut place.device);
        for device in held.chain([&mut self.host]) {
            if *device == Some(from) {
                *device = Some(to);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::Entity;
    use cant_stop_bots::Opponent;

    use super::*;

    const PAD: Device = Device::Pad(Entity::PLACEHOLDER);

    /// A table of two people, steered with this.
    fn steered_with(host: Device) -> TableSetup {
        let mut setup = TableSetup::default();
        setup.set_host(Some(host));
        setup
    }

    #[test]
    fn the_host_sits_first_and_others_at_free_places() {
        let mut setup = steered_with(Device::Keyboard);
        assert_eq!(setup.devices(), [Some(Device::Keyboard), None]);
        assert_eq!(setup.join(PAD), Some(1));
        assert_eq!(setup.join(Device::Mouse), Some(2), "a free place is taken");
        assert_eq!(setup.seat_of(Device::Keyboard), Some(0));
        let all = [Device::Keyboard, PAD, Device::Mouse].map(Some);
        assert_eq!(setup.devices(), all);
    }

    #[test]
    fn the_others_wait_for_a_guest_and_for_no_other() {
        let mut setup = steered_with(Device::Keyboard);
        setup.join(PAD);
        assert_eq!(setup.awaited(), None, "a press to sit down is enough");
        setup.toggle_ready(1);
        assert_eq!(setup.awaited(), Some(1));
        setup.toggle_ready(1);
        assert_eq!(setup.awaited(), None);
        let changes: [fn(&mut TableSetup); 5] = [
            |setup| setup.leave(PAD),
            |setup| setup.forget(PAD),
            |setup| setup.give(1, None),
            |setup| setup.give(1, Some(Device::Mouse)),
            |setup| setup.set_host(Some(PAD)),
        ];
        for change in changes {
            let mut setup = setup.clone();
            setup.toggle_ready(1);
            change(&mut setup);
            assert_eq!(setup.awaited(), None);
        }
    }

    #[test]
    fn bots_keep_their_places() {
        let mut setup = steered_with(PAD);
        for index in 1..PLACES {
            setup.put(index, Some(SeatKind::Bot(Opponent::Ibex)));
        }
        let before = setup.clone();
        assert_eq!(setup.join(Device::Keyboard), None);
        assert_eq!(setup.share_keyboard(Device::LeftKeys), None);
        assert_eq!(setup, before);
    }

    #[test]
    fn seats_change_with_what_is_held_there() {
        let mut setup = steered_with(Device::Keyboard);
        setup.join(PAD);
        setup.swap(0, 1);
        assert_eq!(setup.devices(), [PAD, Device::Keyboard].map(Some));
        setup.swap(1, 3);
        assert_eq!(setup.seat_of(Device::Keyboard), Some(3));
    }

    #[test]
    fn nothing_is_held_at_two_places() {
        let mut setup = steered_with(Device::Keyboard);
        setup.join(PAD);
        setup.give(0, Some(PAD));
        assert_eq!(setup.devices(), [PAD, Device::Keyboard].map(Some));
        setup.give(1, Some(PAD));
        assert_eq!(setup.devices(), [Device::Keyboard, PAD].map(Some));
        setup.give(1, None);
        assert_eq!(setup.devices(), [Some(Device::Keyboard), None]);
    }

    #[test]
    fn a_keyboard_is_halved_and_made_whole() {
        for host in [Device::Keyboard, Device::Mouse] {
            let mut setup = steered_with(host);
            assert_eq!(setup.share_keyboard(Device::LeftKeys), Some(1));
            assert_eq!(
                setup.devices(),
                [Device::RightKeys, Device::LeftKeys].map(Some)
            );
            setup.leave(Device::LeftKeys);
            assert_eq!(setup.host(), Some(Device::Keyboard));
            assert!(!setup.is_keyboard_shared());
        }
    }

    #[test]
    fn what_was_held_is_held_again_as_far_as_it_is_there() {
        let mut setup = steered_with(Device::Keyboard);
        setup.join(PAD);
        let held = setup.held();
        let mut again = TableSetup::default();
        again.hold(held, |_| true);
        again.set_host(Some(PAD));
        assert_eq!(again.devices(), [Device::Keyboard, PAD].map(Some));
        let mut without = TableSetup::default();
        without.hold(held, |device| device.pad().is_none());
        without.set_host(Some(Device::Mouse));
        assert_eq!(
            without.devices(),
            [Some(Device::Keyboard), None],
            "one desk"
        );
    }
}
