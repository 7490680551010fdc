//! Question about the device of a seat, and its answers.

use bevy::prelude::*;
use cant_stop_rules::Seat;

/// Reason of the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionReason {
    /// It is their turn and their pad is disconnected.
    Lost,
    /// It is their turn, and it is unknown which of several pads of one kind is theirs.
    Doubt,
    /// They want to play with another device.
    Asked,
    /// On their turn a device was used that has no seat.
    Newcomer,
}

impl QuestionReason {
    /// Returns `true` if the game waits for a device.
    pub(super) fn is_missing(self) -> bool {
        matches!(self, QuestionReason::Lost | QuestionReason::Doubt)
    }
}

/// Question that is open, or was the last one.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceQuestion {
    /// The seat that is asked.
    pub seat: Seat,
    /// Reason.
    pub reason: QuestionReason,
}

/// Answer to the question.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeviceAnswer {
    /// The device that pressed the answer.
    This,
    /// Any device: one is passed around.
    Anything,
    /// None: a bot takes the seat.
    Bot,
}
