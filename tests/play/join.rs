//! Sitting down at the table: any button joins, everybody does for themselves, and one alone steers.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use cant_stop::core::seats::{Mark, SeatKind, Seats};
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::input::{Device, DeviceAssignment};
use cant_stop::referee::LeaveGame;
use cant_stop_rules::{Stage, ToAct};
use cant_stop_testkit::{Session, folder};

use crate::evening::connect;
use crate::outcomes::finish;
use crate::widgets::{SETTLED, focus_on, focused};

/// Presses and releases a key that writes `text`, if it writes.
pub fn stroke(session: &mut Session, key_code: KeyCode, text: Option<&str>) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let world = session.app.world_mut();
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
        session.frames(2);
    }
}

/// A session at the table being set, opened by `press`.
pub fn at_the_table(session: &mut Session, press: impl Fn(&mut Session)) {
    session.wait(SETTLED);
    press(session);
    session.until("the join screen", |session| {
        session.screen() == Screen::Join
    });
    session.wait(SETTLED);
}

pub fn start(session: &mut Session, press: impl Fn(&mut Session)) {
    assert_eq!(focused(session).as_deref(), Some("Start climbing"));
    press(session);
    session.until("the game", |session| session.screen() == Screen::Play);
}

pub fn hands(session: &Session) -> Vec<Option<Device>> {
    session.app.world().resource::<DeviceAssignment>().0.clone()
}

pub fn seats(session: &Session) -> Vec<(String, Mark, SeatKind)> {
    let seats = &session.app.world().resource::<Seats>().0;
    seats
        .iter()
        .map(|seat| (seat.name.clone(), seat.mark, seat.kind))
        .collect()
}

pub fn reads(session: &mut Session, text: &str) -> bool {
    session.texts().iter().any(|other| other == text)
}

/// Returns `true` if a card shows a pad as its device.
fn holds_a_pad(session: &mut Session) -> bool {
    let mut texts = session.texts().into_iter();
    texts.any(|text| text.starts_with("Controller "))
}

/// Puts the focus on the sign of a taken seat.
pub fn focus_seat(session: &mut Session, number: usize) {
    let offers = session.offers();
    let sign = offers
        .iter()
        .find(|offer| offer.starts_with(&format!("Seat {number}: ")));
    focus_on(session, sign.unwrap_or_else(|| panic!("{offers:?}")));
}

/// Opens the dialog of Ada's seat, where the name has the focus.
pub fn open_first_seat(session: &mut Session, press: impl Fn(&mut Session)) {
    let offers = session.offers();
    let sign = offers.iter().find(|offer| offer.contains(": Ada · "));
    focus_on(session, sign.unwrap_or_else(|| panic!("{offers:?}")));
    press(session);
    session.wait(SETTLED);
}

pub fn south(pad: Entity) -> impl Fn(&mut Session) {
    move |session| session.pad(pad, GamepadButton::South)
}

pub fn enter(session: &mut Session) {
    session.key(KeyCode::Enter);
}

#[test]
fn three_presses_lead_from_the_title_to_the_first_roll() {
    for by_pad in [false, true] {
        let mut session = Session::new();
        let pad = session.connect_pad();
        let press = |session: &mut Session| {
            if by_pad {
                south(pad)(session)
            } else {
                enter(session)
            }
        };
        at_the_table(&mut session, press);
        start(&mut session, press);
        session.until("a roll to make", |session| {
            let to_act = session.game().map(|game| game.to_act());
            matches!(to_act, Some(ToAct::Seat(_))) && session.is_idle()
        });
        session.wait(SETTLED);
        press(&mut session);
        session.until("the dice", |session| {
            session
                .game()
                .is_some_and(|game| game.stage() == Stage::Pairing)
        });
        let device = if by_pad {
            Device::Pad(pad)
        } else {
            Device::Keyboard
        };
        assert_eq!(hands(&session), [Some(device), None]);
    }
}

#[test]
fn a_device_without_a_seat_keeps_the_focus_from_the_start() {
    let mut session = Session::new();
    let (host, guest) = (session.connect_pad(), session.connect_pad());
    for way in [GamepadButton::DPadDown, GamepadButton::DPadUp] {
        session.pad(guest, way);
    }
    at_the_table(&mut session, south(host));
    assert_eq!(focused(&session).as_deref(), Some("Seat 3: Add a player"));
    session.pad(guest, GamepadButton::South);
    session.wait(SETTLED);
    start(&mut session, south(host));
    let all = [host, guest].map(|pad| Some(Device::Pad(pad)));
    assert_eq!(hands(&session), all);
}

