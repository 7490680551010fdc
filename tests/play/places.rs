//! Places at the table being set: names written, seats changed, given to bots and left, and what else is agreed on.

use crate::join::{focus_seat, host_and_guest, seated};
use crate::prelude::*;

#[test]
fn names_are_written_by_pad_with_accents_and_remembered() {
    let (mut session, pad) = with_pad();
    session.set_language(Language::Es);
    at_the_table(&mut session, south(pad));
    open_first_seat(&mut session, south(pad));
    session.press(south(pad));
    session.assert_focus("a");
    let letters = ["Ñ", "a", "Espacio", "T", "Mayúscula", "Í"];
    for letter in ["Borrar"; 12].into_iter().chain(letters) {
        session.focus_on(letter);
        session.tap(south(pad));
    }
    session.press((pad, GamepadButton::East));
    let sign = offer_with(&mut session, ": Ña TÍ · ");
    assert!(sign.is_some(), "{:?}", session.offers());
    session.press_on("¡A escalar!", south(pad));
    session.until_screen(Screen::Play);
    let again = session.again(Session::at);
    let mut places = again.resource::<LastTable>().places.iter();
    assert!(places.any(|place| place.name == "Ña TÍ"));
}

#[test]
fn a_keyboard_writes_while_letters_are_shown() {
    let mut session = at_a_name();
    session.press_on("Type a name", KeyCode::Enter);
    session.key(KeyCode::Space);
    session.stroke(KeyCode::KeyE, Some("e"));
    session.stroke(KeyCode::KeyW, Some("w"));
    session.press(KeyCode::Enter);
    let sign = session.offer("Seat 1: Adaaew · ");
    assert!(sign.is_some(), "{:?}", session.offers());
    // An E in a name is a letter.
    session.assert_unread("Left keys");
    // The window may be closed here.
    let mut places = session.resource::<LastTable>().places.iter();
    assert!(places.any(|place| place.name == "Adaaew"));
}

#[test]
fn seats_are_swapped_given_to_bots_and_left_by_pad() {
    let (mut session, host, guest) = host_and_guest();
    session.tap(south(guest));
    let open = |session: &mut Session, seat| {
        focus_seat(session, seat);
        session.press(south(host));
    };
    let close = |session: &mut Session| session.press((host, GamepadButton::East));
    // A third one sits down, and the first changes seats with them.
    session.press_on("Seat 3: Add a player", south(host));
    open(&mut session, 1);
    session.press_on("Swap with: Chiara", south(host));
    close(&mut session);
    // The second, who holds a pad, goes one further back; the last becomes a bot.
    open(&mut session, 2);
    session.press_on("Order", (host, GamepadButton::DPadRight));
    close(&mut session);
    open(&mut session, 1);
    session.press_on("Player", (host, GamepadButton::DPadRight));
    close(&mut session);
    session.press_on("Start climbing", south(host));
    session.until_screen(Screen::Play);
    let seats = seated(&session);
    let names: Vec<&str> = seats.iter().map(|seat| seat.0.as_str()).collect();
    assert_eq!(names, ["Chiara", "Ada", "Bruno"]);
    assert!(matches!(seats[0].2, SeatKind::Bot(_)));
    let devices = &session.resource::<DeviceAssignment>().0;
    let [host, guest] = [host, guest].map(|pad| Some(Device::Pad(pad)));
    assert_eq!(devices[..], [None, host, guest]);
}

#[test]
fn choosing_a_device_takes_none_in_passing_and_no_other_name() {
    let (mut session, host, guest) = host_and_guest();
    session.tap(south(guest));
    connect(&mut session, "Gamma pad");
    let mut players = session.resource_mut::<PlayerSettings>();
    players.play_with("Zoë", "Gamma pad 1");
    open_first_seat(&mut session, south(host));
    session.focus_on("Plays with");
    for device in ["Controller 3", "Keyboard", "Mouse"] {
        session.press((host, GamepadButton::DPadRight));
        session.assert_reads(device);
    }
    session.press((host, GamepadButton::East));
    session.assert_offers("Seat 1: Ada · Person · Mouse");
    session.assert_offers("Seat 2: Bruno · Person · Controller 2");
}

#[test]
fn odds_and_speed_are_set_below_the_rules() {
    let mut session = Session::new();
    at_the_table(&mut session, KeyCode::Enter);
    let rules = "House rules: 3 columns · share · Bust odds: Shown";
    session.press_on(rules, KeyCode::Enter);
    session.press_on("Bust odds", KeyCode::ArrowRight);
    session.press_on("Speed", KeyCode::ArrowRight);
    assert_ne!(session.settings().odds, Odds::Always);
    assert_eq!(session.settings().speed, Speed::Fast);
    session.place("Speed: Fast");
}

#[test]
fn odds_and_speed_are_set_during_a_match() {
    let mut session = Session::new();
    session.start_two(5);
    session.press(KeyCode::Escape);
    session.press_on("Odds and speed", KeyCode::Enter);
    assert_eq!(session.dialog(), TABLE_RULES);
    session.assert_focus("Bust odds");
    session.key(KeyCode::ArrowRight);
    assert_ne!(session.settings().odds, Odds::Always);
    let columns = session.widget("Columns to win: 3");
    assert!(columns.is_none(), "rules are agreed on before");
    session.press(KeyCode::Escape);
    assert_eq!(session.dialog(), PAUSE);
}
