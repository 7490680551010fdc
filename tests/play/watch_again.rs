//! Games on disk are watched again: to their end, by seeking anywhere, and back to where they were opened.

use cant_stop::features::watch::HappeningKind;
use cant_stop::referee::BeatsCut;
use cant_stop_rules::ChanceKind;
use rand::rngs::StdRng;

use crate::prelude::*;

/// A game that was played once.
fn record(name: &str) -> (PathBuf, Reading) {
    let path = repository(&format!("crates/studio/games/{name}.jsonl"));
    let reading = reading(&path);
    (path, reading)
}

fn watch(session: &mut Session, path: &Path) {
    let path = path.to_owned();
    session.trigger(WatchGame { path });
    session.frames(3);
}

fn seek(session: &mut Session, seek: Seek) -> Game {
    session.trigger(seek);
    session.frames(3);
    session.shown().unwrap()
}

/// The positions of a game: before its first action, and after each.
fn positions(reading: &Reading) -> Vec<Game> {
    let start = reading.playthrough.start();
    let mut line = Playthrough::new(start.variant(), start.seats()).unwrap();
    let mut all = vec![line.game()];
    for &action in reading.playthrough.actions() {
        line.play(action).unwrap();
        all.push(line.game());
    }
    all
}

/// A game under way that was left for the title.
fn with_a_game_to_continue() -> Session {
    let mut session = Session::new().instant();
    leave_a_game(&mut session, 7);
    session
}

#[test]
fn a_record_of_every_version_is_watched_and_continued() {
    let examples = fs::read_dir(repository("crates/records/tests")).unwrap();
    let examples = examples.map(|entry| entry.unwrap().path());
    let examples = examples.filter(|path| path.extension().is_some_and(|it| it == "jsonl"));
    for path in examples {
        let old = reading(&path).playthrough;
        let folder = folder();
        let record = fs::read(&path).unwrap();
        put(&folder.path().join("records/current.jsonl"), record);
        let mut session = Session::at(folder.path()).instant();
        watch(&mut session, &path);
        let end = seek(&mut session, Seek::To(old.actions().len()));
        assert_eq!(end, old.game(), "{}", path.display());
        session.leave();
        session.wait(SETTLED);
        session.continue_game();
        session.wait(SETTLED);
        assert_eq!(session.shown(), Some(end));
        session.press(KeyCode::Enter);
        let now = actions_in(&session.current_record());
        assert!(now.starts_with(old.actions()) && now.len() > old.actions().len());
    }
}

#[test]
fn a_game_ends_as_it_did_says_who_won_and_stays_there() {
    let (path, reading) = record("calm");
    let mut session = Session::new().instant();
    watch(&mut session, &path);
    assert_eq!(session.screen(), Screen::Play);
    let length = reading.playthrough.actions().len();
    seek(&mut session, Seek::To(length - 20));
    if !session.resource::<Watching>().is_playing() {
        session.resource_mut::<Watching>().toggle();
    }
    let end = reading.playthrough.game();
    session.until("the end", |session| {
        session.shown() == Some(end) && session.is_idle()
    });
    session.wait(8.0);
    session.assert_reads("wins!");
    assert_eq!(session.screen(), Screen::Play, "it stays where it ends");
    assert!(!session.resource::<Watching>().is_playing());
    assert!(!session.current_record().exists());
    for (to, is_won) in [
        (Seek::To(30), false),
        (Seek::To(usize::MAX), true),
        (Seek::Action(-1), false),
        (Seek::To(usize::MAX), true),
        (Seek::Turn(-1), false),
    ] {
        seek(&mut session, to);
        assert_eq!(session.reads("wins!"), is_won);
        assert_eq!(session.is_offered("Play on from here"), !is_won);
    }
}

