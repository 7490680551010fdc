//! Pads that are lost, swapped and replaced: nothing is lost and nothing is frozen.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use cant_stop::devices::DeviceAssignment;
use cant_stop::ground::seats::SeatKind;
use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::Screen;
use cant_stop::input::Device;
use cant_stop::referee::{BeatQueue, ContinueGame, LeaveGame};
use cant_stop_bots::Opponent;
use cant_stop_rules::{Seat, Stage};

use crate::evening::{Evening, connect, reconnect};
use crate::support::{Couch, seats};
use crate::widgets::focused;

const ALPHA: &str = "Alpha pad";
const TWIN: &str = "Twin pad";

fn lost(evening: &Evening, seat: Seat) -> String {
    format!("{}, your pad is gone", evening.name(seat))
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
    reconnect(&mut evening.couch, pad, ALPHA);
    assert!(!evening.is_paused() && !evening.reads(&heading));
    assert_eq!(evening.game(), before, "nothing is lost");
    evening.roll_with(pad);
    evening.go_on();
}

#[test]
fn any_other_pad_goes_on_with_one_press() {
    let mut evening = Evening::new();
    let [pad, _] = evening.pads;
    let spare = connect(&mut evening.couch, "Gamma pad");
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
    evening.couch.key(KeyCode::Enter);
    evening.settle();
    assert_eq!(evening.device_of(evening.turn), Some(Device::Keyboard));
    assert!(!evening.is_paused());

    let mut evening = Evening::new();
    evening.lose(evening.pads[0]);
    let button = evening.couch.widget("Go on with this").unwrap();
    evening.couch.click(button);
    evening.settle();
    assert_eq!(evening.device_of(evening.turn), Some(Device::Mouse));
    assert!(!evening.is_paused());
}

#[test]
fn a_pad_replaced_by_one_of_another_kind_goes_on() {
    let mut evening = Evening::new();
    let [pad, _] = evening.pads;
    evening.lose(pad);
    let other = connect(&mut evening.couch, "A pad of another make");
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
    evening.couch.until("a throw", |couch| {
        let queue = couch.app.world().resource::<BeatQueue>();
        queue.running().is_some_and(|beat| beat.throw.is_some())
    });
    evening.lose(pad);
    assert!(evening.is_paused());
    let game = evening.game();
    evening.couch.frames(200);
    assert!(!evening.couch.is_idle(), "the dice hang in the air");
    assert_eq!(evening.game(), game);
    reconnect(&mut evening.couch, pad, ALPHA);
    evening.go_on();
    assert_eq!(
        evening.couch.shown(),
        Some(game),
        "what they fell to counts"
    );
}

#[test]
fn a_pad_lost_with_the_dice_in_the_hand_puts_them_back() {
    let mut evening = Evening::new();
    let [pad, _] = evening.pads;
    evening.couch.pad(pad, GamepadButton::DPadLeft);
    evening.couch.pad_goes(pad, GamepadButton::South, 1.0);
    evening.couch.frames(20);
    assert!(evening.reads("Let go to throw"));
    evening.lose(pad);
    assert!(evening.is_paused() && evening.game().stage() == Stage::Deciding);
    reconnect(&mut evening.couch, pad, ALPHA);
    assert!(!evening.reads("Let go to throw"));
    evening.roll_with(pad);
    evening.go_on();
}

#[test]
fn a_pad_lost_on_anothers_turn_is_a_quiet_toast_until_it_is_needed() {
    let mut evening = Evening::new();
    let [pad, others] = evening.pads;
    evening.lose(others);
    let toast = format!("{}’s pad is gone", evening.name(evening.other));
    assert!(evening.reads(&toast) && !evening.is_paused());
    // The game goes on, until its owner is to play.
    evening.couch.set_speed(Speed::Instant);
    let other = evening.other;
    for _ in 0..200 {
        if evening.game().turn() == other && evening.couch.is_idle() {
            break;
        }
        let stops = evening.game().may_stop();
        if stops {
            evening.couch.pad(pad, GamepadButton::DPadRight);
        }
        evening.couch.pad(pad, GamepadButton::South);
        evening.couch.frames(16);
    }
    evening.settle();
    assert!(evening.is_paused());
    let heading = lost(&evening, other);
    assert!(evening.reads(&heading));
    reconnect(&mut evening.couch, others, "Beta pad");
    assert!(!evening.is_paused());
}

#[test]
fn a_pad_lost_while_paused_is_asked_for_when_the_game_goes_on() {
    let mut evening = Evening::new();
    let [pad, others] = evening.pads;
    evening.press(pad, GamepadButton::Start);
    assert!(evening.is_paused() && evening.reads("Taking a breath"));
    evening.lose(pad);
    assert!(evening.reads("Taking a breath"), "the pause stays");
    let toast = format!("{}’s pad is gone", evening.name(evening.turn));
    assert!(evening.reads(&toast));
    evening.press(others, GamepadButton::South);
    let heading = lost(&evening, evening.turn);
    assert!(evening.is_paused() && evening.reads(&heading));
    reconnect(&mut evening.couch, pad, ALPHA);
    assert!(!evening.is_paused());
    evening.roll_with(pad);
}

