//! Who plays with what, looked at: the lines in the pause, one seat, and what is asked when a pad is missing.

use bevy::prelude::*;
use cant_stop::devices::DeviceAssignment;
use cant_stop::ground::seats::{Mark, SeatKind, SeatPlan, Seats};
use cant_stop::input::Device;
use cant_stop_bots::Opponent;
use cant_stop_rules::Stage;

use crate::gallery::{ARRIVE, LONG, press};
use crate::support::Couch;
use crate::variants::Report;

#[test]
fn who_plays_keeps_the_laws_of_the_layout() {
    let mut couch = Couch::new();
    let mut report = Report::default();
    let seats = Mark::ALL.map(|mark| SeatPlan {
        name: LONG.to_owned(),
        mark,
        kind: SeatKind::Person,
    });
    couch.start(seats.to_vec(), 28);
    couch.until("the first decision", |couch| {
        couch.is_idle() && couch.game().unwrap().stage() == Stage::Deciding
    });
    let pads = [couch.connect_pad(), couch.connect_pad()];
    let devices = [
        Device::Pad(pads[0]),
        Device::Pad(pads[1]),
        Device::LeftKeys,
        Device::RightKeys,
    ];
    couch
        .app
        .insert_resource(DeviceAssignment(devices.map(Some).to_vec()));
    couch.frames(ARRIVE);
    press(&mut couch, "Pause");
    press(&mut couch, "Who plays");
    report.look(&mut couch, "who plays");
    press(&mut couch, LONG);
    report.look(&mut couch, "a seat");
    press(&mut couch, "Plays with: ");
    report.look(&mut couch, "what somebody plays with");
    press(&mut couch, "Back");
    let mut seats = couch.app.world_mut().resource_mut::<Seats>();
    seats.0[0].kind = SeatKind::Bot(Opponent::Ibex);
    couch.frames(ARRIVE);
    report.look(&mut couch, "a seat of a bot");
    seats_are_people_again(&mut couch);
    for _ in 0..3 {
        couch.key(KeyCode::Escape);
        couch.frames(ARRIVE);
    }
    let turn = couch.game().unwrap().turn();
    let mut hands = couch.app.world_mut().resource_mut::<DeviceAssignment>();
    hands.assign(turn, Some(Device::Pad(pads[0])));
    couch.disconnect_pad(pads[0]);
    couch.frames(ARRIVE);
    report.look(&mut couch, "a pad that is gone");
    report.close(5);
}

fn seats_are_people_again(couch: &mut Couch) {
    let mut seats = couch.app.world_mut().resource_mut::<Seats>();
    seats.0[0].kind = SeatKind::Person;
}
