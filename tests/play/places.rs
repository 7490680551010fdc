//! Places at the table being set: names written, seats changed, given to bots and left, and what else is agreed on.

use bevy::prelude::*;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::Language;
use cant_stop::core::settings::{LastTable, Odds, Speed};
use cant_stop::core::states::Screen;
use cant_stop::input::Device;
use cant_stop_testkit::dialogs::{PAUSE, TABLE_RULES};
use cant_stop_testkit::{Session, folder};

use crate::join::{
    at_the_table, enter, focus_seat, hands, open_first_seat, reads, seats, south, stroke,
};
use crate::widgets::{SETTLED, focus_on, focused};

#[test]
fn names_are_written_by_pad_with_accents_and_remembered() {
    let folder = folder();
    let mut session = Session::at(folder.path());
    let pad = session.connect_pad();
    session.set_language(Language::Es);
    at_the_table(&mut session, south(pad));
    open_first_seat(&mut session, south(pad));
    session.pad(pad, GamepadButton::South);
    session.wait(SETTLED);
    assert_eq!(focused(&session).as_deref(), Some("A"));
    let strike = |session: &mut Session, title: &str| {
        focus_on(session, title);
        session.pad(pad, GamepadButton::South);
    };
    for _ in 0..12 {
        strike(&mut session, "Borrar");
    }
    for letter in ["Ñ", "A", "Espacio", "T", "Mayúscula", "Í"] {
        strike(&mut session, letter);
    }
    session.pad(pad, GamepadButton::East);
    session.wait(SETTLED);
    let offers = session.offers();
    assert!(
        offers.iter().any(|it| it.contains(": Ña TÍ · ")),
        "{offers:?}"
    );
    focus_on(&mut session, "¡A escalar!");
    session.pad(pad, GamepadButton::South);
    session.until("the game", |session| session.screen() == Screen::Play);
    drop(session);
    let again = Session::at(folder.path());
    let places = &again.app.world().resource::<LastTable>().places;
    assert!(
        places.iter().any(|place| place.name == "Ña TÍ"),
        "{places:?}"
    );
}

#[test]
fn a_keyboard_writes_while_letters_are_shown() {
    let mut session = Session::new();
    at_the_table(&mut session, enter);
    open_first_seat(&mut session, enter);
    focus_on(&mut session, "Type a name");
    enter(&mut session);
    session.wait(SETTLED);
    session.key(KeyCode::Space);
    stroke(&mut session, KeyCode::KeyE, Some("e"));
    stroke(&mut session, KeyCode::KeyW, Some("w"));
    enter(&mut session);
    session.wait(SETTLED);
    let offers = session.offers();
    let is_written = |offer: &String| offer.starts_with("Seat 1: Adaaew · ");
    assert!(offers.iter().any(is_written), "{offers:?}");
    assert!(
        !reads(&mut session, "Left keys"),
        "an E in a name is a letter"
    );
}

#[test]
fn seats_are_swapped_given_to_bots_and_left_by_pad() {
    let mut session = Session::new();
    let (host, guest) = (session.connect_pad(), session.connect_pad());
    at_the_table(&mut session, south(host));
    session.pad(guest, GamepadButton::South);
    let press = |session: &mut Session, button| {
        session.pad(host, button);
        session.wait(SETTLED);
    };
    let open = |session: &mut Session, seat| {
        focus_seat(session, seat);
        press(session, GamepadButton::South);
    };
    // A third one sits down, and the first changes seats with them.
    focus_on(&mut session, "Seat 3: Add a player");
    press(&mut session, GamepadButton::South);
    open(&mut session, 1);
    focus_on(&mut session, "Swap with: Chiara");
    press(&mut session, GamepadButton::South);
    press(&mut session, GamepadButton::East);
    // The second, who holds a pad, goes one further back; the last becomes a bot.
    open(&mut session, 2);
    focus_on(&mut session, "Order");
    press(&mut session, GamepadButton::DPadRight);
    press(&mut session, GamepadButton::East);
    open(&mut session, 1);
    focus_on(&mut session, "Player");
    press(&mut session, GamepadButton::DPadRight);
    press(&mut session, GamepadButton::East);
    focus_on(&mut session, "Start climbing");
    press(&mut session, GamepadButton::South);
    session.until("the game", |session| session.screen() == Screen::Play);
    let names: Vec<String> = seats(&session).into_iter().map(|seat| seat.0).collect();
    assert_eq!(names, ["Chiara", "Ada", "Bruno"]);
    assert!(matches!(seats(&session)[0].2, SeatKind::Bot(_)));
    assert_eq!(
        hands(&session),
        [None, Some(Device::Pad(host)), Some(Device::Pad(guest))]
    );
}

#[test]
fn a_guest_alone_steers_what_they_open() {
    let mut session = Session::new();
    let (host, guest) = (session.connect_pad(), session.connect_pad());
    at_the_table(&mut session, south(host));
    session.pad(guest, GamepadButton::South);
    session.pad(guest, GamepadButton::West);
    session.wait(SETTLED);
    assert!(reads(&mut session, "Bruno") && reads(&mut session, "Plays with"));
    let before = focused(&session);
    session.pad(host, GamepadButton::DPadDown);
    session.pad(host, GamepadButton::East);
    session.wait(SETTLED);
    assert_eq!(focused(&session), before, "the host waits");
    session.pad(guest, GamepadButton::DPadDown);
    assert_ne!(focused(&session), before);
    focus_on(&mut session, "Remove");
    session.pad(guest, GamepadButton::South);
    session.wait(SETTLED);
    assert!(session.widget("Start climbing").is_none());
    session.pad(host, GamepadButton::DPadUp);
    assert_ne!(
        focused(&session).as_deref(),
        Some("Start climbing"),
        "the host steers again"
    );
}

#[test]
fn odds_and_speed_are_set_below_the_rules() {
    let mut session = Session::new();
    at_the_table(&mut session, enter);
    focus_on(
        &mut session,
        "House rules: 3 columns · share · Bust odds: Shown",
    );
    enter(&mut session);
    session.wait(SETTLED);
    focus_on(&mut session, "Bust odds");
    session.key(KeyCode::ArrowRight);
    focus_on(&mut session, "Speed");
    session.key(KeyCode::ArrowRight);
    let settings = session.settings();
    assert_ne!(settings.odds, Odds::Always);
    assert_eq!(settings.speed, Speed::Fast);
    assert!(
        session.widget("Speed: Fast").is_some(),
        "{:?}",
        session.offers()
    );
}

#[test]
fn odds_and_speed_are_set_during_a_match() {
    let mut session = Session::new();
    session.start(cant_stop_testkit::seats(&[SeatKind::Person; 2]), 5);
    session.wait(SETTLED);
    session.key(KeyCode::Escape);
    session.wait(SETTLED);
    focus_on(&mut session, "Odds and speed");
    enter(&mut session);
    session.wait(SETTLED);
    assert_eq!(session.dialog(), TABLE_RULES);
    assert_eq!(focused(&session).as_deref(), Some("Bust odds"));
    session.key(KeyCode::ArrowRight);
    assert_ne!(session.settings().odds, Odds::Always);
    assert!(
        session.widget("Columns to win: 3").is_none(),
        "rules are agreed on before: {:?}",
        session.offers()
    );
    session.key(KeyCode::Escape);
    session.wait(SETTLED);
    assert_eq!(session.dialog(), PAUSE);
}
