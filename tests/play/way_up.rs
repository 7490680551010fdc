//! The way up: a match by one pad alone, games that are left and killed, and progress that survives damage.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::core::settings::{LastPlace, LastTable, Speed};
use cant_stop::core::states::Screen;
use cant_stop::features::evening::StoredEvening;
use cant_stop::features::way_up::{
    GameOfWay, PlayedOfWay, Stage, StageGame, StartStage, StoredWayUp,
};
use cant_stop::referee::{Act, ContinueGame, LeaveGame, NextSeed, PlayerIntent, WhoseTurn};
use cant_stop_bots::Opponent;
use cant_stop_records::read;
use cant_stop_rules::Action;
use cant_stop_testkit::{Session, folder, seats};

use crate::evening::connect;
use crate::whole_evening::hand::{ARRIVAL, Hand};
use crate::whole_evening::play::play_until;

const STAGE: Stage = Stage::ALL[0];

fn way(session: &Session) -> StoredWayUp {
    session.app.world().resource::<StoredWayUp>().clone()
}

fn played(session: &Session) -> StageGame {
    let played = session.app.world().resource::<PlayedOfWay>();
    played.0.expect("a game of the way up")
}

fn reads(session: &mut Session, part: &str) -> bool {
    session.texts().iter().any(|text| text.contains(part))
}

/// The records of a match that are over.
fn records(folder: &Path, stage: Stage) -> Vec<PathBuf> {
    let place = folder.join("records/way").join(stage.key());
    let listing = fs::read_dir(place).into_iter().flatten();
    listing.map(|entry| entry.unwrap().path()).collect()
}

fn begin(session: &mut Session, stage: Stage, seed: u64) {
    session
        .app
        .world_mut()
        .insert_resource(NextSeed(Some(seed)));
    session.app.world_mut().trigger(StartStage(stage));
    session.set_speed(Speed::Instant);
    session.frames(2);
}

/// The person does once what Ibex says, or the same without ever stopping.
fn act(session: &mut Session, well: bool) {
    let Some(seat) = session.app.world().resource::<WhoseTurn>().person() else {
        return;
    };
    let game = session.game().unwrap();
    let decided = Opponent::Ibex.bot().decide(&game);
    let act = match decided {
        Action::Choose(mv) => Act::Choose(mv),
        Action::Stop if well => Act::Stop,
        Action::Keep(columns) => Act::Keep(columns),
        _ => Act::Roll,
    };
    session
        .app
        .world_mut()
        .write_message(PlayerIntent { seat, act });
}

/// Plays the game on the table to its results.
fn finish(session: &mut Session, well: bool) {
    for _ in 0..200_000 {
        if session.screen() == Screen::Results {
            session.frames(2);
            return;
        }
        act(session, well);
        session.frame();
    }
    panic!("no end; {}", session.summary());
}

/// Plays a game to its end and loses it: a player who never stops always loses.
fn lose(session: &mut Session, seed: u64) -> StageGame {
    begin(session, STAGE, seed);
    finish(session, false);
    let game = played(session);
    assert_eq!(game.is_won, Some(false));
    game
}

