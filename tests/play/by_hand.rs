//! Dice thrown by hand: held, shaken, let go, put back, and thrown by themselves after a tap or a kill.

use std::sync::Arc;

use bevy::input::gamepad::GamepadRumbleRequest;
use bevy_rapier3d::prelude::{RapierConfiguration, RigidBody};
use cant_stop_dice::{Recording, tray};

use crate::prelude::*;

/// Seconds, longer than a tap.
const LONG: f32 = 0.7;

/// A person is about to roll, with the focus on it.
pub fn roll_next(session: &mut Session) {
    session.start_two(3);
    session.wait(SETTLED);
}

pub fn about_to_roll() -> Session {
    let mut session = Session::new();
    roll_next(&mut session);
    session
}

/// Positions of the dice in the hand, which are the dynamic bodies on the table.
pub fn bodies(session: &mut Session) -> Vec<Vec3> {
    let world = session.app.world_mut();
    let mut bodies = world.query::<(&RigidBody, &Transform)>();
    let bodies = bodies.iter(world);
    let bodies = bodies.filter(|(kind, _)| **kind == RigidBody::Dynamic);
    bodies.map(|(_, place)| place.translation).collect()
}

#[track_caller]
fn assert_in_hand(session: &mut Session) {
    session.wait(LONG);
    assert_eq!(bodies(session).len(), 4);
    assert_eq!(session.stage(), Stage::Deciding, "nothing is thrown yet");
}

/// The throw that is shown next: whether a hand made it, and how it fell.
fn next_throw(session: &mut Session) -> (bool, Arc<Recording>) {
    session.until("a throw", |session| {
        session.beat().is_some_and(|beat| beat.throw.is_some())
    });
    let beat = session.beat().unwrap();
    assert!(matches!(beat.event, GameEvent::Rolled { .. }));
    (beat.by_hand, beat.throw.unwrap())
}

#[track_caller]
fn assert_thrown_by_hand(session: &mut Session, held: &[Vec3]) {
    let (is_by_hand, throw) = next_throw(session);
    assert!(is_by_hand);
    assert_eq!(bodies(session), [], "the hand is empty");
    // The throw begins where the dice were in the hand, a frame or two of shaking later.
    for (pose, held) in throw.poses(0).iter().zip(held) {
        let begins = Vec3::from(pose.position);
        assert!(begins.distance(*held) < 2.0, "{begins} is not {held}");
    }
    session.until("rest", |session| session.is_idle());
    let rolled = session.shown().and_then(|game| game.last_roll());
    assert_eq!(rolled.map(|roll| roll.to_vec()), Some(throw.faces.clone()));
}

#[test]
fn a_tap_throws_by_itself() {
    let mut session = about_to_roll();
    let pad = session.connect_pad();
    let presses: [&dyn Fn(&mut Session); 3] = [
        &|session| session.key(KeyCode::Enter),
        &|session| {
            // The first press shows the focus.
            session.pad(pad, GamepadButton::South);
            session.pad(pad, GamepadButton::South);
        },
        &|session| session.click_at("Roll"),
    ];
    for press in presses {
        press(&mut session);
        assert!(!next_throw(&mut session).0);
        roll_next(&mut session);
    }
}

#[test]
fn a_held_key_shakes_the_dice_and_letting_go_throws_them() {
    let mut session = about_to_roll();
    session.hold_key(KeyCode::Space);
    assert_in_hand(&mut session);
    let mut lead = |key| {
        hold_key_for(&mut session, key, 0.3);
        bodies(&mut session).iter().map(|die| die.x).sum::<f32>() / 4.0
    };
    let mut reach = [0.0f32; 2];
    for _ in 0..4 {
        reach[0] = reach[0].min(lead(KeyCode::ArrowLeft));
        reach[1] = reach[1].max(lead(KeyCode::ArrowRight));
    }
    assert!(reach[0] < -0.5 && reach[1] > 0.5, "arrows lead: {reach:?}");
    let held = bodies(&mut session);
    session.release_key(KeyCode::Space);
    assert_thrown_by_hand(&mut session, &held);
    // Then the arrows move the focus again.
    session.wait(0.3);
    session.key(KeyCode::ArrowLeft);
    let before = session.focus();
    // To another card, or up to the tools where the roll leaves one card only.
    let mut ways = [KeyCode::ArrowRight, KeyCode::ArrowUp].into_iter();
    assert!(ways.any(|way| {
        session.key(way);
        session.focus() != before
    }));
}

