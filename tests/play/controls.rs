//! Keys and buttons: direct effect, however short the press; changed on the screen, kept, and shown as glyphs.

use bevy::input::mouse::MouseButtonInput;
use bevy::window::WindowEvent;
use cant_stop::core::locale::Locale;
use cant_stop::input::{Bindings, Layout, Press as Bound};
use cant_stop::ui::control::Control;

use crate::prelude::*;

#[track_caller]
fn assert_bound(session: &Session, layout: Layout, control: Control, presses: &[Bound]) {
    let bound = session.resource::<Bindings>().of(layout, control);
    assert_eq!(bound, presses, "{layout:?} {control:?}");
}

#[track_caller]
fn assert_key(session: &Session, control: Control, key: KeyCode) {
    assert_bound(session, Layout::Keyboard, control, &[Bound::Key(key)]);
}

/// A game in which a person is to roll for the first time.
fn at_the_first_roll(session: &mut Session) {
    session.set_speed(Speed::Instant);
    session.start_two(5);
    session.frames(5);
}

fn until_rolled(session: &mut Session) {
    session.until("the roll", |session| session.stage() != Stage::Deciding);
}

/// From the title to the controls, by mouse.
fn open_controls(session: &mut Session) {
    session.wait(SETTLED);
    session.click_on("Settings");
    session.click_on("Controls");
}

#[test]
fn roll_and_stop_have_keys_and_buttons_of_their_own() {
    let (mut session, pad) = with_pad();
    at_the_first_roll(&mut session);
    session.press(KeyCode::KeyF);
    assert_eq!(session.stage(), Stage::Deciding, "nothing to stop yet");
    session.key(KeyCode::KeyR);
    session.until_stage(Stage::Pairing);
    let turn = session.turn();
    session.key(KeyCode::Enter);
    session.press(KeyCode::Enter);
    assert!(session.game().unwrap().may_stop(), "{}", session.summary());
    session.press((pad, GamepadButton::Start));
    session.press((pad, GamepadButton::North));
    assert_eq!(session.turn(), turn, "not behind a dialog");
    session.press((pad, GamepadButton::Start));
    session.press((pad, GamepadButton::North));
    assert_ne!(session.turn(), turn, "{}", session.summary());
    session.pad(pad, GamepadButton::West);
    until_rolled(&mut session);
}

#[test]
fn roll_held_by_its_own_button_shakes_the_dice() {
    let (mut session, pad) = with_pad();
    at_the_first_roll(&mut session);
    session.set_speed(Speed::Normal);
    session.frames(2);
    session.pad_goes(pad, GamepadButton::West, 1.0);
    session.wait(0.7);
    session.assert_says("Let go to throw");
    assert_eq!(session.stage(), Stage::Deciding);
    session.pad_goes(pad, GamepadButton::West, 0.0);
    until_rolled(&mut session);
}

#[test]
fn a_tap_within_one_slow_frame_counts() {
    let tap = |session: &mut Session, key: KeyCode, logical: Key| {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            session.send_key(key, logical.clone(), state, None);
        }
        session.frames(3);
    };
    let mut session = on_title();
    let before = session.focused();
    tap(&mut session, KeyCode::ArrowDown, Key::ArrowDown);
    let after = session.focused();
    assert_ne!(before, after);
    tap(&mut session, KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(session.focused(), before, "and only once");
    let pad = session.connect_pad();
    for value in [1.0, 0.0] {
        session.send_button(pad, GamepadButton::DPadDown, value);
    }
    session.frames(3);
    assert_eq!(session.focused(), after);
    tap(&mut session, KeyCode::ArrowUp, Key::ArrowUp);
    tap(&mut session, KeyCode::Enter, Key::Enter);
    session.until_screen(Screen::Join);
}

#[test]
fn a_pad_is_changed_by_itself_and_kept() {
    let (mut session, pad) = with_pad();
    let hand = Hand::Pad(pad);
    session.tap(hand.on(Way::Down));
    hand.open(&mut session, "Settings");
    for _ in 0..4 {
        session.tap(hand.on(Way::After));
    }
    session.wait(SETTLED);
    session.assert_reads("Controller");
    hand.open(&mut session, "Roll: Left button");
    session.assert_says("Press the key or button for “Roll”");
    session.press((pad, GamepadButton::LeftTrigger2));
    let expected = [Bound::Pad(GamepadButton::LeftTrigger2)];
    assert_bound(&session, Layout::Pad, Control::Roll, &expected);
    assert!(session.is_focus("Roll: L2"));
    session.press((pad, GamepadButton::East));
    assert_eq!(session.dialog(), Dialog::NONE, "{}", session.summary());
    let again = Session::at(&session.folder);
    assert_bound(&again, Layout::Pad, Control::Roll, &expected);
    let usual = [Bound::Pad(GamepadButton::North)];
    assert_bound(&again, Layout::Pad, Control::Stop, &usual);
}

#[test]
fn a_taken_key_is_said_in_words_and_swapped_by_pressing_again() {
    let mut session = Session::new();
    open_controls(&mut session);
    session.click_on("Roll: R");
    session.press(KeyCode::KeyF);
    session.assert_says("F is taken: Stop.");
    assert_key(&session, Control::Roll, KeyCode::KeyR);
    session.press(KeyCode::KeyF);
    assert_key(&session, Control::Roll, KeyCode::KeyF);
    assert_key(&session, Control::Stop, KeyCode::KeyR);
    session.click_on("Roll: F");
    session.press(KeyCode::Tab);
    session.assert_says("cannot be used");
    session.press(KeyCode::Escape);
    session.assert_says("Choose a line");
    assert_key(&session, Control::Roll, KeyCode::KeyF);
    session.click_on("Reset all");
    assert_key(&session, Control::Roll, KeyCode::KeyF);
    session.click_on("Sure? Press again");
    assert_eq!(*session.resource::<Bindings>(), Bindings::default());
}

