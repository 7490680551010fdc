//! Pads that are lost, swapped and replaced: nothing is lost and nothing is frozen.

use cant_stop::referee::BeginFirstClimb;

use crate::prelude::*;

const ALPHA: &str = "Alpha pad";
const TWIN: &str = "Twin pad";

/// The game waits for the pad of a seat, and says so.
#[track_caller]
fn assert_missed(evening: &mut Evening, seat: Seat) {
    let heading = format!("{}: controller disconnected", evening.name(seat));
    evening.assert_reads(&heading);
    assert!(evening.is_paused());
}

/// A message names the seat whose pad is gone.
#[track_caller]
fn assert_noticed(evening: &mut Evening, seat: Seat) {
    let notice = format!("{}’s controller disconnected", evening.name(seat));
    evening.assert_reads(&notice);
}

#[track_caller]
fn assert_held(evening: &Evening, device: Device) {
    assert_eq!(evening.device_of(evening.turn), Some(device));
    assert!(!evening.is_paused());
}

#[test]
fn a_pad_lost_on_its_owners_turn_pauses_until_it_is_back() {
    let mut evening = Evening::new();
    let [pad, others] = evening.pads;
    let before = evening.game();
    evening.lose(pad);
    let turn = evening.turn;
    assert_missed(&mut evening, turn);
    // The seat that is asked may pause and leave.
    evening.press((others, GamepadButton::East));
    evening.assert_reads("Taking a breather");
    evening.leave();
    evening.continue_game();
    evening.wait(SETTLED);
    assert_missed(&mut evening, turn);
    reconnect(&mut evening, pad, ALPHA);
    assert!(!evening.is_paused());
    assert_eq!(evening.game(), before, "nothing is lost");
    evening.roll_with(pad);
    evening.until_asked();
}

#[test]
fn any_other_device_goes_on_with_one_press() {
    let mut evening = Evening::new();
    let spare = connect(&mut evening, "Gamma pad");
    let [own, _] = evening.pads;
    evening.lose(own);
    evening.press((spare, GamepadButton::South));
    assert_held(&evening, Device::Pad(spare));
    evening.lose(spare);
    let new = connect(&mut evening, "A pad of another make");
    assert!(evening.is_paused(), "whose it is, a press says");
    evening.press((new, GamepadButton::South));
    assert_held(&evening, Device::Pad(new));
    evening.lose(new);
    evening.press(KeyCode::Enter);
    assert_held(&evening, Device::Keyboard);
    reconnect(&mut evening, new, "A pad of another make");
    evening.give(evening.turn, Some(Device::Pad(new)));
    evening.lose(new);
    evening.click_on("Use this one");
    assert_held(&evening, Device::Mouse);
    evening.click_on("Roll");
    assert_ne!(evening.stage(), Stage::Deciding);
}

#[test]
fn a_pad_lost_while_the_dice_fall_stops_them_and_they_fall_on() {
    let mut evening = Evening::new();
    let [pad, _] = evening.pads;
    evening.roll_with(pad);
    evening.until("a throw", |session| {
        session.beat().is_some_and(|beat| beat.throw.is_some())
    });
    evening.lose(pad);
    assert!(evening.is_paused());
    let game = evening.game();
    evening.wait(6.6);
    assert!(!evening.is_idle(), "the dice hang in the air");
    assert_eq!(evening.game(), game);
    reconnect(&mut evening, pad, ALPHA);
    evening.until_asked();
    assert_eq!(evening.shown(), game, "what they fell to counts");
}

#[test]
fn a_pad_lost_with_the_dice_in_the_hand_puts_them_back() {
    let mut evening = Evening::new();
    let [pad, _] = evening.pads;
    evening.pad(pad, GamepadButton::DPadLeft);
    evening.pad_goes(pad, GamepadButton::South, 1.0);
    evening.wait(0.7);
    evening.assert_reads("Let go to throw");
    evening.lose(pad);
    assert!(evening.is_paused() && evening.stage() == Stage::Deciding);
    reconnect(&mut evening, pad, ALPHA);
    evening.assert_unread("Let go to throw");
    evening.roll_with(pad);
}

#[test]
fn a_pad_lost_on_anothers_turn_is_noticed_quietly_until_it_is_needed() {
    let mut evening = Evening::new();
    let ([pad, others], other) = (evening.pads, evening.other);
    evening.lose(others);
    assert_noticed(&mut evening, other);
    assert!(!evening.is_paused());
    evening.press_on_with(pad, |evening| evening.turn() == other && evening.is_idle());
    assert_missed(&mut evening, other);
    reconnect(&mut evening, others, "Beta pad");
    assert!(!evening.is_paused());
}

#[test]
fn a_pad_lost_while_paused_is_asked_for_when_the_game_goes_on() {
    let mut evening = Evening::new();
    let ([pad, others], turn) = (evening.pads, evening.turn);
    evening.press((pad, GamepadButton::Start));
    evening.lose(pad);
    evening.assert_reads("Taking a breather");
    assert_noticed(&mut evening, turn);
    evening.press((others, GamepadButton::South));
    assert_missed(&mut evening, turn);
    reconnect(&mut evening, pad, ALPHA);
    assert!(!evening.is_paused());
}

