//! A pairing is taken back until the next roll or stop, on the record too, and whatever happens in between.

use cant_stop::referee::GameStory;

use crate::kills::{run_and_kill, victims_folder};
use crate::prelude::*;

const SEED: u64 = 11;
const UNDO: &str = "Undo pairing";

/// Two people play by the usual rules until a pairing with a choice.
pub fn to_a_choice(session: &mut Session) -> Game {
    loop {
        let game = session.until_asked();
        let act = match game.stage() {
            Stage::Pairing if game.legal_moves().len() > 1 => return game,
            Stage::Pairing => Act::Choose(game.legal_moves()[0]),
            _ => Act::Roll,
        };
        assert_eq!(session.ask(act), None);
    }
}

/// A game of two people at the first pairing with a choice.
fn at_a_choice(mut session: Session) -> (Session, Game) {
    session.set_speed(Speed::Instant);
    session.start(seats(&[SeatKind::Person; 2]), SEED);
    let game = to_a_choice(&mut session);
    (session, game)
}

fn record(session: &Session) -> Vec<u8> {
    fs::read(session.current_record()).unwrap()
}

/// Goes on with the game of a folder, without animation.
pub fn resume(folder: &Path) -> Session {
    let mut session = Session::of_match_at(folder).instant();
    session.continue_game();
    session
}

#[track_caller]
fn assert_no_way_back(session: &mut Session) {
    assert_eq!(session.ask(Act::TakeBack), Some(Refusal::NoWayBack));
}

#[test]
fn a_choice_is_taken_back_until_the_next_roll() {
    let (mut session, before) = at_a_choice(Session::of_match());
    let written = record(&session);
    assert_no_way_back(&mut session);
    for &mv in before.legal_moves().iter() {
        session.carry_out(Act::Choose(mv));
        assert_ne!(record(&session), written);
        let other = Seat::ALL[1 - before.turn().index()];
        let refused = session.ask_for(other, Act::TakeBack);
        assert_eq!(refused, Some(Refusal::NotYourTurn));
        assert_eq!(session.ask(Act::TakeBack), None);
        assert_eq!([session.game(), session.shown()], [Some(before); 2]);
        assert_eq!(record(&session), written);
        assert_no_way_back(&mut session);
    }
    session.carry_out(Act::Choose(before.legal_moves()[0]));
    let rolled = session.carry_out(Act::Roll);
    assert_no_way_back(&mut session);
    assert_eq!(session.game(), Some(rolled), "dice are never undone");
}

#[test]
fn a_choice_cannot_be_taken_back_after_a_stop_or_while_it_is_shown() {
    let (mut session, before) = at_a_choice(Session::of_match());
    session.set_speed(Speed::Normal);
    assert_eq!(session.ask(Act::Choose(before.legal_moves()[0])), None);
    let refused = session.ask(Act::TakeBack);
    assert_eq!(refused, Some(Refusal::StillShowing));
    session.until_asked();
    session.carry_out(Act::Stop);
    assert_no_way_back(&mut session);
}

#[test]
fn after_a_restart_the_choice_can_still_be_taken_back() {
    let (mut session, before) = at_a_choice(Session::of_match());
    let written = record(&session);
    session.carry_out(Act::Choose(before.legal_moves()[1]));
    let chosen = session.game();
    let mut session = session.again(resume);
    assert_eq!(session.game(), chosen);
    assert_eq!(session.ask(Act::TakeBack), None);
    assert_eq!(record(&session), written);
    let mut session = session.again(resume);
    assert_eq!(session.game(), Some(before));
    session.carry_out(Act::Choose(before.legal_moves()[0]));
    session.carry_out(Act::Stop);
    let (game, story) = (session.game(), session.resource::<GameStory>().clone());
    let session = session.again(resume);
    assert_eq!(session.game(), game);
    assert_eq!(*session.resource::<GameStory>(), story);
}

