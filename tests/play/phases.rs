//! What belongs to a phase of the turn is there in that phase alone, even where everything else asks for it.

use bevy::prelude::*;
use cant_stop::ground::seats::SeatKind;
use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::{Screen, TurnPhase};
use cant_stop::referee::{
    Act, BeatQueue, ContinueGame, LeaveGame, PlayerIntent, RefereeSystems, WhoseTurn,
};
use cant_stop_rules::{
    Column, Event as GameEvent, Game, Landing, Obligation, Settings, Stage, Use,
};

use crate::support::{Couch, bots, seats};

/// While it is there, the phase stays as it is, whatever is shown.
#[derive(Resource)]
struct PhaseHeld;

fn couch() -> Couch {
    let mut couch = Couch::new();
    couch.app.configure_sets(
        Update,
        RefereeSystems::Phase.run_if(not(resource_exists::<PhaseHeld>)),
    );
    couch
}

fn phase(couch: &Couch) -> TurnPhase {
    *couch.app.world().resource::<State<TurnPhase>>().get()
}

fn hold_phase(couch: &mut Couch, phase: TurnPhase) {
    let world = couch.app.world_mut();
    world.insert_resource(PhaseHeld);
    world.resource_mut::<NextState<TurnPhase>>().set(phase);
    couch.frame();
}

fn release_phase(couch: &mut Couch) {
    couch.app.world_mut().remove_resource::<PhaseHeld>();
    couch.frames(2);
}

/// What is offered now that was not before.
fn new_offers(couch: &mut Couch, before: &[String]) -> Vec<String> {
    let mut offers = couch.offers();
    offers.retain(|offer| !before.contains(offer));
    offers
}

fn act(couch: &mut Couch, act: Act) {
    let seat = couch.game().unwrap().turn();
    let world = couch.app.world_mut();
    world.write_message(PlayerIntent { seat, act });
    couch.frames(2);
}

/// Goes on until a person is asked at this stage.
fn until_asked(couch: &mut Couch, stage: Stage) -> Game {
    couch.until("the question", |couch| {
        let person = couch.app.world().resource::<WhoseTurn>().person();
        person.is_some() && couch.game().is_some_and(|game| game.stage() == stage)
    });
    couch.frames(5);
    couch.game().unwrap()
}

fn two_people(seed: u64) -> Couch {
    let mut couch = couch();
    couch.start(seats(&[SeatKind::Person; 2]), seed);
    until_asked(&mut couch, Stage::Deciding);
    couch
}

#[test]
fn no_card_lies_there_before_a_pairing_is_to_be_chosen() {
    let mut couch = two_people(1);
    act(&mut couch, Act::Roll);
    hold_phase(&mut couch, TurnPhase::Rolling);
    let game = until_asked(&mut couch, Stage::Pairing);
    let before = couch.offers();
    release_phase(&mut couch);
    let moves = game.options().len();
    let cards = new_offers(&mut couch, &before);
    assert!(cards.len() >= moves, "{moves} moves, and new are {cards:?}");
    // A choice taken back deals the same cards again.
    act(&mut couch, Act::Choose(game.options()[0]));
    until_asked(&mut couch, Stage::Deciding);
    assert!(cards.iter().all(|card| !couch.offers().contains(card)));
    act(&mut couch, Act::TakeBack);
    assert!(cards.iter().all(|card| couch.offers().contains(card)));
}

#[test]
fn neither_roll_nor_stop_can_be_pressed_before_that_is_to_be_decided() {
    let mut couch = two_people(1);
    act(&mut couch, Act::Roll);
    let game = until_asked(&mut couch, Stage::Pairing);
    hold_phase(&mut couch, TurnPhase::Pairing);
    act(&mut couch, Act::Choose(game.options()[0]));
    until_asked(&mut couch, Stage::Deciding);
    let offers = |couch: &mut Couch, what: &str| couch.offers().contains(&what.to_owned());
    assert!(!offers(&mut couch, "Roll again") && !offers(&mut couch, "Stop"));
    release_phase(&mut couch);
    assert!(offers(&mut couch, "Roll again") && offers(&mut couch, "Stop"));
    // Nor are they left behind when something else is to be done.
    hold_phase(&mut couch, TurnPhase::Rolling);
    assert!(!offers(&mut couch, "Roll again") && !offers(&mut couch, "Stop"));
}

