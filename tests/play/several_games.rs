//! Several games of the same players: the first player of each, the sum of wins, and the end of the evening.

use bevy::prelude::*;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::features::evening::StoredEvening;
use cant_stop::referee::{ContinueGame, LeaveGame, NextOfEvening};
use cant_stop_testkit::dialogs::CHRONICLE;
use cant_stop_testkit::{Session, folder};

use crate::outcomes::{finish, play};
use crate::widgets::{click_on, focus_on, focused};

fn evening(session: &Session) -> &StoredEvening {
    session.app.world().resource::<StoredEvening>()
}

/// Seat with the first turn of the last game.
fn first_turn(session: &Session) -> usize {
    usize::from(evening(session).games.last().unwrap().first)
}

#[test]
fn games_add_up_in_turn_and_the_evening_goes_on_after_a_restart() {
    let folder = folder();
    let mut session = Session::of_match_at(folder.path());
    play(&mut session, 3, 7, Speed::Instant);
    let begun = first_turn(&session);
    session.app.world_mut().trigger(NextOfEvening);
    session.frames(2);
    finish(&mut session);
    assert_eq!(first_turn(&session), (begun + 1) % 3);
    drop(session);

    let mut session = Session::at(folder.path());
    session.set_speed(Speed::Instant);
    session.wait(0.7);
    assert!(focused(&session).unwrap().starts_with("Next game"));
    session.key(KeyCode::Enter);
    session.until("the next game", |session| session.screen() == Screen::Play);
    drop(session);

    let mut session = Session::of_match_at(folder.path());
    session.set_speed(Speed::Instant);
    session.app.world_mut().trigger(ContinueGame);
    session.frames(2);
    let end = finish(&mut session);
    assert_eq!(first_turn(&session), (begun + 2) % 3);
    let evening = evening(&session);
    assert_eq!(evening.games.len(), 3);
    let wins: usize = (0..3).map(|place| evening.wins(place)).sum();
    assert_eq!(wins, 3);
    assert!(
        end.actions
            .iter()
            .all(|action| !matches!(action, cant_stop_rules::Action::RollOff(_)))
    );
}

#[test]
fn the_best_of_three_has_an_end_and_then_a_new_evening_begins() {
    let mut session = Session::new();
    session.finish_game_of_bots(2, 3);
    session.wait(1.0);
    click_on(&mut session, "Evening");
    session.wait(1.0);
    focus_on(&mut session, "Games");
    session.key(KeyCode::ArrowRight);
    session.wait(0.3);
    assert_eq!(evening(&session).series, 3);
    let mut games = 1;
    while evening(&session).winners().is_empty() {
        click_on(&mut session, "Play again");
        finish(&mut session);
        session.wait(1.0);
        games += 1;
        assert!(games <= 3);
    }
    assert!(
        session
            .texts()
            .iter()
            .any(|text| text.ends_with("wins the evening"))
    );
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(0.7);
    let offers = session.offers();
    assert!(offers.iter().all(|offer| !offer.starts_with("Next game")));
}

#[test]
fn the_book_opens_over_the_results_and_closes_to_them() {
    let mut session = Session::new();
    session.finish_game_of_bots(2, 3);
    session.wait(1.0);
    click_on(&mut session, "Summit book");
    let menu = |session: &Session| session.dialog();
    assert_eq!(menu(&session), CHRONICLE);
    session.until("the game", |session| {
        session.texts().iter().any(|text| text == "1 game")
    });
    session.key(KeyCode::Escape);
    session.wait(1.0);
    assert_eq!(
        (menu(&session), session.screen()),
        (Dialog::NONE, Screen::Results)
    );
}