#[test]
fn a_match_by_one_pad_alone() {
    let mut session = Session::new();
    let pad = Hand::Pad(connect(&mut session, "Pad"));
    session.app.world_mut().insert_resource(LastTable {
        places: vec![LastPlace {
            name: "Mia".to_owned(),
            mark: 3,
            who: "person".to_owned(),
        }],
        ..default()
    });
    session.app.world_mut().insert_resource(NextSeed(Some(3)));
    session.set_speed(Speed::Instant);
    session.wait(ARRIVAL);
    pad.open(&mut session, "The way up");
    assert!(reads(&mut session, "Five rivals live here"));
    let closed = session.offers();
    assert!(
        closed
            .iter()
            .any(|it| it.starts_with("Ibex, station 2 of 5: not reached"))
    );
    // The card of a station that is gone to is shown, and its press leads on to the button.
    let marmot = closed
        .iter()
        .find(|it| it.starts_with("Marmot, station 1"))
        .unwrap();
    pad.open(&mut session, marmot);
    pad.open(&mut session, "Play");
    let mut games = 0;
    let decided = loop {
        play_until(
            &mut session,
            "the results",
            |name| (name == "Mia").then_some(pad),
            |session| session.screen() == Screen::Results,
        );
        games += 1;
        let game = played(&session);
        let won = session
            .shown()
            .unwrap()
            .winners()
            .contains(cant_stop_rules::Seat::ALL[0]);
        assert_eq!(game.is_won, Some(won));
        assert_eq!(game.standing.games(), games);
        let standing = format!(
            "Mia {} : {} Marmot",
            game.standing.wins, game.standing.losses
        );
        assert!(
            reads(&mut session, &standing),
            "{standing}; {}",
            session.summary()
        );
        assert_eq!(records(&session.folder, STAGE).len(), usize::from(games));
        if let Some(decided) = game.standing.is_won() {
            break decided;
        }
        let seed = 10 + u64::from(games);
        session
            .app
            .world_mut()
            .insert_resource(NextSeed(Some(seed)));
        pad.open(&mut session, "Next game");
        session.wait(ARRIVAL);
        // The character may have had its turn by now; the record knows who began.
        let current = fs::read(session.folder.join("records/current.jsonl")).unwrap();
        let first = read(&current).unwrap().playthrough.first();
        assert_eq!(
            first.map(|seat| seat.index()),
            Some(usize::from(games % 2)),
            "everybody begins in turn"
        );
    };
    assert!((2..=3).contains(&games));
    assert_eq!(
        session.app.world().resource::<StoredEvening>(),
        &StoredEvening::default()
    );
    assert_eq!(way(&session).is_won(STAGE), decided);
    pad.open(&mut session, "Back to the mountain");
    session.until("the mountain", |session| {
        session
            .offers()
            .iter()
            .any(|offer| offer.starts_with("Ibex, station 2"))
    });
    let ibex = session
        .offers()
        .into_iter()
        .find(|it| it.starts_with("Ibex, station 2"));
    // A lost match may be begun again at once, a won one leads on.
    let reach = ["not reached yet", "in reach"][usize::from(decided)];
    let marmot = session
        .offers()
        .into_iter()
        .find(|it| it.starts_with("Marmot, station 1"));
    let state = ["in reach", "won by standard rules"][usize::from(decided)];
    assert!(marmot.unwrap().ends_with(state));
    // The match with a twist comes before the next character.
    assert!(ibex.unwrap().ends_with("not reached yet"), "{reach}");
}

#[test]
fn a_game_is_one_of_the_way_up_only_while_it_runs() {
    let mut session = Session::of_match();
    let part = |session: &Session| session.app.world().get_resource::<GameOfWay>().copied();
    begin(&mut session, STAGE, 5);
    assert_eq!(part(&session), Some(GameOfWay(STAGE)));
    session.app.world_mut().trigger(LeaveGame);
    session.frames(2);
    assert_eq!(part(&session), None, "left");
    begin(&mut session, STAGE, 6);
    session.start(seats(&[SeatKind::Person; 2]), 8);
    assert_eq!(part(&session), None, "replaced");
    lose(&mut session, 7);
    assert_eq!(part(&session), None, "finished");
}

#[test]
fn a_game_that_is_left_goes_on_after_a_restart_and_counts() {
    let folder = folder();
    let mut session = Session::of_match_at(folder.path());
    begin(&mut session, STAGE, 5);
    for _ in 0..40 {
        act(&mut session, true);
        session.frames(3);
    }
    session.until("the person’s turn", |session| {
        let whose_turn = session.app.world().resource::<WhoseTurn>();
        whose_turn.person().is_some()
    });
    let before = session.game().unwrap();
    drop(session);

    let mut session = Session::of_match_at(folder.path());
    assert_eq!(session.app.world().get_resource::<GameOfWay>(), None);
    session.app.world_mut().trigger(ContinueGame);
    session.frames(2);
    assert_eq!(session.game(), Some(before));
    assert_eq!(session.app.world().get_resource(), Some(&GameOfWay(STAGE)));
    session.set_speed(Speed::Instant);
    finish(&mut session, false);
    assert_eq!(way(&session).standing(STAGE).losses, 1);
    assert_eq!(records(folder.path(), STAGE).len(), 1);
}

