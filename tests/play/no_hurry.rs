//! Nothing has to be held and nothing has to be read in time: shaking from press to press, messages that stay, and what
//! people set for themselves.

use bevy::prelude::*;
use bevy_rapier3d::prelude::RigidBody;
use cant_stop::core::locale::Words;
use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::core::settings::{OwnGuard, OwnHints, PlayerSettings, Speed};
use cant_stop::referee::Notices;
use cant_stop_rules::Stage;
use cant_stop_testkit::{Session, seats};

use crate::join::{at_the_table, enter, open_first_seat};

/// Seconds, longer than a tap.
const LONG: f32 = 1.3;

fn stage(session: &Session) -> Stage {
    session.game().map(|game| game.stage()).unwrap()
}

/// A person is about to roll, with the focus on it.
fn about_to_roll() -> Session {
    let mut session = Session::new();
    session.start_decided(seats(&[SeatKind::Person; 2]), 3);
    session.wait(0.7);
    session
}

/// Number of dice in the hand.
fn in_hand(session: &mut Session) -> usize {
    let world = session.app.world_mut();
    let mut bodies = world.query::<&RigidBody>();
    bodies
        .iter(world)
        .filter(|kind| **kind == RigidBody::Dynamic)
        .count()
}

fn reads(session: &mut Session, text: &str) -> bool {
    session.texts().iter().any(|other| other == text)
}

/// A press takes the dice into the hand, they stay there without anything being held, and the next press throws them.
fn shakes_by(mut press: impl FnMut(&mut Session)) {
    let mut session = about_to_roll();
    session.settings().press_to_shake = true;
    press(&mut session);
    session.wait(LONG);
    assert_eq!(in_hand(&mut session), 4);
    assert!(
        reads(&mut session, "Press again to throw"),
        "{}",
        session.summary()
    );
    assert_eq!(stage(&session), Stage::Deciding, "nothing is thrown yet");
    press(&mut session);
    session.until("the throw", |session| stage(session) != Stage::Deciding);
    session.until("its end", |session| session.is_idle());
    assert_eq!(in_hand(&mut session), 0, "the hand is empty");
}

#[test]
fn the_dice_are_shaken_from_press_to_press_by_key() {
    shakes_by(|session| session.key(KeyCode::Enter));
}

#[test]
fn the_dice_are_shaken_from_press_to_press_by_mouse() {
    shakes_by(|session| {
        let roll = session.widget("Roll").unwrap();
        session.click(roll);
    });
}

#[test]
fn the_dice_are_shaken_from_press_to_press_by_pad() {
    let mut pad = None;
    shakes_by(|session| {
        let pad = *pad.get_or_insert_with(|| session.connect_pad());
        session.pad(pad, GamepadButton::West);
    });
}

#[test]
fn dice_in_the_hand_are_put_back_without_a_throw() {
    let mut session = about_to_roll();
    session.settings().press_to_shake = true;
    session.key(KeyCode::Enter);
    session.wait(LONG);
    assert_eq!(in_hand(&mut session), 4);
    session.key(KeyCode::Escape);
    session.wait(LONG);
    assert_eq!(in_hand(&mut session), 0);
    assert_eq!(stage(&session), Stage::Deciding);
}

#[test]
fn messages_go_by_themselves_or_stay_until_a_press() {
    let say = |session: &mut Session| {
        let mut notices = session.app.world_mut().resource_mut::<Notices>();
        notices.push(Words::literal("Read me"));
        session.frames(3);
        assert!(reads(session, "Read me"));
    };
    let mut session = Session::new();
    session.wait(0.7);
    say(&mut session);
    session.wait(9.9);
    assert!(!reads(&mut session, "Read me"), "it goes by itself");

    session.settings().messages_stay = true;
    say(&mut session);
    session.key(KeyCode::KeyG);
    session.wait(0.7);
    assert!(reads(&mut session, "Read me"), "it stays its usual time");
    session.wait(99.0);
    assert!(reads(&mut session, "Read me"), "and as long as it takes");
    session.key(KeyCode::KeyG);
    session.wait(0.7);
    assert!(!reads(&mut session, "Read me"));
}

