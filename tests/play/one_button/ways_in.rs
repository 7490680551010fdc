//! The ways into one-button play, the chosen button, the screen reader, and steps without any time.

use super::reach::one_round;
use super::{ARRIVAL, DWELL, KEY, in_focus, rests_on, session, take};
use crate::prelude::*;

fn strike(session: &mut Session, key: KeyCode, times: u32) {
    for _ in 0..times {
        session.key(key);
    }
}

#[test]
fn the_same_key_again_and_again_on_the_title_brings_the_question() {
    let mut session = on_title();
    for _ in 0..5 {
        assert_eq!(session.dialog(), Dialog::NONE);
        session.key(KEY);
        session.wait(ARRIVAL);
    }
    assert_eq!(session.dialog(), COMFORT);
    session.assert_focus("No, thanks");
    one_round(&mut session, "the question about one button");
    // The focus already goes from one answer to the other, and the key takes it.
    take(&mut session, "One button");
    assert_eq!(session.settings().one_button, OneButton::Moves);
    assert_eq!(session.dialog(), Dialog::NONE);
    session.assert_says("One-button play: press");
}

#[test]
fn presses_and_moves_of_anything_else_ask_no_question() {
    let mut session = on_title();
    // A language is chosen by the same key again and again.
    session.focus_on("Language");
    for times in [5, 1] {
        strike(&mut session, KeyCode::Enter, times);
        session.wait(ARRIVAL);
        assert_eq!(session.dialog(), Dialog::NONE);
    }
    for _ in 0..2 {
        strike(&mut session, KEY, 4);
        session.key(KeyCode::KeyG);
        strike(&mut session, KEY, 4);
        session.move_mouse(Vec2::new(500.0, 10.0));
        session.move_mouse(Vec2::new(600.0, 10.0));
    }
    strike(&mut session, KeyCode::ArrowDown, 8);
    for _ in 0..8 {
        session.touch();
    }
    assert_eq!(session.dialog(), Dialog::NONE);
    // In a game it takes more, and they do not count on the title.
    session.start_two(3);
    session.wait(ARRIVAL);
    strike(&mut session, KEY, 6);
    session.leave();
    session.wait(ARRIVAL);
    assert_eq!(session.dialog(), Dialog::NONE);
}

#[test]
fn the_question_is_asked_once() {
    let mut session = on_title();
    strike(&mut session, KEY, 5);
    session.wait(ARRIVAL);
    take(&mut session, "No, thanks");
    assert_eq!(session.settings().one_button, OneButton::Off);
    strike(&mut session, KEY, 20);
    session.wait(ARRIVAL);
    assert_eq!(session.dialog(), Dialog::NONE);
}

#[test]
fn a_button_of_a_pad_one_of_the_mouse_and_a_finger_do_as_well() {
    let mut session = session();
    let pad = session.connect_pad();
    assert!(rests_on(&mut session, |now| now == "Settings"));
    session.pad(pad, GamepadButton::East);
    session.wait(ARRIVAL);
    assert_eq!(session.dialog(), SETTINGS);
    assert!(rests_on(&mut session, |now| now == "Done"));
    // Wherever the pointer is.
    session.click(Vec2::new(3.0, 3.0));
    session.wait(ARRIVAL);
    assert_eq!(session.dialog(), Dialog::NONE);
    assert!(rests_on(&mut session, |now| now == "Settings"));
    session.touch();
    session.wait(ARRIVAL);
    assert_eq!(session.dialog(), SETTINGS);
}

#[test]
fn a_chosen_button_is_the_only_one_and_the_others_play_as_ever() {
    let mut session = session();
    for label in ["Settings", "Game", "Which button"] {
        take(&mut session, label);
    }
    assert_eq!(session.settings().switch, "KeyB");
    session.assert_offers("Which button: B");
    session.wait(ARRIVAL);
    session.key(KeyCode::Escape);
    session.wait(ARRIVAL);
    assert_eq!(session.dialog(), Dialog::NONE, "Escape is Escape again");
    take(&mut session, "New game");
    assert_eq!(session.screen(), Screen::Join);
}

#[test]
fn the_start_waits_until_a_guest_is_ready() {
    let mut session = session();
    session.settings().switch = "KeyB".to_owned();
    let pad = session.connect_pad();
    take(&mut session, "New game");
    // The first press sits down, the second takes ready back.
    session.press_all([south(pad); 2]);
    take(&mut session, "Start climbing");
    assert_eq!(session.screen(), Screen::Join);
    session.press(south(pad));
    take(&mut session, "Start climbing");
    session.until_screen(Screen::Play);
}

#[test]
fn a_screen_reader_has_twice_the_time() {
    let count = |session: &mut Session| {
        let mut seen = vec![in_focus(session)];
        for _ in 0..6 * DWELL {
            session.stride();
            seen.push(in_focus(session));
        }
        seen.dedup();
        seen.len()
    };
    let mut session = session();
    let usual = count(&mut session);
    session.resource::<AccessibilityRequested>().set(true);
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
    session.go_to("Settings", KEY);
    hold_key_for(&mut session, KEY, 1.3);
    session.wait(ARRIVAL);
    assert_eq!(session.dialog(), SETTINGS);
}

#[test]
fn a_pad_that_goes_with_its_button_down_holds_up_no_other() {
    let mut session = session();
    session.settings().one_button = OneButton::Steps;
    let [gone, other] = [(); 2].map(|()| session.connect_pad());
    session.wait(ARRIVAL);
    session.pad_goes(gone, GamepadButton::South, 1.0);
    session.disconnect_pad(gone);
    session.wait(ARRIVAL);
    let before = in_focus(&session);
    session.pad(other, GamepadButton::South);
    assert_ne!(in_focus(&session), before);
}