#[test]
fn keys_that_press_can_be_changed_too() {
    let mut session = Session::new();
    open_controls(&mut session);
    session.click_on("Accept: Enter or N Enter or Space");
    session.press(KeyCode::KeyK);
    session.click_on("Back: Esc");
    session.assert_says("A key that it has already");
    session.press(KeyCode::Escape);
    session.assert_says("Choose a line");
    assert_key(&session, Control::Back, KeyCode::Escape);
    session.click_on("Done");
    session.key(KeyCode::ArrowDown);
    session.key(KeyCode::ArrowUp);
    session.assert_focus("New game");
    session.key(KeyCode::Enter);
    session.press(KeyCode::Space);
    assert_eq!(session.screen(), Screen::Title, "they press no more");
    session.key(KeyCode::KeyK);
    session.until_screen(Screen::Join);
}

#[test]
fn the_question_for_a_key_goes_by_itself_or_stays_as_messages_do() {
    for (stays, seconds, key) in [(false, 13.2, KeyCode::KeyR), (true, 66.0, KeyCode::KeyJ)] {
        let mut session = Session::new();
        session.settings().messages_stay = stays;
        open_controls(&mut session);
        session.click_on("Roll: R");
        session.wait(seconds);
        assert_eq!(session.says("Choose a line"), !stays);
        session.press(KeyCode::KeyJ);
        assert_key(&session, Control::Roll, key);
    }
    // A controller has no button that cancels.
    let mut session = Session::new();
    session.settings().messages_stay = true;
    open_controls(&mut session);
    session.focus_on("Device");
    for _ in 0..3 {
        session.key(KeyCode::ArrowRight);
    }
    session.click_on("Roll: Left button");
    session.assert_says("Escape, or waiting,");
    session.wait(13.2);
    session.assert_says("Choose a line");
}

/// Presses and releases a button of the mouse where the pointer is.
fn press_mouse(session: &mut Session, button: MouseButton) {
    let window = session.window();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input = MouseButtonInput {
            button,
            state,
            window,
        };
        session.send(input);
        session.send(WindowEvent::MouseButtonInput(input));
        session.frames(2);
    }
    session.wait(SETTLED);
}

#[test]
fn buttons_of_the_mouse_are_changed_with_the_mouse() {
    let mut session = Session::new();
    open_controls(&mut session);
    session.focus_on("Device");
    for _ in 0..4 {
        session.key(KeyCode::ArrowRight);
    }
    session.assert_says("Pointing");
    session.click_on("Roll: Nothing");
    press_mouse(&mut session, MouseButton::Middle);
    session.assert_says("Middle mouse button is taken: Hint");
    press_mouse(&mut session, MouseButton::Middle);
    let middle = [Bound::Mouse(MouseButton::Middle)];
    assert_bound(&session, Layout::Mouse, Control::Roll, &middle);
    press_mouse(&mut session, MouseButton::Right);
    press_mouse(&mut session, MouseButton::Right);
    at_the_first_roll(&mut session);
    press_mouse(&mut session, MouseButton::Middle);
    until_rolled(&mut session);
}

#[test]
fn damaged_controls_fall_back_one_by_one_and_conflicts_are_said() {
    let folder = folder();
    let text = "[keyboard]\nroll = \"Warp\"\nstop = 7\nhint = \"KeyJ\"\nundo = \"KeyJ\"\nwarp = \"KeyX\"\n\
        [pad]\nroll = \"KeyR\"\nstop = \"LeftThumb\"\n[mouse]\nback = \"nothing\"\n";
    put(&folder.path().join("settings/controls.toml"), text);
    let mut session = Session::at(folder.path());
    assert_key(&session, Control::Roll, KeyCode::KeyR);
    assert_key(&session, Control::Stop, KeyCode::KeyF);
    assert_key(&session, Control::Hint, KeyCode::KeyJ);
    let west = [Bound::Pad(GamepadButton::West)];
    assert_bound(&session, Layout::Pad, Control::Roll, &west);
    let thumb = [Bound::Pad(GamepadButton::LeftThumb)];
    assert_bound(&session, Layout::Pad, Control::Stop, &thumb);
    assert_bound(&session, Layout::Mouse, Control::Back, &[]);
    let middle = [Bound::Mouse(MouseButton::Middle)];
    assert_bound(&session, Layout::Mouse, Control::Hint, &middle);
    open_controls(&mut session);
    session.assert_says("J does two things: Hint and Undo");
}

#[test]
fn glyphs_follow_the_device_and_the_language() {
    let (mut session, pad) = with_pad();
    session.click_on("Settings");
    // The mouse goes back with its right button.
    session.assert_unsaid("Esc");
    session.press(KeyCode::ArrowDown);
    session.assert_says("Esc");
    session.press((pad, GamepadButton::DPadDown));
    session.assert_unsaid("Esc");
    session.press((pad, GamepadButton::East));
    open_controls(&mut session);
    for language in Language::ALL {
        session.set_language(language);
        session.frames(4);
        for control in Control::ALL {
            session.assert_reads(&Locale(language).say(&control.words()));
        }
        // A key is called as the language has it; these stand for all.
        match language {
            Language::En => session.assert_reads("Space"),
            Language::Es => session.assert_reads("Espacio"),
            Language::De => session.assert_reads("Leertaste"),
            _ => {}
        }
    }
}
