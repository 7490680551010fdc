//! Dice thrown by hand: held, shaken, let go, put back, and thrown by themselves after a tap or a kill.

use std::sync::Arc;

use bevy::input::gamepad::{GamepadButton, GamepadRumbleRequest};
use bevy::prelude::*;
use bevy_rapier3d::prelude::{RapierConfiguration, RigidBody};
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::features::watch::{Seek, Watching};
use cant_stop::referee::{BeatQueue, ContinueGame, Hold, LeaveGame, WatchGame};
use cant_stop_dice::{Recording, tray};
use cant_stop_rules::{Action, Event as GameEvent, Game, Stage};
use cant_stop_testkit::{Session, folder, seats};

use crate::records::actions_in;

/// Seconds, longer than a tap.
const LONG: f32 = 0.7;

/// A session in which a person is about to roll, with the focus on it.
fn about_to_roll() -> Session {
    let mut session = Session::new();
    roll_next(&mut session);
    session
}

fn roll_next(session: &mut Session) {
    session.start_decided(seats(&[SeatKind::Person; 2]), 3);
    session.frames(5);
}

fn stage(session: &Session) -> Stage {
    session.game().map(|game| game.stage()).unwrap()
}

/// Positions of the dice in the hand, which are the dynamic bodies on the table.
fn bodies(session: &mut Session) -> Vec<Vec3> {
    let world = session.app.world_mut();
    let mut bodies = world.query::<(&RigidBody, &Transform)>();
    bodies
        .iter(world)
        .filter(|(kind, _)| **kind == RigidBody::Dynamic)
        .map(|(_, place)| place.translation)
        .collect()
}

/// The throw that is shown next: whether a hand made it, and how it fell.
fn next_throw(session: &mut Session) -> (bool, Arc<Recording>) {
    session.until("a throw", |session| {
        let queue = session.app.world().resource::<BeatQueue>();
        queue.running().is_some_and(|beat| beat.throw.is_some())
    });
    let beat = session
        .app
        .world()
        .resource::<BeatQueue>()
        .running()
        .cloned();
    let beat = beat.unwrap();
    assert!(matches!(beat.event, GameEvent::Rolled { .. }));
    (beat.by_hand, beat.throw.unwrap())
}

fn assert_thrown_by_hand(session: &mut Session, held: &[Vec3]) {
    let (by_hand, throw) = next_throw(session);
    assert!(by_hand);
    assert_eq!(bodies(session), [], "the hand is empty");
    // The throw begins where the dice were in the hand, a frame or two of shaking later.
    for (pose, held) in throw.poses(0).iter().zip(held) {
        let begins = Vec3::from(pose.position);
        assert!(begins.distance(*held) < 2.0, "{begins} is not {held}");
    }
    session.until("the roll", |session| session.is_idle());
    let rolled = session.shown().and_then(|game: Game| game.last_roll());
    assert_eq!(rolled.map(|roll| roll.to_vec()), Some(throw.faces.clone()));
}

#[test]
fn a_tap_throws_by_itself() {
    let mut session = about_to_roll();
    session.key(KeyCode::Enter);
    assert!(!next_throw(&mut session).0);

    let mut session = about_to_roll();
    let pad = session.connect_pad();
    session.pad(pad, GamepadButton::South);
    session.pad(pad, GamepadButton::South);
    assert!(!next_throw(&mut session).0);

    let mut session = about_to_roll();
    let roll = session.widget("Roll").unwrap();
    session.click(roll);
    assert!(!next_throw(&mut session).0);
}

#[test]
fn a_held_key_shakes_the_dice_and_letting_go_throws_them() {
    let mut session = about_to_roll();
    session.hold_key(KeyCode::Space);
    session.wait(LONG);
    assert_eq!(bodies(&mut session).len(), 4);
    assert_eq!(stage(&session), Stage::Deciding, "nothing is thrown yet");
    let mut reach = [0.0f32; 2];
    for _ in 0..4 {
        for (side, key) in [(0, KeyCode::ArrowLeft), (1, KeyCode::ArrowRight)] {
            session.hold_key(key);
            session.wait(0.3);
            session.release_key(key);
            let middle = bodies(&mut session).iter().map(|die| die.x).sum::<f32>() / 4.0;
            reach[side] = if side == 0 {
                reach[side].min(middle)
            } else {
                reach[side].max(middle)
            };
        }
    }
    assert!(reach[0] < -0.5 && reach[1] > 0.5, "arrows lead: {reach:?}");
    let held = bodies(&mut session);
    session.release_key(KeyCode::Space);
    assert_thrown_by_hand(&mut session, &held);
}