#[test]
fn a_pad_shakes_with_its_stick_and_feels_the_dice() {
    let mut session = about_to_roll();
    let pad = session.connect_pad();
    // The first press shows where the focus is.
    session.pad(pad, GamepadButton::DPadDown);
    session.pad_goes(pad, GamepadButton::South, 1.0);
    let mut rumbles = 0;
    for round in 0..12 {
        let side = if round % 2 == 0 { 1.0 } else { -1.0 };
        session.stick(pad, Vec2::new(side, 0.4));
        session.frames(3);
        for request in session.drain::<GamepadRumbleRequest>() {
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
    let roll = session.place("Roll");
    for away in [Vec2::new(-300.0, -200.0), Vec2::ZERO] {
        session.hold_mouse(roll);
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
    // However wildly it moves, the dice stay in the hand.
    session.hold_mouse(roll);
    session.wait(LONG);
    for step in 0..100u16 {
        let far = Vec2::new(
            f32::from(step * 37 % 19) - 9.0,
            f32::from(step * 11 % 7) - 3.0,
        );
        session.move_mouse(roll + 80.0 * far);
        for die in bodies(&mut session) {
            let is_inside = die.x.abs() < tray::HALF_WIDTH
                && die.z.abs() < tray::HALF_DEPTH
                && (0.5..5.0).contains(&die.y);
            assert!(is_inside, "a die is at {die} after step {step}");
        }
    }
}

#[test]
fn dice_are_put_back_instead_of_thrown() {
    let assert_put_back = |session: &mut Session| {
        session.wait(SETTLED);
        assert_eq!(bodies(session), []);
        assert_eq!(session.stage(), Stage::Deciding);
        assert!(session.is_idle());
    };
    let mut session = about_to_roll();
    // By opening the pause, which time stands still behind.
    session.hold_key(KeyCode::Space);
    assert_in_hand(&mut session);
    session.key(KeyCode::Escape);
    session.release_key(KeyCode::Space);
    assert_put_back(&mut session);
    session.press(KeyCode::Escape);
    // By going back.
    let pad = session.connect_pad();
    session.pad(pad, GamepadButton::DPadLeft);
    session.pad_goes(pad, GamepadButton::South, 1.0);
    assert_in_hand(&mut session);
    session.pad(pad, GamepadButton::East);
    session.pad_goes(pad, GamepadButton::South, 0.0);
    assert_put_back(&mut session);
    // By losing the pad.
    session.pad_goes(pad, GamepadButton::South, 1.0);
    assert_in_hand(&mut session);
    session.disconnect_pad(pad);
    assert_put_back(&mut session);
    // And then they can still be thrown, once a device has been chosen.
    session.press(KeyCode::Enter);
    session.key(KeyCode::Enter);
    assert!(!next_throw(&mut session).0);
    // Where the mouse held them, its click rolls only from the next press on.
    roll_next(&mut session);
    let pad = session.connect_pad();
    let roll = session.place("Roll");
    session.hold_mouse(roll);
    assert_in_hand(&mut session);
    session.pad(pad, GamepadButton::East);
    session.wait(0.3);
    session.release_mouse();
    assert_put_back(&mut session);
    session.click_at("Roll");
    assert!(!next_throw(&mut session).0);
}

#[test]
fn leaving_the_table_empties_the_hand() {
    let mut session = about_to_roll();
    session.hold_key(KeyCode::Space);
    session.wait(LONG);
    session.trigger(LeaveGame);
    session.wait(0.3);
    assert_eq!(bodies(&mut session), []);
    let world = session.app.world_mut();
    let mut worlds = world.query::<&RapierConfiguration>();
    let mut worlds = worlds.iter(world);
    assert!(worlds.all(|world| !world.physics_pipeline_active));
}

#[test]
fn at_instant_speed_a_press_rolls_at_once_and_is_seen_as_a_roll() {
    let mut session = about_to_roll();
    session.assert_says("Hold Roll");
    session.set_speed(Speed::Instant);
    session.frames(2);
    session.assert_unsaid("Hold Roll");
    session.hold_key(KeyCode::Space);
    assert!(!next_throw(&mut session).0);
    let world = session.app.world_mut();
    assert!(world.query::<&Hold>().iter(world).next().is_some());
    session.release_key(KeyCode::Space);
    roll_next(&mut session);
    // A click of the mouse rolls as it ends, so that it does not roll once more for the next player.
    let roll = session.place("Roll");
    session.hold_mouse(roll);
    session.wait(LONG);
    assert_eq!(session.stage(), Stage::Deciding);
    session.release_mouse();
    assert!(!next_throw(&mut session).0);
}

#[test]
fn a_throw_by_hand_is_recorded_and_falls_again_as_it_fell() {
    let folder = folder();
    let mut session = Session::at(folder.path());
    roll_next(&mut session);
    hold_key_for(&mut session, KeyCode::Space, LONG);
    let (is_by_hand, thrown) = next_throw(&mut session);
    assert!(is_by_hand);
    let record = session.current_record();
    let actions = actions_in(&record);
    let [a, b, c, d] = thrown.faces[..] else {
        panic!("four dice are thrown");
    };
    assert_eq!(actions.last(), Some(&Action::Dice([a, b, c, d])));
    // Watched again.
    let copy = session.folder.join("copy.jsonl");
    fs::copy(&record, &copy).unwrap();
    session.leave();
    session.trigger(WatchGame { path: copy });
    session.frames(3);
    session.trigger(Seek::To(actions.len() - 1));
    session.frames(3);
    session.resource_mut::<Watching>().toggle();
    assert_eq!(*next_throw(&mut session).1, *thrown);
    drop(session);
    // Killed after the decision to roll was on the disk, and before the dice were: to the last bit, so that no seat
    // rolls twice.
    let lines = fs::read_to_string(&record).unwrap();
    let kept = lines.trim_end().rsplit_once('\n').unwrap().0;
    fs::write(&record, format!("{kept}\n")).unwrap();
    assert_eq!(actions_in(&record).pop(), Some(Action::Roll));
    let mut session = Session::at(folder.path());
    session.trigger(ContinueGame);
    let (is_by_hand, again) = next_throw(&mut session);
    assert!(is_by_hand);
    assert_eq!(*again, *thrown);
}