#[test]
fn a_pad_lost_in_a_menu_leaves_the_menu_to_the_others() {
    let mut session = Session::new();
    let pad = connect(&mut session, ALPHA);
    session.pad(pad, GamepadButton::DPadDown);
    session.pad(pad, GamepadButton::DPadDown);
    let before = session.focused();
    assert!(before.is_some());
    session.lose(pad);
    session.assert_reads("Controller disconnected");
    assert_eq!(session.focused(), before, "the focus stays");
    session.key(KeyCode::ArrowDown);
    assert_ne!(session.focused(), before, "keys go on");
    reconnect(&mut session, pad, ALPHA);
    let before = session.focused();
    session.pad(pad, GamepadButton::DPadUp);
    assert_ne!(session.focused(), before, "and so does the pad");
}

#[test]
fn a_pad_lost_during_the_results_is_asked_for_in_the_next_game() {
    let mut evening = Evening::new();
    let ([pad, others], turn) = (evening.pads, evening.turn);
    evening.give_all_to_bots();
    evening.set_speed(Speed::Instant);
    evening.until_screen(Screen::Results);
    evening.set_kind(turn, SeatKind::Person);
    evening.lose(pad);
    assert_noticed(&mut evening, turn);
    evening.press((others, GamepadButton::South));
    evening.until_screen(Screen::Play);
    // A bot stood in for the other one.
    assert_eq!(evening.kind(evening.other), SeatKind::Person);
    evening.press_on_with(others, |evening| evening.is_paused());
    assert_missed(&mut evening, turn);
}

#[test]
fn a_first_climb_between_two_games_takes_no_device_away() {
    let mut evening = Evening::new();
    let (seats, pads) = ([evening.turn, evening.other], evening.pads);
    evening.leave();
    evening.trigger(BeginFirstClimb);
    evening.until_screen(Screen::Play);
    assert_eq!(seats.map(|seat| evening.device_of(seat)), [None; 2]);
    evening.leave();
    evening.continue_game();
    let held = pads.map(|pad| Some(Device::Pad(pad)));
    assert_eq!(seats.map(|seat| evening.device_of(seat)), held);
    // Nor does one of others that is played on from a replay.
    evening.leave();
    evening.watch(repository("crates/studio/games/crowded.jsonl"));
    evening.trigger(Seek::To(30));
    evening.wait(SETTLED);
    evening.click_on("Play on from here");
    evening.click_on("New game");
    assert!(!evening.has::<Watching>());
    evening.leave();
    evening.start_two(5);
    assert_eq!(seats.map(|seat| evening.device_of(seat)), held);
}

#[test]
fn two_pads_of_one_kind_are_told_apart_by_asking_if_they_were_away_together() {
    let mut evening = Evening::with([TWIN; 2]);
    let ([one, two], other) = (evening.pads, evening.other);
    evening.lose(one);
    reconnect(&mut evening, one, TWIN);
    assert_held(&evening, Device::Pad(one));
    assert_eq!(evening.device_of(other), Some(Device::Pad(two)));
    // One of them gone alone, the other is shared.
    evening.lose(one);
    evening.press((two, GamepadButton::South));
    assert_held(&evening, Device::Pad(two));
    assert_eq!(evening.device_of(other), Some(Device::Pad(two)));
    reconnect(&mut evening, one, TWIN);
    evening.give(evening.turn, Some(Device::Pad(one)));
    evening.lose(two);
    evening.lose(one);
    // The system may have taken each for the other.
    reconnect(&mut evening, two, TWIN);
    reconnect(&mut evening, one, TWIN);
    let question = format!("{}, which controller is yours?", evening.name(evening.turn));
    assert!(evening.is_paused() && evening.reads(&question));
    evening.press((two, GamepadButton::South));
    assert_held(&evening, Device::Pad(two));
    let left = Some(Device::Pad(one));
    assert_eq!(evening.device_of(other), left, "for the other person");
    evening.roll_with(two);
}

#[test]
fn a_pad_passed_around_serves_all_and_pauses_when_it_is_lost() {
    let mut evening = Evening::new();
    let ([pad, _], turn) = (evening.pads, evening.turn);
    for seat in [turn, evening.other] {
        evening.give(seat, None);
    }
    evening.press((pad, GamepadButton::DPadLeft));
    evening.lose(pad);
    assert_missed(&mut evening, turn);
    evening.press(KeyCode::Enter);
    assert!(!evening.is_paused());
    assert_eq!(evening.device_of(turn), None, "it is still passed around");
    reconnect(&mut evening, pad, ALPHA);
    evening.roll_with(pad);
    evening.until_asked();
    // The next game does not wait for it.
    evening.lose(pad);
    assert!(evening.is_paused());
    evening.leave();
    evening.start_two(5);
    evening.wait(SETTLED);
    assert!(!evening.is_paused());
}

#[test]
fn in_a_replay_no_pad_belongs_to_a_player() {
    let mut evening = Evening::new();
    let ([pad, others], path) = (evening.pads, evening.current_record());
    evening.roll_with(pad);
    evening.until_asked();
    evening.leave();
    evening.watch(path);
    evening.show_dialog(SETTINGS);
    evening.press(KeyCode::ArrowDown);
    // The sign is that of the keyboard, which is in use.
    evening.assert_says("Esc");
    evening.lose(others);
    evening.assert_reads("Controller disconnected");
}

#[test]
fn after_a_restart_everything_at_hand_serves_everybody() {
    let evening = Evening::new();
    let folder = folder();
    let record = fs::read(evening.current_record()).unwrap();
    put(&folder.path().join("records/current.jsonl"), record);
    let mut session = Session::at(folder.path());
    let pad = connect(&mut session, ALPHA);
    session.continue_game();
    session.wait(SETTLED);
    let devices = session.resource::<DeviceAssignment>();
    assert_eq!(*devices, DeviceAssignment::default());
    session.roll_with(pad);
}
