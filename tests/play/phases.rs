//! Entities of a phase of the turn exist in that phase alone, even where everything else asks for them.

use bevy::prelude::*;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::Speed;
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop::referee::{
    Act, BeatQueue, ContinueGame, LeaveGame, PlayerIntent, RefereeSystems, WhoseTurn,
};
use cant_stop_rules::{
    Column, Event as GameEvent, Game, Landing, Obligation, Settings, Stage, Use,
};

use cant_stop_testkit::{Session, bots, seats};

/// While it is there, the phase stays as it is, whatever is shown.
#[derive(Resource)]
struct PhaseHeld;

fn session() -> Session {
    let mut session = Session::new();
    session.app.configure_sets(
        Update,
        RefereeSystems::Phase.run_if(not(resource_exists::<PhaseHeld>)),
    );
    session
}

fn phase(session: &Session) -> TurnPhase {
    *session.app.world().resource::<State<TurnPhase>>().get()
}

fn hold_phase(session: &mut Session, phase: TurnPhase) {
    let world = session.app.world_mut();
    world.insert_resource(PhaseHeld);
    world.resource_mut::<NextState<TurnPhase>>().set(phase);
    session.frame();
}

fn release_phase(session: &mut Session) {
    session.app.world_mut().remove_resource::<PhaseHeld>();
    session.frames(2);
}

/// Offers that were not there before.
fn new_offers(session: &mut Session, before: &[String]) -> Vec<String> {
    let mut offers = session.offers();
    offers.retain(|offer| !before.contains(offer));
    offers
}

fn act(session: &mut Session, act: Act) {
    let seat = session.game().unwrap().turn();
    let world = session.app.world_mut();
    world.write_message(PlayerIntent { seat, act });
    session.frames(2);
}

/// Goes on until a person is asked at this stage.
fn until_asked(session: &mut Session, stage: Stage) -> Game {
    session.until("the question", |session| {
        let person = session.app.world().resource::<WhoseTurn>().person();
        person.is_some() && session.game().is_some_and(|game| game.stage() == stage)
    });
    session.frames(5);
    session.game().unwrap()
}

fn two_people(seed: u64) -> Session {
    let mut session = session();
    session.start(seats(&[SeatKind::Person; 2]), seed);
    until_asked(&mut session, Stage::Deciding);
    session
}

#[test]
fn no_card_lies_there_before_a_pairing_is_to_be_chosen() {
    let mut session = two_people(1);
    act(&mut session, Act::Roll);
    hold_phase(&mut session, TurnPhase::Rolling);
    let game = until_asked(&mut session, Stage::Pairing);
    let before = session.offers();
    release_phase(&mut session);
    let moves = game.options().len();
    let cards = new_offers(&mut session, &before);
    assert!(cards.len() >= moves, "{moves} moves, and new are {cards:?}");
    // A choice taken back deals the same cards again.
    act(&mut session, Act::Choose(game.options()[0]));
    until_asked(&mut session, Stage::Deciding);
    assert!(cards.iter().all(|card| !session.offers().contains(card)));
    act(&mut session, Act::TakeBack);
    assert!(cards.iter().all(|card| session.offers().contains(card)));
}

#[test]
fn neither_roll_nor_stop_can_be_pressed_before_that_is_to_be_decided() {
    let mut session = two_people(1);
    act(&mut session, Act::Roll);
    let game = until_asked(&mut session, Stage::Pairing);
    hold_phase(&mut session, TurnPhase::Pairing);
    act(&mut session, Act::Choose(game.options()[0]));
    until_asked(&mut session, Stage::Deciding);
    let offers = |session: &mut Session, what: &str| session.offers().contains(&what.to_owned());
    assert!(!offers(&mut session, "Roll again") && !offers(&mut session, "Stop"));
    release_phase(&mut session);
    assert!(
        offers(&mut session, "Roll again") && offers(&mut session, "Stop"),
        "{:?}",
        session.offers()
    );
    // Nor are they left behind when something else is to be done.
    hold_phase(&mut session, TurnPhase::Rolling);
    assert!(!offers(&mut session, "Roll again") && !offers(&mut session, "Stop"));
}

#[test]
fn no_square_is_given_up_before_the_choice_of_those_to_keep() {
    let mut session = session();
    let rules = Settings {
        landing: Landing::Share,
        obligation: Obligation::AfterSplit,
        three_pawns: true,
        ..Settings::default()
    };
    session.set_speed(Speed::Instant);
    session.start_by(seats(&[SeatKind::Person; 2]), rules, 5);
    for _ in 0..4000 {
        session.frames(2);
        let Some(game) = session.game().filter(|_| session.is_idle()) else {
            continue;
        };
        if game.stage() == Stage::Keeping {
            break;
        }
        match game.options().first() {
            Some(mv) => act(&mut session, Act::Choose(*mv)),
            None if game.may_stop() => act(&mut session, Act::Stop),
            None if game.may_roll() => act(&mut session, Act::Roll),
            None => {}
        }
    }
    let game = until_asked(&mut session, Stage::Keeping);
    let choice = game.keep_choice().unwrap();
    let squares = |session: &mut Session| {
        let offers = session.offers();
        offers.iter().filter(|it| it.starts_with("Camp in")).count()
    };
    assert_eq!(squares(&mut session), usize::from(choice.from.len()));
    hold_phase(&mut session, TurnPhase::Deciding);
    session.frames(5);
    assert_eq!(squares(&mut session), 0);
}

#[test]
fn no_sum_that_would_have_saved_a_turn_is_told_before_it_is_lost() {
    let mut session = session();
    session.start(bots(2), 3);
    let busts = |session: &Session| {
        let queue = session.app.world().resource::<BeatQueue>();
        let event = queue.running().map(|beat| beat.event);
        matches!(event, Some(GameEvent::Busted { .. }))
    };
    // The phase of the roll before it is held as soon as it is known to bust.
    session.until("a roll that busts", |session| {
        let queue = session.app.world().resource::<BeatQueue>();
        let beat = queue.running();
        beat.is_some_and(|beat| {
            matches!(beat.event, GameEvent::Rolled { .. }) && beat.after.options().is_empty()
        })
    });
    hold_phase(&mut session, TurnPhase::Rolling);
    session.until("the bust", |session| busts(session));
    session.frames(3);
    let game = session.shown().unwrap();
    let saving = Column::ALL
        .iter()
        .filter(|it| game.usage(**it) == Use::Usable);
    let numbers = |session: &mut Session| {
        let texts = session.texts();
        texts
            .iter()
            .filter(|text| text.parse::<u8>().is_ok())
            .count()
    };
    let before = numbers(&mut session);
    release_phase(&mut session);
    assert!(busts(&session));
    assert_eq!(numbers(&mut session), before + saving.count());
    session.until("the next turn", |session| !busts(session));
    assert_eq!(numbers(&mut session), before);
}

#[test]
fn a_game_continued_is_in_its_phase_from_the_first_frame_on() {
    let mut session = two_people(1);
    act(&mut session, Act::Roll);
    let game = until_asked(&mut session, Stage::Pairing);
    let offers = session.offers();
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.app.world_mut().trigger(ContinueGame);
    session.frame();
    assert_eq!(session.screen(), Screen::Play);
    assert_eq!(session.game(), Some(game));
    assert_eq!(phase(&session), TurnPhase::Pairing);
    session.frame();
    let now = session.offers();
    assert!(offers.iter().all(|offer| now.contains(offer)), "{now:?}");
}
