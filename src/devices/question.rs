//! The question what a seat is played with: the device that presses the answer is the answer.

use bevy::prelude::*;
use cant_stop_bots::Opponent;
use cant_stop_rules::Seat;

use super::loss::Missing;
use super::{DeviceAssignment, Pads};
use crate::core::seats::{SeatKind, Seats};
use crate::core::states::Menu;
use crate::input::{Device, DeviceActivity};

/// The bot that plays for a person whose device is missing.
const STAND_IN: Opponent = Opponent::RuleOf28;

/// Why the question is asked.
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

/// The question that is open, or was last.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceQuestion {
    /// The seat that is asked.
    pub seat: Seat,
    /// Why.
    pub reason: QuestionReason,
}

/// The answer.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeviceAnswer {
    /// The device that pressed this.
    This,
    /// Any device: one is passed around.
    Anything,
    /// None: a bot plays.
    Bot,
}

/// The device that was used in this frame; `None` if a screen reader did it.
fn device_in_use(activity: &DeviceActivity, assignment: &DeviceAssignment) -> Option<Device> {
    let now = activity.now();
    let find = |devices: &[Device]| {
        devices
            .iter()
            .copied()
            .find(|device| activity.includes(*device))
    };
    let pad = now.iter().copied().find(|device| device.pad().is_some());
    let keys = if assignment.share_the_keyboard() {
        find(&[Device::LeftKeys, Device::RightKeys])
    } else {
        find(&[Device::Keyboard])
    };
    pad.or(keys).or_else(|| find(&[Device::Mouse]))
}

/// Assigns a device to a seat. If the seats of two pads of one kind were confused, they are swapped.
fn assign(assignment: &mut DeviceAssignment, pads: &Pads, seat: Seat, device: Option<Device>) {
    let before = assignment.of(seat);
    if let (Some(Device::Pad(old)), Some(Device::Pad(new))) = (before, device)
        && pads.are_alike(old, new)
    {
        let others: Vec<Seat> = assignment.held_by(Device::Pad(new)).collect();
        for other in others.into_iter().filter(|other| *other != seat) {
            assignment.assign(other, before);
        }
    }
    assignment.assign(seat, device);
}

fn answer(
    answer: On<DeviceAnswer>,
    question: Option<Res<DeviceQuestion>>,
    activity: Res<DeviceActivity>,
    pads: Pads,
    seats: Option<ResMut<Seats>>,
    mut assignment: ResMut<DeviceAssignment>,
    mut missing: ResMut<Missing>,
    mut next: ResMut<NextState<Menu>>,
) {
    let (Some(question), Some(mut seats)) = (question, seats) else {
        return;
    };
    let seat = question.seat;
    match *answer {
        DeviceAnswer::This => {
            // A seat that any device serves stays so.
            if question.reason == QuestionReason::Asked || assignment.of(seat).is_some() {
                let device = device_in_use(&activity, &assignment);
                assign(&mut assignment, &pads, seat, device);
            }
        }
        DeviceAnswer::Anything => assignment.assign(seat, None),
        DeviceAnswer::Bot => {
            if let Some(plan) = seats.0.get_mut(seat.index()) {
                plan.kind = SeatKind::Bot(STAND_IN);
            }
        }
    }
    if *answer != DeviceAnswer::Bot {
        missing.settle(seat, &mut assignment, &pads);
    }
    NextState::set_if_neq(
        &mut next,
        match question.reason {
            QuestionReason::Asked => Menu::Seat,
            QuestionReason::Lost | QuestionReason::Doubt | QuestionReason::Newcomer => Menu::None,
        },
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(answer);
}