#[test]
fn words_of_a_moment_do_not_stay_over_another_position() {
    let (path, _) = record("crowded");
    let mut session = Session::new();
    watch(&mut session, &path);
    let mut happenings = session.resource::<Watching>().happenings().iter();
    let bust = happenings.find(|it| it.kind == HappeningKind::Busted);
    let bust = Seek::To(bust.unwrap().at);
    seek(&mut session, bust);
    session.resource_mut::<Watching>().toggle();
    session.until_says("Bust!");
    #[derive(Resource)]
    struct Hushed;
    let hush = |_: On<BeatsCut>, mut commands: Commands| commands.insert_resource(Hushed);
    session.app.add_observer(hush);
    seek(&mut session, Seek::Turn(-1));
    assert!(session.app.world().contains_resource::<Hushed>());
    session.wait(0.3);
    session.assert_unsaid("Bust!");
}

#[test]
fn seeking_anywhere_shows_what_was_there() {
    let (path, reading) = record("crowded");
    let all = positions(&reading);
    let mut session = Session::of_match().instant();
    watch(&mut session, &path);
    let mut random = StdRng::seed_from_u64(24);
    for _ in 0..count("CANT_STOP_SEEKS", 60) {
        let to = random.random_range(0..all.len());
        session.trigger(Seek::To(to));
        session.frames(random.random_range(1..4));
        assert_eq!(session.shown(), Some(all[to]), "after {to} actions");
        if random.random_range(0..4) == 0 {
            // It plays on from there for a while.
            session.resource_mut::<Watching>().toggle();
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
    let mut go = |to: Seek| seek(&mut session, to);
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
fn a_game_of_the_book_is_watched_by_keys_and_left_for_the_title() {
    let folder = folder();
    let kept = folder.path().join("records/finished/0001.jsonl");
    let before = fs::read(record("calm").0).unwrap();
    put(&kept, &before);
    let mut session = Session::at(folder.path());
    session.press_on("Summit book", KeyCode::Enter);
    let row = until_offer(&mut session, "Replay");
    session.press_on(&row, KeyCode::Enter);
    session.until_screen(Screen::Play);
    session.wait(0.3);
    assert_eq!(session.dialog(), Dialog::NONE);
    session.assert_focus("Pause");
    session.key(KeyCode::Enter);
    assert!(!session.resource::<Watching>().is_playing());
    session.press_on("Next turn", KeyCode::Enter);
    let turn = session.shown().unwrap().turn_number();
    session.press(KeyCode::Enter);
    assert_eq!(session.shown().unwrap().turn_number(), turn + 1);
    session.click_on("Leave");
    session.until_screen(Screen::Title);
    assert_eq!(fs::read(&kept).unwrap(), before);
    assert!(!session.has::<Watching>());
}

#[test]
fn watching_from_the_results_leads_back_to_them() {
    let mut session = Session::new();
    session.finish_game_of_bots(2, 4);
    let end = session.shown();
    session.press_on("Replay", KeyCode::Enter);
    session.until_screen(Screen::Play);
    session.go_to("Last turns", KeyCode::Tab);
    session.press(KeyCode::Escape);
    session.assert_unread("Main menu");
    session.press(KeyCode::Escape);
    session.wait(SETTLED);
    session.trigger(LeaveGame);
    session.until_screen(Screen::Results);
    assert_eq!(session.shown(), end);
    // And a new game is not watched.
    session.press_on("Play again", KeyCode::Enter);
    session.until_screen(Screen::Play);
    assert!(!session.has::<Watching>());
}

/// Record of a game in which every turn is lost.
fn endless(actions: usize) -> Vec<u8> {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut line = Playthrough::new(Variant::default(), 2).unwrap();
    while line.actions().len() < actions {
        let game = line.game();
        let action = match game.to_act() {
            ToAct::Chance(ChanceKind::RollOff) => Action::RollOff([2, 1]),
            ToAct::Chance(_) => Action::Dice([0; 4].map(|_| random.random_range(1..=6))),
            _ if game.stage() == Stage::Pairing => Action::Choose(game.legal_moves()[0]),
            _ => Action::Roll,
        };
        line.play(action).unwrap();
    }
    let seats = ["Ada", "Leo"].map(|name| RecordedSeat::person(name, "disc"));
    let header = Header::new("none", 1, Variant::default(), seats.to_vec());
    cant_stop_records::write(&header, line.actions())
}

#[test]
fn files_that_are_no_record_are_refused_in_a_sentence() {
    let folder = folder();
    let good = fs::read(record("calm").0).unwrap();
    let torn = [&good[..600], b"rubbish\n"].concat();
    for (name, content, says) in [
        ("empty.jsonl", Vec::new(), "not a game"),
        ("text.jsonl", b"Dear diary,\n".to_vec(), "not a game"),
        ("torn.jsonl", torn, "damaged"),
        ("endless.jsonl", endless(20_001), "not a game"),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, content).unwrap();
        let mut session = Session::new();
        watch(&mut session, &path);
        session.wait(SETTLED);
        assert_eq!(session.screen(), Screen::Title);
        session.assert_says(says);
        watch(&mut session, &folder.path().join("missing.jsonl"));
        watch(&mut session, folder.path());
        assert_eq!(session.screen(), Screen::Title);
    }
}

#[test]
fn one_plays_on_from_anywhere_with_new_dice_and_a_record_of_its_own() {
    let (path, reading) = record("calm");
    let all = positions(&reading);
    let mut session = Session::new().instant();
    watch(&mut session, &path);
    let from = all.len() - 30;
    seek(&mut session, Seek::To(from));
    session.press_on("Play on from here", KeyCode::Enter);
    assert!(!session.has::<Watching>());
    assert!(!session.is_offered("Play on from here"));
    session.until_screen(Screen::Results);
    session.until_put_away();
    let kept = crate::records::reading(&session.folder.join("records/finished/0001.jsonl"));
    assert_eq!(positions(&kept)[..=from], all[..=from]);
    assert_ne!(kept.header.seed, reading.header.seed);
    assert_ne!(kept.playthrough, reading.playthrough);
}

#[test]
fn devices_of_the_results_are_not_those_of_another_game() {
    let (mut session, pad) = with_pad();
    session.finish_game_of_bots(2, 4);
    let first = Seat::ALL[0];
    let mut devices = session.resource_mut::<DeviceAssignment>();
    devices.assign(first, Some(Device::Pad(pad)));
    watch(&mut session, &record("calm").0);
    seek(&mut session, Seek::To(30));
    session.click_on("Play on from here");
    session.frames(3);
    assert!(!session.has::<Watching>());
    assert_eq!(session.resource::<DeviceAssignment>().of(first), None);
}

#[test]
fn one_plays_on_from_a_choice_of_camps_with_its_buttons_alone() {
    let mut session = Session::new();
    let game = choosing(&mut session);
    let path = session.folder.join("copy.jsonl");
    fs::copy(session.current_record(), &path).unwrap();
    session.leave();
    watch(&mut session, &path);
    assert_eq!(seek(&mut session, Seek::To(usize::MAX)), game);
    session.click_on("Play on from here");
    session.click_on("New game");
    session.wait(SETTLED);
    session.assert_says("Give up");
    session.assert_unread("Stop");
}

#[test]
fn an_unfinished_game_is_given_up_for_playing_on_only_after_a_question() {
    let mut session = with_a_game_to_continue();
    watch(&mut session, &record("calm").0);
    seek(&mut session, Seek::To(30));
    session.click_on("Play on from here");
    assert_eq!(session.dialog(), QUESTION);
    session.click_on("New game");
    assert!(!session.has::<Watching>());
    assert_eq!(session.screen(), Screen::Play);
    let kept = session.folder.join("records/unfinished/0001.jsonl");
    assert!(kept.exists());
}

#[test]
fn a_replay_that_is_read_late_opens_on_no_other_screen() {
    let mut session = Session::new();
    let path = record("calm").0;
    session.trigger(WatchGame { path });
    session.turn_to(Screen::Join);
    session.frames(5);
    assert_eq!(session.screen(), Screen::Join);
}

#[test]
fn a_game_in_progress_stays_as_it_is() {
    let mut session = with_a_game_to_continue();
    let before = fs::read(session.current_record()).unwrap();
    watch(&mut session, &record("calm").0);
    session.wait(3.3);
    session.leave();
    session.wait(SETTLED);
    assert_eq!(fs::read(session.current_record()).unwrap(), before);
    assert!(session.resource::<SavedGame>().0.is_some());
}
