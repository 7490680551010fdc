//! Devices of the seats: a press out of turn, the seats, and a pad that is missed.

use bevy::prelude::*;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::features::seats::{DeviceQuestion, QuestionReason};
use cant_stop::input::{Device, DeviceAssignment, TurnRefused};
use cant_stop::referee::{Shown, StartGame};
use cant_stop_bots::Opponent;
use cant_stop_testkit::dialogs::{DEVICE, SEATS, TABLE_RULES};

use super::seats;
use crate::film::{Film, Manner};

/// Shows it all on the first turn of a game.
pub(super) fn shoot(film: &mut Film, seed: u64) -> Result<(), String> {
    film.play(Manner::Idle);
    let mut seats = seats();
    let bots = [Opponent::Marmot, Opponent::Summit];
    for (plan, opponent) in seats.iter_mut().skip(2).zip(bots) {
        plan.kind = SeatKind::Bot(opponent);
    }
    film.trigger(StartGame {
        seats,
        settings: default(),
        seed: Some(seed),
    });
    film.skip_to("a person’s turn", |scene| scene.waits_for_person())?;
    let world = film.world_mut();
    let turn = world.resource::<Shown>().game.turn();
    world.write_message(TurnRefused { turn });
    film.shoot_after(0.7, "out-of-turn")?;
    film.shoot_menu(TABLE_RULES, 0.7, "odds-and-speed")?;
    film.shoot_menu(SEATS, 0.5, "seats")?;
    let bot = SeatKind::Bot(Opponent::Owl);
    film.world_mut().resource_mut::<Seats>().0[turn.index()].kind = bot;
    film.shoot_after(0.5, "seat-bot")?;
    film.world_mut().resource_mut::<Seats>().0[turn.index()].kind = SeatKind::Person;
    film.world_mut().insert_resource(DeviceQuestion {
        seat: turn,
        reason: QuestionReason::Asked,
    });
    film.shoot_menu(DEVICE, 0.5, "device")?;
    film.world_mut().insert_resource(DeviceQuestion {
        seat: turn,
        reason: QuestionReason::Newcomer,
    });
    film.open_menu(Dialog::NONE);
    film.wait(0.5)?;
    film.shoot_menu(DEVICE, 0.5, "newcomer")?;
    film.open_menu(Dialog::NONE);
    let gone = Some(Device::Pad(Entity::PLACEHOLDER));
    film.world_mut()
        .resource_mut::<DeviceAssignment>()
        .assign(turn, gone);
    film.shoot_after(0.7, "pad-gone")?;
    *film.world_mut().resource_mut::<DeviceAssignment>() = DeviceAssignment::default();
    film.play(Manner::Usual);
    film.leave_game()
}
