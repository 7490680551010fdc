//! Devices of the seats: a press out of turn, the seats, and a pad that is missing.

use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::features::seats::{DeviceQuestion, QuestionReason};
use cant_stop::input::{Device, DeviceAssignment, LowBattery, TurnRefused};
use cant_stop_bots::Opponent;
use cant_stop_rules::Variant;

use super::Walk;
use super::people::Manner;
use crate::dialogs::{DEVICE, SEATS, TABLE_RULES};

/// Devices on the first turn of a game of four people.
pub(super) fn devices(walk: &mut Walk) {
    walk.play(Manner::Idle);
    walk.start_at(&[SeatKind::Person; 4], Variant::default(), walk.seed);
    walk.skip_to("a person’s turn", |session| session.asks_person());
    let pads = [(); 2].map(|()| walk.session().connect_pad());
    let [first, second] = pads.map(Device::Pad);
    let devices = [first, second, Device::LeftKeys, Device::RightKeys];
    walk.set(DeviceAssignment(devices.map(Some).to_vec()));
    let turn = walk.session().shown().map(|game| game.turn());
    let turn = turn.expect("a game is shown");
    walk.world().write_message(TurnRefused { turn });
    walk.show_after(0.7, "out-of-turn");
    walk.show_dialog(TABLE_RULES, "odds-and-speed");
    walk.show_dialog(SEATS, "seats");
    set_first_seat(walk, SeatKind::Bot(Opponent::Owl));
    walk.show_after(0.5, "seat-bot");
    set_first_seat(walk, SeatKind::Person);
    for (reason, name) in [
        (QuestionReason::Asked, "device"),
        (QuestionReason::Newcomer, "newcomer"),
    ] {
        walk.set(DeviceQuestion { seat: turn, reason });
        walk.show_dialog(DEVICE, name);
        walk.close();
    }
    let mut assignment = walk.world().resource_mut::<DeviceAssignment>();
    assignment.assign(turn, Some(first));
    walk.world().entity_mut(pads[0]).insert(LowBattery);
    walk.show_after(0.7, "pad-low");
    walk.session().disconnect_pad(pads[0]);
    walk.show_after(0.7, "pad-gone");
    walk.session().disconnect_pad(pads[1]);
    walk.set(DeviceAssignment::default());
    walk.leave();
}

fn set_first_seat(walk: &mut Walk, kind: SeatKind) {
    walk.world().resource_mut::<Seats>().0[0].kind = kind;
}
