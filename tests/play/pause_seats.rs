//! Seats given to bots and taken back, and devices changed, in the pause.

use crate::prelude::*;

/// Pauses and goes to a seat with the d-pad alone.
fn open_seat(evening: &mut Evening, pad: Entity, name: &str) {
    let hand = Hand::Pad(pad);
    hand.pause(evening);
    evening.go_to("Who plays", hand.on(Way::Down));
    evening.press(hand.on(Way::Accept));
    for side in [Way::Right, Way::Left] {
        if !evening.is_focus(name) {
            evening.press(hand.on(side));
        }
    }
    assert!(evening.is_focus(name), "no way to {name}");
    evening.press(hand.on(Way::Accept));
}

/// Leaves the seats and the pause.
fn resume(evening: &mut Evening, pad: Entity) {
    evening.press_all([(pad, GamepadButton::East); 2]);
    assert!(!evening.is_paused());
}

#[test]
fn people_who_took_each_others_pad_say_so_in_the_pause() {
    let mut evening = Evening::with(["Twin pad"; 2]);
    let [one, two] = evening.pads;
    let name = evening.name(evening.turn);
    open_seat(&mut evening, one, &name);
    evening.press((one, GamepadButton::DPadDown));
    assert!(evening.is_focus("Plays with"));
    evening.press((one, GamepadButton::South));
    evening.assert_reads(&format!("{name}, what do you play with?"));
    evening.press((two, GamepadButton::South));
    assert_eq!(evening.device_of(evening.turn), Some(Device::Pad(two)));
    assert_eq!(evening.device_of(evening.other), Some(Device::Pad(one)));
    resume(&mut evening, two);
    evening.roll_with(two);
}

#[test]
fn a_bot_takes_a_seat_over_and_gives_it_back() {
    let mut evening = Evening::new();
    let ([pad, others], turn, other) = (evening.pads, evening.turn, evening.other);
    let name = evening.name(turn);
    evening.lose(pad);
    // With the other pad alone: down to the bot.
    evening.press((others, GamepadButton::DPadDown));
    evening.press((others, GamepadButton::South));
    assert_eq!(evening.kind(turn), SeatKind::Bot(Opponent::Magpie));
    assert!(!evening.is_paused());
    evening.until("the bot’s turn is over", |session| {
        session.is_idle() && session.turn() == other
    });
    reconnect(&mut evening, pad, "Alpha pad");
    open_seat(&mut evening, others, &name);
    for _ in Opponent::ALL {
        if evening.kind(turn) != SeatKind::Person {
            evening.press((others, GamepadButton::DPadRight));
        }
    }
    assert_eq!(evening.kind(turn), SeatKind::Person);
    resume(&mut evening, others);
    assert_eq!(evening.device_of(turn), Some(Device::Pad(pad)));
    // The record tells one unbroken game.
    let mut recorded = actions_in(&evening.current_record()).into_iter();
    assert!(recorded.any(|action| matches!(action, Action::Choose(_))));
    evening.press_on_with(others, |evening| {
        evening.is_asked() && evening.turn() == turn
    });
    evening.roll_with(pad);
}

#[test]
fn a_seat_taken_back_while_its_bot_thinks_is_the_persons() {
    let mut evening = Evening::new();
    let turn = evening.turn;
    evening.set_kind(turn, SeatKind::Bot(Opponent::Ibex));
    evening.frames(4);
    let before = evening.game();
    evening.key(KeyCode::Escape);
    evening.wait(2.0);
    assert_eq!(evening.game(), before, "behind the pause no bot plays");
    evening.set_kind(turn, SeatKind::Person);
    evening.key(KeyCode::Escape);
    evening.wait(4.0);
    assert_eq!(evening.game(), before, "the bot’s thought is forgotten");
}

#[test]
fn after_a_restart_a_seat_is_played_by_whom_it_was_played() {
    let folder = folder();
    let mut session = Session::of_match_at(folder.path());
    session.start_two(5);
    let (game, other) = (session.game(), 1 - session.turn().index());
    let kind = |session: &Session| session.resource::<Seats>().0[other].kind;
    for given in [SeatKind::Bot(Opponent::Ibex), SeatKind::Person] {
        session.resource_mut::<Seats>().0[other].kind = given;
        session.frames(2);
        session = session.again(Session::of_match_at);
        session.continue_game();
        assert_eq!(kind(&session), given);
        assert_eq!(session.game(), game, "nothing else is changed");
    }
    session.leave();
    let mut roster = session.resource_mut::<StoredRoster>();
    roster.rename("Ada", "Anna");
    roster.rename("Bruno", "Anna");
    session.continue_game();
    session.frames(2);
    let record = session.current_record();
    drop(session);
    let names = reading(&record).header.seats().to_vec();
    let names = names.into_iter().map(|seat| seat.name);
    assert!(names.eq(["Anna", "Bruno"]), "two seats never get one name");
}
