//! From the title to the results and back by keys alone, by mouse alone, by pad alone.

use bevy::prelude::*;
use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop_rules::{Seat, Stage, ToAct};
use cant_stop_testkit::Session;

/// More presses than a game takes.
const PRESSES: u32 = 4000;

/// Plays until the results by pressing whatever `press` presses when a person is to act.
fn play_to_results(session: &mut Session, mut press: impl FnMut(&mut Session)) {
    session.set_speed(Speed::Instant);
    for _ in 0..PRESSES {
        if session.screen() == Screen::Results {
            return;
        }
        press(session);
        session.wait(0.5);
    }
    panic!(
        "no end in sight among {:?}; {}",
        session.offers(),
        session.summary()
    );
}

fn person_to_act(session: &Session) -> Option<Seat> {
    let ToAct::Seat(seat) = session.game()?.to_act() else {
        return None;
    };
    let seats = session.app.world().resource::<Seats>();
    (session.is_idle() && seats.get(seat).kind == SeatKind::Person).then_some(seat)
}

#[test]
fn by_keys_alone() {
    let mut session = Session::new();
    session.frames(5);
    press_through(&mut session, |session| session.key(KeyCode::Enter));
    play_to_results(&mut session, |session| {
        if may_stop_with_claim(session) {
            session.key(KeyCode::ArrowRight);
        }
        session.key(KeyCode::Enter);
    });
    session.wait(0.3);
    let mut presses = 0;
    while session.screen() == Screen::Results && presses < 10 {
        session.key(KeyCode::ArrowRight);
        session.key(KeyCode::Enter);
        session.frames(5);
        presses += 1;
    }
    assert_ne!(session.screen(), Screen::Results);
}

#[test]
fn by_pad_alone() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    press_through(&mut session, |session| {
        session.pad(pad, GamepadButton::South)
    });
    play_to_results(&mut session, |session| {
        if may_stop_with_claim(session) {
            session.pad(pad, GamepadButton::DPadRight);
        }
        session.pad(pad, GamepadButton::South);
    });
}

/// From the title to the first turn by nothing but accepting what has the focus: a new game, then the start.
fn press_through(session: &mut Session, mut accept: impl FnMut(&mut Session)) {
    accept(session);
    session.until("the join screen", |session| {
        session.screen() == Screen::Join
    });
    session.wait(1.0);
    accept(session);
    session.until("the game", |session| session.screen() == Screen::Play);
}

/// Returns `true` if three runners are out, and it is time to stop.
fn may_stop_with_claim(session: &Session) -> bool {
    session
        .game()
        .is_some_and(|game| game.may_stop() && game.runners_free() == 0 && !game.stop_wins())
        && person_to_act(session).is_some()
}

#[test]
fn by_mouse_alone() {
    let mut session = Session::new();
    session.frames(5);
    press(&mut session, "New game");
    session.until("the join screen", |session| {
        session.screen() == Screen::Join
    });
    session.wait(1.0);
    press(&mut session, "Start climbing");
    session.until("the game", |session| session.screen() == Screen::Play);
    play_to_results(&mut session, |session| {
        let Some(game) = session.game().filter(|_| person_to_act(session).is_some()) else {
            return;
        };
        match game.stage() {
            Stage::Pairing => {
                let card = session
                    .offers()
                    .into_iter()
                    // A card that cannot be chosen says why behind its sums.
                    .filter(|offer| !offer.contains(':'))
                    .find(|offer| offer.contains('·') || offer.ends_with("+1"))
                    .unwrap_or_else(|| panic!("no card to press; {}", session.summary()));
                press(session, &card);
            }
            _ if game.stop_wins() => press(session, "Stop and win"),
            _ if game.may_stop() && game.runners_free() == 0 => press(session, "Stop"),
            _ if game.may_stop() => press(session, "Roll again"),
            _ => press(session, "Roll"),
        }
    });
    session.wait(0.3);
    press(&mut session, "Main menu");
    session.until("the title", |session| session.screen() == Screen::Title);
}

fn press(session: &mut Session, label: &str) {
    let Some(place) = session.widget(label) else {
        panic!("no “{label}” among {:?}", session.offers());
    };
    session.click(place);
}
