//! Several games of the same players: the first player of each, the sum of wins, and the end of the evening.

use cant_stop::referee::NextOfEvening;

use crate::prelude::*;

fn evening(session: &Session) -> &StoredEvening {
    session.resource::<StoredEvening>()
}

/// Seat with the first turn of the last game.
fn first_turn(session: &Session) -> usize {
    usize::from(evening(session).games.last().unwrap().first)
}

#[test]
fn games_add_up_in_turn_and_the_evening_goes_on_after_a_restart() {
    let mut session = Session::of_match();
    play(&mut session, 3, 7, Speed::Instant);
    let begun = first_turn(&session);
    session.trigger(NextOfEvening);
    session.frames(2);
    finish(&mut session);
    assert_eq!(first_turn(&session), (begun + 1) % 3);

    let mut session = session.again(Session::at).instant();
    session.wait(0.7);
    assert!(session.is_focus("Next game"));
    session.key(KeyCode::Enter);
    session.until_screen(Screen::Play);

    let mut session = session.again(resume);
    let end = finish(&mut session);
    assert_eq!(first_turn(&session), (begun + 2) % 3);
    let evening = evening(&session);
    assert_eq!(evening.games.len(), 3);
    let wins: usize = (0..3).map(|place| evening.wins(place)).sum();
    assert_eq!(wins, 3);
    let mut actions = end.actions.iter();
    assert!(!actions.any(|action| matches!(action, Action::RollOff(_))));
}

#[test]
fn a_game_left_or_closed_before_its_results_counts() {
    for (is_closed, is_full) in [(false, false), (true, false), (false, true)] {
        let mut session = Session::of_match();
        if is_full {
            // The disk refuses the record, as it were.
            fs::create_dir_all(session.folder.join("records/current.new")).unwrap();
        }
        session.start(bots(2), 7);
        session.set_speed(Speed::Instant);
        session.until("the end", |session| {
            let game = session.game();
            game.is_some_and(|game| game.to_act() == ToAct::None)
        });
        assert_eq!(session.screen(), Screen::Play);
        match is_closed {
            true => session.send(AppExit::Success),
            false => session.trigger(LeaveGame),
        }
        session.until_put_away();
        assert_eq!(evening(&session).games.len(), 1);
        let is_kept = session.folder.join("records/finished/0001.jsonl").exists();
        assert_ne!(is_kept, is_full);
    }
}

#[test]
fn a_game_that_was_over_when_it_was_killed_counts_once() {
    let folder = folder();
    let place = |file: &str| folder.path().join(file);
    let stored = place("settings/evening.toml");
    let away = place("records/finished/0001.jsonl");
    let mut session = Session::of_match_at(folder.path());
    session.start(bots(2), 7);
    session.frames(2);
    let uncounted = fs::read(&stored).unwrap();
    session.set_speed(Speed::Instant);
    finish(&mut session);
    session.until_put_away();
    let counted = evening(&session).clone();
    drop(session);
    let progress = [uncounted, fs::read(&stored).unwrap()];
    for kill in 0..4 {
        // Before or after the record was put away, and before or after the evening was written.
        if kill < 2 {
            fs::rename(&away, place("records/current.jsonl")).unwrap();
        }
        fs::write(&stored, &progress[kill % 2]).unwrap();
        for start in 0..2 {
            let mut session = Session::of_match_at(folder.path());
            session.wait(SETTLED);
            assert_eq!(evening(&session), &counted, "kill {kill}, start {start}");
        }
    }
}

#[test]
fn the_best_of_three_has_an_end_and_then_a_new_evening_begins() {
    let mut session = Session::new();
    session.finish_game_of_bots(2, 3);
    session.wait(1.0);
    session.click_on("Evening");
    session.wait(1.0);
    session.press_on("Games", KeyCode::ArrowRight);
    assert_eq!(evening(&session).series, 3);
    let mut games = 1;
    while evening(&session).winners().is_empty() {
        session.click_on("Play again");
        finish(&mut session);
        session.wait(1.0);
        games += 1;
        assert!(games <= 3);
    }
    session.assert_says("wins the evening");
    session.leave();
    session.wait(SETTLED);
    assert!(session.offer("Next game").is_none());
}

#[test]
fn presses_that_hurry_on_do_not_begin_the_next_game() {
    let mut session = Session::new().instant();
    session.stand(Variant::default(), ibex, Game::stop_wins);
    session.wait(SETTLED);
    session.focus_on("Stop and win");
    session.key(KeyCode::Enter);
    while session.screen() != Screen::Results {
        session.frame();
    }
    for key in [KeyCode::Escape, KeyCode::Enter, KeyCode::Enter] {
        session.frames(3);
        session.key(key);
    }
    session.wait(1.0);
    assert_eq!(session.screen(), Screen::Results);
    session.assert_focus("Play again");
    session.key(KeyCode::Enter);
    session.until_screen(Screen::Play);
}

#[test]
fn the_book_opens_over_the_results_and_closes_to_them() {
    let mut session = Session::new();
    session.finish_game_of_bots(2, 3);
    session.wait(1.0);
    session.click_on("Summit book");
    assert_eq!(session.dialog(), CHRONICLE);
    session.until("the game", |session| session.reads("1 game"));
    session.press(KeyCode::Escape);
    assert_eq!(session.dialog(), Dialog::NONE);
    assert_eq!(session.screen(), Screen::Results);
}
