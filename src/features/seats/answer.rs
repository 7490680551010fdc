//! Answers the question about the device of a seat: the device that presses the answer is the answer.

use bevy::prelude::*;
use cant_stop_bots::Opponent;
use cant_stop_rules::Seat;

use super::device_question::{DeviceAnswer, DeviceQuestion, QuestionReason};
use super::missing::MissingPads;
use crate::core::dialogs::Dialogs;
use crate::core::seats::{SeatKind, Seats};
use crate::features::seats::question::DEVICE;
use crate::input::{Device, DeviceActivity, DeviceAssignment, Pads, UnclaimedDevicePressed};

/// Bot that plays for a person whose device is missing.
const STAND_IN: Opponent = Opponent::Magpie;

/// Device that was used in this frame; `None` if a screen reader gave the answer.
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

/// Assigns a device to a seat. If the seats of two pads of one model were confused, they are swapped.
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
    mut missing: ResMut<MissingPads>,
    mut dialogs: ResMut<Dialogs>,
) {
    let (Some(question), Some(mut seats)) = (question, seats) else {
        return;
    };
    let seat = question.seat;
    match *answer {
        DeviceAnswer::This => {
            // A seat that any device serves keeps that.
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
    match question.reason {
        QuestionReason::Asked => dialogs.back(),
        QuestionReason::Lost | QuestionReason::Doubt | QuestionReason::Newcomer => dialogs.close(),
    }
}

/// Opens the question if a device without a seat belongs to the person whose turn it is.
fn ask_newcomer(
    mut unclaimed: MessageReader<UnclaimedDevicePressed>,
    mut dialogs: ResMut<Dialogs>,
    mut commands: Commands,
) {
    if let Some(&UnclaimedDevicePressed(seat)) = unclaimed.read().last() {
        commands.insert_resource(DeviceQuestion {
            seat,
            reason: QuestionReason::Newcomer,
        });
        dialogs.open(DEVICE);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(answer).add_systems(Update, ask_newcomer);
}
