//! Pads that are missing in a match, and the seats that wait for them.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::question::QuestionReason;
use crate::input::{Device, DeviceAssignment, Pads};

/// Missing pads, and the seats whose pad is unknown because of them.
#[derive(Resource, Debug, Default)]
pub(super) struct MissingPads {
    /// Pads that are disconnected.
    pub(super) gone: Vec<Entity>,
    /// Seats whose pad was disconnected together with another one of its model: their pads cannot be told apart.
    pub(super) in_doubt: Vec<Seat>,
    /// Pad that was passed around when it was disconnected, if the game waits for it.
    pub(super) passed_around: Option<Entity>,
}

impl MissingPads {
    /// Records that the device of a seat is known. If one seat in doubt and one pad of the model are left, they belong
    /// together.
    pub(super) fn settle(&mut self, seat: Seat, assignment: &mut DeviceAssignment, pads: &Pads) {
        self.in_doubt.retain(|other| *other != seat);
        self.passed_around = None;
        self.eliminate(assignment, pads);
    }

    /// Assigns the only pad of the model that is left to the only seat in doubt.
    pub(super) fn eliminate(&mut self, assignment: &mut DeviceAssignment, pads: &Pads) {
        let [seat] = self.in_doubt[..] else { return };
        let Some(pad) = assignment.of(seat).and_then(Device::pad) else {
            self.in_doubt.clear();
            return;
        };
        let is_free = |pad: &Entity| {
            let mut holders = assignment.held_by(Device::Pad(*pad));
            holders.all(|holder| holder == seat)
        };
        let mut left = pads.like(pad).filter(is_free);
        if let (Some(only), None) = (left.next(), left.next()) {
            assignment.assign(seat, Some(Device::Pad(only)));
            self.in_doubt.clear();
        }
    }

    /// Reason to ask the person at a seat; `None` if their device is there.
    pub(super) fn reason(
        &self,
        seat: Seat,
        assignment: &DeviceAssignment,
        pads: &Pads,
    ) -> Option<QuestionReason> {
        match assignment.of(seat).map(Device::pad) {
            Some(Some(pad)) if !pads.has(pad) => Some(QuestionReason::Lost),
            Some(Some(_)) if self.in_doubt.contains(&seat) => Some(QuestionReason::Doubt),
            None if self.passed_around.is_some() => Some(QuestionReason::Lost),
            _ => None,
        }
    }
}
