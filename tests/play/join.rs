//! Sitting down at the table: any button joins, everybody does for themselves, and one alone steers.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use cant_stop::devices::DeviceAssignment;
use cant_stop::ground::seats::{Mark, SeatKind, Seats};
use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::Screen;
use cant_stop::input::Device;
use cant_stop_rules::{Stage, ToAct};

use crate::outcomes::finish;
use crate::support::Couch;
use crate::widgets::{SETTLED, focused};

/// Presses and releases a key that writes `text`, if it writes.
pub fn stroke(couch: &mut Couch, key_code: KeyCode, text: Option<&str>) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let world = couch.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).unwrap();
        world.write_message(KeyboardInput {
            key_code,
            logical_key: text.map_or(Key::Shift, |text| Key::Character(text.into())),
            state,
            text: text.map(Into::into),
            repeat: false,
            window,
        });
        couch.frames(2);
    }
}

/// A couch at the table being set, opened by `press`.
pub fn at_the_table(couch: &mut Couch, press: impl Fn(&mut Couch)) {
    couch.frames(SETTLED);
    press(couch);
    couch.until("the join screen", |couch| couch.screen() == Screen::Join);
    couch.frames(SETTLED);
}

fn start(couch: &mut Couch, press: impl Fn(&mut Couch)) {
    assert_eq!(focused(couch).as_deref(), Some("Start climbing"));
    press(couch);
    couch.until("the game", |couch| couch.screen() == Screen::Play);
}

pub fn hands(couch: &Couch) -> Vec<Option<Device>> {
    couch.app.world().resource::<DeviceAssignment>().0.clone()
}

pub fn seats(couch: &Couch) -> Vec<(String, Mark, SeatKind)> {
    let seats = &couch.app.world().resource::<Seats>().0;
    seats
        .iter()
        .map(|seat| (seat.name.clone(), seat.mark, seat.kind))
        .collect()
}

pub fn reads(couch: &mut Couch, text: &str) -> bool {
    couch.texts().iter().any(|other| other == text)
}

/// Whether it is written on a card that somebody plays with a pad.
fn holds_a_pad(couch: &mut Couch) -> bool {
    couch.texts().iter().any(|text| text.starts_with("Pad "))
}

pub fn south(pad: Entity) -> impl Fn(&mut Couch) {
    move |couch| couch.pad(pad, GamepadButton::South)
}

pub fn enter(couch: &mut Couch) {
    couch.key(KeyCode::Enter);
}

#[test]
fn three_presses_lead_from_the_title_to_the_first_roll() {
    for by_pad in [false, true] {
        let mut couch = Couch::new();
        let pad = couch.connect_pad();
        let press = |couch: &mut Couch| {
            if by_pad {
                south(pad)(couch)
            } else {
                enter(couch)
            }
        };
        at_the_table(&mut couch, press);
        start(&mut couch, press);
        couch.until("a roll to make", |couch| {
            let to_act = couch.game().map(|game| game.to_act());
            matches!(to_act, Some(ToAct::Seat(_))) && couch.is_idle()
        });
        couch.frames(SETTLED);
        press(&mut couch);
        couch.until("the dice", |couch| {
            couch
                .game()
                .is_some_and(|game| game.stage() == Stage::Pairing)
        });
        let device = if by_pad {
            Device::Pad(pad)
        } else {
            Device::Keyboard
        };
        assert_eq!(hands(&couch), [Some(device), None]);
    }
}

#[test]
fn any_button_joins_until_the_table_is_full() {
    let mut couch = Couch::new();
    let pads: Vec<Entity> = (0..4).map(|_| couch.connect_pad()).collect();
    at_the_table(&mut couch, enter);
    assert!(reads(&mut couch, "Keyboard") && reads(&mut couch, "Whatever is at hand"));
    couch.pad(pads[0], GamepadButton::Start);
    assert!(holds_a_pad(&mut couch) && !reads(&mut couch, "Whatever is at hand"));
    assert_eq!(
        couch
            .offers()
            .iter()
            .filter(|o| o.contains("Person"))
            .count(),
        2
    );
    couch.pad(pads[1], GamepadButton::LeftTrigger);
    couch.stick(pads[2], Vec2::new(0.0, 1.0));
    assert_eq!(
        couch
            .offers()
            .iter()
            .filter(|o| o.contains("Person"))
            .count(),
        4
    );
    couch.pad(pads[3], GamepadButton::South);
    couch.frames(SETTLED);
    let full = "All four places are taken. Somebody has to make room first.";
    assert!(reads(&mut couch, full), "{}", couch.summary());
    start(&mut couch, enter);
    let all = [Device::Keyboard]
        .into_iter()
        .chain(pads[..3].iter().map(|pad| Device::Pad(*pad)));
    assert_eq!(hands(&couch), all.map(Some).collect::<Vec<_>>());
}

