//! What keys and buttons do: directly, however short the press, changed on the screen, kept, and shown as glyphs.

use bevy::input::ButtonState;
use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use cant_stop::ground::seats::SeatKind;
use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::Screen;
use cant_stop::input::{Bindings, Control, Layout, Press};
use cant_stop_rules::Stage;

use crate::support::{Couch, seats};

/// Frames in which dialogs arrive.
pub const ARRIVE: u32 = 30;

pub fn of(couch: &Couch, layout: Layout, control: Control) -> Vec<Press> {
    let bindings = couch.app.world().resource::<Bindings>();
    bindings.of(layout, control).to_vec()
}

/// A game in which a person is to roll for the first time.
fn at_the_first_roll(couch: &mut Couch) {
    couch.set_speed(Speed::Instant);
    couch.start(seats(&[SeatKind::Person; 2]), 5);
    couch.until("the first decision", |couch| {
        let deciding = couch
            .game()
            .is_some_and(|game| game.stage() == Stage::Deciding);
        couch.is_idle() && deciding
    });
    couch.frames(5);
}

fn stage(couch: &Couch) -> Stage {
    couch.game().unwrap().stage()
}

pub fn has_text(couch: &mut Couch, text: &str) -> bool {
    couch.texts().iter().any(|it| it.contains(text))
}

pub fn click(couch: &mut Couch, label: &str) {
    let Some(place) = couch.widget(label) else {
        panic!("no “{label}” among {:?}", couch.offers());
    };
    couch.click(place);
    couch.frames(ARRIVE);
}

/// From the title to the controls, by mouse.
pub fn open_controls(couch: &mut Couch) {
    couch.frames(ARRIVE);
    click(couch, "Settings");
    click(couch, "Controls");
    assert!(has_text(couch, "Choose a line"), "{}", couch.summary());
}

/// What has the focus, as screen readers call it.
pub fn focused(couch: &mut Couch) -> String {
    let focus = couch.app.world().resource::<InputFocus>().get();
    let label = focus.and_then(|entity| couch.app.world().get::<AccessibleLabel>(entity));
    label.map_or_else(String::new, |label| label.0.clone())
}

/// Goes down with the d-pad until a line has the focus, and to the right if it is there.
fn go_to(couch: &mut Couch, pad: Entity, label: &str) {
    for _ in 0..24 {
        for button in [GamepadButton::DPadRight, GamepadButton::DPadLeft] {
            if focused(couch).starts_with(label) {
                return;
            }
            if !focused(couch).starts_with("On") {
                couch.pad(pad, button);
            }
        }
        couch.pad(pad, GamepadButton::DPadDown);
    }
    panic!("never came to {label}; at {}", focused(couch));
}

#[test]
fn roll_and_stop_have_keys_and_buttons_of_their_own() {
    let mut couch = Couch::new();
    let pad = couch.connect_pad();
    at_the_first_roll(&mut couch);
    couch.key(KeyCode::KeyF);
    couch.frames(4);
    assert_eq!(
        stage(&couch),
        Stage::Deciding,
        "there is nothing to stop yet"
    );
    couch.key(KeyCode::KeyR);
    couch.until("the roll", |couch| {
        couch.is_idle() && stage(couch) == Stage::Pairing
    });
    let turn = couch.game().unwrap().turn();
    couch.key(KeyCode::Enter);
    couch.key(KeyCode::Enter);
    couch.frames(ARRIVE);
    assert!(couch.game().unwrap().may_stop(), "{}", couch.summary());
    couch.pad(pad, GamepadButton::Start);
    couch.frames(ARRIVE);
    couch.pad(pad, GamepadButton::North);
    couch.frames(4);
    assert_eq!(couch.game().unwrap().turn(), turn, "not behind a dialog");
    couch.pad(pad, GamepadButton::Start);
    couch.frames(ARRIVE);
    couch.pad(pad, GamepadButton::North);
    couch.frames(ARRIVE);
    assert_ne!(couch.game().unwrap().turn(), turn, "{}", couch.summary());
    couch.pad(pad, GamepadButton::West);
    couch.until("the next roll", |couch| stage(couch) != Stage::Deciding);
}

