//! How often the game is drawn: at full rate while something is under way, seldom while people think, and at once again.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use cant_stop::ground::redraw::Redraw;
use cant_stop::ground::seats::SeatKind;
use cant_stop::{ground::states::TurnPhase, referee::Hold};
use cant_stop_bots::Opponent;
use cant_stop_rules::ToAct;

use crate::support::{Couch, bots, seats};

/// Frames of the tests' clock, more than what follows of itself takes to end.
const LONG: u32 = 120;

fn redraw(couch: &Couch) -> Redraw {
    *couch.app.world().resource::<Redraw>()
}

fn is_rolling(couch: &Couch) -> bool {
    let phase = couch.app.world().get_resource::<State<TurnPhase>>();
    !couch.is_idle() && phase.is_some_and(|phase| *phase.get() == TurnPhase::Rolling)
}

/// A person at a decision, for so long that everything before it has ended.
fn thinking(reduced_motion: bool) -> Couch {
    let mut couch = Couch::new();
    couch.settings().reduced_motion = reduced_motion;
    couch.start(seats(&[SeatKind::Person; 2]), 28);
    couch.until("a person's decision", |couch| {
        let game = couch.shown();
        couch.is_idle() && game.is_some_and(|game| matches!(game.to_act(), ToAct::Seat(_)))
    });
    couch.frames(LONG);
    couch
}

#[test]
fn dice_in_the_air_are_drawn_at_full_rate() {
    let mut couch = Couch::new();
    couch.start(bots(2), 3);
    couch.until("dice in the air", |couch| is_rolling(couch));
    couch.frame();
    while is_rolling(&couch) {
        assert_eq!(redraw(&couch), Redraw::Full);
        couch.frame();
    }
}

#[test]
fn what_holds_a_beat_is_drawn_at_full_rate_to_its_end() {
    let mut couch = thinking(true);
    couch.app.world_mut().spawn(Hold::seconds(Hold::LIMIT));
    for _ in 0..LONG {
        couch.frame();
        assert_eq!(redraw(&couch), Redraw::Full);
    }
}

#[test]
fn a_game_of_bots_never_rests() {
    let mut couch = Couch::new();
    couch.start(bots(2), 5);
    for _ in 0..1000 {
        couch.frame();
        assert_eq!(redraw(&couch), Redraw::Full, "{}", couch.summary());
    }
}

/// Whether the picture of the tray is being drawn.
fn tray_is_drawn(couch: &mut Couch) -> bool {
    let world = couch.app.world_mut();
    let mut cameras = world.query_filtered::<&Camera, With<Camera3d>>();
    cameras.single(world).unwrap().is_active
}

#[test]
fn dice_at_rest_are_not_drawn_again_until_something_happens() {
    let mut couch = thinking(false);
    assert!(!tray_is_drawn(&mut couch));
    couch.key(KeyCode::ArrowDown);
    couch.frame();
    assert!(tray_is_drawn(&mut couch));
    couch.frames(LONG);
    assert!(!tray_is_drawn(&mut couch));
}

#[test]
fn while_a_person_thinks_only_what_moves_by_itself_is_drawn() {
    let mut couch = thinking(false);
    for _ in 0..LONG {
        couch.frame();
        assert_eq!(redraw(&couch), Redraw::Ambient, "{}", couch.summary());
    }
}

#[test]
fn with_reduced_motion_nothing_moves_while_a_person_thinks() {
    let mut couch = thinking(true);
    for _ in 0..LONG {
        couch.frame();
        assert_eq!(redraw(&couch), Redraw::Still, "{}", couch.summary());
    }
}

#[test]
fn a_press_is_answered_in_its_own_frame() {
    // The last one means nothing.
    for key in [KeyCode::ArrowDown, KeyCode::Enter, KeyCode::KeyQ] {
        let mut couch = thinking(true);
        let window = couch
            .app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(couch.app.world())
            .unwrap();
        couch.app.world_mut().write_message(KeyboardInput {
            key_code: key,
            logical_key: Key::Enter,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window,
        });
        couch.frame();
        assert_eq!(redraw(&couch), Redraw::Full, "{key:?}");
    }
    let mut couch = thinking(true);
    let pad = couch.connect_pad();
    couch.frames(LONG);
    assert_eq!(redraw(&couch), Redraw::Still);
    couch.pad_goes(pad, GamepadButton::South, 1.0);
    assert_eq!(redraw(&couch), Redraw::Full);
}

#[test]
fn a_button_under_the_mouse_is_drawn_as_it_lights_up() {
    let mut couch = thinking(false);
    let pause = couch.widget("Pause").unwrap();
    couch.move_mouse(pause);
    assert_eq!(redraw(&couch), Redraw::Full);
}

#[test]
fn behind_a_menu_everything_rests() {
    let mut couch = thinking(false);
    couch.key(KeyCode::Escape);
    assert_eq!(redraw(&couch), Redraw::Full);
    couch.frames(LONG);
    assert_eq!(redraw(&couch), Redraw::Still, "{}", couch.summary());
    couch.key(KeyCode::Escape);
    assert_eq!(redraw(&couch), Redraw::Full);
}

#[test]
fn a_game_stopped_in_the_air_rests_and_goes_on() {
    let mut couch = Couch::new();
    couch.start(seats(&[SeatKind::Bot(Opponent::RuleOf28); 2]), 3);
    couch.until("dice in the air", |couch| is_rolling(couch));
    couch.key(KeyCode::Escape);
    couch.frames(LONG);
    assert_eq!(redraw(&couch), Redraw::Still, "{}", couch.summary());
    couch.key(KeyCode::Escape);
    assert_eq!(redraw(&couch), Redraw::Full);
}

#[test]
fn a_setting_is_seen_at_once() {
    let mut couch = thinking(true);
    couch.settings().text_scale = cant_stop::ground::settings::TextScale::Double;
    couch.frame();
    assert_eq!(redraw(&couch), Redraw::Full);
    couch.frames(LONG);
    assert_eq!(redraw(&couch), Redraw::Still);
    couch.settings().reduced_motion = false;
    couch.frames(LONG);
    assert_eq!(redraw(&couch), Redraw::Ambient);
}

#[test]
fn a_resting_title_and_what_moves_there() {
    let mut couch = Couch::new();
    couch.frames(LONG);
    assert_eq!(redraw(&couch), Redraw::Ambient);
    couch.settings().reduced_motion = true;
    couch.frames(LONG);
    assert_eq!(redraw(&couch), Redraw::Still);
    // Nobody has foreseen it, but it moves.
    let world = couch.app.world_mut();
    let stranger = world.spawn(Transform::default()).id();
    couch.frames(2);
    for step in 0..10 {
        let mut transform = couch
            .app
            .world_mut()
            .get_mut::<Transform>(stranger)
            .unwrap();
        transform.translation.x = step as f32;
        couch.frame();
        assert_eq!(redraw(&couch), Redraw::Ambient);
    }
    couch.frame();
    assert_eq!(redraw(&couch), Redraw::Still);
}
