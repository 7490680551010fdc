//! Frame rates: full while something is under way, low while people think, and full again at once.

use cant_stop::core::redraw::Redraw;

use crate::prelude::*;

/// Seconds of the tests' clock, more than what follows of itself takes to end.
const LONG: f32 = 4.0;
/// Seconds after which what moves by itself rests.
const ALONE: f32 = 20.0;
/// As many frames, where each of them is looked at.
const FRAMES: u32 = 120;

#[track_caller]
fn assert_drawn(session: &mut Session, redraw: Redraw) {
    let now = *session.resource::<Redraw>();
    assert_eq!(now, redraw, "{}", session.summary());
}

/// Frames are drawn like this once these seconds have passed.
#[track_caller]
fn assert_drawn_after(session: &mut Session, seconds: f32, redraw: Redraw) {
    session.wait(seconds);
    assert_drawn(session, redraw);
}

/// Each of many frames is drawn like this.
#[track_caller]
fn assert_frames(session: &mut Session, redraw: Redraw) {
    for _ in 0..FRAMES {
        session.frame();
        assert_drawn(session, redraw);
    }
}

/// The same once these seconds have passed.
#[track_caller]
fn assert_frames_after(session: &mut Session, seconds: f32, redraw: Redraw) {
    session.wait(seconds);
    assert_frames(session, redraw);
}

fn is_rolling(session: &Session) -> bool {
    !session.is_idle() && session.phase() == Some(TurnPhase::Rolling)
}

/// A game of bots with the first dice in the air.
fn rolling() -> Session {
    let mut session = Session::new();
    session.start(bots(2), 3);
    session.until("dice in the air", |session| is_rolling(session));
    session
}

/// A person at a decision, for so long that everything before it has ended.
fn thinking(reduced_motion: bool) -> Session {
    let mut session = Session::new();
    session.settings().reduced_motion = reduced_motion;
    session.start_two(28);
    session.wait(LONG);
    session
}

#[test]
fn a_game_of_bots_never_rests_unless_it_is_paused() {
    let mut session = rolling();
    session.key(KeyCode::Escape);
    assert_drawn_after(&mut session, LONG, Redraw::Still);
    session.key(KeyCode::Escape);
    for _ in 0..3 {
        assert_frames(&mut session, Redraw::Full);
    }
}

#[test]
fn a_replay_is_drawn_at_full_rate_only_while_it_plays() {
    let mut session = Session::new();
    session.watch(repository("crates/studio/games/calm.jsonl"));
    assert_frames_after(&mut session, LONG, Redraw::Full);
    session.resource_mut::<Watching>().toggle();
    assert_frames_after(&mut session, 2.0 * LONG, Redraw::Ambient);
    assert!(!is_tray_drawn(&mut session));
    assert_frames_after(&mut session, ALONE, Redraw::Still);
    session.resource_mut::<Watching>().toggle();
    session.frames(2);
    assert_frames(&mut session, Redraw::Full);
    session.trigger(Seek::To(usize::MAX));
    assert_frames_after(&mut session, 2.0 * LONG, Redraw::Ambient);
    assert_frames_after(&mut session, ALONE, Redraw::Still);
}

#[test]
fn a_beat_that_is_held_is_drawn_at_full_rate_to_its_end() {
    let mut session = thinking(true);
    session.app.world_mut().spawn(Hold::seconds(Hold::LIMIT));
    assert_frames(&mut session, Redraw::Full);
}

/// Returns `true` if the tray is being drawn.
fn is_tray_drawn(session: &mut Session) -> bool {
    let world = session.app.world_mut();
    let mut cameras = world.query_filtered::<&Camera, With<Camera3d>>();
    cameras.single(world).unwrap().is_active
}

