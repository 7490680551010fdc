//! Looks at seats and devices: the lines in the pause, one seat, and the question for a missing pad.

use bevy::prelude::*;
use cant_stop::core::seats::{Mark, SeatKind, SeatPlan, Seats};
use cant_stop::core::settings::Speed;
use cant_stop::input::{Device, DeviceAssignment};
use cant_stop_bots::Opponent;
use cant_stop_rules::Stage;
use cant_stop_testkit::Session;

use crate::gallery::{ARRIVE, LONG, press};
use crate::variants::Report;

/// Three columns that the last seat climbs to their tops in its first turn.
const WON: [&str; 2] = [
    "3:4D 1111=2+2 1166=2+12 6666=12+12 1212=3+3 1212=3+3 1245=3",
    "3:4D 4646=10+10 4646=10+10 4646=10+10 4656=10+11 5656=11+11 5656=11+11 6666=12+12 1266=12",
];

fn people() -> [SeatPlan; 4] {
    Mark::ALL.map(|mark| SeatPlan {
        name: LONG.to_owned(),
        mark,
        kind: SeatKind::Person,
    })
}

#[test]
fn a_won_game_keeps_the_laws_of_the_layout() {
    let mut report = Report::default();
    for line in WON {
        let mut session = Session::new();
        session.set_speed(Speed::Instant);
        session.at_position(&people(), line, 28);
        session.until("stop and win", |session| {
            session.is_idle() && session.game().unwrap().stop_wins()
        });
        session.wait(ARRIVE);
        report.look(&mut session, line);
    }
    report.close(2);
}

#[test]
fn who_plays_keeps_the_laws_of_the_layout() {
    let mut session = Session::new();
    let mut report = Report::default();
    session.start(people().to_vec(), 28);
    session.until("the first decision", |session| {
        session.is_idle() && session.game().unwrap().stage() == Stage::Deciding
    });
    let pads = [session.connect_pad(), session.connect_pad()];
    let devices = [
        Device::Pad(pads[0]),
        Device::Pad(pads[1]),
        Device::LeftKeys,
        Device::RightKeys,
    ];
    session
        .app
        .insert_resource(DeviceAssignment(devices.map(Some).to_vec()));
    session.wait(ARRIVE);
    press(&mut session, "Pause");
    press(&mut session, "Who plays");
    report.look(&mut session, "who plays");
    press(&mut session, "Plays with: ");
    report.look(&mut session, "the device of a seat");
    press(&mut session, "Back");
    let mut seats = session.app.world_mut().resource_mut::<Seats>();
    seats.0[0].kind = SeatKind::Bot(Opponent::Ibex);
    session.wait(ARRIVE);
    report.look(&mut session, "a seat of a bot");
    seats_are_people_again(&mut session);
    for _ in 0..2 {
        session.key(KeyCode::Escape);
        session.wait(ARRIVE);
    }
    let turn = session.game().unwrap().turn();
    let mut hands = session.app.world_mut().resource_mut::<DeviceAssignment>();
    hands.assign(turn, Some(Device::Pad(pads[0])));
    session.disconnect_pad(pads[0]);
    session.wait(ARRIVE);
    report.look(&mut session, "a pad that is gone");
    report.close(4);
}

fn seats_are_people_again(session: &mut Session) {
    let mut seats = session.app.world_mut().resource_mut::<Seats>();
    seats.0[0].kind = SeatKind::Person;
}
