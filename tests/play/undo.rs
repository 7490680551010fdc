//! A pairing is taken back until the next roll or stop, on the record too, and whatever happens in between.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use bevy::prelude::*;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::Speed;
use cant_stop::referee::{Act, ContinueGame, GameStory, IntentRefused, PlayerIntent, Refusal};
use cant_stop_rules::{Action, Game, Move, Seat, Stage, ToAct};
use cant_stop_testkit::{Session, bots, count, folder, seats};
use tempfile::TempDir;

use crate::records::actions_in;

const FOLDER: &str = "CANT_STOP_UNDONE_FOLDER";
const SEED: u64 = 11;
const UNDO: &str = "Undo pairing";

/// Asks for the seat to act; gives why not, if it may not.
pub fn ask(session: &mut Session, act: Act) -> Option<Refusal> {
    let seat = session.game().unwrap().turn();
    ask_for(session, seat, act)
}

fn ask_for(session: &mut Session, seat: Seat, act: Act) -> Option<Refusal> {
    let world = session.app.world_mut();
    world.resource_mut::<Messages<IntentRefused>>().clear();
    world.write_message(PlayerIntent { seat, act });
    session.frames(2);
    let world = session.app.world_mut();
    let mut refused = world.resource_mut::<Messages<IntentRefused>>();
    refused.drain().next().map(|refused| refused.why)
}

fn is_seat_asked(session: &Session) -> bool {
    let game = session.game();
    session.is_idle() && game.is_some_and(|game| matches!(game.to_act(), ToAct::Seat(_)))
}

/// Waits until a seat is asked.
pub fn decision(session: &mut Session) -> Game {
    session.until("a decision", |session| is_seat_asked(session));
    session.game().unwrap()
}

/// A game of two people at the first pairing with a choice.
fn at_a_choice(mut session: Session) -> (Session, Game) {
    session.set_speed(Speed::Instant);
    session.start(seats(&[SeatKind::Person; 2]), SEED);
    loop {
        let game = decision(&mut session);
        let act = match game.stage() {
            Stage::Pairing if game.options().len() > 1 => return (session, game),
            Stage::Pairing => Act::Choose(game.options()[0]),
            _ => Act::Roll,
        };
        assert_eq!(ask(&mut session, act), None);
    }
}

fn record(folder: &Path) -> Vec<u8> {
    fs::read(folder.join("records/current.jsonl")).unwrap()
}

fn resume(folder: &Path) -> Session {
    let mut session = Session::of_match_at(folder);
    session.set_speed(Speed::Instant);
    session.app.world_mut().trigger(ContinueGame);
    session.frame();
    session
}

fn choose(session: &mut Session, mv: Move) {
    assert_eq!(ask(session, Act::Choose(mv)), None);
    decision(session);
}

#[test]
fn a_choice_is_taken_back_until_the_next_roll() {
    let folder = folder();
    let (mut session, before) = at_a_choice(Session::of_match_at(folder.path()));
    let written = record(folder.path());
    assert_eq!(ask(&mut session, Act::TakeBack), Some(Refusal::NoWayBack));
    for &mv in before.options().iter() {
        choose(&mut session, mv);
        assert_ne!(record(folder.path()), written);
        let other = before.each_seat().find(|seat| *seat != before.turn());
        let refused = ask_for(&mut session, other.unwrap(), Act::TakeBack);
        assert_eq!(refused, Some(Refusal::NotYourTurn));
        assert_eq!(ask(&mut session, Act::TakeBack), None);
        assert_eq!(
            (session.game(), session.shown()),
            (Some(before), Some(before))
        );
        assert_eq!(record(folder.path()), written);
        assert_eq!(ask(&mut session, Act::TakeBack), Some(Refusal::NoWayBack));
    }
    choose(&mut session, before.options()[0]);
    assert_eq!(ask(&mut session, Act::Roll), None);
    let rolled = decision(&mut session);
    assert_eq!(ask(&mut session, Act::TakeBack), Some(Refusal::NoWayBack));
    assert_eq!(session.game(), Some(rolled), "dice are never undone");
}

#[test]
fn a_choice_cannot_be_taken_back_after_a_stop_or_while_it_is_shown() {
    let folder = folder();
    let (mut session, before) = at_a_choice(Session::of_match_at(folder.path()));
    session.set_speed(Speed::Normal);
    assert_eq!(ask(&mut session, Act::Choose(before.options()[0])), None);
    assert_eq!(
        ask(&mut session, Act::TakeBack),
        Some(Refusal::StillShowing)
    );
    decision(&mut session);
    assert_eq!(ask(&mut session, Act::Stop), None);
    decision(&mut session);
    assert_eq!(ask(&mut session, Act::TakeBack), Some(Refusal::NoWayBack));
}

#[test]
fn after_a_restart_the_choice_can_still_be_taken_back() {
    let folder = folder();
    let (mut session, before) = at_a_choice(Session::of_match_at(folder.path()));
    let written = record(folder.path());
    choose(&mut session, before.options()[1]);
    let chosen = session.game();
    drop(session);
    let mut session = resume(folder.path());
    assert_eq!(session.game(), chosen);
    assert_eq!(ask(&mut session, Act::TakeBack), None);
    assert_eq!(record(folder.path()), written);
    drop(session);
    let mut session = resume(folder.path());
    assert_eq!(session.game(), Some(before));
    choose(&mut session, before.options()[0]);
    assert_eq!(ask(&mut session, Act::Stop), None);
    decision(&mut session);
    let (game, story) = (
        session.game(),
        session.app.world().resource::<GameStory>().clone(),
    );
    drop(session);
    let session = resume(folder.path());
    assert_eq!(session.game(), game);
    assert_eq!(*session.app.world().resource::<GameStory>(), story);
}

