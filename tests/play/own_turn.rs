//! On a turn only its own device plays; others are told whose turn it is, and everybody may pause.

use bevy::input::gamepad::{GamepadButton, GamepadRumbleRequest};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use cant_stop::core::settings::{PlayerSettings, Settings};
use cant_stop::input::Device;
use cant_stop::referee::PlayerIntent;
use cant_stop_rules::Stage;

use crate::evening::{Evening, connect};
use crate::widgets::focused;

fn focus(evening: &Evening) -> Option<Entity> {
    evening.session.app.world().resource::<InputFocus>().get()
}

/// Nothing has moved, and the turn’s owner is named.
fn assert_refused(evening: &mut Evening, focus_before: Option<Entity>) {
    assert_eq!(evening.game().stage(), Stage::Deciding, "nothing is thrown");
    assert_eq!(focus(evening), focus_before, "the focus stays");
    assert!(
        !evening.reads("Let go to throw"),
        "the dice stay where they are"
    );
    let word = format!("{}’s turn", evening.name(evening.turn));
    let count = |evening: &mut Evening| {
        let texts = evening.session.texts();
        texts.iter().filter(|text| **text == word).count()
    };
    let shown = count(evening);
    evening.session.wait(3.0);
    assert!(count(evening) < shown, "the word goes by itself");
}

#[test]
fn another_pad_does_nothing_but_learn_whose_turn_it_is() {
    let mut evening = Evening::new();
    let [own, other] = evening.pads;
    evening.press(own, GamepadButton::DPadLeft);
    let before = focus(&evening);
    assert!(before.is_some());
    for button in [
        GamepadButton::South,
        GamepadButton::DPadUp,
        GamepadButton::West,
        GamepadButton::North,
    ] {
        evening.press(other, button);
        assert_refused(&mut evening, before);
    }
    evening.session.pad_goes(other, GamepadButton::South, 1.0);
    evening.session.wait(0.7);
    assert_refused(&mut evening, before);
    evening.session.stick(other, Vec2::new(0.0, 1.0));
    evening.session.frames(4);
    assert_refused(&mut evening, before);
    // A button still down does not keep the owner from pressing the same one.
    evening.roll_with(own);
}

#[test]
fn keys_of_another_seat_do_nothing() {
    let mut evening = Evening::new();
    evening.give(evening.other, Some(Device::Keyboard));
    evening.press(evening.pads[0], GamepadButton::DPadLeft);
    let before = focus(&evening);
    for key in [KeyCode::Enter, KeyCode::Space, KeyCode::ArrowUp] {
        evening.session.key(key);
        evening.settle();
        assert_refused(&mut evening, before);
    }
}

#[test]
fn halves_of_a_keyboard_play_on_their_own_turn() {
    let mut evening = Evening::new();
    evening.give(evening.turn, Some(Device::LeftKeys));
    evening.give(evening.other, Some(Device::RightKeys));
    evening.settle();
    let before = focus(&evening);
    evening.session.key(KeyCode::Enter);
    evening.settle();
    assert_refused(&mut evening, before);
    evening.session.key(KeyCode::Space);
    evening.session.frames(3);
    assert_ne!(evening.game().stage(), Stage::Deciding);
}

#[test]
fn the_mouse_of_another_seat_neither_presses_nor_hides_the_focus() {
    let mut evening = Evening::new();
    evening.give(evening.other, Some(Device::Mouse));
    evening.press(evening.pads[0], GamepadButton::DPadLeft);
    let before = focus(&evening);
    let roll = evening.session.widget("Roll").unwrap();
    evening.session.move_mouse(roll + Vec2::new(-40.0, 0.0));
    evening.session.move_mouse(roll);
    evening.session.hold_mouse();
    evening.session.wait(0.7);
    evening.session.release_mouse();
    assert_refused(&mut evening, before);
    // But it may pause, and steer the pause.
    let pause = evening.session.widget("Pause").unwrap();
    evening.session.click(pause);
    evening.settle();
    assert!(evening.is_paused());
    let resume = evening.session.widget("Resume").unwrap();
    evening.session.click(resume);
    evening.settle();
    assert!(!evening.is_paused());
    evening.roll_with(evening.pads[0]);
}

#[test]
fn anybody_pauses_and_steers_the_pause() {
    let mut evening = Evening::new();
    let [own, other] = evening.pads;
    evening.press(other, GamepadButton::Start);
    assert!(evening.is_paused());
    let first = focused(&evening.session);
    evening.press(other, GamepadButton::DPadDown);
    assert_ne!(focused(&evening.session), first);
    evening.press(other, GamepadButton::East);
    assert!(!evening.is_paused());
    evening.session.key(KeyCode::Escape);
    evening.settle();
    assert!(evening.is_paused());
    evening.session.key(KeyCode::Escape);
    evening.settle();
    evening.roll_with(own);
}

#[test]
fn what_is_at_hand_serves_who_has_nothing_of_their_own() {
    let mut evening = Evening::new();
    evening.give(evening.turn, None);
    evening.settle();
    evening.roll_with(evening.pads[1]);
}