#[test]
fn while_a_person_thinks_only_what_moves_by_itself_is_drawn() {
    let mut session = thinking(false);
    assert_frames(&mut session, Redraw::Ambient);
    // Nor are dice at rest, until something happens.
    assert!(!is_tray_drawn(&mut session));
    session.key(KeyCode::ArrowDown);
    session.frame();
    assert!(is_tray_drawn(&mut session));
    session.wait(LONG);
    assert!(!is_tray_drawn(&mut session));
    // A button under the mouse lights up.
    let pause = session.place("Pause");
    session.move_mouse(pause);
    assert_drawn(&mut session, Redraw::Full);
    // Behind a dialog everything rests.
    session.key(KeyCode::Escape);
    assert_drawn(&mut session, Redraw::Full);
    assert_drawn_after(&mut session, LONG, Redraw::Still);
    session.key(KeyCode::Escape);
    assert_drawn(&mut session, Redraw::Full);
}

#[test]
fn without_anybody_there_what_moves_by_itself_slows_down_and_rests_until_the_next_press() {
    let is_paused = |session: &Session| session.resource::<Time<Virtual>>().is_paused();
    let mut session = thinking(false);
    assert_frames_after(&mut session, ALONE, Redraw::Still);
    assert!(is_paused(&session));
    // Who moves the mouse over nothing is there.
    session.move_mouse(Vec2::splat(2.0));
    assert_frames(&mut session, Redraw::Ambient);
    assert_drawn_after(&mut session, ALONE, Redraw::Still);
    session.key(KeyCode::Enter);
    session.until("dice in the air", |session| is_rolling(session));
    assert!(!is_paused(&session));
    assert_drawn(&mut session, Redraw::Full);
    session.leave();
    assert_drawn_after(&mut session, LONG, Redraw::Ambient);
    assert_drawn_after(&mut session, ALONE, Redraw::Still);
}

#[test]
fn with_reduced_motion_a_press_alone_is_drawn_and_in_its_own_frame() {
    let mut session = thinking(true);
    let pad = session.connect_pad();
    assert_frames_after(&mut session, LONG, Redraw::Still);
    session.pad_goes(pad, GamepadButton::DPadUp, 1.0);
    assert_drawn(&mut session, Redraw::Full);
    session.pad_goes(pad, GamepadButton::DPadUp, 0.0);
    // The first key means nothing, the last one rolls.
    for key in [KeyCode::KeyQ, KeyCode::ArrowDown, KeyCode::Enter] {
        assert_drawn_after(&mut session, LONG, Redraw::Still);
        session.send_key(key, Key::Enter, ButtonState::Pressed, None);
        session.frame();
        assert_drawn(&mut session, Redraw::Full);
        session.release_key(key);
    }
}

#[test]
fn a_setting_is_seen_at_once() {
    let mut session = thinking(true);
    session.settings().text_scale = TextScale::Double;
    session.frame();
    assert_drawn(&mut session, Redraw::Full);
    assert_drawn_after(&mut session, LONG, Redraw::Still);
    session.settings().reduced_motion = false;
    assert_drawn_after(&mut session, LONG, Redraw::Ambient);
}

#[test]
fn a_title_rests_but_for_entities_that_move() {
    let mut session = Session::new();
    assert_drawn_after(&mut session, LONG, Redraw::Ambient);
    session.settings().reduced_motion = true;
    assert_drawn_after(&mut session, LONG, Redraw::Still);
    // An entity that no rule of the game knows moves.
    let world = session.app.world_mut();
    let stranger = world.spawn(Transform::default()).id();
    session.frames(2);
    for step in 0..10 {
        let world = session.app.world_mut();
        let mut place = world.get_mut::<Transform>(stranger).unwrap();
        place.translation.x = step as f32;
        session.frame();
        assert_drawn(&mut session, Redraw::Ambient);
    }
    session.frame();
    assert_drawn(&mut session, Redraw::Still);
}

#[test]
fn an_example_of_the_rules_comes_to_rest() {
    let mut session = thinking(false);
    session.show_dialog(RULES);
    assert_drawn_after(&mut session, LONG, Redraw::Full);
    assert_drawn_after(&mut session, 5.0 * LONG, Redraw::Still);
}