#[test]
fn a_pad_shakes_with_its_stick_and_feels_the_dice() {
    let mut session = about_to_roll();
    let pad = session.connect_pad();
    // The first press shows where the focus is.
    session.pad(pad, GamepadButton::DPadDown);
    session.until("roll has the focus", |session| {
        session.widget("Roll").is_some()
    });
    session.pad_goes(pad, GamepadButton::South, 1.0);
    let mut rumbles = 0;
    for round in 0..12 {
        let side = if round % 2 == 0 { 1.0 } else { -1.0 };
        session.stick(pad, Vec2::new(side, 0.4));
        session.frames(3);
        let mut requests = session
            .app
            .world_mut()
            .resource_mut::<Messages<GamepadRumbleRequest>>();
        for request in requests.drain() {
            assert_eq!(request.gamepad(), pad);
            rumbles += 1;
        }
    }
    assert!(rumbles > 3, "{rumbles} knocks were felt");
    let held = bodies(&mut session);
    session.pad_goes(pad, GamepadButton::South, 0.0);
    assert_thrown_by_hand(&mut session, &held);
}

#[test]
fn the_mouse_leads_the_dice_and_throws_them_wherever_it_is_let_go() {
    let mut session = about_to_roll();
    let roll = session.widget("Roll").unwrap();
    for away in [Vec2::new(-300.0, -200.0), Vec2::ZERO] {
        session.move_mouse(roll);
        session.hold_mouse();
        session.wait(LONG);
        for step in 0..20 {
            let shake = Vec2::new(if step % 2 == 0 { 60.0 } else { -60.0 }, 10.0);
            session.move_mouse(roll + away + shake);
        }
        session.move_mouse(roll + away);
        let held = bodies(&mut session);
        assert_eq!(held.len(), 4);
        session.release_mouse();
        assert_thrown_by_hand(&mut session, &held);
        roll_next(&mut session);
    }
}

#[test]
fn dice_in_the_hand_stay_in_it_however_wildly_it_moves() {
    let mut session = about_to_roll();
    let roll = session.widget("Roll").unwrap();
    session.move_mouse(roll);
    session.hold_mouse();
    session.wait(LONG);
    for step in 0..200u32 {
        let far = Vec2::new(
            f32::from((step * 37 % 19) as u8) - 9.0,
            f32::from((step * 11 % 7) as u8) - 3.0,
        );
        session.move_mouse(roll + 80.0 * far);
        for die in bodies(&mut session) {
            let inside = die.x.abs() < tray::HALF_WIDTH
                && die.z.abs() < tray::HALF_DEPTH
                && (0.5..5.0).contains(&die.y);
            assert!(inside, "a die is at {die} after step {step}");
        }
    }
}

#[test]
fn dice_are_put_back_instead_of_thrown() {
    let nothing_happened = |session: &mut Session| {
        session.wait(0.7);
        assert_eq!(bodies(session), []);
        assert_eq!(stage(session), Stage::Deciding);
        assert!(session.is_idle());
    };
    let mut session = about_to_roll();
    // By opening the pause, which time stands still behind.
    session.hold_key(KeyCode::Space);
    session.wait(LONG);
    assert_eq!(bodies(&mut session).len(), 4);
    session.key(KeyCode::Escape);
    session.release_key(KeyCode::Space);
    nothing_happened(&mut session);
    session.key(KeyCode::Escape);
    session.wait(0.3);
    // By going back.
    let pad = session.connect_pad();
    session.pad(pad, GamepadButton::DPadLeft);
    session.pad_goes(pad, GamepadButton::South, 1.0);
    session.wait(LONG);
    assert_eq!(bodies(&mut session).len(), 4);
    session.pad(pad, GamepadButton::East);
    session.pad_goes(pad, GamepadButton::South, 0.0);
    nothing_happened(&mut session);
    // By losing the pad.
    session.pad_goes(pad, GamepadButton::South, 1.0);
    session.wait(LONG);
    assert_eq!(bodies(&mut session).len(), 4);
    session.disconnect_pad(pad);
    nothing_happened(&mut session);
    // And then they can still be thrown, once a device has been chosen.
    session.key(KeyCode::Enter);
    session.wait(0.3);
    session.key(KeyCode::Enter);
    assert!(!next_throw(&mut session).0);
}