#[test]
fn a_free_device_is_taken_up_after_a_question() {
    let mut evening = Evening::new();
    let spare = connect(&mut evening.session, "Gamma pad");
    let question = format!("{}, use this controller?", evening.name(evening.turn));
    evening.press(spare, GamepadButton::South);
    assert!(evening.is_paused() && evening.reads(&question));
    evening.press(spare, GamepadButton::East);
    assert!(!evening.is_paused());
    let own = Some(Device::Pad(evening.pads[0]));
    assert_eq!(evening.device_of(evening.turn), own, "no is no");
    evening.press(spare, GamepadButton::South);
    evening.press(spare, GamepadButton::South);
    assert_eq!(evening.device_of(evening.turn), Some(Device::Pad(spare)));
    evening.roll_with(spare);
    evening.go_on();
    // So is the mouse, if it is no seat's.
    evening.session.click(Vec2::new(900.0, 500.0));
    evening.settle();
    assert!(evening.is_paused() && evening.reads(&question));
}

#[test]
fn what_the_referee_refuses_shakes_or_fades() {
    let mut evening = Evening::new();
    evening
        .session
        .pad(evening.pads[0], GamepadButton::DPadLeft);
    let act = cant_stop::referee::Act::Stop;
    let seat = evening.turn;
    let shaken = |evening: &mut Evening| {
        evening
            .session
            .app
            .world_mut()
            .write_message(PlayerIntent { seat, act });
        (0..12).any(|_| {
            evening.session.frame();
            let world = evening.session.app.world_mut();
            let mut places = world.query::<&UiTransform>();
            places
                .iter(world)
                .any(|place| place.translation.x != Val::Px(0.0))
        })
    };
    assert!(shaken(&mut evening));
    evening.settle();
    evening.session.settings().reduced_motion = true;
    evening.settle();
    assert!(!shaken(&mut evening));
}

/// The requests that reached the pads since this was last asked.
fn rumbles(evening: &mut Evening) -> Vec<GamepadRumbleRequest> {
    let world = evening.session.app.world_mut();
    let mut requests = world.resource_mut::<Messages<GamepadRumbleRequest>>();
    requests.drain().collect()
}

/// Strongest rumble of each pad during a roll.
fn strongest(evening: &mut Evening) -> [f32; 2] {
    let mut strongest = [0.0f32; 2];
    for _ in 0..60 {
        evening.session.frames(2);
        for request in rumbles(evening) {
            let place = evening
                .pads
                .iter()
                .position(|pad| *pad == request.gamepad());
            if let GamepadRumbleRequest::Add { intensity, .. } = request {
                let strength = &mut strongest[place.unwrap()];
                *strength = strength.max(intensity.strong_motor);
                assert_eq!(intensity.weak_motor, 0.0);
            }
        }
    }
    strongest
}

#[test]
fn only_the_pad_of_the_turn_shakes() {
    let mut evening = Evening::new();
    evening.roll_with(evening.pads[0]);
    let [own, other] = strongest(&mut evening);
    assert!(own > 0.0, "the dice are felt");
    assert_eq!(other, 0.0);
}

#[test]
fn everybody_sets_how_strongly_their_pad_shakes() {
    let mut evening = Evening::new();
    let name = evening.name(evening.turn);
    let world = evening.session.app.world_mut();
    world.resource_mut::<PlayerSettings>().set_rumble(&name, 2);
    evening.roll_with(evening.pads[0]);
    let [own, _] = strongest(&mut evening);
    let usual = Settings::default().rumble;
    let most = 0.7 * f32::from(usual) / 10.0 * 0.2;
    assert!(own > 0.0 && own <= most + 1e-4, "{own} of {most}");

    let mut evening = Evening::new();
    let name = evening.name(evening.turn);
    let world = evening.session.app.world_mut();
    world.resource_mut::<PlayerSettings>().set_rumble(&name, 0);
    evening.roll_with(evening.pads[0]);
    assert_eq!(strongest(&mut evening), [0.0; 2]);
}

#[test]
fn nothing_shakes_behind_the_pause_nor_on_a_pad_that_is_gone() {
    let mut evening = Evening::new();
    let [own, other] = evening.pads;
    evening.roll_with(own);
    evening.session.until("a knock that is felt", |session| {
        let requests = session
            .app
            .world()
            .resource::<Messages<GamepadRumbleRequest>>();
        !requests.is_empty()
    });
    rumbles(&mut evening);
    evening.session.pad(other, GamepadButton::Start);
    let stops = rumbles(&mut evening);
    assert!(
        stops.iter().any(
            |request| matches!(request, GamepadRumbleRequest::Stop { gamepad } if *gamepad == own)
        ),
        "what shakes is stopped"
    );
    evening.settle();
    assert_eq!(strongest(&mut evening), [0.0; 2]);
    evening.press(other, GamepadButton::East);
    evening.session.disconnect_pad(own);
    rumbles(&mut evening);
    evening.session.wait(2.0);
    assert!(
        rumbles(&mut evening)
            .iter()
            .all(|request| request.gamepad() != own)
    );
}
