//! Keys and buttons: direct effect, however short the press; changed on the screen, kept, and shown as glyphs.

use bevy::input::ButtonState;
use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::input::{Bindings, Layout, Press};
use cant_stop::ui::control::Control;
use cant_stop_rules::Stage;
use cant_stop_testkit::{Session, seats};

use crate::widgets::focus_on;

/// Seconds in which dialogs arrive.
pub const ARRIVE: f32 = 1.0;

pub fn of(session: &Session, layout: Layout, control: Control) -> Vec<Press> {
    let bindings = session.app.world().resource::<Bindings>();
    bindings.of(layout, control).to_vec()
}

/// A game in which a person is to roll for the first time.
fn at_the_first_roll(session: &mut Session) {
    session.set_speed(Speed::Instant);
    session.start_decided(seats(&[SeatKind::Person; 2]), 5);
    session.frames(5);
}

fn stage(session: &Session) -> Stage {
    session.game().unwrap().stage()
}

pub fn has_text(session: &mut Session, text: &str) -> bool {
    session.texts().iter().any(|it| it.contains(text))
}

pub fn click(session: &mut Session, label: &str) {
    let Some(place) = session.widget(label) else {
        panic!("no “{label}” among {:?}", session.offers());
    };
    session.click(place);
    session.wait(ARRIVE);
}

/// From the title to the controls, by mouse.
pub fn open_controls(session: &mut Session) {
    session.wait(ARRIVE);
    click(session, "Settings");
    click(session, "Controls");
    assert!(has_text(session, "Choose a line"), "{}", session.summary());
}

/// Name of the focused widget for screen readers.
pub fn focused(session: &mut Session) -> String {
    let focus = session.app.world().resource::<InputFocus>().get();
    let label = focus.and_then(|entity| session.app.world().get::<AccessibleLabel>(entity));
    label.map_or_else(String::new, |label| label.0.clone())
}

/// Goes down with the d-pad until a line has the focus, and to the right if it is there.
fn go_to(session: &mut Session, pad: Entity, label: &str) {
    for _ in 0..24 {
        for button in [GamepadButton::DPadRight, GamepadButton::DPadLeft] {
            if focused(session).starts_with(label) {
                return;
            }
            if !focused(session).starts_with("On") {
                session.pad(pad, button);
            }
        }
        session.pad(pad, GamepadButton::DPadDown);
    }
    panic!("never came to {label}; at {}", focused(session));
}

#[test]
fn roll_and_stop_have_keys_and_buttons_of_their_own() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    at_the_first_roll(&mut session);
    session.key(KeyCode::KeyF);
    session.frames(4);
    assert_eq!(
        stage(&session),
        Stage::Deciding,
        "there is nothing to stop yet"
    );
    session.key(KeyCode::KeyR);
    session.until("the roll", |session| {
        session.is_idle() && stage(session) == Stage::Pairing
    });
    let turn = session.game().unwrap().turn();
    session.key(KeyCode::Enter);
    session.key(KeyCode::Enter);
    session.wait(ARRIVE);
    assert!(session.game().unwrap().may_stop(), "{}", session.summary());
    session.pad(pad, GamepadButton::Start);
    session.wait(ARRIVE);
    session.pad(pad, GamepadButton::North);
    session.frames(4);
    assert_eq!(session.game().unwrap().turn(), turn, "not behind a dialog");
    session.pad(pad, GamepadButton::Start);
    session.wait(ARRIVE);
    session.pad(pad, GamepadButton::North);
    session.wait(ARRIVE);
    assert_ne!(
        session.game().unwrap().turn(),
        turn,
        "{}",
        session.summary()
    );
    session.pad(pad, GamepadButton::West);
    session.until("the next roll", |session| stage(session) != Stage::Deciding);
}

#[test]
fn roll_held_by_its_own_button_shakes_the_dice() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    at_the_first_roll(&mut session);
    session.set_speed(Speed::Normal);
    session.frames(2);
    session.pad_goes(pad, GamepadButton::West, 1.0);
    session.wait(0.7);
    assert!(
        has_text(&mut session, "Let go to throw"),
        "{}",
        session.summary()
    );
    assert_eq!(stage(&session), Stage::Deciding);
    session.pad_goes(pad, GamepadButton::West, 0.0);
    session.until("the throw", |session| stage(session) != Stage::Deciding);
}

