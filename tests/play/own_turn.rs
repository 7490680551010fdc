//! On a turn only its own device plays; others are told whose turn it is, and everybody may pause.

use bevy::input::gamepad::GamepadRumbleRequest;
use bevy::input::keyboard::KeyboardInput;
use cant_stop::input::Hurried;

use crate::prelude::*;

/// Nothing has moved, and the turn’s owner is named for a moment.
#[track_caller]
fn assert_refused(evening: &mut Evening, focus_before: &Option<String>) {
    assert_eq!(evening.stage(), Stage::Deciding, "nothing is thrown");
    assert_eq!(evening.focused(), *focus_before, "the focus stays");
    evening.assert_unread("Let go to throw");
    let word = format!("{}’s turn", evening.name(evening.turn));
    let count = |evening: &mut Evening| {
        let texts = evening.texts();
        texts.iter().filter(|text| **text == word).count()
    };
    let shown = count(evening);
    evening.wait(3.0);
    assert!(count(evening) < shown, "the word goes by itself");
}

/// The person to act has the focus on something with their pad.
fn with_a_focus(mut evening: Evening) -> (Evening, Option<String>) {
    let [own, _] = evening.pads;
    evening.press((own, GamepadButton::DPadLeft));
    let focus = evening.focused();
    assert!(focus.is_some());
    (evening, focus)
}

#[test]
fn another_pad_does_nothing_but_learn_whose_turn_it_is() {
    let (mut evening, before) = with_a_focus(Evening::new());
    let [own, other] = evening.pads;
    for button in [
        GamepadButton::South,
        GamepadButton::DPadUp,
        GamepadButton::West,
        GamepadButton::North,
    ] {
        evening.press((other, button));
        assert_refused(&mut evening, &before);
    }
    evening.pad_goes(other, GamepadButton::South, 1.0);
    evening.wait(SETTLED);
    assert_refused(&mut evening, &before);
    evening.stick(other, Vec2::new(0.0, 1.0));
    assert_refused(&mut evening, &before);
    // A button still down does not keep the owner from pressing the same one.
    evening.roll_with(own);
    // The word goes with the turn that it is about.
    evening.set_speed(Speed::Instant);
    let pairing = evening.until_stage(Stage::Pairing);
    evening.press((other, GamepadButton::North));
    let word = format!("{}’s turn", evening.name(evening.turn));
    evening.assert_reads(&word);
    evening.act(Act::Choose(pairing.legal_moves()[0]));
    evening.until_stage(Stage::Deciding);
    // Neither a tip in its place nor its own time takes it away.
    evening.settings().tips = false;
    evening.press((other, GamepadButton::North));
    evening.act(Act::Stop);
    evening.wait(0.5);
    assert_eq!(evening.turn(), evening.other);
    evening.assert_unread(&word);
}

#[test]
fn a_key_that_is_held_hurries_once_and_does_not_answer_the_question_that_it_asked() {
    let mut evening = Evening::new();
    let (window, name) = (evening.window(), evening.name(evening.turn));
    let stroke = |state, repeat| KeyboardInput {
        key_code: KeyCode::Enter,
        logical_key: Key::Enter,
        text: None,
        state,
        repeat,
        window,
    };
    let (down, up) = (ButtonState::Pressed, ButtonState::Released);
    // The last frame has a repetition and the release.
    for strokes in [
        &[(down, false)][..],
        &[(down, true)],
        &[(down, true), (up, false)],
    ] {
        for &(state, repeat) in strokes {
            evening.send(stroke(state, repeat));
        }
        evening.frame();
        assert_eq!(evening.drain::<Hurried>().is_empty(), strokes[0].1);
        evening.wait(SETTLED);
        evening.assert_reads(&format!("{name}, use this one?"));
    }
    evening.key(KeyCode::Enter);
    assert_eq!(evening.device_of(evening.turn), Some(Device::Keyboard));
}

#[test]
fn keys_of_another_seat_do_nothing() {
    let (mut evening, before) = with_a_focus(Evening::new());
    // The keyboard beside the mouse of a seat is not free either.
    for device in [Device::Keyboard, Device::Mouse] {
        evening.give(evening.other, Some(device));
        for key in [KeyCode::Enter, KeyCode::Space, KeyCode::ArrowUp] {
            evening.press(key);
            assert_refused(&mut evening, &before);
        }
    }
    evening.give(evening.turn, Some(Device::LeftKeys));
    evening.give(evening.other, Some(Device::RightKeys));
    evening.wait(SETTLED);
    evening.press(KeyCode::Enter);
    assert_refused(&mut evening, &before);
    evening.key(KeyCode::Space);
    evening.frames(3);
    assert_ne!(evening.stage(), Stage::Deciding);
}

#[test]
fn the_mouse_of_another_seat_neither_presses_nor_hides_the_focus() {
    let (mut evening, before) = with_a_focus(Evening::new());
    evening.give(evening.other, Some(Device::Mouse));
    let roll = evening.place("Roll");
    evening.move_mouse(roll + Vec2::new(-40.0, 0.0));
    evening.hold_mouse(roll);
    evening.wait(SETTLED);
    evening.release_mouse();
    assert_refused(&mut evening, &before);
    // But it may pause, and steer the pause.
    evening.click_on("Pause");
    assert!(evening.is_paused());
    evening.click_on("Resume");
    assert!(!evening.is_paused());
    // There it has hidden the focus; the first press of the owner acts all the same.
    let [own, _] = evening.pads;
    evening.pad(own, GamepadButton::South);
    evening.frames(3);
    assert_ne!(evening.stage(), Stage::Deciding);
}

