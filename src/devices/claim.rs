//! Somebody is asked what they play with: the device that presses the answer is the answer.

use bevy::prelude::*;
use cant_stop_bots::Opponent;
use cant_stop_rules::Seat;

use super::loss::Missing;
use super::{DeviceAssignment, Pads};
use crate::ground::seats::{SeatKind, Seats};
use crate::ground::states::Menu;
use crate::input::{Device, Used};

/// Who decides for somebody whose device is gone, when nobody says who.
const STAND_IN: Opponent = Opponent::RuleOf28;

/// Why somebody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is their turn and their pad is gone.
    Lost,
    /// It is their turn, and pads of one kind came back in an order that nobody knows.
    Doubt,
    /// They want to play with something else.
    Asked,
    /// On their turn something was pressed that nobody plays with.
    Newcomer,
}

/// The question that is open, or was last.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who is asked.
    pub seat: Seat,
    /// Why.
    pub why: Why,
}

/// What is answered.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// What this was pressed with.
    This,
    /// Whatever is passed around.
    Anything,
    /// Nothing: a bot is to play.
    Bot,
}

/// The device that was used in this frame; none if a screen reader did it.
fn in_use(used: &Used, hands: &DeviceAssignment) -> Option<Device> {
    let now = used.now();
    let find = |devices: &[Device]| devices.iter().copied().find(|device| used.is(*device));
    let pad = now.iter().copied().find(|device| device.pad().is_some());
    let keys = if hands.halve_the_keyboard() {
        find(&[Device::LeftKeys, Device::RightKeys])
    } else {
        find(&[Device::Keyboard])
    };
    pad.or(keys).or_else(|| find(&[Device::Mouse]))
}

/// Gives a seat a device. Whose pads of one kind were mixed up gets the other one.
fn take(hands: &mut DeviceAssignment, pads: &Pads, seat: Seat, device: Option<Device>) {
    let before = hands.of(seat);
    if let (Some(Device::Pad(old)), Some(Device::Pad(new))) = (before, device)
        && pads.are_alike(old, new)
    {
        let others: Vec<Seat> = hands.held_by(Device::Pad(new)).collect();
        for other in others.into_iter().filter(|other| *other != seat) {
            hands.give(other, before);
        }
    }
    hands.give(seat, device);
}

fn answer(
    answer: On<Answer>,
    claim: Option<Res<Claim>>,
    used: Res<Used>,
    pads: Pads,
    seats: Option<ResMut<Seats>>,
    mut hands: ResMut<DeviceAssignment>,
    mut missing: ResMut<Missing>,
    mut next: ResMut<NextState<Menu>>,
) {
    let (Some(claim), Some(mut seats)) = (claim, seats) else {
        return;
    };
    let seat = claim.seat;
    match *answer {
        Answer::This => {
            // Who plays with what is passed around still does.
            if claim.why == Why::Asked || hands.of(seat).is_some() {
                let device = in_use(&used, &hands);
                take(&mut hands, &pads, seat, device);
            }
        }
        Answer::Anything => hands.give(seat, None),
        Answer::Bot => {
            if let Some(plan) = seats.0.get_mut(seat.index()) {
                plan.kind = SeatKind::Bot(STAND_IN);
            }
        }
    }
    if *answer != Answer::Bot {
        missing.is_settled(seat, &mut hands, &pads);
    }
    NextState::set_if_neq(
        &mut next,
        match claim.why {
            Why::Asked => Menu::Seat,
            Why::Lost | Why::Doubt | Why::Newcomer => Menu::None,
        },
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(answer);
}
