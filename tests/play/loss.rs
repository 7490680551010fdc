//! Pads that are lost, swapped and replaced: nothing is lost and nothing is frozen.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::input::{Device, DeviceAssignment};
use cant_stop::referee::{BeatQueue, ContinueGame, LeaveGame};
use cant_stop_bots::Opponent;
use cant_stop_rules::{Seat, Stage};
use cant_stop_testkit::{Session, folder, seats};

use crate::evening::{Evening, connect, reconnect};
use crate::widgets::focused;

const ALPHA: &str = "Alpha pad";
const TWIN: &str = "Twin pad";

fn lost(evening: &Evening, seat: Seat) -> String {
    format!("{}: controller disconnected", evening.name(seat))
}

#[test]
fn a_pad_lost_on_its_owners_turn_pauses_until_it_is_back() {
    let mut evening = Evening::new();
    let [pad, _] = evening.pads;
    let before = evening.game();
    evening.lose(pad);
    let heading = lost(&evening, evening.turn);
    assert!(
        evening.is_paused() && evening.reads(&heading),
        "it is asked"
    );
    reconnect(&mut evening.session, pad, ALPHA);
    assert!(!evening.is_paused() && !evening.reads(&heading));
    assert_eq!(evening.game(), before, "nothing is lost");
    evening.roll_with(pad);
    evening.go_on();
}

#[test]
fn any_other_pad_goes_on_with_one_press() {
    let mut evening = Evening::new();
    let [pad, _] = evening.pads;
    let spare = connect(&mut evening.session, "Gamma pad");
    evening.lose(pad);
    evening.press(spare, GamepadButton::South);
    assert!(!evening.is_paused());
    assert_eq!(evening.device_of(evening.turn), Some(Device::Pad(spare)));
    evening.roll_with(spare);
    evening.go_on();
}

#[test]
fn keyboard_and_mouse_go_on_with_one_press_too() {
    let mut evening = Evening::new();
    evening.lose(evening.pads[0]);
    evening.session.key(KeyCode::Enter);
    evening.settle();
    assert_eq!(evening.device_of(evening.turn), Some(Device::Keyboard));
    assert!(!evening.is_paused());

    let mut evening = Evening::new();
    evening.lose(evening.pads[0]);
    let button = evening.session.widget("Use this one").unwrap();
    evening.session.click(button);
    evening.settle();
    assert_eq!(evening.device_of(evening.turn), Some(Device::Mouse));
    assert!(!evening.is_paused());
}

#[test]
fn a_pad_replaced_by_one_of_another_kind_goes_on() {
    let mut evening = Evening::new();
    let [pad, _] = evening.pads;
    evening.lose(pad);
    let other = connect(&mut evening.session, "A pad of another make");
    assert!(evening.is_paused(), "whose it is, a press says");
    evening.press(other, GamepadButton::South);
    evening.roll_with(other);
    evening.go_on();
}

#[test]
fn a_pad_lost_while_the_dice_fall_stops_them_and_they_fall_on() {
    let mut evening = Evening::new();
    let [pad, _] = evening.pads;
    evening.roll_with(pad);
    evening.session.until("a throw", |session| {
        let queue = session.app.world().resource::<BeatQueue>();
        queue.running().is_some_and(|beat| beat.throw.is_some())
    });
    evening.lose(pad);
    assert!(evening.is_paused());
    let game = evening.game();
    evening.session.wait(6.6);
    assert!(!evening.session.is_idle(), "the dice hang in the air");
    assert_eq!(evening.game(), game);
    reconnect(&mut evening.session, pad, ALPHA);
    evening.go_on();
    assert_eq!(
        evening.session.shown(),
        Some(game),
        "what they fell to counts"
    );
}

#[test]
fn a_pad_lost_with_the_dice_in_the_hand_puts_them_back() {
    let mut evening = Evening::new();
    let [pad, _] = evening.pads;
    evening.session.pad(pad, GamepadButton::DPadLeft);
    evening.session.pad_goes(pad, GamepadButton::South, 1.0);
    evening.session.wait(0.7);
    assert!(evening.reads("Let go to throw"));
    evening.lose(pad);
    assert!(evening.is_paused() && evening.game().stage() == Stage::Deciding);
    reconnect(&mut evening.session, pad, ALPHA);
    assert!(!evening.reads("Let go to throw"));
    evening.roll_with(pad);
    evening.go_on();
}