#[test]
fn guests_see_to_their_own_card_and_steer_nothing_else() {
    let mut couch = Couch::new();
    let (host, guest) = (couch.connect_pad(), couch.connect_pad());
    at_the_table(&mut couch, south(host));
    for button in [
        GamepadButton::South,
        GamepadButton::DPadRight,
        GamepadButton::DPadDown,
    ] {
        couch.pad(guest, button);
        assert_eq!(focused(&couch).as_deref(), Some("Start climbing"));
    }
    couch.stick(guest, Vec2::new(1.0, 0.0));
    couch.stick(guest, Vec2::ZERO);
    couch.key(KeyCode::ArrowUp);
    assert_eq!(
        focused(&couch).as_deref(),
        Some("Start climbing"),
        "a key joins"
    );
    couch.key(KeyCode::Escape);
    assert_eq!(
        couch.screen(),
        Screen::Join,
        "a guest leaves the table, not the screen"
    );
    start(&mut couch, south(host));
    let [(ada, disc, _), (second, mark, _)] = &seats(&couch)[..] else {
        panic!("{:?}", seats(&couch));
    };
    assert_eq!(
        (ada.as_str(), *disc),
        ("Ada", Mark::Disc),
        "marks are swapped"
    );
    assert_eq!((second.as_str(), *mark), ("Elena", Mark::Diamond));
    assert_eq!(
        hands(&couch),
        [host, guest].map(|pad| Some(Device::Pad(pad)))
    );
}

#[test]
fn who_leaves_makes_room() {
    let mut couch = Couch::new();
    let (host, guest) = (couch.connect_pad(), couch.connect_pad());
    at_the_table(&mut couch, south(host));
    couch.pad(guest, GamepadButton::South);
    couch.pad(guest, GamepadButton::East);
    assert!(couch.widget("Start climbing").is_none());
    couch.pad(guest, GamepadButton::West);
    assert!(couch.widget("Start climbing").is_some());
    assert!(
        !reads(&mut couch, "Whatever is at hand"),
        "{}",
        couch.summary()
    );
}

#[test]
fn two_share_a_keyboard() {
    let mut couch = Couch::new();
    at_the_table(&mut couch, enter);
    stroke(&mut couch, KeyCode::KeyE, Some("e"));
    assert!(reads(&mut couch, "Left keys") && reads(&mut couch, "Right keys"));
    // The left half is a guest's: a shape and a name of their own; the right half steers.
    stroke(&mut couch, KeyCode::KeyD, Some("d"));
    stroke(&mut couch, KeyCode::KeyS, Some("s"));
    couch.key(KeyCode::Space);
    couch.frames(SETTLED);
    assert!(reads(&mut couch, "Who sits here"), "{}", couch.summary());
    couch.key(KeyCode::Escape);
    couch.frames(SETTLED);
    couch.key(KeyCode::ArrowLeft);
    assert_ne!(focused(&couch).as_deref(), Some("Start climbing"));
    couch.key(KeyCode::ArrowRight);
    start(&mut couch, enter);
    assert_eq!(
        hands(&couch),
        [Device::RightKeys, Device::LeftKeys].map(Some)
    );
    assert_eq!(seats(&couch)[1].0, "Elena");
    assert_eq!(seats(&couch)[1].1, Mark::Triangle);
}

#[test]
fn a_keyboard_is_whole_again_when_one_half_leaves() {
    let mut couch = Couch::new();
    let pad = couch.connect_pad();
    at_the_table(&mut couch, south(pad));
    couch.key(KeyCode::Enter);
    assert!(reads(&mut couch, "Keyboard"));
    stroke(&mut couch, KeyCode::ShiftRight, None);
    assert!(reads(&mut couch, "Left keys") && reads(&mut couch, "Right keys"));
    stroke(&mut couch, KeyCode::KeyQ, Some("q"));
    assert!(reads(&mut couch, "Keyboard") && !reads(&mut couch, "Right keys"));
    start(&mut couch, south(pad));
    assert_eq!(
        hands(&couch),
        [Device::Pad(pad), Device::Keyboard].map(Some)
    );
}

#[test]
fn a_pad_that_goes_leaves_its_place_to_the_next() {
    let mut couch = Couch::new();
    let (host, guest) = (couch.connect_pad(), couch.connect_pad());
    at_the_table(&mut couch, south(host));
    couch.pad(guest, GamepadButton::South);
    couch.disconnect_pad(guest);
    assert!(
        reads(&mut couch, "Whatever is at hand"),
        "{}",
        couch.summary()
    );
    let other = couch.connect_pad();
    couch.pad(other, GamepadButton::South);
    assert!(!reads(&mut couch, "Whatever is at hand"));
    couch.disconnect_pad(host);
    couch.key(KeyCode::ArrowLeft);
    assert_ne!(
        focused(&couch).as_deref(),
        Some("Start climbing"),
        "keys steer now"
    );
    couch.key(KeyCode::ArrowRight);
    start(&mut couch, enter);
    assert_eq!(
        hands(&couch),
        [Device::Keyboard, Device::Pad(other)].map(Some)
    );
}

#[test]
fn a_rematch_keeps_what_everybody_holds() {
    let mut couch = Couch::new();
    let (host, guest) = (couch.connect_pad(), couch.connect_pad());
    at_the_table(&mut couch, south(host));
    couch.pad(guest, GamepadButton::South);
    start(&mut couch, south(host));
    let held = hands(&couch);
    let mut plans = couch.app.world_mut().resource_mut::<Seats>();
    for plan in &mut plans.0 {
        plan.kind = SeatKind::Bot(cant_stop_bots::Opponent::RuleOf28);
    }
    couch.set_speed(Speed::Instant);
    finish(&mut couch);
    couch.frames(SETTLED);
    let again = couch.widget("Again").unwrap();
    couch.click(again);
    couch.until("another game", |couch| couch.screen() == Screen::Play);
    assert_eq!(hands(&couch), held);
}
