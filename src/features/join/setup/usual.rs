//! Seats people with their usual devices.

use super::{PLACES, TableSetup};
use crate::input::Device;

impl TableSetup {
    /// Seats this person where the device is: they take name and mark with them from another place of the table, or come
    /// to it. A person who sits elsewhere with a device of their own stays there.
    pub(in crate::features::join) fn sit_as_usual(&mut self, device: Device, name: &str) {
        let Some(here) = self.seat_of(device) else {
            return;
        };
        if self.places[here].name == name {
            return;
        }
        match (0..PLACES).find(|&index| self.places[index].name == name) {
            Some(there) if self.places[there].device.is_some() => {}
            Some(there) => self.exchange(here, there),
            None => {
                self.places[here].name = name.to_owned();
                let mark = self.known.iter().find(|(known, _)| known == name);
                if let Some(&(_, mark)) = mark.filter(|(_, mark)| self.is_free(here, *mark)) {
                    self.set_mark(here, mark);
                }
            }
        }
    }

    /// Those at two places change names and marks; what is held there stays.
    fn exchange(&mut self, one: usize, other: usize) {
        let [one, other] = self
            .places
            .get_disjoint_mut([one, other])
            .expect("two places");
        std::mem::swap(&mut one.name, &mut other.name);
        std::mem::swap(&mut one.mark, &mut other.mark);
    }
}