/// Presses and lets go within one frame.
fn tap_key(session: &mut Session, key_code: KeyCode, logical_key: Key) {
    let world = session.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).unwrap();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        world.write_message(KeyboardInput {
            key_code,
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        });
    }
    session.frames(3);
}

#[test]
fn a_tap_within_one_slow_frame_counts() {
    let mut session = Session::new();
    session.wait(ARRIVE);
    let before = focused(&mut session);
    tap_key(&mut session, KeyCode::ArrowDown, Key::ArrowDown);
    let after = focused(&mut session);
    assert_ne!(before, after);
    tap_key(&mut session, KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(focused(&mut session), before, "and only once");
    let gamepad = session.connect_pad();
    for value in [1.0, 0.0] {
        let event = RawGamepadButtonChangedEvent {
            gamepad,
            button: GamepadButton::DPadDown,
            value,
        };
        let world = session.app.world_mut();
        world.write_message(RawGamepadEvent::Button(event));
        world.write_message(event);
    }
    session.frames(3);
    assert_eq!(focused(&mut session), after);
    tap_key(&mut session, KeyCode::ArrowUp, Key::ArrowUp);
    tap_key(&mut session, KeyCode::Enter, Key::Enter);
    session.until("the join screen", |session| {
        session.screen() == Screen::Join
    });
}

#[test]
fn a_pad_is_changed_by_itself_and_kept() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    session.wait(ARRIVE);
    session.pad(pad, GamepadButton::DPadDown);
    go_to(&mut session, pad, "Summit book");
    for _ in 0..2 {
        session.pad(pad, GamepadButton::DPadRight);
    }
    session.pad(pad, GamepadButton::South);
    session.wait(ARRIVE);
    for _ in 0..4 {
        session.pad(pad, GamepadButton::RightTrigger);
    }
    session.wait(ARRIVE);
    assert!(
        session.texts().contains(&"Controller".to_owned()),
        "{}",
        session.summary()
    );
    go_to(&mut session, pad, "Roll: Left button");
    session.pad(pad, GamepadButton::South);
    session.frames(4);
    assert!(has_text(&mut session, "Press the key or button for “Roll”"));
    session.pad(pad, GamepadButton::LeftTrigger2);
    session.frames(4);
    let expected = [Press::Pad(GamepadButton::LeftTrigger2)];
    assert_eq!(of(&session, Layout::Pad, Control::Roll), expected);
    assert!(focused(&mut session).starts_with("Roll: L2"));
    session.pad(pad, GamepadButton::East);
    session.wait(ARRIVE);
    assert_eq!(session.dialog(), Dialog::NONE, "{}", session.summary());
    let again = Session::at(&session.folder);
    assert_eq!(of(&again, Layout::Pad, Control::Roll), expected);
    assert_eq!(
        of(&again, Layout::Pad, Control::Stop),
        [Press::Pad(GamepadButton::North)]
    );
}

#[test]
fn what_is_taken_is_said_in_words_and_swapped_by_pressing_again() {
    let mut session = Session::new();
    open_controls(&mut session);
    click(&mut session, "Roll: R");
    session.key(KeyCode::KeyF);
    session.frames(4);
    assert!(
        has_text(&mut session, "F is taken: Stop."),
        "{}",
        session.summary()
    );
    let key = |key| vec![Press::Key(key)];
    assert_eq!(
        of(&session, Layout::Keyboard, Control::Roll),
        key(KeyCode::KeyR)
    );
    session.key(KeyCode::KeyF);
    session.frames(4);
    assert_eq!(
        of(&session, Layout::Keyboard, Control::Roll),
        key(KeyCode::KeyF)
    );
    assert_eq!(
        of(&session, Layout::Keyboard, Control::Stop),
        key(KeyCode::KeyR)
    );
    click(&mut session, "Roll: F");
    session.key(KeyCode::Tab);
    session.frames(4);
    assert!(
        has_text(&mut session, "cannot be used"),
        "{}",
        session.summary()
    );
    session.key(KeyCode::Escape);
    session.frames(4);
    assert!(
        has_text(&mut session, "Choose a line"),
        "the dialog stays open"
    );
    assert_eq!(
        of(&session, Layout::Keyboard, Control::Roll),
        key(KeyCode::KeyF)
    );
    click(&mut session, "Reset all");
    assert_ne!(
        *session.app.world().resource::<Bindings>(),
        Bindings::default(),
        "it asks first"
    );
    click(&mut session, "Sure? Press again");
    assert_eq!(
        *session.app.world().resource::<Bindings>(),
        Bindings::default()
    );
}

