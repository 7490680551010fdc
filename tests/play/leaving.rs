//! Dialogs and screens are seen leaving, hold nobody up, and leave nothing behind.

use bevy::prelude::*;
use cant_stop::ground::states::Screen;

use crate::support::Couch;
use crate::widgets::{SETTLED, focused, go_to};

/// How many nodes there are.
fn nodes(couch: &mut Couch) -> usize {
    let world = couch.app.world_mut();
    world.query_filtered::<(), With<Node>>().iter(world).count()
}

#[test]
fn a_dialog_is_seen_leaving_and_leaves_nothing_behind() {
    for reduced in [false, true] {
        let mut couch = Couch::new();
        couch.settings().reduced_motion = reduced;
        couch.frames(SETTLED);
        let before = nodes(&mut couch);
        go_to(&mut couch, "Settings", |couch| {
            couch.key(KeyCode::ArrowDown)
        });
        couch.key(KeyCode::Enter);
        couch.frames(SETTLED);
        let open = nodes(&mut couch);
        assert!(open > before);

        couch.key(KeyCode::Escape);
        assert!(nodes(&mut couch) > before, "it is seen leaving");
        assert_eq!(
            focused(&couch).as_deref(),
            Some("Settings"),
            "input goes on at once"
        );
        assert!(!couch.offers().iter().any(|offer| offer == "Done"));
        couch.frames(SETTLED);
        assert_eq!(nodes(&mut couch), before, "reduced motion: {reduced}");
    }
}

#[test]
fn leaving_can_be_interrupted_at_any_moment() {
    let mut couch = Couch::new();
    couch.frames(SETTLED);
    let before = nodes(&mut couch);
    go_to(&mut couch, "Settings", |couch| {
        couch.key(KeyCode::ArrowDown)
    });
    for _ in 0..8 {
        couch.key(KeyCode::Enter);
        couch.key(KeyCode::Escape);
    }
    couch.frames(SETTLED);
    assert_eq!(nodes(&mut couch), before);
    for _ in 0..3 {
        go_to(&mut couch, "New game", |couch| couch.key(KeyCode::ArrowUp));
        couch.key(KeyCode::Enter);
        couch.until("the join screen", |couch| couch.screen() == Screen::Join);
        couch.frames(2);
        couch.key(KeyCode::Escape);
        couch.until("the title", |couch| couch.screen() == Screen::Title);
        couch.frames(2);
    }
    couch.frames(SETTLED);
    assert_eq!(nodes(&mut couch), before);
    assert!(couch.offers().iter().any(|offer| offer == "New game"));
}
