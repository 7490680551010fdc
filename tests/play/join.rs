//! Sitting down at the table: any button joins, everybody does for themselves, and one alone steers.

use crate::prelude::*;

const ROOM: &str = "Any controller or key";

/// Opens the table being set by a press on the title.
pub fn at_the_table(session: &mut Session, press: impl Into<Press>) {
    session.wait(SETTLED);
    session.tap(press);
    session.until_screen(Screen::Join);
    session.wait(SETTLED);
}

/// A table that one pad steers, and the pad of a guest.
pub fn host_and_guest() -> (Session, Entity, Entity) {
    let mut session = Session::new();
    let (host, guest) = (session.connect_pad(), session.connect_pad());
    at_the_table(&mut session, south(host));
    (session, host, guest)
}

pub fn start(session: &mut Session, press: impl Into<Press>) {
    session.assert_focus("Start climbing");
    session.tap(press);
    session.until_screen(Screen::Play);
}

pub fn south(pad: Entity) -> Press {
    Press::Pad(pad, GamepadButton::South)
}

#[track_caller]
pub fn assert_hands<const N: usize>(session: &Session, hands: [Device; N]) {
    let devices = &session.resource::<DeviceAssignment>().0;
    assert_eq!(devices[..], hands.map(Some));
}

pub fn seated(session: &Session) -> Vec<(String, Mark, SeatKind)> {
    let seats = session.resource::<Seats>().0.iter();
    let seats = seats.map(|seat| (seat.name.clone(), seat.mark, seat.kind));
    seats.collect()
}

fn people(session: &mut Session) -> usize {
    let offers = session.offers().into_iter();
    offers.filter(|offer| offer.contains("Person")).count()
}

/// Puts the focus on the sign of a taken seat.
pub fn focus_seat(session: &mut Session, number: usize) {
    let sign = session.offer(&format!("Seat {number}: ")).unwrap();
    session.focus_on(&sign);
}

/// Opens the dialog of Ada's seat, where the name has the focus.
pub fn open_first_seat(session: &mut Session, press: impl Into<Press>) {
    let sign = offer_with(session, ": Ada · ").unwrap();
    session.press_on(&sign, press);
}

/// A session at the table being set, with the focus on the name of the first place.
pub fn at_a_name() -> Session {
    let mut session = Session::new();
    at_the_table(&mut session, KeyCode::Enter);
    open_first_seat(&mut session, KeyCode::Enter);
    session
}

#[test]
fn three_presses_lead_from_the_title_to_the_first_roll() {
    for (mut session, hand) in by_keys_and_by_pad() {
        let accept = hand.on(Way::Accept);
        at_the_table(&mut session, accept);
        start(&mut session, accept);
        session.until_asked();
        session.wait(SETTLED);
        session.tap(accept);
        session.until_stage(Stage::Pairing);
        let device = match hand {
            Hand::Pad(pad) => Device::Pad(pad),
            _ => Device::Keyboard,
        };
        let devices = &session.resource::<DeviceAssignment>().0;
        assert_eq!(devices[..], [Some(device), None]);
    }
}

#[test]
fn a_device_without_a_seat_keeps_the_focus_from_the_start() {
    let mut session = Session::new();
    let (host, guest) = (session.connect_pad(), session.connect_pad());
    session.pad(guest, GamepadButton::DPadDown);
    session.pad(guest, GamepadButton::DPadUp);
    at_the_table(&mut session, south(host));
    session.assert_focus("Seat 3: Add a player");
    session.press(south(guest));
    start(&mut session, south(host));
    assert_hands(&session, [host, guest].map(Device::Pad));
    // With four, it goes from free place to free place and waits for the last.
    let mut session = Session::new();
    let [host, guest, third, last] = [(); 4].map(|()| session.connect_pad());
    for pad in [guest, third, last] {
        session.pad(pad, GamepadButton::DPadDown);
        session.pad(pad, GamepadButton::DPadUp);
    }
    at_the_table(&mut session, south(host));
    session.press(south(guest));
    session.assert_focus("Seat 3: Add a player");
    session.press(south(third));
    session.assert_focus("Seat 4: Add a player");
    session.press(south(last));
    start(&mut session, south(host));
    assert_hands(&session, [host, guest, third, last].map(Device::Pad));
}