#[test]
fn keys_that_press_can_be_changed_too() {
    let mut session = Session::new();
    open_controls(&mut session);
    click(&mut session, "Accept: Enter or N Enter or Space");
    session.key(KeyCode::KeyK);
    session.frames(4);
    click(&mut session, "Done");
    session.key(KeyCode::ArrowDown);
    session.key(KeyCode::ArrowUp);
    assert_eq!(focused(&mut session), "New game");
    session.key(KeyCode::Enter);
    session.key(KeyCode::Space);
    session.wait(ARRIVE);
    assert_eq!(
        session.screen(),
        Screen::Title,
        "they press nothing any more"
    );
    session.key(KeyCode::KeyK);
    session.until("the join screen", |session| {
        session.screen() == Screen::Join
    });
}

#[test]
fn waiting_leaves_everything_as_it_is() {
    let mut session = Session::new();
    open_controls(&mut session);
    click(&mut session, "Roll: R");
    session.wait(13.2);
    assert!(
        has_text(&mut session, "Choose a line"),
        "{}",
        session.summary()
    );
    assert_eq!(
        *session.app.world().resource::<Bindings>(),
        Bindings::default()
    );
}

#[test]
fn where_messages_stay_the_question_for_a_key_stays_too() {
    let mut session = Session::new();
    session.settings().messages_stay = true;
    open_controls(&mut session);
    click(&mut session, "Roll: R");
    session.wait(66.0);
    assert!(
        !has_text(&mut session, "Choose a line"),
        "{}",
        session.summary()
    );
    session.key(KeyCode::KeyJ);
    session.frames(5);
    let rolls = of(&session, Layout::Keyboard, Control::Roll);
    assert_eq!(rolls, [Press::Key(KeyCode::KeyJ)]);
}

#[test]
fn buttons_of_the_mouse_are_changed_with_the_mouse() {
    let mut session = Session::new();
    open_controls(&mut session);
    focus_on(&mut session, "Device");
    for _ in 0..4 {
        session.key(KeyCode::ArrowRight);
    }
    assert!(has_text(&mut session, "Pointing"), "{}", session.summary());
    click(&mut session, "Roll: Nothing");
    press_mouse(&mut session, MouseButton::Middle);
    assert!(
        has_text(&mut session, "Middle mouse button is taken: Hint"),
        "{}",
        session.summary()
    );
    press_mouse(&mut session, MouseButton::Middle);
    let middle = [Press::Mouse(MouseButton::Middle)];
    assert_eq!(of(&session, Layout::Mouse, Control::Roll), middle);
    assert_ne!(of(&session, Layout::Mouse, Control::Hint), middle);
    press_mouse(&mut session, MouseButton::Right);
    session.wait(ARRIVE);
    press_mouse(&mut session, MouseButton::Right);
    session.wait(ARRIVE);
    at_the_first_roll(&mut session);
    press_mouse(&mut session, MouseButton::Middle);
    session.until("the roll", |session| stage(session) != Stage::Deciding);
}

/// Presses and releases a button of the mouse where the pointer is.
fn press_mouse(session: &mut Session, button: MouseButton) {
    let world = session.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).unwrap();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input = MouseButtonInput {
            button,
            state,
            window,
        };
        session.app.world_mut().write_message(input);
        session
            .app
            .world_mut()
            .write_message(WindowEvent::MouseButtonInput(input));
        session.frames(2);
    }
}