fn name(session: &Session) -> String {
    let seat = session.game().unwrap().turn();
    let seats = session.app.world().resource::<Seats>();
    seats.get(seat).name.clone()
}

fn players(session: &mut Session) -> Mut<'_, PlayerSettings> {
    session.app.world_mut().resource_mut::<PlayerSettings>()
}

#[test]
fn the_hint_is_offered_to_who_wants_it() {
    let mut session = about_to_roll();
    let name = name(&session);
    assert!(session.widget("Hint").is_some());
    players(&mut session).set_hints(&name, OwnHints::Off);
    session.frames(3);
    assert!(session.widget("Hint").is_none());
    session.key(KeyCode::KeyH);
    session.frames(5);
    assert!(!reads(&mut session, "Hint"), "nor by its key");
    players(&mut session).set_hints(&name, OwnHints::AsAll);
    session.settings().hints = false;
    session.frames(3);
    assert!(session.widget("Hint").is_none());
    players(&mut session).set_hints(&name, OwnHints::On);
    session.frames(3);
    assert!(session.widget("Hint").is_some(), "one's own comes first");
}

/// Chooses a pairing, and presses roll this number of frames later; returns `true` if that rolled.
fn rolls_after(guard: OwnGuard, frames: u32) -> bool {
    let mut session = about_to_roll();
    let name = name(&session);
    players(&mut session).set_guard(&name, guard);
    // The wait begins with the choice; nothing is to be shown in it.
    session.set_speed(Speed::Instant);
    session.key(KeyCode::Enter);
    session.until("a pairing", |session| {
        session.is_idle() && stage(session) == Stage::Pairing
    });
    session.wait(0.3);
    session.key(KeyCode::Enter);
    session.until("the decision", |session| {
        session.is_idle() && stage(session) == Stage::Deciding
    });
    session.frames(frames);
    session.key(KeyCode::KeyR);
    session.frames(3);
    stage(&session) != Stage::Deciding
}

#[test]
fn everybody_sets_how_long_roll_waits() {
    assert!(rolls_after(OwnGuard::Off, 1));
    assert!(!rolls_after(OwnGuard::Whole, 20));
    assert!(rolls_after(OwnGuard::Half, 20));
}

/// Presses one of the arrows of a row in the open dialog.
fn step(session: &mut Session, row: &str) {
    crate::widgets::focus_on(session, row);
    session.key(KeyCode::Enter);
    session.frames(3);
}

#[test]
fn ones_own_settings_are_set_at_the_table_and_in_the_pause() {
    let mut session = about_to_roll();
    let name = name(&session);
    session.key(KeyCode::Escape);
    session.wait(0.7);
    for what in ["Who plays", &name] {
        let seat = session
            .offers()
            .into_iter()
            .find(|offer| offer.starts_with(what));
        crate::widgets::focus_on(&mut session, &seat.unwrap());
        session.key(KeyCode::Enter);
        session.wait(0.7);
    }
    step(&mut session, "Delay before Roll");
    step(&mut session, "Hint button");
    step(&mut session, "Hint button");
    assert_eq!(players(&mut session).guard(&name), OwnGuard::Off);
    assert_eq!(players(&mut session).hints(&name), OwnHints::Off);
    assert!(
        session.offers().contains(&"Hint button: Off".to_owned()),
        "{:?}",
        session.offers()
    );

    let mut session = Session::new();
    session.wait(0.7);
    at_the_table(&mut session, enter);
    open_first_seat(&mut session, enter);
    step(&mut session, "Delay before Roll");
    step(&mut session, "Rumble");
    let text = format!("{:?}", players(&mut session));
    assert!(
        text.contains("guard: Off") && text.contains("strength: 0"),
        "{text}"
    );
}
