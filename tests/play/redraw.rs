//! Frame rates: full while something is under way, low while people think, and full again at once.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use cant_stop::core::redraw::Redraw;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::states::TurnPhase;
use cant_stop::referee::Hold;
use cant_stop_bots::Opponent;
use cant_stop_rules::ToAct;
use cant_stop_testkit::{Session, bots, seats};

/// Seconds of the tests' clock, more than what follows of itself takes to end.
const LONG: f32 = 4.0;
/// As many frames, where each of them is looked at.
const FRAMES: u32 = 120;

fn redraw(session: &Session) -> Redraw {
    *session.app.world().resource::<Redraw>()
}

fn is_rolling(session: &Session) -> bool {
    let phase = session.app.world().get_resource::<State<TurnPhase>>();
    !session.is_idle() && phase.is_some_and(|phase| *phase.get() == TurnPhase::Rolling)
}

/// A person at a decision, for so long that everything before it has ended.
fn thinking(reduced_motion: bool) -> Session {
    let mut session = Session::new();
    session.settings().reduced_motion = reduced_motion;
    session.start(seats(&[SeatKind::Person; 2]), 28);
    session.until("a person's decision", |session| {
        let game = session.shown();
        session.is_idle() && game.is_some_and(|game| matches!(game.to_act(), ToAct::Seat(_)))
    });
    session.wait(LONG);
    session
}

#[test]
fn dice_in_the_air_are_drawn_at_full_rate() {
    let mut session = Session::new();
    session.start(bots(2), 3);
    session.until("dice in the air", |session| is_rolling(session));
    session.frame();
    while is_rolling(&session) {
        assert_eq!(redraw(&session), Redraw::Full);
        session.frame();
    }
}

#[test]
fn what_holds_a_beat_is_drawn_at_full_rate_to_its_end() {
    let mut session = thinking(true);
    session.app.world_mut().spawn(Hold::seconds(Hold::LIMIT));
    for _ in 0..FRAMES {
        session.frame();
        assert_eq!(redraw(&session), Redraw::Full);
    }
}

#[test]
fn a_game_of_bots_never_rests() {
    let mut session = Session::new();
    session.start(bots(2), 5);
    for _ in 0..1000 {
        session.frame();
        assert_eq!(redraw(&session), Redraw::Full, "{}", session.summary());
    }
}

/// Returns `true` if the tray is being drawn.
fn tray_is_drawn(session: &mut Session) -> bool {
    let world = session.app.world_mut();
    let mut cameras = world.query_filtered::<&Camera, With<Camera3d>>();
    cameras.single(world).unwrap().is_active
}

#[test]
fn dice_at_rest_are_not_drawn_again_until_something_happens() {
    let mut session = thinking(false);
    assert!(!tray_is_drawn(&mut session));
    session.key(KeyCode::ArrowDown);
    session.frame();
    assert!(tray_is_drawn(&mut session));
    session.wait(LONG);
    assert!(!tray_is_drawn(&mut session));
}

#[test]
fn while_a_person_thinks_only_what_moves_by_itself_is_drawn() {
    let mut session = thinking(false);
    for _ in 0..FRAMES {
        session.frame();
        assert_eq!(redraw(&session), Redraw::Ambient, "{}", session.summary());
    }
}

#[test]
fn with_reduced_motion_nothing_moves_while_a_person_thinks() {
    let mut session = thinking(true);
    for _ in 0..FRAMES {
        session.frame();
        assert_eq!(redraw(&session), Redraw::Still, "{}", session.summary());
    }
}

#[test]
fn a_press_is_answered_in_its_own_frame() {
    // The last one means nothing.
    for key in [KeyCode::ArrowDown, KeyCode::Enter, KeyCode::KeyQ] {
        let mut session = thinking(true);
        let window = session
            .app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(session.app.world())
            .unwrap();
        session.app.world_mut().write_message(KeyboardInput {
            key_code: key,
            logical_key: Key::Enter,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window,
        });
        session.frame();
        assert_eq!(redraw(&session), Redraw::Full, "{key:?}");
    }
    let mut session = thinking(true);
    let pad = session.connect_pad();
    session.wait(LONG);
    assert_eq!(redraw(&session), Redraw::Still);
    session.pad_goes(pad, GamepadButton::South, 1.0);
    assert_eq!(redraw(&session), Redraw::Full);
}

#[test]
fn a_button_under_the_mouse_is_drawn_as_it_lights_up() {
    let mut session = thinking(false);
    let pause = session.widget("Pause").unwrap();
    session.move_mouse(pause);
    assert_eq!(redraw(&session), Redraw::Full);
}

#[test]
fn behind_a_menu_everything_rests() {
    let mut session = thinking(false);
    session.key(KeyCode::Escape);
    assert_eq!(redraw(&session), Redraw::Full);
    session.wait(LONG);
    assert_eq!(redraw(&session), Redraw::Still, "{}", session.summary());
    session.key(KeyCode::Escape);
    assert_eq!(redraw(&session), Redraw::Full);
}

#[test]
fn a_game_stopped_in_the_air_rests_and_goes_on() {
    let mut session = Session::new();
    session.start(seats(&[SeatKind::Bot(Opponent::Ibex); 2]), 3);
    session.until("dice in the air", |session| is_rolling(session));
    session.key(KeyCode::Escape);
    session.wait(LONG);
    assert_eq!(redraw(&session), Redraw::Still, "{}", session.summary());
    session.key(KeyCode::Escape);
    assert_eq!(redraw(&session), Redraw::Full);
}

#[test]
fn a_setting_is_seen_at_once() {
    let mut session = thinking(true);
    session.settings().text_scale = cant_stop::core::settings::TextScale::Double;
    session.frame();
    assert_eq!(redraw(&session), Redraw::Full);
    session.wait(LONG);
    assert_eq!(redraw(&session), Redraw::Still);
    session.settings().reduced_motion = false;
    session.wait(LONG);
    assert_eq!(redraw(&session), Redraw::Ambient);
}

#[test]
fn a_resting_title_and_what_moves_there() {
    let mut session = Session::new();
    session.wait(LONG);
    assert_eq!(redraw(&session), Redraw::Ambient);
    session.settings().reduced_motion = true;
    session.wait(LONG);
    assert_eq!(redraw(&session), Redraw::Still);
    // An entity that no rule of the game knows moves.
    let world = session.app.world_mut();
    let stranger = world.spawn(Transform::default()).id();
    session.frames(2);
    for step in 0..10 {
        let mut transform = session
            .app
            .world_mut()
            .get_mut::<Transform>(stranger)
            .unwrap();
        transform.translation.x = step as f32;
        session.frame();
        assert_eq!(redraw(&session), Redraw::Ambient);
    }
    session.frame();
    assert_eq!(redraw(&session), Redraw::Still);
}