#[test]
fn roll_held_by_its_own_button_shakes_the_dice() {
    let mut couch = Couch::new();
    let pad = couch.connect_pad();
    at_the_first_roll(&mut couch);
    couch.set_speed(Speed::Normal);
    couch.frames(2);
    couch.pad_goes(pad, GamepadButton::West, 1.0);
    couch.frames(20);
    assert!(
        has_text(&mut couch, "Let go to throw"),
        "{}",
        couch.summary()
    );
    assert_eq!(stage(&couch), Stage::Deciding);
    couch.pad_goes(pad, GamepadButton::West, 0.0);
    couch.until("the throw", |couch| stage(couch) != Stage::Deciding);
}

/// Presses and lets go within one frame.
fn tap_key(couch: &mut Couch, key_code: KeyCode, logical_key: Key) {
    let world = couch.app.world_mut();
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
    couch.frames(3);
}

#[test]
fn a_tap_within_one_slow_frame_counts() {
    let mut couch = Couch::new();
    couch.frames(ARRIVE);
    let before = focused(&mut couch);
    tap_key(&mut couch, KeyCode::ArrowDown, Key::ArrowDown);
    let after = focused(&mut couch);
    assert_ne!(before, after);
    tap_key(&mut couch, KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(focused(&mut couch), before, "and only once");
    let gamepad = couch.connect_pad();
    for value in [1.0, 0.0] {
        let event = RawGamepadButtonChangedEvent {
            gamepad,
            button: GamepadButton::DPadDown,
            value,
        };
        let world = couch.app.world_mut();
        world.write_message(RawGamepadEvent::Button(event));
        world.write_message(event);
    }
    couch.frames(3);
    assert_eq!(focused(&mut couch), after);
    tap_key(&mut couch, KeyCode::ArrowUp, Key::ArrowUp);
    tap_key(&mut couch, KeyCode::Enter, Key::Enter);
    couch.until("the join screen", |couch| couch.screen() == Screen::Join);
}

#[test]
fn a_pad_is_changed_by_itself_and_kept() {
    let mut couch = Couch::new();
    let pad = couch.connect_pad();
    couch.frames(ARRIVE);
    couch.pad(pad, GamepadButton::DPadDown);
    go_to(&mut couch, pad, "Settings");
    couch.pad(pad, GamepadButton::South);
    couch.frames(ARRIVE);
    go_to(&mut couch, pad, "Controls");
    couch.pad(pad, GamepadButton::South);
    couch.frames(ARRIVE);
    assert!(
        couch.texts().contains(&"Pad".to_owned()),
        "{}",
        couch.summary()
    );
    go_to(&mut couch, pad, "Roll: Left button");
    couch.pad(pad, GamepadButton::South);
    couch.frames(4);
    assert!(has_text(&mut couch, "Press what shall do this: Roll"));
    couch.pad(pad, GamepadButton::LeftTrigger2);
    couch.frames(4);
    let expected = [Press::Pad(GamepadButton::LeftTrigger2)];
    assert_eq!(of(&couch, Layout::Pad, Control::Roll), expected);
    assert!(focused(&mut couch).starts_with("Roll: L2"));
    couch.pad(pad, GamepadButton::East);
    couch.frames(ARRIVE);
    assert!(has_text(&mut couch, "Text size"), "back to the settings");
    let again = Couch::at(&couch.folder);
    assert_eq!(of(&again, Layout::Pad, Control::Roll), expected);
    assert_eq!(
        of(&again, Layout::Pad, Control::Stop),
        [Press::Pad(GamepadButton::North)]
    );
}

#[test]
fn what_is_taken_is_said_in_words_and_swapped_by_pressing_again() {
    let mut couch = Couch::new();
    open_controls(&mut couch);
    click(&mut couch, "Roll: R");
    couch.key(KeyCode::KeyF);
    couch.frames(4);
    assert!(
        has_text(&mut couch, "F is taken: Stop."),
        "{}",
        couch.summary()
    );
    let key = |key| vec![Press::Key(key)];
    assert_eq!(
        of(&couch, Layout::Keyboard, Control::Roll),
        key(KeyCode::KeyR)
    );
    couch.key(KeyCode::KeyF);
    couch.frames(4);
    assert_eq!(
        of(&couch, Layout::Keyboard, Control::Roll),
        key(KeyCode::KeyF)
    );
    assert_eq!(
        of(&couch, Layout::Keyboard, Control::Stop),
        key(KeyCode::KeyR)
    );
    click(&mut couch, "Roll: F");
    couch.key(KeyCode::Tab);
    couch.frames(4);
    assert!(
        has_text(&mut couch, "cannot be used"),
        "{}",
        couch.summary()
    );
    couch.key(KeyCode::Escape);
    couch.frames(4);
    assert!(
        has_text(&mut couch, "Choose a line"),
        "the dialog stays open"
    );
    assert_eq!(
        of(&couch, Layout::Keyboard, Control::Roll),
        key(KeyCode::KeyF)
    );
    click(&mut couch, "Restore all");
    assert_eq!(
        *couch.app.world().resource::<Bindings>(),
        Bindings::default()
    );
}

#[test]
fn keys_that_press_can_be_changed_too() {
    let mut couch = Couch::new();
    open_controls(&mut couch);
    click(&mut couch, "Accept: Enter or N Enter or Space");
    couch.key(KeyCode::KeyK);
    couch.frames(4);
    click(&mut couch, "Done");
    click(&mut couch, "Done");
    couch.key(KeyCode::ArrowDown);
    couch.key(KeyCode::ArrowUp);
    assert_eq!(focused(&mut couch), "New game");
    couch.key(KeyCode::Enter);
    couch.key(KeyCode::Space);
    couch.frames(ARRIVE);
    assert_eq!(couch.screen(), Screen::Title, "they press nothing any more");
    couch.key(KeyCode::KeyK);
    couch.until("the join screen", |couch| couch.screen() == Screen::Join);
}

#[test]
fn waiting_leaves_everything_as_it_is() {
    let mut couch = Couch::new();
    open_controls(&mut couch);
    click(&mut couch, "Roll: R");
    couch.frames(400);
    assert!(has_text(&mut couch, "Choose a line"), "{}", couch.summary());
    assert_eq!(
        *couch.app.world().resource::<Bindings>(),
        Bindings::default()
    );
}

#[test]
fn buttons_of_the_mouse_are_changed_with_the_mouse() {
    let mut couch = Couch::new();
    open_controls(&mut couch);
    couch.key(KeyCode::ArrowRight);
    for _ in 0..4 {
        couch.key(KeyCode::ArrowRight);
    }
    assert!(has_text(&mut couch, "Pointing"), "{}", couch.summary());
    click(&mut couch, "Roll: Nothing");
    press_mouse(&mut couch, MouseButton::Middle);
    assert!(
        has_text(&mut couch, "Middle mouse button is taken: Hint"),
        "{}",
        couch.summary()
    );
    press_mouse(&mut couch, MouseButton::Middle);
    let middle = [Press::Mouse(MouseButton::Middle)];
    assert_eq!(of(&couch, Layout::Mouse, Control::Roll), middle);
    assert_ne!(of(&couch, Layout::Mouse, Control::Hint), middle);
    press_mouse(&mut couch, MouseButton::Right);
    couch.frames(ARRIVE);
    press_mouse(&mut couch, MouseButton::Right);
    couch.frames(ARRIVE);
    at_the_first_roll(&mut couch);
    press_mouse(&mut couch, MouseButton::Middle);
    couch.until("the roll", |couch| stage(couch) != Stage::Deciding);
}

/// Presses and releases a button of the mouse where the pointer is.
fn press_mouse(couch: &mut Couch, button: MouseButton) {
    let world = couch.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).unwrap();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input = MouseButtonInput {
            button,
            state,
            window,
        };
        couch.app.world_mut().write_message(input);
        couch
            .app
            .world_mut()
            .write_message(WindowEvent::MouseButtonInput(input));
        couch.frames(2);
    }
}
