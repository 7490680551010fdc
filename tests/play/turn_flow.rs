//! The flow of a turn: every phase is seen, nobody acts out of turn, a press hurries, nothing freezes.

use std::collections::HashSet;

use bevy::prelude::*;
use cant_stop::ground::seats::SeatKind;
use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::Screen;
use cant_stop::{
    ground::states::TurnPhase,
    referee::{Act, Hold, IntentRefused, PlayerIntent, Refusal},
};
use cant_stop_rules::{Reason, Seat, Stage};

use crate::support::{Couch, bots, seats};

fn phase(couch: &Couch) -> Option<TurnPhase> {
    Some(*couch.app.world().get_resource::<State<TurnPhase>>()?.get())
}

fn refusals(couch: &mut Couch) -> Vec<Refusal> {
    couch
        .app
        .world_mut()
        .resource_mut::<Messages<IntentRefused>>()
        .drain()
        .map(|refused| refused.why)
        .collect()
}

fn ask(couch: &mut Couch, seat: u8, act: Act) -> Vec<Refusal> {
    refusals(couch);
    let seat = Seat::new(seat).unwrap();
    couch
        .app
        .world_mut()
        .write_message(PlayerIntent { seat, act });
    couch.frame();
    refusals(couch)
}

#[test]
fn a_game_goes_through_all_phases() {
    let mut couch = Couch::new();
    couch.start(bots(2), 3);
    let mut seen = HashSet::new();
    for _ in 0..200_000 {
        couch.frame();
        seen.extend(phase(&couch));
        if couch.screen() == Screen::Results {
            break;
        }
    }
    assert_eq!(couch.screen(), Screen::Results);
    let all = [
        TurnPhase::Rolling,
        TurnPhase::Pairing,
        TurnPhase::Deciding,
        TurnPhase::Busted,
        TurnPhase::Claimed,
    ];
    assert!(all.iter().all(|phase| seen.contains(phase)), "{seen:?}");
}

#[test]
fn only_the_seat_to_act_acts_and_only_when_all_is_shown() {
    let mut couch = Couch::new();
    couch.start(seats(&[SeatKind::Person; 2]), 1);
    assert_eq!(
        ask(&mut couch, 0, Act::Roll).len(),
        1,
        "nobody rolls before the roll-off is over"
    );
    couch.until("the first decision", |couch| {
        couch.is_idle() && couch.game().unwrap().stage() == Stage::Deciding
    });
    let turn = couch.game().unwrap().turn().index() as u8;
    let before = couch.game();
    assert_eq!(ask(&mut couch, 1 - turn, Act::Roll), [Refusal::NotYourTurn]);
    assert_eq!(
        ask(&mut couch, turn, Act::Stop),
        [Refusal::Illegal(Reason::MoveFirst)]
    );
    assert_eq!(couch.game(), before, "a refused intent changes nothing");
    assert_eq!(ask(&mut couch, turn, Act::Roll), []);
    assert_eq!(ask(&mut couch, turn, Act::Roll), [Refusal::StillShowing]);
}

#[test]
fn a_press_hurries_what_is_shown() {
    let frames_of_first_throw = |press: bool| {
        let mut couch = Couch::new();
        couch.start(seats(&[SeatKind::Person; 2]), 1);
        couch.until("the first throw", |couch| !couch.is_idle());
        let start = couch.shown();
        if press {
            couch.key(KeyCode::Space);
        }
        let mut frames = 0;
        while couch.shown() == start {
            couch.frame();
            frames += 1;
        }
        frames
    };
    assert!(frames_of_first_throw(true) * 3 < frames_of_first_throw(false));
}

#[test]
fn a_hold_that_nobody_ends_ends_itself() {
    let mut couch = Couch::new();
    couch.start(seats(&[SeatKind::Person; 2]), 1);
    couch.app.world_mut().spawn(Hold::seconds(f32::MAX));
    couch.until("the first decision", |couch| {
        couch.is_idle() && couch.game().unwrap().stage() == Stage::Deciding
    });
}

#[test]
fn what_is_shown_is_what_happened_once_all_is_shown() {
    let mut couch = Couch::new();
    couch.set_speed(Speed::Fast);
    couch.start(bots(3), 9);
    for _ in 0..3000 {
        couch.frame();
        if couch.is_idle() && couch.game().is_some() {
            assert_eq!(couch.shown(), couch.game());
        }
    }
}