#[test]
fn any_button_joins_until_the_table_is_full() {
    let mut session = Session::new();
    let pads = [(); 4].map(|()| session.connect_pad());
    at_the_table(&mut session, KeyCode::Enter);
    assert!(session.reads("Keyboard") && session.reads(ROOM));
    session.pad(pads[0], GamepadButton::Start);
    session.assert_says("Controller ");
    session.assert_unread(ROOM);
    assert_eq!(people(&mut session), 2);
    session.pad(pads[1], GamepadButton::LeftTrigger);
    session.stick(pads[2], Vec2::new(0.0, 1.0));
    assert_eq!(people(&mut session), 4);
    session.assert_unsaid("Press any button");
    session.press(south(pads[3]));
    session.assert_reads("All four seats are taken. Remove a player first.");
    start(&mut session, KeyCode::Enter);
    let [one, two, three, _] = pads.map(Device::Pad);
    assert_hands(&session, [Device::Keyboard, one, two, three]);
}

#[test]
fn guests_see_to_their_own_card_and_steer_nothing_else() {
    let (mut session, host, guest) = host_and_guest();
    for way in [Way::Accept, Way::Right, Way::Down] {
        session.tap(Hand::Pad(guest).on(way));
        session.assert_focus("Start climbing");
    }
    // On its way back a stick is still pushed.
    for push in [0.6, 1.0, 0.8, 0.6, 0.0] {
        session.stick(guest, Vec2::new(push, 0.0));
    }
    session.assert_offers("Seat 1: Ada · Person · Controller 1");
    for key in [KeyCode::AltLeft, KeyCode::PrintScreen, KeyCode::Escape] {
        session.key(key);
        assert_eq!(people(&mut session), 2, "{key:?} is for the desktop");
    }
    // A key joins and leaves: the table, not the screen.
    session.key(KeyCode::ArrowUp);
    session.assert_focus("Start climbing");
    session.key(KeyCode::Escape);
    assert_eq!(session.screen(), Screen::Join);
    start(&mut session, south(host));
    let [(ada, disc, _), (second, mark, _)] = &seated(&session)[..] else {
        panic!("{:?}", seated(&session));
    };
    let names = [ada, second].map(String::as_str);
    assert_eq!(names, ["Ada", "Elena"]);
    assert_eq!([*disc, *mark], [Mark::Disc, Mark::Diamond], "swapped");
    assert_hands(&session, [host, guest].map(Device::Pad));
}

#[test]
fn a_guest_who_leaves_makes_room() {
    let (mut session, _, guest) = host_and_guest();
    session.focus_on("Seat 4: Add a player");
    session.tap(south(guest));
    session.assert_focus("Seat 4: Add a player");
    session.pad(guest, GamepadButton::East);
    assert!(session.widget("Start climbing").is_none());
    session.pad(guest, GamepadButton::West);
    session.place("Start climbing");
    session.assert_unread(ROOM);
}

#[test]
fn two_share_a_keyboard() {
    let mut session = Session::new();
    at_the_table(&mut session, KeyCode::Enter);
    session.stroke(KeyCode::KeyE, Some("e"));
    assert!(session.reads("Left keys") && session.reads("Right keys"));
    // The left half is a guest's: a shape and a name of their own; the right half steers.
    session.stroke(KeyCode::KeyD, Some("d"));
    session.stroke(KeyCode::KeyS, Some("s"));
    session.press(KeyCode::KeyR);
    session.assert_reads("Player");
    session.press(KeyCode::Escape);
    session.key(KeyCode::ArrowLeft);
    assert!(!session.is_focus("Start climbing"));
    session.key(KeyCode::ArrowRight);
    start(&mut session, KeyCode::Enter);
    assert_hands(&session, [Device::RightKeys, Device::LeftKeys]);
    let (name, mark, _) = &seated(&session)[1];
    assert_eq!((name.as_str(), *mark), ("Elena", Mark::Triangle));
}