#[test]
fn a_game_that_was_over_when_it_was_killed_counts_once() {
    let folder = folder();
    let mut session = Session::of_match_at(folder.path());
    lose(&mut session, 7);
    session.wait(ARRIVAL);
    drop(session);
    // Killed before the record was put away and the progress was written.
    let [record] = &records(folder.path(), STAGE)[..] else {
        panic!("one record");
    };
    fs::rename(record, folder.path().join("records/current.jsonl")).unwrap();
    let file = folder.path().join("settings/way_up.toml");
    let kept = fs::read_to_string(&file).unwrap();
    for (from, to) in [
        (None, kept.clone()),
        (
            Some(1),
            kept.replace("losses = 1", "losses = 0")
                .replace("games = 1", "games = 0"),
        ),
    ] {
        if from.is_some() {
            let [record] = &records(folder.path(), STAGE)[..] else {
                panic!("one record");
            };
            fs::rename(record, folder.path().join("records/current.jsonl")).unwrap();
        }
        fs::write(&file, to).unwrap();
        let mut session = Session::of_match_at(folder.path());
        session.wait(ARRIVAL);
        assert_eq!(way(&session).standing(STAGE).losses, 1);
        assert_eq!(way(&session).stages[0].games, 1);
        assert_eq!(records(folder.path(), STAGE).len(), 1);
        assert!(!folder.path().join("records/finished").exists());
    }
}

#[test]
fn damaged_progress_is_said_once_and_comes_back_from_the_records() {
    let folder = folder();
    let mut session = Session::of_match_at(folder.path());
    lose(&mut session, 7);
    let before = way(&session);
    session.wait(ARRIVAL);
    drop(session);
    let file = folder.path().join("settings/way_up.toml");
    for damage in [
        Some("[way_up\nstages = 7"),
        Some("[way_up]\nstages = \"all\"\n"),
        None,
    ] {
        match damage {
            Some(text) => fs::write(&file, text).unwrap(),
            None => fs::remove_file(&file).unwrap(),
        }
        let mut session = Session::at(folder.path());
        session.wait(ARRIVAL);
        assert_eq!(
            reads(&mut session, "way_up.toml"),
            damage.is_some(),
            "{}",
            session.summary()
        );
        assert_eq!(way(&session).stages, before.stages);
        session.wait(ARRIVAL);
        drop(session);
        let mut session = Session::at(folder.path());
        session.wait(ARRIVAL);
        assert!(!reads(&mut session, "way_up.toml"), "it is said once");
        assert_eq!(way(&session).stages, before.stages);
    }
}

#[test]
fn a_game_in_which_a_bot_took_over_does_not_count() {
    let mut session = Session::new();
    begin(&mut session, STAGE, 7);
    let mut seats = session.app.world_mut().resource_mut::<Seats>();
    seats.0[0].kind = SeatKind::Bot(Opponent::Owl);
    session.until("the results", |session| session.screen() == Screen::Results);
    session.wait(ARRIVAL);
    assert!(
        reads(&mut session, "does not count"),
        "{}",
        session.summary()
    );
    assert_eq!(way(&session).standing(STAGE).games(), 0);
    assert_eq!(
        session.app.world().resource::<StoredEvening>(),
        &StoredEvening::default()
    );
}

#[test]
fn an_unfinished_game_is_given_up_only_by_who_says_so() {
    let mut session = Session::new();
    session.start(seats(&[SeatKind::Person; 2]), 5);
    session.wait(0.7);
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(ARRIVAL);
    let pad = Hand::Pad(connect(&mut session, "Pad"));
    pad.open(&mut session, "The way up");
    // The card follows the station in focus, and a press on the one in reach leads to its button.
    pad.open(&mut session, "Marmot, station 1 of 5");
    pad.open(&mut session, "Play");
    assert!(reads(&mut session, "Ada · Bruno"), "{}", session.summary());
    session.key(KeyCode::Escape);
    session.wait(ARRIVAL);
    assert!(
        reads(&mut session, "Five rivals live here"),
        "{}",
        session.summary()
    );
}

#[test]
fn a_match_that_is_not_reached_does_not_begin() {
    let mut session = Session::new();
    begin(&mut session, Stage::ALL[1], 5);
    assert_eq!(session.screen(), Screen::Title);
    assert_eq!(way(&session), StoredWayUp::default());
}

#[test]
fn a_hint_is_given_by_the_opponent() {
    let mut session = Session::new();
    session.wait(ARRIVAL);
    begin(&mut session, STAGE, 5);
    session.until("a person's turn", |session| {
        session
            .app
            .world()
            .resource::<WhoseTurn>()
            .person()
            .is_some()
    });
    session.frames(3);
    session.key(KeyCode::KeyH);
    session.until("a hint", |session| reads(session, "wins in 100"));
    assert!(reads(&mut session, "Marmot: "), "{}", session.summary());
    assert!(!reads(&mut session, "A hint"));
}
