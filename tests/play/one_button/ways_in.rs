//! The ways into one-button play, the chosen button, the screen reader, and steps without any time.

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::settings::OneButton;
use cant_stop::core::states::Screen;
use cant_stop_testkit::Session;
use cant_stop_testkit::dialogs::{COMFORT, SETTINGS};

use super::reach::one_round;
use super::{ARRIVAL, DWELL, KEY, in_focus, session, take};

#[test]
fn the_same_key_again_and_again_on_the_title_brings_the_question() {
    let mut session = Session::new();
    session.wait(ARRIVAL);
    for _ in 0..5 {
        assert_eq!(session.dialog(), Dialog::NONE);
        session.key(KEY);
        session.wait(ARRIVAL);
    }
    assert_eq!(session.dialog(), COMFORT);
    assert_eq!(in_focus(&session).as_deref(), Some("No, thanks"));
    one_round(&mut session, "the question about one button");
    // The focus already goes from one answer to the other, and the key takes it.
    take(&mut session, "One button");
    assert_eq!(session.settings().one_button, OneButton::Moves);
    assert_eq!(session.dialog(), Dialog::NONE);
    assert!(
        session
            .texts()
            .iter()
            .any(|text| text.starts_with("One-button play: press")),
        "{}",
        session.summary()
    );
}

#[test]
fn presses_and_moves_of_anything_else_ask_no_question() {
    let mut session = Session::new();
    session.wait(ARRIVAL);
    for _ in 0..4 {
        for _ in 0..4 {
            session.key(KEY);
        }
        session.key(KeyCode::KeyG);
        for _ in 0..4 {
            session.key(KEY);
        }
        session.move_mouse(Vec2::new(500.0, 10.0));
        session.move_mouse(Vec2::new(600.0, 10.0));
    }
    for _ in 0..8 {
        session.key(KeyCode::ArrowDown);
    }
    assert_eq!(session.dialog(), Dialog::NONE);
}

#[test]
fn who_is_asked_once_and_says_no_is_not_asked_again() {
    let mut session = Session::new();
    session.wait(ARRIVAL);
    for _ in 0..5 {
        session.key(KEY);
    }
    session.wait(ARRIVAL);
    take(&mut session, "No, thanks");
    assert_eq!(session.settings().one_button, OneButton::Off);
    for _ in 0..20 {
        session.key(KEY);
    }
    session.wait(ARRIVAL);
    assert_eq!(session.dialog(), Dialog::NONE);
}

#[test]
fn a_button_of_a_pad_and_one_of_the_mouse_do_as_well() {
    let mut session = session();
    let pad = session.connect_pad();
    let menu_of = |session: &mut Session| session.dialog();
    while in_focus(&session).as_deref() != Some("Settings") {
        session.frame();
    }
    session.wait(0.7);
    session.pad(pad, GamepadButton::East);
    session.wait(ARRIVAL);
    assert_eq!(menu_of(&mut session), SETTINGS);
    while in_focus(&session).as_deref() != Some("Done") {
        session.frame();
    }
    session.wait(0.7);
    // Wherever the pointer is.
    session.move_mouse(Vec2::new(3.0, 3.0));
    session.hold_mouse();
    session.release_mouse();
    session.wait(ARRIVAL);
    assert_eq!(menu_of(&mut session), Dialog::NONE);
}

#[test]
fn a_chosen_button_is_the_only_one_and_the_others_play_as_ever() {
    let mut session = session();
    take(&mut session, "Settings");
    take(&mut session, "Game");
    take(&mut session, "Which button");
    assert_eq!(session.settings().switch, "KeyB");
    assert!(
        session
            .offers()
            .iter()
            .any(|offer| offer == "Which button: B"),
        "{:?}",
        session.offers()
    );
    session.wait(ARRIVAL);
    session.key(KeyCode::Escape);
    session.wait(ARRIVAL);
    assert_eq!(session.dialog(), Dialog::NONE, "Escape is Escape again");
    take(&mut session, "New game");
    assert_eq!(session.screen(), Screen::Join);
}

#[test]
fn the_start_waits_for_a_guest_who_is_not_ready() {
    let mut session = session();
    session.settings().switch = "KeyB".to_owned();
    let pad = session.connect_pad();
    take(&mut session, "New game");
    let press = |session: &mut Session| {
        session.pad(pad, GamepadButton::South);
        session.wait(ARRIVAL);
    };
    press(&mut session);
    press(&mut session);
    take(&mut session, "Start climbing");
    assert_eq!(session.screen(), Screen::Join);
    press(&mut session);
    take(&mut session, "Start climbing");
    session.until("the game", |session| session.screen() == Screen::Play);
}

#[test]
fn a_screen_reader_has_twice_the_time() {
    let count = |session: &mut Session| {
        let mut seen = vec![in_focus(session)];
        for _ in 0..6 * DWELL {
            session.stride();
            let now = in_focus(session);
            if seen.last() != Some(&now) {
                seen.push(now);
            }
        }
        seen.len()
    };
    let mut session = session();
    let usual = count(&mut session);
    session
        .app
        .world()
        .resource::<AccessibilityRequested>()
        .set(true);
    let spoken = count(&mut session);
    assert!(
        usual >= 6 && spoken <= usual / 2 + 1,
        "{usual} and {spoken}"
    );
}

#[test]
fn by_steps_nothing_has_to_be_done_in_time() {
    let mut session = session();
    session.settings().one_button = OneButton::Steps;
    session.wait(ARRIVAL);
    let first = in_focus(&session);
    session.strides(20 * DWELL);
    assert_eq!(in_focus(&session), first, "nothing goes on by itself");
    while in_focus(&session).as_deref() != Some("Settings") {
        session.key(KEY);
        session.frames(2);
    }
    session.hold_key(KEY);
    session.wait(1.3);
    session.release_key(KEY);
    session.wait(ARRIVAL);
    assert_eq!(session.dialog(), SETTINGS);
}
