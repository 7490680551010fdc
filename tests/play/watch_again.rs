//! Games on disk are watched again: to their end at every speed, by seeking anywhere, and back to where they were opened.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::features::watch::{Seek, Watching};
use cant_stop::referee::{LeaveGame, SavedGame, WatchGame};
use cant_stop_records::{Reading, read};
use cant_stop_rules::{Game, ToAct};
use cant_stop_testkit::dialogs::QUESTION;
use cant_stop_testkit::{Session, count, folder, repository, seats};
use rand::{RngExt, SeedableRng, rngs::StdRng};

use crate::outcomes::play;
use crate::widgets::{click_on, focus_on, focused};

/// Games that were played once.
const GAMES: [&str; 2] = ["calm", "crowded"];

fn record(name: &str) -> (PathBuf, Reading) {
    let path = repository(&format!("crates/studio/games/{name}.jsonl"));
    let reading = read(&fs::read(&path).unwrap()).unwrap();
    (path, reading)
}

fn watch(session: &mut Session, path: &Path) {
    let path = path.to_owned();
    session.app.world_mut().trigger(WatchGame { path });
    session.frames(3);
}

/// The positions of a game: before its first action, and after each.
fn positions(reading: &Reading) -> Vec<Game> {
    let mut game = reading.playthrough.start();
    let mut all = vec![game];
    for &action in reading.playthrough.actions() {
        game = game.apply(action).unwrap().0;
        all.push(game);
    }
    all
}

#[test]
fn a_game_ends_as_it_did_at_every_speed() {
    let sessions = [Session::new(), Session::of_match()];
    let speeds = [Speed::Instant, Speed::Fast];
    for ((name, speed), mut session) in GAMES.into_iter().zip(speeds).zip(sessions) {
        let (path, reading) = record(name);
        session.set_speed(speed);
        watch(&mut session, &path);
        assert_eq!(session.screen(), Screen::Play);
        let end = reading.playthrough.game();
        session.until("the end", |session| {
            session.shown() == Some(end) && session.is_idle()
        });
        session.wait(1.0);
        assert_eq!(session.screen(), Screen::Play, "it stays where it ends");
        assert_eq!(session.shown().unwrap().to_act(), ToAct::None);
        assert!(!session.app.world().resource::<Watching>().is_playing());
        assert!(!session.folder.join("records/current.jsonl").exists());
    }
}

#[test]
fn seeking_anywhere_shows_what_was_there() {
    let (path, reading) = record("crowded");
    let all = positions(&reading);
    let mut session = Session::of_match();
    session.set_speed(Speed::Instant);
    watch(&mut session, &path);
    let mut random = StdRng::seed_from_u64(24);
    for _ in 0..count("CANT_STOP_SEEKS", 60) {
        let to = random.random_range(0..all.len());
        session.app.world_mut().trigger(Seek::To(to));
        session.frames(random.random_range(1..4));
        assert_eq!(session.shown(), Some(all[to]), "after {to} actions");
        if random.random_range(0..4) == 0 {
            // It plays on from there for a while.
            session.app.world_mut().resource_mut::<Watching>().toggle();
            session.frames(random.random_range(1..40));
            assert!(all[to..].contains(&session.game().unwrap()));
        }
    }
}

#[test]
fn steps_go_on_and_back_by_action_and_by_turn() {
    let (path, reading) = record("calm");
    let all = positions(&reading);
    let mut session = Session::of_match();
    watch(&mut session, &path);
    let mut go = |seek: Seek| {
        session.app.world_mut().trigger(seek);
        session.frames(2);
        session.shown().unwrap()
    };
    assert_eq!(go(Seek::To(0)), all[0]);
    assert_eq!(go(Seek::Action(-1)), all[0]);
    let second = go(Seek::Turn(1));
    assert!(second.turn_number() > all[0].turn_number());
    let third = go(Seek::Turn(1));
    assert_eq!(third.turn_number(), second.turn_number() + 1);
    go(Seek::Action(1));
    assert_eq!(go(Seek::Turn(-1)), third, "to the beginning of this turn");
    assert_eq!(go(Seek::Turn(-1)), second);
    assert_eq!(go(Seek::To(usize::MAX)), *all.last().unwrap());
    assert_eq!(go(Seek::Action(-1)), all[all.len() - 2]);
}

#[test]
fn the_end_of_a_replay_says_who_won_and_no_other_position_does() {
    let (path, _) = record("calm");
    let mut session = Session::new();
    watch(&mut session, &path);
    let mut says = |seek: Seek| {
        session.app.world_mut().trigger(seek);
        session.frames(3);
        session.texts().iter().any(|text| text == "wins!")
    };
    let end = Seek::To(usize::MAX);
    assert_eq!(
        [Seek::To(30), end, Seek::Action(-1), end, Seek::Turn(-1)].map(&mut says),
        [false, true, false, true, false]
    );
    says(end);
    session.wait(8.0);
    assert!(session.texts().contains(&"wins!".to_owned()), "it stays");
}

