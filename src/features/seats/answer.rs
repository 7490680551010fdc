//! Answers the question about the device of a seat: the device that presses the answer is the answer.

use bevy::prelude::*;

use super::missing::MissingPads;
use super::question::{DEVICE, DeviceAnswer, DeviceQuestion, QuestionReason};
use crate::input::{
    Bindings, Device, DeviceActivity, DeviceAssignment, Pads, Press, Switch,
    UnclaimedDevicePressed, half_of_key,
};
use crate::ui::prelude::*;

/// Bot that plays for a person whose device is missing.
const STAND_IN: Opponent = Opponent::Magpie;

/// Device that was used in this frame, or is held down; `None` if a screen reader gave the answer.
fn device_in_use(
    activity: &DeviceActivity,
    assignment: &DeviceAssignment,
    (switch, bindings): (&Switch, &Bindings),
) -> Option<Device> {
    let pad = activity.now().iter().find(|device| device.pad().is_some());
    let desk: &[Device] = match assignment.share_the_keyboard() {
        true => &[Device::LeftKeys, Device::RightKeys, Device::Mouse],
        false => &[Device::Keyboard, Device::Mouse],
    };
    let desk = || desk.iter().find(|device| activity.includes(**device));
    // In one-button play by steps the answer comes while the switch is held, long after its press.
    let held = || match switch.held()? {
        (Some(pad), _) => Some(Device::Pad(pad)),
        (None, Press::Key(key)) if assignment.share_the_keyboard() => {
            Some(half_of_key(key, bindings))
        }
        (None, Press::Key(_)) => Some(Device::Keyboard),
        (None, _) => Some(Device::Mouse),
    };
    pad.or_else(desk).copied().or_else(held)
}

/// Assigns a device to a seat. If the seats of two pads of one model may have been confused, they are swapped; a pad that
/// alone is gone was not, and the other one is shared.
fn assign(
    assignment: &mut DeviceAssignment,
    (pads, missing): (&Pads, &MissingPads),
    seat: Seat,
    device: Option<Device>,
) {
    let before = assignment.of(seat);
    if let (Some(Device::Pad(old)), Some(Device::Pad(new))) = (before, device)
        && pads.are_alike(old, new)
        && (pads.has(old) || missing.in_doubt.contains(&seat))
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
    question: If<Res<DeviceQuestion>>,
    (activity, switch, bindings): (Res<DeviceActivity>, Res<Switch>, Res<Bindings>),
    pads: Pads,
    mut seats: If<ResMut<Seats>>,
    mut assignment: ResMut<DeviceAssignment>,
    mut missing: ResMut<MissingPads>,
    mut dialogs: ResMut<Dialogs>,
) {
    let seat = question.seat;
    match *answer {
        DeviceAnswer::This => {
            // A seat that any device serves keeps that.
            if question.reason == QuestionReason::Asked || assignment.of(seat).is_some() {
                let device = device_in_use(&activity, &assignment, (&switch, &bindings));
                assign(&mut assignment, (&pads, &missing), seat, device);
            }
        }
        DeviceAnswer::Anything => assignment.assign(seat, None),
        DeviceAnswer::Bot => {
            if let Some(plan) = seats.0.0.get_mut(seat.index()) {
                plan.kind = SeatKind::Bot(STAND_IN);
            }
        }
    }
    if *answer != DeviceAnswer::Bot {
        missing.settle(seat, &mut assignment, &pads);
    }
    match question.reason {
        QuestionReason::Asked => dialogs.back(),
        _ => dialogs.close(),
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
