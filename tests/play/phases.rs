//! Entities of a phase of the turn exist in that phase alone, even where everything else asks for them.

use cant_stop::referee::RefereeSystems;
use cant_stop_rules::{Column, Use};

use crate::prelude::*;

/// While it is there, the phase stays as it is, whatever is shown.
#[derive(Resource)]
struct PhaseHeld;

fn session() -> Session {
    let mut session = Session::new();
    let phase = RefereeSystems::Phase.run_if(not(resource_exists::<PhaseHeld>));
    session.app.configure_sets(Update, phase);
    session
}

fn hold_phase(session: &mut Session, phase: TurnPhase) {
    session.app.insert_resource(PhaseHeld);
    session.resource_mut::<NextState<TurnPhase>>().set(phase);
    session.frames(5);
}

fn release_phase(session: &mut Session) {
    session.app.world_mut().remove_resource::<PhaseHeld>();
    session.frames(2);
}

/// A person at a roll, in the phase of which nothing but `hold` is seen; then asked for a pairing.
fn at_a_pairing(hold: Option<TurnPhase>) -> (Session, Game) {
    let mut session = session().instant();
    session.start_two(1);
    session.act(Act::Roll);
    if let Some(phase) = hold {
        hold_phase(&mut session, phase);
    }
    let game = session.until_stage(Stage::Pairing);
    session.frames(5);
    (session, game)
}

#[test]
fn no_card_lies_there_before_a_pairing_is_to_be_chosen() {
    let (mut session, game) = at_a_pairing(Some(TurnPhase::Rolling));
    let before = session.offers();
    release_phase(&mut session);
    let mut cards = session.offers();
    cards.retain(|offer| !before.contains(offer));
    assert!(cards.len() >= game.legal_moves().len(), "{cards:?}");
    // A choice taken back deals the same cards again.
    session.act(Act::Choose(game.legal_moves()[0]));
    session.until_stage(Stage::Deciding);
    session.frames(5);
    assert!(cards.iter().all(|card| !session.is_offered(card)));
    session.act(Act::TakeBack);
    assert!(cards.iter().all(|card| session.is_offered(card)));
}

#[test]
fn neither_roll_nor_stop_can_be_pressed_before_that_is_to_be_decided() {
    let (mut session, game) = at_a_pairing(None);
    let offered = |session: &mut Session| ["Roll again", "Stop"].map(|it| session.is_offered(it));
    hold_phase(&mut session, TurnPhase::Pairing);
    session.act(Act::Choose(game.legal_moves()[0]));
    session.until_stage(Stage::Deciding);
    session.frames(5);
    assert_eq!(offered(&mut session), [false; 2]);
    release_phase(&mut session);
    assert_eq!(offered(&mut session), [true; 2]);
    // Nor are they left behind when something else is to be done.
    hold_phase(&mut session, TurnPhase::Rolling);
    assert_eq!(offered(&mut session), [false; 2]);
}

#[test]
fn no_square_is_given_up_before_the_choice_of_those_to_keep() {
    let mut session = session();
    let game = choosing(&mut session);
    let squares = |session: &mut Session| {
        let offers = session.offers();
        offers.iter().filter(|it| it.starts_with("Camp in")).count()
    };
    let choice = game.keep_choice().unwrap();
    assert_eq!(squares(&mut session), usize::from(choice.from.len()));
    hold_phase(&mut session, TurnPhase::Deciding);
    assert_eq!(squares(&mut session), 0);
}

#[test]
fn no_sum_that_would_have_saved_a_turn_is_told_before_it_is_lost() {
    let mut session = session();
    session.start(bots(2), 3);
    let is_busting = |session: &Session| {
        let event = session.beat().map(|beat| beat.event);
        matches!(event, Some(GameEvent::Busted { .. }))
    };
    // The phase of the roll before it is held as soon as it is known to bust.
    session.until("a roll that busts", |session| {
        session.beat().is_some_and(|beat| {
            matches!(beat.event, GameEvent::Rolled { .. }) && beat.after.legal_moves().is_empty()
        })
    });
    hold_phase(&mut session, TurnPhase::Rolling);
    session.until("the bust", |session| is_busting(session));
    session.frames(3);
    let game = session.shown().unwrap();
    let saving = Column::ALL.iter();
    let saving = saving.filter(|it| game.usage(**it) == Use::Usable).count();
    let numbers = |session: &mut Session| {
        let texts = session.texts().into_iter();
        texts.filter(|text| text.parse::<u8>().is_ok()).count()
    };
    let before = numbers(&mut session);
    release_phase(&mut session);
    assert!(is_busting(&session));
    assert_eq!(numbers(&mut session), before + saving);
    session.until("the next turn", |session| !is_busting(session));
    assert_eq!(numbers(&mut session), before);
}

#[test]
fn a_game_continued_is_in_its_phase_from_the_first_frame_on() {
    let (mut session, game) = at_a_pairing(None);
    let offers = session.offers();
    session.leave();
    session.trigger(ContinueGame);
    session.frame();
    assert_eq!(session.screen(), Screen::Play);
    assert_eq!(session.game(), Some(game));
    assert_eq!(session.phase(), Some(TurnPhase::Pairing));
    session.frame();
    let now = session.offers();
    assert!(offers.iter().all(|offer| now.contains(offer)), "{now:?}");
}