#[test]
fn a_game_of_the_book_is_watched_by_keys_and_left_for_the_title() {
    let folder = folder();
    play(
        &mut Session::of_match_at(folder.path()),
        2,
        4,
        Speed::Instant,
    );
    let kept = folder.path().join("records/finished/0001.jsonl");
    let before = fs::read(&kept).unwrap();
    let mut session = Session::at(folder.path());
    focus_on(&mut session, "Summit book");
    session.key(KeyCode::Enter);
    session.until("the list", |session| {
        session
            .offers()
            .iter()
            .any(|offer| offer.contains("Replay"))
    });
    let row = session
        .offers()
        .into_iter()
        .find(|offer| offer.contains("Replay"));
    focus_on(&mut session, &row.unwrap());
    session.key(KeyCode::Enter);
    session.until("the table", |session| session.screen() == Screen::Play);
    session.wait(0.3);
    assert_eq!(session.dialog(), Dialog::NONE);
    assert_eq!(focused(&session).as_deref(), Some("Pause"));
    session.key(KeyCode::Enter);
    assert!(!session.app.world().resource::<Watching>().is_playing());
    focus_on(&mut session, "Next turn");
    session.key(KeyCode::Enter);
    session.frames(2);
    let turn = session.shown().unwrap().turn_number();
    session.key(KeyCode::Enter);
    session.frames(2);
    assert_eq!(session.shown().unwrap().turn_number(), turn + 1);
    click_on(&mut session, "Leave");
    session.until("the title", |session| session.screen() == Screen::Title);
    assert_eq!(fs::read(&kept).unwrap(), before);
    assert!(session.app.world().get_resource::<Watching>().is_none());
}

#[test]
fn watching_from_the_results_leads_back_to_them() {
    let mut session = Session::new();
    session.finish_game_of_bots(2, 4);
    let end = session.shown();
    focus_on(&mut session, "Replay");
    session.key(KeyCode::Enter);
    session.until("the table", |session| session.screen() == Screen::Play);
    session.wait(0.7);
    session.app.world_mut().trigger(LeaveGame);
    session.until("the results", |session| session.screen() == Screen::Results);
    assert_eq!(session.shown(), end);
    // And a new game is not watched.
    focus_on(&mut session, "Play again");
    session.key(KeyCode::Enter);
    session.until("the table", |session| session.screen() == Screen::Play);
    assert!(session.app.world().get_resource::<Watching>().is_none());
}

#[test]
fn what_is_no_record_is_refused_in_a_sentence() {
    let folder = folder();
    let good = fs::read(record("calm").0).unwrap();
    let torn = [&good[..600], b"rubbish\n"].concat();
    for (name, content, says) in [
        ("empty.jsonl", Vec::new(), "not a game"),
        ("text.jsonl", b"Dear diary,\n".to_vec(), "not a game"),
        ("torn.jsonl", torn, "damaged"),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, content).unwrap();
        let mut session = Session::new();
        watch(&mut session, &path);
        session.wait(0.7);
        assert_eq!(session.screen(), Screen::Title);
        let texts = session.texts();
        assert!(texts.iter().any(|text| text.contains(says)), "{texts:?}");
    }
    let mut session = Session::new();
    watch(&mut session, &folder.path().join("missing.jsonl"));
    watch(&mut session, folder.path());
    assert_eq!(session.screen(), Screen::Title);
}

#[test]
fn one_plays_on_from_anywhere_with_new_dice_and_a_record_of_its_own() {
    let (path, reading) = record("calm");
    let all = positions(&reading);
    let folder = folder();
    let mut session = Session::at(folder.path());
    session.set_speed(Speed::Instant);
    watch(&mut session, &path);
    session.app.world_mut().trigger(Seek::To(30));
    session.frames(3);
    focus_on(&mut session, "Play on from here");
    session.key(KeyCode::Enter);
    session.frames(5);
    assert!(session.app.world().get_resource::<Watching>().is_none());
    assert!(!session.offers().contains(&"Play on from here".to_owned()));
    session.until("the results", |session| session.screen() == Screen::Results);
    session.wait(1.0);
    let kept = fs::read(folder.path().join("records/finished/0001.jsonl")).unwrap();
    let kept = read(&kept).unwrap();
    assert_eq!(positions(&kept)[..=30], all[..=30]);
    assert_ne!(kept.header.seed, reading.header.seed);
    assert_ne!(kept.playthrough, reading.playthrough);
}

#[test]
fn an_unfinished_game_is_given_up_for_playing_on_by_who_says_so_only() {
    let folder = folder();
    let mut session = Session::at(folder.path());
    session.set_speed(Speed::Instant);
    session.start(seats(&[cant_stop::core::seats::SeatKind::Person; 2]), 7);
    session.wait(3.3);
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(0.7);
    watch(&mut session, &record("calm").0);
    session.app.world_mut().trigger(Seek::To(30));
    session.frames(3);
    click_on(&mut session, "Play on from here");
    session.frames(5);
    assert_eq!(session.dialog(), QUESTION);
    click_on(&mut session, "New game");
    session.wait(0.7);
    assert!(session.app.world().get_resource::<Watching>().is_none());
    assert_eq!(session.screen(), Screen::Play);
    assert!(folder.path().join("records/unfinished/0001.jsonl").exists());
}

#[test]
fn a_game_in_progress_stays_as_it_is() {
    let folder = folder();
    let mut session = Session::at(folder.path());
    session.set_speed(Speed::Instant);
    session.start(seats(&[cant_stop::core::seats::SeatKind::Person; 2]), 7);
    session.wait(3.3);
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(0.7);
    let current = folder.path().join("records/current.jsonl");
    let before = fs::read(&current).unwrap();
    watch(&mut session, &record("calm").0);
    session.wait(6.6);
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(0.7);
    assert_eq!(fs::read(&current).unwrap(), before);
    assert!(session.app.world().resource::<SavedGame>().0.is_some());
}