#[test]
fn every_device_pauses_and_steers_the_pause() {
    let mut evening = Evening::new();
    let [own, other] = evening.pads;
    evening.press((other, GamepadButton::Start));
    assert!(evening.is_paused());
    let first = evening.focused();
    evening.press((other, GamepadButton::DPadDown));
    assert_ne!(evening.focused(), first);
    evening.press((other, GamepadButton::East));
    assert!(!evening.is_paused());
    evening.press(KeyCode::Escape);
    assert!(evening.is_paused());
    evening.press(KeyCode::Escape);
    // The signs of a dialog are those of the device in hand, not of the turn.
    evening.show_dialog(SETTINGS);
    evening.wait(SETTLED);
    evening.assert_says("Esc");
    evening.press(KeyCode::Escape);
    evening.roll_with(own);
}

#[test]
fn devices_at_hand_serve_a_seat_without_its_own() {
    let mut evening = Evening::new();
    evening.give(evening.turn, None);
    evening.wait(SETTLED);
    let [_, other] = evening.pads;
    evening.roll_with(other);
}

#[test]
fn a_free_device_is_taken_up_after_a_question() {
    let mut evening = Evening::new();
    let spare = connect(&mut evening, "Gamma pad");
    let question = format!("{}, use this one?", evening.name(evening.turn));
    evening.press((spare, GamepadButton::South));
    assert!(evening.is_paused() && evening.reads(&question));
    evening.press((spare, GamepadButton::East));
    assert!(!evening.is_paused());
    let own = Some(Device::Pad(evening.pads[0]));
    assert_eq!(evening.device_of(evening.turn), own, "no is no");
    evening.press((spare, GamepadButton::South));
    evening.press((spare, GamepadButton::South));
    assert_eq!(evening.device_of(evening.turn), Some(Device::Pad(spare)));
    evening.roll_with(spare);
    evening.until_asked();
    // So is the mouse, if it is no seat's.
    evening.click(Vec2::new(900.0, 500.0));
    evening.wait(SETTLED);
    assert!(evening.is_paused() && evening.reads(&question));
}

#[test]
fn a_refusal_of_the_referee_shakes_or_fades() {
    let mut evening = Evening::new();
    let [own, _] = evening.pads;
    evening.pad(own, GamepadButton::DPadLeft);
    let (seat, act) = (evening.turn, Act::Stop);
    let is_shaken = |evening: &mut Evening| {
        evening.send(PlayerIntent { seat, act });
        (0..12).any(|_| {
            evening.frame();
            let world = evening.app.world_mut();
            let mut places = world.query::<&UiTransform>();
            let mut places = places.iter(world);
            places.any(|place| place.translation.x != Val::Px(0.0))
        })
    };
    assert!(is_shaken(&mut evening));
    evening.wait(SETTLED);
    evening.settings().reduced_motion = true;
    evening.wait(SETTLED);
    assert!(!is_shaken(&mut evening));
}

/// Strongest rumble of each pad during a roll.
fn strongest(evening: &mut Evening) -> [f32; 2] {
    let mut strongest = [0.0f32; 2];
    for _ in 0..60 {
        evening.frames(2);
        for request in evening.drain::<GamepadRumbleRequest>() {
            let mut pads = evening.pads.iter();
            let place = pads.position(|pad| *pad == request.gamepad()).unwrap();
            if let GamepadRumbleRequest::Add { intensity, .. } = request {
                strongest[place] = strongest[place].max(intensity.strong_motor);
                assert_eq!(intensity.weak_motor, 0.0);
            }
        }
    }
    strongest
}

#[test]
fn only_the_pad_of_the_turn_shakes_and_as_strongly_as_is_set() {
    let usual = f32::from(Settings::default().rumble);
    for (own_setting, range) in [(None, 0.01..1.0), (Some(2), 0.01..0.2), (Some(0), 0.0..0.0)] {
        let mut evening = Evening::new();
        let name = evening.name(evening.turn);
        if let Some(strength) = own_setting {
            let mut players = evening.resource_mut::<PlayerSettings>();
            players.set_rumble(&name, strength);
        }
        let [pad, _] = evening.pads;
        evening.roll_with(pad);
        let [own, other] = strongest(&mut evening);
        let most = 0.7 * usual / 10.0;
        let is_as_set = range.start * most <= own && own <= range.end * most + 1e-4;
        assert!(is_as_set, "{own} {range:?}");
        assert_eq!(other, 0.0);
    }
}

#[test]
fn nothing_shakes_behind_the_pause_nor_on_a_pad_that_is_gone() {
    let mut evening = Evening::new();
    let [own, other] = evening.pads;
    evening.roll_with(own);
    evening.until("a knock that is felt", |session| {
        !session
            .resource::<Messages<GamepadRumbleRequest>>()
            .is_empty()
    });
    evening.drain::<GamepadRumbleRequest>();
    evening.pad(other, GamepadButton::Start);
    let mut stops = evening.drain::<GamepadRumbleRequest>().into_iter();
    let is_stop = |it| matches!(it, GamepadRumbleRequest::Stop { gamepad } if gamepad == own);
    assert!(stops.any(is_stop), "what shakes is stopped");
    evening.wait(SETTLED);
    assert_eq!(strongest(&mut evening), [0.0; 2]);
    evening.press((other, GamepadButton::East));
    evening.disconnect_pad(own);
    evening.drain::<GamepadRumbleRequest>();
    evening.wait(2.0);
    let mut requests = evening.drain::<GamepadRumbleRequest>().into_iter();
    assert!(requests.all(|request| request.gamepad() != own));
}