#[test]
fn a_pad_lost_on_anothers_turn_is_a_quiet_toast_until_it_is_needed() {
    let mut evening = Evening::new();
    let [pad, others] = evening.pads;
    evening.lose(others);
    let toast = format!("{}’s controller disconnected", evening.name(evening.other));
    assert!(evening.reads(&toast) && !evening.is_paused());
    // The game goes on, until its owner is to play.
    evening.session.set_speed(Speed::Instant);
    let other = evening.other;
    for _ in 0..200 {
        if evening.game().turn() == other && evening.session.is_idle() {
            break;
        }
        let stops = evening.game().may_stop();
        if stops {
            evening.session.pad(pad, GamepadButton::DPadRight);
        }
        evening.session.pad(pad, GamepadButton::South);
        evening.session.wait(0.5);
    }
    evening.settle();
    assert!(evening.is_paused());
    let heading = lost(&evening, other);
    assert!(evening.reads(&heading));
    reconnect(&mut evening.session, others, "Beta pad");
    assert!(!evening.is_paused());
}

#[test]
fn a_pad_lost_while_paused_is_asked_for_when_the_game_goes_on() {
    let mut evening = Evening::new();
    let [pad, others] = evening.pads;
    evening.press(pad, GamepadButton::Start);
    assert!(evening.is_paused() && evening.reads("Taking a breather"));
    evening.lose(pad);
    assert!(evening.reads("Taking a breather"), "the pause stays");
    let toast = format!("{}’s controller disconnected", evening.name(evening.turn));
    assert!(evening.reads(&toast));
    evening.press(others, GamepadButton::South);
    let heading = lost(&evening, evening.turn);
    assert!(evening.is_paused() && evening.reads(&heading));
    reconnect(&mut evening.session, pad, ALPHA);
    assert!(!evening.is_paused());
    evening.roll_with(pad);
}

#[test]
fn a_pad_lost_in_a_menu_leaves_the_menu_to_the_others() {
    let mut session = Session::new();
    let pad = connect(&mut session, ALPHA);
    session.frames(5);
    session.pad(pad, GamepadButton::DPadDown);
    session.pad(pad, GamepadButton::DPadDown);
    let before = focused(&session);
    assert!(before.is_some());
    session.disconnect_pad(pad);
    session.wait(0.4);
    assert!(
        session
            .texts()
            .iter()
            .any(|text| text == "Controller disconnected")
    );
    assert_eq!(focused(&session), before, "the focus stays");
    session.key(KeyCode::ArrowDown);
    assert_ne!(focused(&session), before, "keys go on");
    reconnect(&mut session, pad, ALPHA);
    let before = focused(&session);
    session.pad(pad, GamepadButton::DPadUp);
    assert_ne!(focused(&session), before, "and so does the pad");
}

#[test]
fn a_pad_lost_during_the_results_is_asked_for_in_the_next_game() {
    let mut evening = Evening::new();
    let [pad, others] = evening.pads;
    let kinds = [evening.turn, evening.other];
    for seat in kinds {
        evening.set_kind(seat, SeatKind::Bot(Opponent::Ibex));
    }
    evening.session.set_speed(Speed::Instant);
    evening
        .session
        .until("the results", |session| session.screen() == Screen::Results);
    for seat in kinds {
        evening.set_kind(seat, SeatKind::Person);
    }
    evening.lose(pad);
    let toast = format!("{}’s controller disconnected", evening.name(evening.turn));
    assert!(evening.reads(&toast));
    evening.press(others, GamepadButton::South);
    evening
        .session
        .until("the next game", |session| session.screen() == Screen::Play);
    let lost_one = evening.turn;
    for _ in 0..2000 {
        if evening.is_paused() {
            break;
        }
        if evening.session.is_idle() && evening.game().may_stop() {
            evening.session.pad(others, GamepadButton::DPadRight);
        }
        evening.session.pad(others, GamepadButton::South);
        evening.session.wait(0.3);
    }
    let heading = lost(&evening, lost_one);
    assert!(evening.reads(&heading));
    reconnect(&mut evening.session, pad, ALPHA);
    assert!(!evening.is_paused());
}

