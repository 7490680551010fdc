//! Dialogs and screens are seen leaving, do not block input, and leave nothing behind.

use cant_stop::referee::StartGame;

use crate::prelude::*;
use crate::settings::open_settings;

fn nodes(session: &mut Session) -> usize {
    let world = session.app.world_mut();
    world.query_filtered::<(), With<Node>>().iter(world).count()
}

#[test]
fn a_dialog_is_seen_leaving_and_leaves_nothing_behind() {
    for reduced in [false, true] {
        let mut session = Session::new();
        session.settings().reduced_motion = reduced;
        session.wait(SETTLED);
        let before = nodes(&mut session);
        open_settings(&mut session, Hand::Keys);
        let open = nodes(&mut session);
        assert!(open > before);

        session.key(KeyCode::Escape);
        assert!(nodes(&mut session) > before, "it is seen leaving");
        session.assert_focus("Settings");
        assert!(!session.is_offered("Done"));
        session.wait(SETTLED);
        assert_eq!(nodes(&mut session), before, "reduced motion: {reduced}");
    }
}

#[test]
fn leaving_can_be_interrupted_at_any_moment() {
    let mut session = Session::new();
    // Otherwise the title offers the first climb before the table is seen, and not after.
    session.resource_mut::<SeenTips>().first_climb = true;
    session.wait(SETTLED);
    let before = nodes(&mut session);
    session.focus_on("Settings");
    for _ in 0..8 {
        session.key(KeyCode::Enter);
        session.key(KeyCode::Escape);
    }
    session.wait(SETTLED);
    assert_eq!(nodes(&mut session), before);
    for _ in 0..3 {
        session.go_to("New game", KeyCode::ArrowUp);
        session.key(KeyCode::Enter);
        session.until_screen(Screen::Join);
        session.frames(2);
        session.key(KeyCode::Escape);
        session.until_screen(Screen::Title);
        session.frames(2);
    }
    session.wait(SETTLED);
    assert_eq!(nodes(&mut session), before);
    session.assert_offers("New game");
}

#[test]
fn a_game_that_begins_as_another_player_goes_back_is_left_and_kept() {
    for back in [Screen::Title, Screen::Join] {
        let mut session = Session::new();
        session.app.world_mut().trigger(StartGame {
            seats: bots(2),
            variant: Variant::default(),
            seed: Some(4),
        });
        session.turn_to(back);
        session.wait(SETTLED);
        assert_eq!((session.screen(), session.game()), (back, None));
        session.turn_to(Screen::Title);
        until_offer(&mut session, "Continue");
    }
}
