//! Actions without undo ask twice; and the pointer that the game draws.

use bevy::window::{CursorOptions, PrimaryWindow};
use cant_stop::core::settings::PointerSize;

use crate::prelude::*;

#[test]
fn all_settings_are_given_up_by_a_second_press_only() {
    let mut session = on_title();
    session.set_speed(Speed::Fast);
    session.click_on("Settings");
    // A double click only asks.
    let place = session.place("Reset all");
    session.click(place);
    session.click(place);
    session.wait(SETTLED);
    assert_eq!(session.settings().speed, Speed::Fast);
    session.assert_reads("Sure? Press again");
    // Focus on another widget cancels the question.
    session.press(KeyCode::ArrowRight);
    session.assert_reads("Reset all");
    // So does a press of another button.
    session.click_on("Reset all");
    session.click_on("Game");
    session.assert_reads("Reset all");
    session.click_on("Reset all");
    assert_eq!(session.settings().speed, Speed::Fast);
    session.click_on("Sure? Press again");
    assert_eq!(session.settings().speed, Settings::default().speed);
}

#[test]
fn an_unfinished_game_is_given_up_only_after_a_question() {
    let mut session = Session::new();
    leave_a_game(&mut session, 28);
    let saved = |session: &Session| {
        let saved = session.resource::<SavedGame>().0.as_ref();
        saved.map(|saved| saved.game)
    };
    let before = saved(&session);
    assert!(before.is_some());
    session.click_on("New game");
    session.wait(SETTLED);
    session.click_on("Start climbing");
    assert_eq!(session.dialog(), QUESTION);
    session.click_on("Keep it");
    assert_eq!(session.dialog(), Dialog::NONE);
    assert_eq!((session.screen(), saved(&session)), (Screen::Join, before));
    session.click_on("Start climbing");
    session.click_on("New game");
    session.until_screen(Screen::Play);
    assert!(saved(&session).is_none(), "the next new game asks nothing");
}

/// Tip of the game's pointer, if it is visible.
fn tip(session: &mut Session) -> Option<Vec2> {
    let world = session.app.world_mut();
    let mut nodes = world.query::<(&Name, &Node, &InheritedVisibility)>();
    let mut nodes = nodes.iter(world);
    let (_, node, _) = nodes.find(|(name, _, seen)| name.as_str() == "pointer" && seen.get())?;
    let (Val::Px(left), Val::Px(top), Val::Px(side)) = (node.left, node.top, node.width) else {
        return None;
    };
    Some(Vec2::new(left, top) + side * 5.0 / 64.0)
}

#[test]
fn a_larger_pointer_takes_the_place_of_the_systems() {
    let mut session = on_title();
    for size in [PointerSize::Large, PointerSize::Larger, PointerSize::System] {
        session.settings().pointer = size;
        for place in [Vec2::new(300.0, 200.0), Vec2::new(900.0, 500.0)] {
            session.send_move(place);
            session.frames(3);
            let is_ours = size != PointerSize::System;
            let world = session.app.world_mut();
            let mut windows =
                world.query_filtered::<(&CursorOptions, &Window), With<PrimaryWindow>>();
            let (options, window) = windows.single(world).unwrap();
            assert_eq!(options.visible, !is_ours);
            // The canvas is 1920 design units wide on a window of this shape.
            let expected = place * 1920.0 / window.width();
            let found = tip(&mut session);
            assert_eq!(found.is_some(), is_ours);
            let is_there = found.is_none_or(|found| found.distance(expected) < 1.0);
            assert!(is_there, "{found:?}");
        }
    }
}
