//! The way up: a match by one pad alone, games that are left and killed, and progress that survives damage.

use cant_stop::core::settings::LastPlace;
use cant_stop::features::way_up::{
    GameOfWay, PlayedOfWay, Stage, StageGame, StartStage, StoredWayUp,
};

use crate::prelude::*;
use crate::whole_evening::play::play_until;

const STAGE: Stage = Stage::ALL[0];

fn way(session: &Session) -> StoredWayUp {
    session.resource::<StoredWayUp>().clone()
}

fn played(session: &Session) -> StageGame {
    let played = session.resource::<PlayedOfWay>();
    played.0.expect("a game of the way up")
}

/// The game on the table, as far as it is one of the way up.
fn part(session: &Session) -> Option<GameOfWay> {
    session.app.world().get_resource().copied()
}

/// No game was counted among those of an evening.
#[track_caller]
fn assert_no_evening(session: &Session) {
    let evening = session.resource::<StoredEvening>();
    assert_eq!(evening, &StoredEvening::default());
}

/// The records of the first match that are over.
fn records(folder: &Path) -> Vec<PathBuf> {
    let place = folder.join("records/way").join(STAGE.key());
    let listing = fs::read_dir(place).into_iter().flatten();
    listing.map(|entry| entry.unwrap().path()).collect()
}

fn begin(session: &mut Session, stage: Stage, seed: u64) {
    session.app.insert_resource(NextSeed(Some(seed)));
    session.trigger(StartStage(stage));
    session.set_speed(Speed::Instant);
    session.frames(2);
}

/// Plays a game on to its end and loses it: a player who never stops always loses.
fn lose(session: &mut Session) -> StageGame {
    session.set_speed(Speed::Instant);
    while session.screen() != Screen::Results {
        if session.is_person_asked() {
            session.act(match ibex(&session.game().unwrap()) {
                Act::Stop => Act::Roll,
                act => act,
            });
        }
        session.frame();
    }
    session.frames(2);
    let game = played(session);
    assert_eq!(game.is_won, Some(false));
    game
}

/// A folder in which the first game of the way up was lost.
fn with_a_loss() -> (TempDir, StoredWayUp) {
    let folder = folder();
    let mut session = Session::of_match_at(folder.path());
    begin(&mut session, STAGE, 7);
    lose(&mut session);
    session.wait(SETTLED);
    let way = way(&session);
    drop(session);
    (folder, way)
}

#[test]
fn a_match_by_one_pad_alone() {
    let mut session = Session::new().instant();
    let pad = Hand::Pad(connect(&mut session, "Pad"));
    session.app.insert_resource(LastTable {
        places: vec![LastPlace {
            name: "Mia".to_owned(),
            mark: 3,
            who: "person".to_owned(),
        }],
        ..default()
    });
    session.app.insert_resource(NextSeed(Some(3)));
    session.wait(SETTLED);
    pad.open(&mut session, "The way up");
    session.assert_says("Five rivals live here");
    assert!(session.offer("Ibex, station 2 of 5: not reached").is_some());
    // The card of a station that is gone to is shown, and its press leads on to the button.
    let marmot = session.offer("Marmot, station 1").unwrap();
    pad.open(&mut session, &marmot);
    pad.open(&mut session, "Play");
    let mut games = 0;
    let is_won = loop {
        let hand_of = |name: &str| (name == "Mia").then_some(pad);
        let is_over = |session: &mut Session| session.screen() == Screen::Results;
        play_until(&mut session, "the results", hand_of, is_over);
        games += 1;
        let game = played(&session);
        let winners = session.shown().unwrap().winners();
        assert_eq!(game.is_won, Some(winners.contains(Seat::ALL[0])));
        let standing = game.standing;
        assert_eq!(standing.games(), games);
        let (wins, losses) = (standing.wins, standing.losses);
        session.assert_says(&format!("Mia {wins} : {losses} Marmot"));
        assert_eq!(records(&session.folder).len(), usize::from(games));
        if let Some(is_won) = standing.is_won() {
            break is_won;
        }
        let seed = NextSeed(Some(10 + u64::from(games)));
        session.app.insert_resource(seed);
        pad.open(&mut session, "Next game");
        session.wait(SETTLED);
        // The character may have had its turn by now; the record knows who began: everybody in turn.
        let first = reading(&session.current_record()).playthrough.first();
        assert_eq!(first, Some(Seat::ALL[usize::from(games % 2)]));
    };
    assert_no_evening(&session);
    assert_eq!(way(&session).is_won(STAGE), is_won);
    pad.open(&mut session, "Back to the mountain");
    until_offer(&mut session, "Ibex, station 2");
    // A lost match may be begun again at once; the match with a twist comes before the next character.
    let state = ["in reach", "won by standard rules"][usize::from(is_won)];
    let [marmot, ibex] = ["Marmot", "Ibex"].map(|name| session.offer(name).unwrap());
    assert!(marmot.ends_with(state), "{marmot}");
    assert!(ibex.ends_with("not reached yet"), "{ibex}");
}

