//! Dialogs and screens are seen leaving, do not block input, and leave nothing behind.

use bevy::prelude::*;
use cant_stop::core::settings::SeenTips;
use cant_stop::core::states::Screen;
use cant_stop_testkit::Session;

use crate::widgets::{SETTLED, focused, go_to};

/// Number of nodes.
fn nodes(session: &mut Session) -> usize {
    let world = session.app.world_mut();
    world.query_filtered::<(), With<Node>>().iter(world).count()
}

/// Goes to the settings on the title: down to the last line, and along it.
fn go_to_settings(session: &mut Session) {
    go_to(session, "Summit book", |session| {
        session.key(KeyCode::ArrowDown)
    });
    go_to(session, "Settings", |session| {
        session.key(KeyCode::ArrowRight)
    });
}

#[test]
fn a_dialog_is_seen_leaving_and_leaves_nothing_behind() {
    for reduced in [false, true] {
        let mut session = Session::new();
        session.settings().reduced_motion = reduced;
        session.wait(SETTLED);
        let before = nodes(&mut session);
        go_to_settings(&mut session);
        session.key(KeyCode::Enter);
        session.wait(SETTLED);
        let open = nodes(&mut session);
        assert!(open > before);

        session.key(KeyCode::Escape);
        assert!(nodes(&mut session) > before, "it is seen leaving");
        assert_eq!(
            focused(&session).as_deref(),
            Some("Settings"),
            "input goes on at once"
        );
        assert!(!session.offers().iter().any(|offer| offer == "Done"));
        session.wait(SETTLED);
        assert_eq!(nodes(&mut session), before, "reduced motion: {reduced}");
    }
}

#[test]
fn leaving_can_be_interrupted_at_any_moment() {
    let mut session = Session::new();
    // Otherwise the title offers the first climb before the table is seen, and not after.
    let mut told = session.app.world_mut().resource_mut::<SeenTips>();
    told.first_climb = true;
    session.wait(SETTLED);
    let before = nodes(&mut session);
    go_to_settings(&mut session);
    for _ in 0..8 {
        session.key(KeyCode::Enter);
        session.key(KeyCode::Escape);
    }
    session.wait(SETTLED);
    assert_eq!(nodes(&mut session), before);
    for _ in 0..3 {
        go_to(&mut session, "New game", |session| {
            session.key(KeyCode::ArrowUp)
        });
        session.key(KeyCode::Enter);
        session.until("the join screen", |session| {
            session.screen() == Screen::Join
        });
        session.frames(2);
        session.key(KeyCode::Escape);
        session.until("the title", |session| session.screen() == Screen::Title);
        session.frames(2);
    }
    session.wait(SETTLED);
    assert_eq!(nodes(&mut session), before);
    assert!(session.offers().iter().any(|offer| offer == "New game"));
}
