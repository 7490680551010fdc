//! From the title to the results and back by keys alone, by mouse alone, by pad alone.

use bevy::prelude::*;
use cant_stop::ground::seats::{SeatKind, Seats};
use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::Screen;
use cant_stop_rules::{Seat, Stage, ToAct};

use crate::support::Couch;

/// More presses than a game takes.
const PRESSES: u32 = 4000;

/// Plays until the results by pressing whatever `press` presses when a person is to act.
fn play_to_results(couch: &mut Couch, mut press: impl FnMut(&mut Couch)) {
    couch.set_speed(Speed::Instant);
    for _ in 0..PRESSES {
        if couch.screen() == Screen::Results {
            return;
        }
        press(couch);
        couch.frames(16);
    }
    panic!("no end in sight; {}", couch.summary());
}

fn person_to_act(couch: &Couch) -> Option<Seat> {
    let ToAct::Seat(seat) = couch.game()?.to_act() else {
        return None;
    };
    let seats = couch.app.world().resource::<Seats>();
    (couch.is_idle() && seats.get(seat).kind == SeatKind::Person).then_some(seat)
}

#[test]
fn by_keys_alone() {
    let mut couch = Couch::new();
    couch.frames(5);
    press_through(&mut couch, |couch| couch.key(KeyCode::Enter));
    play_to_results(&mut couch, |couch| {
        if may_stop_with_claim(couch) {
            couch.key(KeyCode::ArrowRight);
        }
        couch.key(KeyCode::Enter);
    });
    couch.frames(10);
    let mut presses = 0;
    while couch.screen() == Screen::Results && presses < 10 {
        couch.key(KeyCode::ArrowRight);
        couch.key(KeyCode::Enter);
        couch.frames(5);
        presses += 1;
    }
    assert_ne!(couch.screen(), Screen::Results);
}

#[test]
fn by_pad_alone() {
    let mut couch = Couch::new();
    let pad = couch.connect_pad();
    press_through(&mut couch, |couch| couch.pad(pad, GamepadButton::South));
    play_to_results(&mut couch, |couch| {
        if may_stop_with_claim(couch) {
            couch.pad(pad, GamepadButton::DPadRight);
        }
        couch.pad(pad, GamepadButton::South);
    });
}

/// From the title to the first turn by nothing but accepting what has the focus: a new game, then the start.
fn press_through(couch: &mut Couch, mut accept: impl FnMut(&mut Couch)) {
    accept(couch);
    couch.until("the join screen", |couch| couch.screen() == Screen::Join);
    couch.frames(30);
    accept(couch);
    couch.until("the game", |couch| couch.screen() == Screen::Play);
}

/// Whether it is time to stop: three runners are out.
fn may_stop_with_claim(couch: &Couch) -> bool {
    couch
        .game()
        .is_some_and(|game| game.may_stop() && game.runners_free() == 0 && !game.stop_wins())
        && person_to_act(couch).is_some()
}

#[test]
fn by_mouse_alone() {
    let mut couch = Couch::new();
    couch.frames(5);
    press(&mut couch, "New game");
    couch.until("the join screen", |couch| couch.screen() == Screen::Join);
    couch.frames(30);
    press(&mut couch, "Start climbing");
    couch.until("the game", |couch| couch.screen() == Screen::Play);
    play_to_results(&mut couch, |couch| {
        let Some(game) = couch.game().filter(|_| person_to_act(couch).is_some()) else {
            return;
        };
        match game.stage() {
            Stage::Pairing => {
                let card = couch
                    .offers()
                    .into_iter()
                    .find(|offer| offer.contains('·') || offer.ends_with("+1"))
                    .unwrap_or_else(|| panic!("no card to press; {}", couch.summary()));
                press(couch, &card);
            }
            _ if game.stop_wins() => press(couch, "Stop and win"),
            _ if game.may_stop() && game.runners_free() == 0 => press(couch, "Stop"),
            _ if game.may_stop() => press(couch, "Roll again"),
            _ => press(couch, "Roll"),
        }
    });
    couch.frames(10);
    press(&mut couch, "Title");
    couch.until("the title", |couch| couch.screen() == Screen::Title);
}

fn press(couch: &mut Couch, label: &str) {
    let Some(place) = couch.widget(label) else {
        panic!("no “{label}” among {:?}", couch.offers());
    };
    couch.click(place);
}