#[test]
fn no_square_is_given_up_before_the_choice_of_those_to_keep() {
    let mut couch = couch();
    let rules = Settings {
        landing: Landing::Share,
        obligation: Obligation::AfterSplit,
        three_pawns: true,
        ..Settings::default()
    };
    couch.set_speed(Speed::Instant);
    couch.start_by(seats(&[SeatKind::Person; 2]), rules, 5);
    for _ in 0..4000 {
        couch.frames(2);
        let Some(game) = couch.game().filter(|_| couch.is_idle()) else {
            continue;
        };
        if game.stage() == Stage::Keeping {
            break;
        }
        match game.options().first() {
            Some(mv) => act(&mut couch, Act::Choose(*mv)),
            None if game.may_stop() => act(&mut couch, Act::Stop),
            None if game.may_roll() => act(&mut couch, Act::Roll),
            None => {}
        }
    }
    let game = until_asked(&mut couch, Stage::Keeping);
    let choice = game.keep_choice().unwrap();
    let squares = |couch: &mut Couch| {
        let offers = couch.offers();
        offers.iter().filter(|it| it.starts_with("Camp in")).count()
    };
    assert_eq!(squares(&mut couch), usize::from(choice.from.len()));
    hold_phase(&mut couch, TurnPhase::Deciding);
    couch.frames(5);
    assert_eq!(squares(&mut couch), 0);
}

#[test]
fn no_sum_that_would_have_saved_a_turn_is_told_before_it_is_lost() {
    let mut couch = couch();
    couch.start(bots(2), 3);
    let busts = |couch: &Couch| {
        let queue = couch.app.world().resource::<BeatQueue>();
        let event = queue.running().map(|beat| beat.event);
        matches!(event, Some(GameEvent::Busted { .. }))
    };
    // The phase of the roll before it is held as soon as it is known to bust.
    couch.until("a roll that busts", |couch| {
        let queue = couch.app.world().resource::<BeatQueue>();
        let beat = queue.running();
        beat.is_some_and(|beat| {
            matches!(beat.event, GameEvent::Rolled { .. }) && beat.after.options().is_empty()
        })
    });
    hold_phase(&mut couch, TurnPhase::Rolling);
    couch.until("the bust", |couch| busts(couch));
    couch.frames(3);
    let game = couch.shown().unwrap();
    let saving = Column::ALL
        .iter()
        .filter(|it| game.usage(**it) == Use::Usable);
    let numbers = |couch: &mut Couch| {
        let texts = couch.texts();
        texts
            .iter()
            .filter(|text| text.parse::<u8>().is_ok())
            .count()
    };
    let before = numbers(&mut couch);
    release_phase(&mut couch);
    assert!(busts(&couch));
    assert_eq!(numbers(&mut couch), before + saving.count());
    couch.until("the next turn", |couch| !busts(couch));
    assert_eq!(numbers(&mut couch), before);
}

#[test]
fn a_game_continued_is_in_its_phase_from_the_first_frame_on() {
    let mut couch = two_people(1);
    act(&mut couch, Act::Roll);
    let game = until_asked(&mut couch, Stage::Pairing);
    let offers = couch.offers();
    couch.app.world_mut().trigger(LeaveGame);
    couch.until("the title", |couch| couch.screen() == Screen::Title);
    couch.app.world_mut().trigger(ContinueGame);
    couch.frame();
    assert_eq!(couch.screen(), Screen::Play);
    assert_eq!(couch.game(), Some(game));
    assert_eq!(phase(&couch), TurnPhase::Pairing);
    couch.frame();
    let now = couch.offers();
    assert!(offers.iter().all(|offer| now.contains(offer)), "{now:?}");
}
