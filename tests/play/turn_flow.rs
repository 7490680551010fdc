//! The flow of a turn: every phase is seen, no seat acts out of turn, a press hurries, nothing freezes.

use std::collections::HashSet;

use bevy::prelude::*;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::Speed;
use cant_stop::core::states::TurnPhase;
use cant_stop::referee::{Act, Hold, IntentRefused, PlayerIntent, Refusal};
use cant_stop_rules::{Reason, Seat, Stage};
use cant_stop_testkit::{Session, bots, seats};

fn phase(session: &Session) -> Option<TurnPhase> {
    Some(
        *session
            .app
            .world()
            .get_resource::<State<TurnPhase>>()?
            .get(),
    )
}

fn refusals(session: &mut Session) -> Vec<Refusal> {
    session
        .app
        .world_mut()
        .resource_mut::<Messages<IntentRefused>>()
        .drain()
        .map(|refused| refused.why)
        .collect()
}

fn ask(session: &mut Session, seat: u8, act: Act) -> Vec<Refusal> {
    refusals(session);
    let seat = Seat::new(seat).unwrap();
    session
        .app
        .world_mut()
        .write_message(PlayerIntent { seat, act });
    session.frame();
    refusals(session)
}

#[test]
fn a_game_goes_through_all_phases() {
    let mut session = Session::of_match();
    session.start(bots(2), 3);
    let all = [
        TurnPhase::Rolling,
        TurnPhase::Pairing,
        TurnPhase::Deciding,
        TurnPhase::Busted,
        TurnPhase::Claimed,
    ];
    let mut seen = HashSet::new();
    for _ in 0..200_000 {
        session.frame();
        seen.extend(phase(&session));
        if all.iter().all(|phase| seen.contains(phase)) {
            return;
        }
    }
    panic!("only {seen:?}");
}

#[test]
fn only_the_seat_to_act_acts_and_only_when_all_is_shown() {
    let mut session = Session::of_match();
    session.start(seats(&[SeatKind::Person; 2]), 1);
    assert_eq!(
        ask(&mut session, 0, Act::Roll).len(),
        1,
        "no seat rolls before the roll-off is over"
    );
    session.until("the first decision", |session| {
        session.is_idle() && session.game().unwrap().stage() == Stage::Deciding
    });
    let turn = session.game().unwrap().turn().index() as u8;
    let before = session.game();
    assert_eq!(
        ask(&mut session, 1 - turn, Act::Roll),
        [Refusal::NotYourTurn]
    );
    assert_eq!(
        ask(&mut session, turn, Act::Stop),
        [Refusal::Illegal(Reason::MoveFirst)]
    );
    assert_eq!(session.game(), before, "a refused intent changes nothing");
    assert_eq!(ask(&mut session, turn, Act::Roll), []);
    assert_eq!(ask(&mut session, turn, Act::Roll), [Refusal::StillShowing]);
}

#[test]
fn a_press_hurries_what_is_shown() {
    let frames_of_first_throw = |press: bool| {
        let mut session = Session::new();
        session.start(seats(&[SeatKind::Person; 2]), 1);
        session.until("the first throw", |session| !session.is_idle());
        let start = session.shown();
        if press {
            session.key(KeyCode::Space);
        }
        let mut frames = 0;
        while session.shown() == start {
            session.frame();
            frames += 1;
        }
        frames
    };
    assert!(frames_of_first_throw(true) * 3 < frames_of_first_throw(false));
}

#[test]
fn a_hold_ends_itself_in_time() {
    let mut session = Session::of_match();
    session.start(seats(&[SeatKind::Person; 2]), 1);
    session.app.world_mut().spawn(Hold::seconds(f32::MAX));
    session.until("the first decision", |session| {
        session.is_idle() && session.game().unwrap().stage() == Stage::Deciding
    });
}

#[test]
fn what_is_shown_is_what_happened_once_all_is_shown() {
    let mut session = Session::of_match();
    session.set_speed(Speed::Fast);
    session.start(bots(3), 9);
    for _ in 0..3000 {
        session.frame();
        if session.is_idle() && session.game().is_some() {
            assert_eq!(session.shown(), session.game());
        }
    }
}