#[test]
fn a_pad_lost_in_a_menu_leaves_the_menu_to_the_others() {
    let mut couch = Couch::new();
    let pad = connect(&mut couch, ALPHA);
    couch.frames(5);
    couch.pad(pad, GamepadButton::DPadDown);
    couch.pad(pad, GamepadButton::DPadDown);
    let before = focused(&couch);
    assert!(before.is_some());
    couch.disconnect_pad(pad);
    couch.frames(12);
    assert!(couch.texts().iter().any(|text| text == "A pad is gone"));
    assert_eq!(focused(&couch), before, "the focus stays");
    couch.key(KeyCode::ArrowDown);
    assert_ne!(focused(&couch), before, "keys go on");
    reconnect(&mut couch, pad, ALPHA);
    let before = focused(&couch);
    couch.pad(pad, GamepadButton::DPadUp);
    assert_ne!(focused(&couch), before, "and so does the pad");
}

#[test]
fn a_pad_lost_during_the_results_is_asked_for_in_the_next_game() {
    let mut evening = Evening::new();
    let [pad, others] = evening.pads;
    let kinds = [evening.turn, evening.other];
    for seat in kinds {
        evening.set_kind(seat, SeatKind::Bot(Opponent::RuleOf28));
    }
    evening.couch.set_speed(Speed::Instant);
    evening
        .couch
        .until("the results", |couch| couch.screen() == Screen::Results);
    for seat in kinds {
        evening.set_kind(seat, SeatKind::Person);
    }
    evening.lose(pad);
    let toast = format!("{}’s pad is gone", evening.name(evening.turn));
    assert!(evening.reads(&toast));
    evening.press(others, GamepadButton::South);
    evening
        .couch
        .until("the next game", |couch| couch.screen() == Screen::Play);
    let lost_one = evening.turn;
    for _ in 0..2000 {
        if evening.is_paused() {
            break;
        }
        if evening.couch.is_idle() && evening.game().may_stop() {
            evening.couch.pad(others, GamepadButton::DPadRight);
        }
        evening.couch.pad(others, GamepadButton::South);
        evening.couch.frames(8);
    }
    let heading = lost(&evening, lost_one);
    assert!(evening.reads(&heading));
    reconnect(&mut evening.couch, pad, ALPHA);
    assert!(!evening.is_paused());
}

#[test]
fn two_pads_of_one_kind_that_were_away_together_are_told_apart_by_asking() {
    let mut evening = Evening::with([TWIN; 2]);
    let [one, two] = evening.pads;
    evening.lose(two);
    evening.lose(one);
    // The system takes each for the other, or not: nobody knows.
    reconnect(&mut evening.couch, two, TWIN);
    reconnect(&mut evening.couch, one, TWIN);
    let question = format!("{}, which pad is yours?", evening.name(evening.turn));
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
    reconnect(&mut evening.couch, one, TWIN);
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
    evening.couch.key(KeyCode::Enter);
    evening.settle();
    assert!(!evening.is_paused());
    assert_eq!(
        evening.device_of(evening.turn),
        None,
        "it is still passed around"
    );
    reconnect(&mut evening.couch, pad, ALPHA);
    evening.roll_with(pad);
    evening.go_on();
}

#[test]
fn whoever_is_asked_may_pause_and_leave_and_nothing_is_lost() {
    let mut evening = Evening::new();
    let [pad, others] = evening.pads;
    let before = evening.game();
    evening.lose(pad);
    evening.press(others, GamepadButton::East);
    assert!(evening.reads("Taking a breath"));
    evening.couch.app.world_mut().trigger(LeaveGame);
    evening
        .couch
        .until("the title", |couch| couch.screen() == Screen::Title);
    evening.couch.app.world_mut().trigger(ContinueGame);
    evening
        .couch
        .until("the game", |couch| couch.screen() == Screen::Play);
    evening.settle();
    assert_eq!(evening.game(), before);
    let heading = lost(&evening, evening.turn);
    assert!(evening.reads(&heading), "it is asked again");
}

#[test]
fn after_a_restart_everything_at_hand_serves_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let mut couch = Couch::at(folder.path());
    couch.start(seats(&[SeatKind::Person; 2]), 5);
    couch.until("a decision", |couch| {
        couch.is_idle() && couch.game().unwrap().stage() == Stage::Deciding
    });
    drop(couch);
    let mut couch = Couch::at(folder.path());
    let pad = connect(&mut couch, ALPHA);
    couch.app.world_mut().trigger(ContinueGame);
    couch.until("the game", |couch| {
        couch.screen() == Screen::Play && couch.is_idle()
    });
    couch.frames(12);
    assert_eq!(
        *couch.app.world().resource::<DeviceAssignment>(),
        DeviceAssignment::default()
    );
    couch.pad(pad, GamepadButton::DPadLeft);
    couch.pad(pad, GamepadButton::South);
    couch.frames(3);
    assert_ne!(couch.game().unwrap().stage(), Stage::Deciding);
}