#[test]
fn a_keyboard_is_whole_again_when_one_half_leaves() {
    let (mut session, pad) = with_pad();
    at_the_table(&mut session, south(pad));
    session.key(KeyCode::Enter);
    session.assert_reads("Keyboard");
    // Shift for another key shares nothing.
    session.hold_key(KeyCode::ShiftRight);
    session.key(KeyCode::Tab);
    session.release_key(KeyCode::ShiftRight);
    session.assert_reads("Keyboard");
    session.stroke(KeyCode::ShiftRight, None);
    // Neither of the two leaves by Escape.
    session.key(KeyCode::Escape);
    assert!(session.reads("Left keys") && session.reads("Right keys"));
    session.stroke(KeyCode::KeyQ, Some("q"));
    assert!(session.reads("Keyboard") && !session.reads("Right keys"));
    start(&mut session, south(pad));
    assert_hands(&session, [Device::Pad(pad), Device::Keyboard]);
}

#[test]
fn a_pad_that_goes_leaves_its_place_to_the_next() {
    let (mut session, host, guest) = host_and_guest();
    session.tap(south(guest));
    session.disconnect_pad(guest);
    session.assert_reads(ROOM);
    let other = session.connect_pad();
    session.tap(south(other));
    session.assert_unread(ROOM);
    session.disconnect_pad(host);
    session.key(KeyCode::ArrowLeft);
    assert!(!session.is_focus("Start climbing"), "keys steer now");
    session.key(KeyCode::ArrowRight);
    start(&mut session, KeyCode::Enter);
    assert_hands(&session, [Device::Keyboard, Device::Pad(other)]);
}

#[test]
fn a_guest_who_opens_the_own_place_with_the_mouse_writes_there() {
    let (mut session, ..) = host_and_guest();
    session.key(KeyCode::ArrowUp);
    session.click_on("Seat 2: Bruno · Person · Keyboard");
    session.wait(SETTLED);
    session.key(KeyCode::ArrowDown);
    session.assert_focus("Name");
    session.key(KeyCode::Escape);
    assert_eq!(session.dialog(), Dialog::NONE);
}

#[test]
fn the_device_of_the_host_changes_both_ways() {
    let mut session = at_a_name();
    session.press_on("Plays with", KeyCode::ArrowLeft);
    session.assert_offers("Plays with: Mouse");
}

#[test]
fn a_rematch_keeps_all_devices() {
    let (mut session, host, guest) = host_and_guest();
    session.tap(south(guest));
    start(&mut session, south(host));
    session.give_all_to_bots();
    session.set_speed(Speed::Instant);
    finish(&mut session);
    session.wait(SETTLED);
    session.resource_mut::<PlayerSettings>().forget("Ada");
    session.click_at("Play again");
    session.until_screen(Screen::Play);
    assert_hands(&session, [host, guest].map(Device::Pad));
    let players = format!("{:?}", session.resource::<PlayerSettings>());
    assert!(players.contains("Bruno") && !players.contains("Ada"));
}

#[test]
fn a_person_with_a_known_pad_sits_down_with_it_again() {
    let folder = folder();
    let play = |first: usize| {
        let mut session = Session::at(folder.path());
        let pads = ["Alpha pad", "Beta pad"].map(|make| connect(&mut session, make));
        let [host, guest] = [pads[first], pads[1 - first]];
        at_the_table(&mut session, south(host));
        session.press(south(guest));
        start(&mut session, south(host));
        assert_hands(&session, [host, guest].map(Device::Pad));
        seated(&session)
    };
    let before = play(0);
    // The next day the other one opens the table, and the first one joins.
    fs::remove_dir_all(folder.path().join("records")).unwrap();
    assert_eq!(play(1), [before[1].clone(), before[0].clone()]);
}
