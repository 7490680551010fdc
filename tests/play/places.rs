//! Places at the table being set: names written, seats changed, given to bots and left, and what else is agreed on.

use bevy::prelude::*;
use cant_stop::ground::seats::SeatKind;
use cant_stop::ground::settings::Language;
use cant_stop::ground::settings::{LastTable, Odds, Speed};
use cant_stop::ground::states::Screen;
use cant_stop::input::Device;

use crate::join::{at_the_table, enter, hands, reads, seats, south, stroke};
use crate::support::Couch;
use crate::widgets::{SETTLED, focus_on, focused};

#[test]
fn names_are_written_by_pad_with_accents_and_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let mut couch = Couch::at(folder.path());
    let pad = couch.connect_pad();
    couch.set_language(Language::Es);
    at_the_table(&mut couch, south(pad));
    focus_on(&mut couch, "Nombre");
    couch.pad(pad, GamepadButton::South);
    couch.frames(SETTLED);
    assert_eq!(focused(&couch).as_deref(), Some("A"));
    let strike = |couch: &mut Couch, title: &str| {
        focus_on(couch, title);
        couch.pad(pad, GamepadButton::South);
    };
    for _ in 0..12 {
        strike(&mut couch, "Borrar");
    }
    for letter in ["Ñ", "A", "Espacio", "T", "Mayúscula", "Í"] {
        strike(&mut couch, letter);
    }
    couch.pad(pad, GamepadButton::East);
    couch.frames(SETTLED);
    assert!(
        couch.widget("Nombre: Ña TÍ").is_some(),
        "{:?}",
        couch.offers()
    );
    focus_on(&mut couch, "¡A escalar!");
    couch.pad(pad, GamepadButton::South);
    couch.until("the game", |couch| couch.screen() == Screen::Play);
    drop(couch);
    let again = Couch::at(folder.path());
    let places = &again.app.world().resource::<LastTable>().places;
    assert!(
        places.iter().any(|place| place.name == "Ña TÍ"),
        "{places:?}"
    );
}

#[test]
fn a_keyboard_writes_while_letters_are_shown() {
    let mut couch = Couch::new();
    at_the_table(&mut couch, enter);
    focus_on(&mut couch, "More about seat 1");
    enter(&mut couch);
    couch.frames(SETTLED);
    focus_on(&mut couch, "Write the name");
    enter(&mut couch);
    couch.frames(SETTLED);
    couch.key(KeyCode::Space);
    stroke(&mut couch, KeyCode::KeyE, Some("e"));
    stroke(&mut couch, KeyCode::KeyW, Some("w"));
    enter(&mut couch);
    couch.frames(SETTLED);
    assert!(
        couch.widget("Name: Adaaew").is_some(),
        "{:?}",
        couch.offers()
    );
    assert!(
        !reads(&mut couch, "Left keys"),
        "an E in a name is a letter"
    );
}

#[test]
fn seats_are_swapped_given_to_bots_and_left_by_pad() {
    let mut couch = Couch::new();
    let (host, guest) = (couch.connect_pad(), couch.connect_pad());
    at_the_table(&mut couch, south(host));
    couch.pad(guest, GamepadButton::South);
    let press = |couch: &mut Couch, button| {
        couch.pad(host, button);
        couch.frames(SETTLED);
    };
    let open = |couch: &mut Couch, seat: u8| {
        focus_on(couch, &format!("More about seat {seat}"));
        press(couch, GamepadButton::South);
    };
    // A third one sits down, and the first changes seats with them.
    focus_on(&mut couch, "Seat 3: Add a climber");
    press(&mut couch, GamepadButton::South);
    open(&mut couch, 1);
    focus_on(&mut couch, "Change seats with: Chiara");
    press(&mut couch, GamepadButton::South);
    press(&mut couch, GamepadButton::East);
    // The second, who holds a pad, goes one further back; the last becomes a bot.
    open(&mut couch, 2);
    focus_on(&mut couch, "Turn");
    press(&mut couch, GamepadButton::DPadRight);
    press(&mut couch, GamepadButton::East);
    open(&mut couch, 1);
    focus_on(&mut couch, "Who sits here");
    press(&mut couch, GamepadButton::DPadRight);
    press(&mut couch, GamepadButton::East);
    focus_on(&mut couch, "Start climbing");
    press(&mut couch, GamepadButton::South);
    couch.until("the game", |couch| couch.screen() == Screen::Play);
    let names: Vec<String> = seats(&couch).into_iter().map(|seat| seat.0).collect();
    assert_eq!(names, ["Chiara", "Ada", "Bruno"]);
    assert!(matches!(seats(&couch)[0].2, SeatKind::Bot(_)));
    assert_eq!(
        hands(&couch),
        [None, Some(Device::Pad(host)), Some(Device::Pad(guest))]
    );
}

#[test]
fn a_guest_alone_steers_what_they_open() {
    let mut couch = Couch::new();
    let (host, guest) = (couch.connect_pad(), couch.connect_pad());
    at_the_table(&mut couch, south(host));
    couch.pad(guest, GamepadButton::South);
    couch.pad(guest, GamepadButton::South);
    couch.frames(SETTLED);
    assert!(reads(&mut couch, "Bruno") && reads(&mut couch, "Plays with"));
    let before = focused(&couch);
    couch.pad(host, GamepadButton::DPadDown);
    couch.pad(host, GamepadButton::East);
    couch.frames(SETTLED);
    assert_eq!(focused(&couch), before, "the host waits");
    couch.pad(guest, GamepadButton::DPadDown);
    assert_ne!(focused(&couch), before);
    focus_on(&mut couch, "Leave the seat free");
    couch.pad(guest, GamepadButton::South);
    couch.frames(SETTLED);
    assert!(couch.widget("Start climbing").is_none());
    couch.pad(host, GamepadButton::DPadUp);
    assert_ne!(
        focused(&couch).as_deref(),
        Some("Start climbing"),
        "the host steers again"
    );
}

#[test]
fn odds_and_speed_are_set_beside_the_rules() {
    let mut couch = Couch::new();
    at_the_table(&mut couch, enter);
    focus_on(&mut couch, "Odds");
    couch.key(KeyCode::ArrowRight);
    focus_on(&mut couch, "Speed");
    couch.key(KeyCode::ArrowRight);
    let settings = couch.settings();
    assert_ne!(settings.odds, Odds::Always);
    assert_eq!(settings.speed, Speed::Fast);
    assert!(
        couch.widget("Speed: Fast").is_some(),
        "{:?}",
        couch.offers()
    );
}