#[test]
fn two_pads_of_one_kind_that_were_away_together_are_told_apart_by_asking() {
    let mut evening = Evening::with([TWIN; 2]);
    let [one, two] = evening.pads;
    evening.lose(two);
    evening.lose(one);
    // The system may have taken each for the other.
    reconnect(&mut evening.session, two, TWIN);
    reconnect(&mut evening.session, one, TWIN);
    let question = format!("{}, which controller is yours?", evening.name(evening.turn));
    assert!(evening.is_paused() && evening.reads(&question));
    evening.press(two, GamepadButton::South);
    assert!(!evening.is_paused());
    assert_eq!(evening.device_of(evening.turn), Some(Device::Pad(two)));
    assert_eq!(
        evening.device_of(evening.other),
        Some(Device::Pad(one)),
        "the other one is left for the other person"
    );
    evening.roll_with(two);
    evening.go_on();
}

#[test]
fn two_pads_of_one_kind_are_not_confused_when_one_alone_was_away() {
    let mut evening = Evening::with([TWIN; 2]);
    let [one, two] = evening.pads;
    evening.lose(one);
    reconnect(&mut evening.session, one, TWIN);
    assert!(!evening.is_paused());
    assert_eq!(evening.device_of(evening.turn), Some(Device::Pad(one)));
    assert_eq!(evening.device_of(evening.other), Some(Device::Pad(two)));
}

#[test]
fn a_pad_passed_around_serves_all_and_pauses_when_it_is_lost() {
    let mut evening = Evening::new();
    let [pad, _] = evening.pads;
    for seat in [evening.turn, evening.other] {
        evening.give(seat, None);
    }
    evening.press(pad, GamepadButton::DPadLeft);
    evening.lose(pad);
    let heading = lost(&evening, evening.turn);
    assert!(evening.is_paused() && evening.reads(&heading));
    evening.session.key(KeyCode::Enter);
    evening.settle();
    assert!(!evening.is_paused());
    assert_eq!(
        evening.device_of(evening.turn),
        None,
        "it is still passed around"
    );
    reconnect(&mut evening.session, pad, ALPHA);
    evening.roll_with(pad);
    evening.go_on();
}

#[test]
fn the_seat_asked_may_pause_and_leave_and_nothing_is_lost() {
    let mut evening = Evening::new();
    let [pad, others] = evening.pads;
    let before = evening.game();
    evening.lose(pad);
    evening.press(others, GamepadButton::East);
    assert!(evening.reads("Taking a breather"));
    evening.session.app.world_mut().trigger(LeaveGame);
    evening
        .session
        .until("the title", |session| session.screen() == Screen::Title);
    evening.session.app.world_mut().trigger(ContinueGame);
    evening
        .session
        .until("the game", |session| session.screen() == Screen::Play);
    evening.settle();
    assert_eq!(evening.game(), before);
    let heading = lost(&evening, evening.turn);
    assert!(evening.reads(&heading), "it is asked again");
}

#[test]
fn after_a_restart_everything_at_hand_serves_everybody() {
    let folder = folder();
    let mut session = Session::at(folder.path());
    session.start(seats(&[SeatKind::Person; 2]), 5);
    session.until("a decision", |session| {
        session.is_idle() && session.game().unwrap().stage() == Stage::Deciding
    });
    drop(session);
    let mut session = Session::at(folder.path());
    let pad = connect(&mut session, ALPHA);
    session.app.world_mut().trigger(ContinueGame);
    session.until("the game", |session| {
        session.screen() == Screen::Play && session.is_idle()
    });
    session.wait(0.4);
    assert_eq!(
        *session.app.world().resource::<DeviceAssignment>(),
        DeviceAssignment::default()
    );
    session.pad(pad, GamepadButton::DPadLeft);
    session.pad(pad, GamepadButton::South);
    session.frames(3);
    assert_ne!(session.game().unwrap().stage(), Stage::Deciding);
}