#[test]
fn a_game_is_one_of_the_way_up_only_while_it_runs() {
    let mut session = Session::of_match();
    begin(&mut session, Stage::ALL[1], 5);
    assert_eq!(session.screen(), Screen::Title, "not reached yet");
    assert_eq!(way(&session), StoredWayUp::default());
    begin(&mut session, STAGE, 5);
    assert_eq!(part(&session), Some(GameOfWay(STAGE)));
    session.leave();
    assert_eq!(part(&session), None, "left");
    begin(&mut session, STAGE, 6);
    session.start(seats(&[SeatKind::Person; 2]), 8);
    assert_eq!(part(&session), None, "replaced");
    begin(&mut session, STAGE, 7);
    lose(&mut session);
    assert_eq!(part(&session), None, "finished");
}

#[test]
fn a_game_that_is_left_goes_on_after_a_restart_and_counts() {
    let mut session = Session::of_match();
    begin(&mut session, STAGE, 5);
    for _ in 0..6 {
        session.until("the person’s turn", |session| session.is_person_asked());
        session.act(ibex(&session.game().unwrap()));
    }
    session.until("the person’s turn", |session| session.is_person_asked());
    let before = session.game();

    let mut session = session.again(Session::of_match_at);
    assert_eq!(part(&session), None);
    session.trigger(ContinueGame);
    session.frames(2);
    assert_eq!(session.game(), before);
    assert_eq!(part(&session), Some(GameOfWay(STAGE)));
    lose(&mut session);
    assert_eq!(way(&session).standing(STAGE).losses, 1);
    assert_eq!(records(&session.folder).len(), 1);
}

#[test]
fn a_game_that_was_over_when_it_was_killed_counts_once() {
    let (folder, _) = with_a_loss();
    let file = folder.path().join("settings/way_up.toml");
    let kept = fs::read_to_string(&file).unwrap();
    let uncounted = kept.replace("losses = 1", "losses = 0");
    // Killed before the record was put away, and before the progress was written too.
    for progress in [kept, uncounted.replace("games = 1", "games = 0")] {
        let current = folder.path().join("records/current.jsonl");
        fs::rename(&records(folder.path())[0], current).unwrap();
        fs::write(&file, progress).unwrap();
        let mut session = Session::of_match_at(folder.path());
        session.wait(SETTLED);
        assert_eq!(way(&session).standing(STAGE).losses, 1);
        assert_eq!(way(&session).stages[0].games, 1);
        assert_eq!(records(folder.path()).len(), 1);
        assert!(!folder.path().join("records/finished").exists());
    }
}

#[test]
fn damaged_progress_is_said_once_and_comes_back_from_the_records() {
    let (folder, before) = with_a_loss();
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
        for is_said in [damage.is_some(), false] {
            let mut session = Session::at(folder.path());
            session.wait(SETTLED);
            assert_eq!(session.says("way_up.toml"), is_said, "{damage:?}");
            assert_eq!(way(&session).stages, before.stages);
            session.wait(SETTLED);
        }
    }
}

#[test]
fn a_game_in_which_a_bot_took_over_does_not_count() {
    let mut session = Session::new();
    session.resource_mut::<StoredRoster>().deleted = vec!["Ada".to_owned()];
    begin(&mut session, STAGE, 7);
    // The name is another person's now, whose games stay.
    assert!(session.resource::<StoredRoster>().deleted.is_empty());
    session.give_all_to_bots();
    session.until_screen(Screen::Results);
    session.wait(SETTLED);
    session.assert_says("does not count");
    assert_eq!(way(&session).standing(STAGE).games(), 0);
    assert_no_evening(&session);
}

#[test]
fn an_unfinished_game_is_given_up_only_after_a_question() {
    let mut session = Session::new();
    leave_a_game(&mut session, 5);
    let pad = Hand::Pad(connect(&mut session, "Pad"));
    pad.open(&mut session, "The way up");
    // The card follows the station in focus, and a press on the one in reach leads to its button.
    pad.open(&mut session, "Marmot, station 1 of 5");
    pad.open(&mut session, "Play");
    session.assert_says("Ada · Bruno");
    session.press(KeyCode::Escape);
    session.assert_says("Five rivals live here");
    // The answer to a later question begins no stage for one that a replay closed.
    pad.open(&mut session, "Play");
    session.watch(repository("crates/studio/games/calm.jsonl"));
    session.leave();
    session.trigger(AskToGiveUp);
    session.wait(SETTLED);
    session.go_to("New game", KeyCode::ArrowRight);
    session.press(KeyCode::Enter);
    assert_eq!(session.screen(), Screen::Title);
}

#[test]
fn a_hint_is_given_by_the_opponent() {
    let mut session = Session::new();
    begin(&mut session, STAGE, 5);
    session.until("a person's turn", |session| session.is_person_asked());
    session.frames(3);
    session.key(KeyCode::KeyH);
    session.until_says(": wins ");
    session.assert_says("Marmot: ");
    session.assert_unsaid("A hint");
}