#[test]
fn any_button_joins_until_the_table_is_full() {
    let mut session = Session::new();
    let pads: Vec<Entity> = (0..4).map(|_| session.connect_pad()).collect();
    at_the_table(&mut session, enter);
    assert!(reads(&mut session, "Keyboard") && reads(&mut session, "Any controller or key"));
    session.pad(pads[0], GamepadButton::Start);
    assert!(holds_a_pad(&mut session) && !reads(&mut session, "Any controller or key"));
    assert_eq!(
        session
            .offers()
            .iter()
            .filter(|o| o.contains("Person"))
            .count(),
        2
    );
    session.pad(pads[1], GamepadButton::LeftTrigger);
    session.stick(pads[2], Vec2::new(0.0, 1.0));
    assert_eq!(
        session
            .offers()
            .iter()
            .filter(|o| o.contains("Person"))
            .count(),
        4
    );
    session.pad(pads[3], GamepadButton::South);
    session.wait(SETTLED);
    let full = "All four seats are taken. Remove a player first.";
    assert!(reads(&mut session, full), "{}", session.summary());
    start(&mut session, enter);
    let all = [Device::Keyboard]
        .into_iter()
        .chain(pads[..3].iter().map(|pad| Device::Pad(*pad)));
    assert_eq!(hands(&session), all.map(Some).collect::<Vec<_>>());
}

#[test]
fn guests_see_to_their_own_card_and_steer_nothing_else() {
    let mut session = Session::new();
    let (host, guest) = (session.connect_pad(), session.connect_pad());
    at_the_table(&mut session, south(host));
    for button in [
        GamepadButton::South,
        GamepadButton::DPadRight,
        GamepadButton::DPadDown,
    ] {
        session.pad(guest, button);
        assert_eq!(focused(&session).as_deref(), Some("Start climbing"));
    }
    session.stick(guest, Vec2::new(1.0, 0.0));
    session.stick(guest, Vec2::ZERO);
    session.key(KeyCode::ArrowUp);
    assert_eq!(
        focused(&session).as_deref(),
        Some("Start climbing"),
        "a key joins"
    );
    session.key(KeyCode::Escape);
    assert_eq!(
        session.screen(),
        Screen::Join,
        "a guest leaves the table, not the screen"
    );
    start(&mut session, south(host));
    let [(ada, disc, _), (second, mark, _)] = &seats(&session)[..] else {
        panic!("{:?}", seats(&session));
    };
    assert_eq!(
        (ada.as_str(), *disc),
        ("Ada", Mark::Disc),
        "marks are swapped"
    );
    assert_eq!((second.as_str(), *mark), ("Elena", Mark::Diamond));
    assert_eq!(
        hands(&session),
        [host, guest].map(|pad| Some(Device::Pad(pad)))
    );
}

#[test]
fn who_leaves_makes_room() {
    let mut session = Session::new();
    let (host, guest) = (session.connect_pad(), session.connect_pad());
    at_the_table(&mut session, south(host));
    session.pad(guest, GamepadButton::South);
    session.pad(guest, GamepadButton::East);
    assert!(session.widget("Start climbing").is_none());
    session.pad(guest, GamepadButton::West);
    assert!(session.widget("Start climbing").is_some());
    assert!(
        !reads(&mut session, "Any controller or key"),
        "{}",
        session.summary()
    );
}

#[test]
fn two_share_a_keyboard() {
    let mut session = Session::new();
    at_the_table(&mut session, enter);
    stroke(&mut session, KeyCode::KeyE, Some("e"));
    assert!(reads(&mut session, "Left keys") && reads(&mut session, "Right keys"));
    // The left half is a guest's: a shape and a name of their own; the right half steers.
    stroke(&mut session, KeyCode::KeyD, Some("d"));
    stroke(&mut session, KeyCode::KeyS, Some("s"));
    session.key(KeyCode::KeyR);
    session.wait(SETTLED);
    assert!(reads(&mut session, "Player"), "{}", session.summary());
    session.key(KeyCode::Escape);
    session.wait(SETTLED);
    session.key(KeyCode::ArrowLeft);
    assert_ne!(focused(&session).as_deref(), Some("Start climbing"));
    session.key(KeyCode::ArrowRight);
    start(&mut session, enter);
    assert_eq!(
        hands(&session),
        [Device::RightKeys, Device::LeftKeys].map(Some)
    );
    assert_eq!(seats(&session)[1].0, "Elena");
    assert_eq!(seats(&session)[1].1, Mark::Triangle);
}