#[test]
fn bots_take_nothing_back() {
    let mut session = Session::of_match();
    session.start(bots(2), SEED);
    let after_choice = |session: &mut Session| {
        let game = session.game().unwrap();
        is_seat_asked(session) && game.may_stop()
    };
    session.until("a choice of a bot", after_choice);
    let game = session.game();
    assert_eq!(ask(&mut session, Act::TakeBack), Some(Refusal::NoWayBack));
    assert_eq!(session.game(), game);
}

#[test]
fn the_button_takes_back_and_gives_the_focus_to_the_cards() {
    let folder = folder();
    let (mut session, before) = at_a_choice(Session::at(folder.path()));
    session.frames(5);
    assert!(!session.offers().contains(&UNDO.to_owned()));
    session.key(KeyCode::Enter);
    decision(&mut session);
    session.frames(5);
    assert_ne!(session.game(), Some(before));
    let place = session.widget(UNDO).expect("the pairing can be taken back");
    session.click(place);
    session.frames(5);
    assert_eq!(session.game(), Some(before));
    assert!(!session.offers().contains(&UNDO.to_owned()));

    session.key(KeyCode::ArrowDown);
    session.key(KeyCode::Enter);
    decision(&mut session);
    session.frames(5);
    crate::widgets::go_to(&mut session, UNDO, |session| session.key(KeyCode::ArrowUp));
    session.key(KeyCode::Enter);
    session.frames(5);
    assert_eq!(session.game(), Some(before));
    session.key(KeyCode::Enter);
    assert_ne!(session.game(), Some(before), "the focus is on a card again");
}

/// Actions of the people of the victim: they change their mind once at every pairing, and never stop.
fn mind_changes(game: &Game) -> Vec<Act> {
    match (game.stage(), &game.options()[..]) {
        (Stage::Pairing, &[first, .., last]) => {
            vec![Act::Choose(first), Act::TakeBack, Act::Choose(last)]
        }
        (Stage::Pairing, options) => vec![Act::Choose(options[0])],
        _ => vec![Act::Roll],
    }
}

/// Not a test by itself: the process that gets killed, with people who change their minds.
#[test]
fn victim() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let folder = Path::new(&folder);
    let mut session = if folder.join("records/current.jsonl").exists() {
        resume(folder)
    } else {
        let mut session = Session::of_match_at(folder);
        session.set_speed(Speed::Instant);
        session.start(seats(&[SeatKind::Person; 2]), SEED);
        session
    };
    loop {
        let game = decision(&mut session);
        for act in mind_changes(&game) {
            assert_eq!(ask(&mut session, act), None);
            println!("\nacted");
            if !matches!(act, Act::Roll) {
                decision(&mut session);
            }
        }
    }
}

fn run_and_kill(folder: &Path, acts: usize) {
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "undo::victim", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let said = BufReader::new(victim.stdout.take().unwrap()).lines();
    let acted = said
        .map_while(Result::ok)
        .filter(|line| line == "acted")
        .take(acts)
        .count();
    victim.kill().unwrap();
    victim.wait().unwrap();
    assert_eq!(acted, acts, "the victim ended by itself");
}

/// The last move that could be chosen, for every choice but the last one, which may not have been taken back yet.
fn assert_minds_were_changed(actions: &[Action]) {
    let mut game = Game::new(cant_stop_rules::Settings::default(), 2).unwrap();
    for (index, &action) in actions.iter().enumerate() {
        if let Action::Choose(mv) = action
            && index + 1 < actions.len()
        {
            assert_eq!(game.options().last(), Some(&mv), "action {index}");
        }
        game = game.apply(action).unwrap().0;
    }
}

/// `CANT_STOP_KILLS` asks for more kills than the few of every run.
#[test]
fn killed_while_minds_change_the_record_is_whole_and_the_dice_are_the_same() {
    let folder = TempDir::new().unwrap();
    let mut dice_before: Vec<Action> = Vec::new();
    for kill in 0..count("CANT_STOP_KILLS", 6) {
        run_and_kill(folder.path(), 1 + (kill as usize * 7) % 13);
        let mut session = resume(folder.path());
        let game = session.game().expect("the game goes on");
        let actions = actions_in(&folder.path().join("records/current.jsonl"));
        assert_minds_were_changed(&actions);
        let is_dice = |action: &&Action| matches!(action, Action::Dice(_) | Action::RollOff(_));
        let dice: Vec<Action> = actions.iter().filter(is_dice).copied().collect();
        assert!(dice.starts_with(&dice_before), "kill {kill}");
        dice_before = dice;
        // A first thought that the kill left standing is taken back here.
        if let Some(Action::Choose(mv)) = actions.last()
            && game.stage() == Stage::Deciding
        {
            let asked = ask(&mut session, Act::TakeBack);
            assert_eq!(asked, None);
            let options = session.game().unwrap().options();
            assert!(options.contains(mv));
            choose(&mut session, *options.last().unwrap());
        }
    }
}