#[test]
fn bots_take_nothing_back() {
    let mut session = Session::of_match();
    session.start(bots(2), SEED);
    session.until("a choice of a bot", |session| {
        session.is_asked() && session.game().unwrap().may_stop()
    });
    let game = session.game();
    assert_no_way_back(&mut session);
    assert_eq!(session.game(), game);
}

#[test]
fn the_button_takes_back_and_gives_the_focus_to_the_cards() {
    let (mut session, before) = at_a_choice(Session::new());
    session.frames(5);
    assert!(!session.is_offered(UNDO));
    session.key(KeyCode::Enter);
    session.until_asked();
    session.frames(5);
    assert_ne!(session.game(), Some(before));
    session.click_on(UNDO);
    assert_eq!(session.game(), Some(before));
    assert!(!session.is_offered(UNDO));

    session.key(KeyCode::ArrowDown);
    session.key(KeyCode::Enter);
    session.until_asked();
    session.frames(5);
    session.go_to(UNDO, KeyCode::ArrowUp);
    session.press(KeyCode::Enter);
    assert_eq!(session.game(), Some(before));
    session.key(KeyCode::Enter);
    assert_ne!(session.game(), Some(before), "the focus is on a card again");
}

/// Not a test by itself: the process that gets killed, with people who change their mind once at every pairing, and never
/// stop.
#[test]
fn victim() {
    let Some(folder) = victims_folder() else {
        return;
    };
    let mut session = if folder.join("records/current.jsonl").exists() {
        resume(&folder)
    } else {
        let mut session = Session::of_match_at(&folder).instant();
        session.start(seats(&[SeatKind::Person; 2]), SEED);
        session
    };
    loop {
        let game = session.until_asked();
        let acts = match (game.stage(), &game.legal_moves()[..]) {
            (Stage::Pairing, &[first, .., last]) => {
                vec![Act::Choose(first), Act::TakeBack, Act::Choose(last)]
            }
            (Stage::Pairing, options) => vec![Act::Choose(options[0])],
            _ => vec![Act::Roll],
        };
        for act in acts {
            assert_eq!(session.ask(act), None);
            println!("\nacted");
            if !matches!(act, Act::Roll) {
                session.until_asked();
            }
        }
    }
}

/// Every choice was the last move there was, but for the last choice, which may not have been taken back yet.
fn assert_minds_were_changed(actions: &[Action]) {
    let mut line = Playthrough::new(Variant::default(), 2).unwrap();
    for (index, &action) in actions.iter().enumerate() {
        if let Action::Choose(mv) = action
            && index + 1 < actions.len()
        {
            let options = line.game().legal_moves();
            assert_eq!(options.last(), Some(&mv), "action {index}");
        }
        line.play(action).unwrap();
    }
}

/// `CANT_STOP_KILLS` asks for more kills than the few of every run.
#[test]
fn killed_while_minds_change_the_record_is_whole_and_the_dice_are_the_same() {
    let folder = TempDir::new().unwrap();
    let mut dice_before: Vec<Action> = Vec::new();
    for kill in 0..count("CANT_STOP_KILLS", 6) {
        let acts = 1 + (kill as usize * 7) % 13;
        let acted = run_and_kill("undo::victim", folder.path(), acts, |line| line == "acted");
        assert_eq!(acted.len(), acts, "the victim ended by itself");
        let mut session = resume(folder.path());
        let game = session.game().expect("the game goes on");
        let actions = actions_in(&session.current_record());
        assert_minds_were_changed(&actions);
        let is_dice = |action: &&Action| matches!(action, Action::Dice(_) | Action::RollOff(_));
        let dice: Vec<Action> = actions.iter().filter(is_dice).copied().collect();
        assert!(dice.starts_with(&dice_before), "kill {kill}");
        dice_before = dice;
        // A first thought that the kill left standing is taken back here.
        if let Some(Action::Choose(mv)) = actions.last()
            && game.stage() == Stage::Deciding
        {
            assert_eq!(session.ask(Act::TakeBack), None);
            let options = session.game().unwrap().legal_moves();
            assert!(options.contains(mv));
            session.carry_out(Act::Choose(*options.last().unwrap()));
        }
    }
}