#[test]
fn a_keyboard_is_whole_again_when_one_half_leaves() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    at_the_table(&mut session, south(pad));
    session.key(KeyCode::Enter);
    assert!(reads(&mut session, "Keyboard"));
    stroke(&mut session, KeyCode::ShiftRight, None);
    assert!(reads(&mut session, "Left keys") && reads(&mut session, "Right keys"));
    stroke(&mut session, KeyCode::KeyQ, Some("q"));
    assert!(reads(&mut session, "Keyboard") && !reads(&mut session, "Right keys"));
    start(&mut session, south(pad));
    assert_eq!(
        hands(&session),
        [Device::Pad(pad), Device::Keyboard].map(Some)
    );
}

#[test]
fn a_pad_that_goes_leaves_its_place_to_the_next() {
    let mut session = Session::new();
    let (host, guest) = (session.connect_pad(), session.connect_pad());
    at_the_table(&mut session, south(host));
    session.pad(guest, GamepadButton::South);
    session.disconnect_pad(guest);
    assert!(
        reads(&mut session, "Any controller or key"),
        "{}",
        session.summary()
    );
    let other = session.connect_pad();
    session.pad(other, GamepadButton::South);
    assert!(!reads(&mut session, "Any controller or key"));
    session.disconnect_pad(host);
    session.key(KeyCode::ArrowLeft);
    assert_ne!(
        focused(&session).as_deref(),
        Some("Start climbing"),
        "keys steer now"
    );
    session.key(KeyCode::ArrowRight);
    start(&mut session, enter);
    assert_eq!(
        hands(&session),
        [Device::Keyboard, Device::Pad(other)].map(Some)
    );
}

#[test]
fn a_rematch_keeps_what_everybody_holds() {
    let mut session = Session::new();
    let (host, guest) = (session.connect_pad(), session.connect_pad());
    at_the_table(&mut session, south(host));
    session.pad(guest, GamepadButton::South);
    start(&mut session, south(host));
    let held = hands(&session);
    let mut plans = session.app.world_mut().resource_mut::<Seats>();
    for plan in &mut plans.0 {
        plan.kind = SeatKind::Bot(cant_stop_bots::Opponent::Ibex);
    }
    session.set_speed(Speed::Instant);
    finish(&mut session);
    session.wait(SETTLED);
    let again = session.widget("Play again").unwrap();
    session.click(again);
    session.until("another game", |session| session.screen() == Screen::Play);
    assert_eq!(hands(&session), held);
}

#[test]
fn who_played_with_a_pad_sits_down_with_it_again() {
    let folder = folder();
    let makes = ["Alpha pad", "Beta pad"];
    let mut session = Session::at(folder.path());
    let [alpha, beta] = makes.map(|make| connect(&mut session, make));
    at_the_table(&mut session, south(alpha));
    south(beta)(&mut session);
    session.wait(SETTLED);
    start(&mut session, south(alpha));
    let before = seats(&session);
    assert_eq!(
        hands(&session)[..2],
        [alpha, beta].map(|pad| Some(Device::Pad(pad)))
    );
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(SETTLED);
    drop(session);

    // The next day the other one opens the table, and the first one joins.
    std::fs::remove_dir_all(folder.path().join("records")).unwrap();
    let mut session = Session::at(folder.path());
    let [alpha, beta] = makes.map(|make| connect(&mut session, make));
    at_the_table(&mut session, south(beta));
    south(alpha)(&mut session);
    session.wait(SETTLED);
    start(&mut session, south(beta));
    assert_eq!(
        hands(&session)[..2],
        [beta, alpha].map(|pad| Some(Device::Pad(pad)))
    );
    assert_eq!(seats(&session), [before[1].clone(), before[0].clone()]);
}
