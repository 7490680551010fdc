//! Actions without undo ask twice; and the pointer that the game draws.

use bevy::prelude::*;
use bevy::window::{CursorOptions, PrimaryWindow};
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::{PointerSize, Settings, Speed};
use cant_stop::core::states::Screen;
use cant_stop::referee::{LeaveGame, SavedGame};
use cant_stop_testkit::dialogs::QUESTION;
use cant_stop_testkit::{Session, seats};

use crate::controls::click;
use crate::widgets::SETTLED;

#[test]
fn all_settings_are_given_up_by_a_second_press_only() {
    let mut session = Session::new();
    session.wait(SETTLED);
    session.set_speed(Speed::Fast);
    click(&mut session, "Settings");
    click(&mut session, "Reset all");
    assert_eq!(session.settings().speed, Speed::Fast);
    assert!(
        session
            .texts()
            .iter()
            .any(|text| text == "Sure? Press again")
    );
    // Focus on another widget cancels the question.
    session.key(KeyCode::ArrowRight);
    session.wait(SETTLED);
    assert!(session.texts().iter().any(|text| text == "Reset all"));
    click(&mut session, "Reset all");
    assert_eq!(session.settings().speed, Speed::Fast);
    click(&mut session, "Sure? Press again");
    assert_eq!(session.settings().speed, Settings::default().speed);
}

#[test]
fn an_unfinished_game_is_given_up_by_who_says_so_only() {
    let mut session = Session::new();
    session.start(seats(&[SeatKind::Person, SeatKind::Person]), 28);
    session.until("a turn", |session| session.is_idle());
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(SETTLED);
    let saved = |session: &Session| {
        let saved = &session.app.world().resource::<SavedGame>().0;
        saved.as_ref().map(|saved| saved.game)
    };
    let before = saved(&session);
    assert!(before.is_some());
    click(&mut session, "New game");
    session.wait(SETTLED);
    click(&mut session, "Start climbing");
    assert_eq!(
        (session.dialog(), session.screen()),
        (QUESTION, Screen::Join)
    );
    click(&mut session, "Keep it");
    assert_eq!(
        (session.dialog(), session.screen()),
        (Dialog::NONE, Screen::Join)
    );
    assert_eq!(saved(&session), before);
    click(&mut session, "Start climbing");
    click(&mut session, "New game");
    session.until("another game", |session| session.screen() == Screen::Play);
    assert!(saved(&session).is_none(), "the next new game asks nothing");
}

/// Tip of the game's pointer, if it is visible.
fn tip(session: &mut Session) -> Option<Vec2> {
    let world = session.app.world_mut();
    let mut nodes = world.query::<(&Name, &Node, &InheritedVisibility)>();
    let (_, node, _) = nodes
        .iter(world)
        .find(|(name, _, seen)| name.as_str() == "pointer" && seen.get())?;
    match (node.left, node.top, node.width) {
        (Val::Px(left), Val::Px(top), Val::Px(side)) => {
            Some(Vec2::new(left, top) + side * 5.0 / 64.0)
        }
        _ => None,
    }
}

#[test]
fn a_larger_pointer_takes_the_place_of_the_systems() {
    let mut session = Session::new();
    session.wait(SETTLED);
    for size in [PointerSize::Large, PointerSize::Larger, PointerSize::System] {
        session.settings().pointer = size;
        for place in [Vec2::new(300.0, 200.0), Vec2::new(900.0, 500.0)] {
            session.send_move(place);
            session.frames(3);
            let is_ours = size != PointerSize::System;
            let world = session.app.world_mut();
            let mut options = world.query_filtered::<&CursorOptions, With<PrimaryWindow>>();
            assert_eq!(options.single(world).unwrap().visible, !is_ours);
            let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
            let width = windows.single(world).unwrap().width();
            // The canvas is 1920 design units wide on a window of this shape.
            let expected = is_ours.then_some(place * 1920.0 / width);
            let found = tip(&mut session);
            assert_eq!(found.is_some(), is_ours);
            if let (Some(found), Some(expected)) = (found, expected) {
                assert!(found.distance(expected) < 1.0, "{found} at {expected}");
            }
        }
    }
}