#[test]
fn leaving_the_table_empties_the_hand() {
    let mut session = about_to_roll();
    session.hold_key(KeyCode::Space);
    session.wait(LONG);
    session.app.world_mut().trigger(LeaveGame);
    session.wait(0.3);
    assert_eq!(bodies(&mut session), []);
    let world = session.app.world_mut();
    let mut worlds = world.query::<&RapierConfiguration>();
    assert!(
        worlds
            .iter(world)
            .all(|world| !world.physics_pipeline_active)
    );
    session.release_key(KeyCode::Space);
}

#[test]
fn arrows_move_the_focus_again_once_the_dice_are_thrown() {
    let mut session = about_to_roll();
    session.hold_key(KeyCode::Space);
    session.wait(LONG);
    session.release_key(KeyCode::Space);
    session.until("the roll", |session| {
        session.is_idle() && stage(session) != Stage::Rolling
    });
    session.wait(0.3);
    let focus = |session: &Session| {
        let focus = session
            .app
            .world()
            .resource::<bevy::input_focus::InputFocus>();
        focus.get()
    };
    session.key(KeyCode::ArrowLeft);
    let before = focus(&session);
    // To another card, or up to the tools where the roll leaves one card only.
    let mut ways = [KeyCode::ArrowRight, KeyCode::ArrowUp].into_iter();
    let is_moved = ways.any(|way| {
        session.key(way);
        focus(&session) != before
    });
    assert!(is_moved, "{}", session.summary());
}

#[test]
fn at_instant_speed_a_press_rolls_at_once_and_is_seen_as_a_roll() {
    let mut session = about_to_roll();
    session.set_speed(Speed::Instant);
    session.frames(2);
    session.hold_key(KeyCode::Space);
    assert!(!next_throw(&mut session).0);
    let world = session.app.world_mut();
    assert!(world.query::<&Hold>().iter(world).next().is_some());
}

#[test]
fn a_throw_by_hand_cut_off_before_its_dice_fell_falls_as_it_was_thrown() {
    let folder = folder();
    let mut session = Session::at(folder.path());
    roll_next(&mut session);
    session.hold_key(KeyCode::Space);
    session.wait(LONG);
    session.release_key(KeyCode::Space);
    let (by_hand, thrown) = next_throw(&mut session);
    assert!(by_hand);
    drop(session);
    // Killed after the decision to roll was on the disk, and before the dice were.
    let record = folder.path().join("records/current.jsonl");
    let lines = std::fs::read_to_string(&record).unwrap();
    let kept = lines.trim_end().rsplit_once('\n').unwrap().0;
    std::fs::write(&record, format!("{kept}\n")).unwrap();
    assert_eq!(actions_in(&record).pop(), Some(Action::Roll));
    let mut session = Session::at(folder.path());
    session.app.world_mut().trigger(ContinueGame);
    let (by_hand, again) = next_throw(&mut session);
    assert!(by_hand);
    assert_eq!(
        *again, *thrown,
        "to the last bit, so that no seat rolls twice"
    );
    session.until("the roll", |session| session.is_idle());
}

#[test]
fn a_throw_by_hand_that_is_watched_again_falls_as_it_fell() {
    let mut session = about_to_roll();
    session.hold_key(KeyCode::Space);
    session.wait(LONG);
    session.release_key(KeyCode::Space);
    let (_, thrown) = next_throw(&mut session);
    let record = session.folder.join("records").join("current.jsonl");
    let copy = session.folder.join("copy.jsonl");
    std::fs::copy(&record, &copy).unwrap();
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.app.world_mut().trigger(WatchGame { path: copy });
    session.frames(3);
    let last = actions_in(&record).len();
    session.app.world_mut().trigger(Seek::To(last - 1));
    session.frames(3);
    session.app.world_mut().resource_mut::<Watching>().toggle();
    let (_, again) = next_throw(&mut session);
    assert_eq!(*again, *thrown);
}

#[test]
fn a_throw_by_hand_is_recorded_by_its_faces() {
    let mut session = about_to_roll();
    session.hold_key(KeyCode::Space);
    session.wait(LONG);
    session.release_key(KeyCode::Space);
    let (by_hand, throw) = next_throw(&mut session);
    assert!(by_hand);
    let record = session.folder.join("records").join("current.jsonl");
    let last = actions_in(&record).pop();
    let [a, b, c, d] = throw.faces[..] else {
        panic!("four dice are thrown");
    };
    assert_eq!(last, Some(Action::Dice([a, b, c, d])));
}
