//! A game from the roll-off to the results, and the weather.

use std::cell::Cell;
use std::ops::RangeInclusive;

use bevy::prelude::*;
use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop::play::hud::Voice;
use cant_stop::referee::BeatQueue;
use cant_stop_bots::Opponent;
use cant_stop_rules::{Game, Variant};

use super::people::Manner;
use super::{CALM, STORM, Sight, TABLE, Walk};
use crate::Session;
use crate::dialogs::{HISTORY, PAUSE, RULES};

/// Plays on without animation until `what` is there; in other games, if this one ends before.
pub(super) fn seek(walk: &mut Walk, what: &str, is_there: impl Fn(&Session) -> bool) {
    for seed in walk.seed + 1.. {
        let is_found = Cell::new(false);
        walk.skip_to(what, |session| {
            is_found.set(is_there(session));
            is_found.get() || session.screen() == Screen::Results
        });
        if is_found.get() {
            break;
        }
        let manner = *walk.world().resource::<Manner>();
        walk.leave();
        walk.play(manner);
        walk.start_at(&TABLE, Variant::default(), seed);
    }
}

pub(super) fn in_phase(phase: TurnPhase) -> impl Fn(&Session) -> bool {
    move |session| session.phase() == Some(phase)
}

/// Returns `true` if a person has to roll or to stop.
pub(super) fn is_deciding(session: &Session) -> bool {
    session.asks_person() && in_phase(TurnPhase::Deciding)(session)
}

/// Returns `true` if a person has to choose a pairing.
pub(super) fn is_pairing(session: &Session) -> bool {
    session.asks_person() && in_phase(TurnPhase::Pairing)(session)
}

pub(super) fn game(walk: &mut Walk) {
    walk.start();
    first_turn(walk);
    by_hand(walk);
    first_stop(walk);
    pairings(walk);
    decision(walk);
    bust(walk);
    rival_busts(walk);
    seek(walk, "a die that leans", |session| {
        let beat = session.app.world().resource::<BeatQueue>().running();
        let throw = beat.and_then(|beat| beat.throw.as_ref());
        throw.is_some_and(|throw| !throw.helps.is_empty())
    });
    walk.moment(0.0, "rolling-die-leans");
    claim(walk);
    win(walk);
}

fn first_turn(walk: &mut Walk) {
    until_event!(walk, RollOffRolled);
    walk.show_after(0.6, "rolling-roll-off");
    walk.until("the first turn", in_phase(TurnPhase::Deciding));
    walk.show_after(0.5, "deciding-first-roll");
    until_event!(walk, Rolled);
    walk.show_after(0.3, "rolling-in-the-air");
    walk.moment(0.5, "rolling-bouncing");
    walk.until("a pairing to choose", is_pairing);
    walk.show_after(0.3, "pairing");
    until_event!(walk, Chose);
    walk.moment(0.15, "pairing-chosen-sums-fly");
    until_event!(walk, RunnerPlaced);
    walk.moments("climber-placed", &[(0.1, "reaches"), (0.1, "pulls")]);
    walk.show_after(0.15, "climber-placed-arrives");
    walk.until("the decision", is_deciding);
    walk.moment(0.3, "deciding");
}

/// A throw by hand: the dice are shaken, and let go on the way to the right.
fn by_hand(walk: &mut Walk) {
    walk.hold_key(KeyCode::Space);
    walk.moment(0.35, "in-the-hand-taken");
    walk.hold_key(KeyCode::ArrowLeft);
    walk.moment(0.3, "in-the-hand");
    walk.release_key(KeyCode::ArrowLeft);
    walk.hold_key(KeyCode::ArrowRight);
    walk.release_key(KeyCode::Space);
    walk.moment(0.1, "leaving-the-hand");
    until_event!(walk, Rolled);
    walk.release_key(KeyCode::ArrowRight);
    walk.moment(0.0, "left-the-hand");
}

/// Runners go on, then become squares one after the other, and the turn passes.
fn first_stop(walk: &mut Walk) {
    until_event!(walk, RunnerAdvanced);
    walk.moments(
        "climber-advances",
        &[(0.1, "reaches"), (0.1, "pulls"), (0.1, "settles")],
    );
    until_event!(walk, Banked);
    walk.moments(
        "stopped",
        &[
            (0.1, "first-camp"),
            (0.3, "second-camp"),
            (0.3, "third-camp"),
        ],
    );
    until_event!(walk, TurnBegan);
    walk.moments("handover", &[(0.15, "lamp-goes"), (0.25, "lamp-comes")]);
}

/// Shows a hint.
pub(super) fn hint(walk: &mut Walk, name: &str) {
    walk.press("Hint");
    walk.until_thought_through();
    walk.show(name);
}

/// Stops at a person's pairing in a game like this.
fn seek_pairing(walk: &mut Walk, name: &str, is_it: fn(&Game) -> bool) {
    walk.play(Manner::Usual);
    seek(walk, name, |session| {
        is_pairing(session) && session.shows(is_it)
    });
    walk.play(Manner::Idle);
    walk.show_after(0.3, name);
}

fn moves(game: &Game) -> impl Iterator<Item = usize> {
    let pairings = game.pairings().into_iter().flatten();
    pairings.map(|pairing| pairing.moves().len())
}

fn pairings(walk: &mut Walk) {
    seek_pairing(walk, "pairing-choice", |game| {
        moves(game).any(|moves| moves > 1)
    });
    hint(walk, "pairing-hint");
    walk.set(Voice(Opponent::Ibex));
    walk.show_after(1.0, "pairing-hint-of-the-opponent");
    walk.world().remove_resource::<Voice>();
    seek_pairing(walk, "pairing-dimmed", |game| {
        moves(game).filter(|moves| *moves == 0).count() == 2
    });
    walk.press_where("a dimmed card", |label| {
        label.contains(" · ") && label.contains(": ")
    });
    walk.show("pairing-dimmed-why");
    seek_pairing(walk, "pairing-later", |game| game.turn_number() >= 16);
    walk.show_dialog(HISTORY, "last-turns");
    walk.close();
    walk.play(Manner::Usual);
}

fn decision(walk: &mut Walk) {
    seek(walk, "a decision", |session| {
        session.asks_person() && session.shows(Game::may_stop)
    });
    walk.play(Manner::Idle);
    walk.show_after(0.3, "deciding-later");
    hint(walk, "deciding-hint");
    walk.press("Hint");
    walk.show_dialog(PAUSE, "pause");
    walk.show_dialog(RULES, "book-in-the-game");
    walk.close();
}

fn bust(walk: &mut Walk) {
    walk.play(Manner::Bold);
    seek(walk, "three climbers out", |session| {
        session.runners_out() == 3
    });
    walk.pass_until("a bust", in_phase(TurnPhase::Busted));
    walk.play(Manner::Usual);
    walk.moments("busted", &[(0.1, "slips"), (0.2, "gust")]);
    walk.show_after(0.25, "busted-falls");
    walk.moments("busted", &[(0.3, "swings"), (0.3, "back-at-the-camp")]);
}

/// A bust of a rival, who has a line for it.
fn rival_busts(walk: &mut Walk) {
    let is_in_danger = |session: &Session| {
        let seats = session.app.world().resource::<Seats>();
        let turn = session.shown().map(|game| seats.get(game.turn()).kind);
        let has_lines = turn.is_some_and(|kind| matches!(kind, SeatKind::Bot(_)));
        has_lines && session.runners_out() == 3
    };
    let is_busted = Cell::new(false);
    while !is_busted.get() {
        seek(walk, "a rival in danger", |session| {
            is_in_danger(session) && in_phase(TurnPhase::Deciding)(session)
        });
        walk.pass_until("the end of its turn", |session| {
            is_busted.set(in_phase(TurnPhase::Busted)(session));
            is_busted.get() || !is_in_danger(session)
        });
    }
    walk.moments("rival-busted", &[(0.3, "speaks"), (0.8, "said")]);
}

fn claim(walk: &mut Walk) {
    seek(walk, "a claim in reach", Session::is_about_to_claim);
    walk.moment(0.3, "deciding-column-in-reach");
    walk.until("a claim", in_phase(TurnPhase::Claimed));
    walk.show_after(0.15, "claimed-pole-planted");
    walk.moments("claimed", &[(0.35, "route-lights-up"), (0.5, "flag-flies")]);
}

/// Stops where a person wins by stopping.
pub(super) fn seek_winning_stop(walk: &mut Walk) {
    seek(walk, "the winning stop", |session| {
        session.asks_person() && session.shows(Game::stop_wins)
    });
}

fn win(walk: &mut Walk) {
    seek_winning_stop(walk);
    walk.show_after(0.3, "deciding-stop-and-win");
    until_event!(walk, Won);
    walk.moments(
        "won",
        &[(0.5, "dawn-breaks"), (0.8, "climbers-cheer"), (0.8, "day")],
    );
    walk.until_screen(Screen::Results);
    walk.show_after(2.0, "results");
    walk.press("Review");
    walk.until_thought_through();
    walk.show_after(1.0, "looking-back");
    walk.keys([KeyCode::ArrowDown].repeat(9));
    walk.moment(0.3, "looking-back-below");
    walk.leave();
}

/// The sky at rising chances of losing the turn.
pub(super) fn weather(walk: &mut Walk) {
    for (percent, shows) in [
        (CALM, "golden"),
        (9..=15, "windy"),
        (19..=26, "closing"),
        (STORM, "storm"),
    ] {
        until_weather(walk, &percent);
        walk.moment(0.0, &format!("weather-{shows}"));
        walk.leave();
    }
}

/// Plays a game whose people never stop until the next roll busts with such a chance, in percent, and lets the weather of
/// it come.
pub(super) fn until_weather(walk: &mut Walk, percent: &RangeInclusive<u8>) {
    walk.play(Manner::Bold);
    walk.start();
    seek(walk, "such weather", |session| {
        let is_there = session.shows(|game| percent.contains(&game.bust_chance().percent()));
        is_there && is_deciding(session) && session.runners_out() > 0
    });
    walk.play(Manner::Idle);
    walk.wait(2.0);
}

/// The moments that travel, where they cross-fade instead.
pub(super) fn less_motion(walk: &mut Walk) {
    walk.session().settings().reduced_motion = true;
    walk.start();
    walk.skip_to("climbers out", |session| {
        session.asks_person() && session.runners_out() > 1
    });
    until_event!(walk, RunnerAdvanced);
    walk.moments(
        "less-motion-climber",
        &[(0.1, "fades-out"), (0.15, "fades-in")],
    );
    walk.play(Manner::Bold);
    walk.pass_until("a bust", in_phase(TurnPhase::Busted));
    walk.moments("less-motion-busted", &[(0.3, "fades"), (0.6, "gone")]);
    walk.session().settings().reduced_motion = false;
    walk.leave();
}

/// A roll, a choice and a climb as an animation.
pub(super) fn turn(walk: &mut Walk) {
    walk.start();
    seek(walk, "a turn under way", |session| {
        let is_late = session.shows(|game| game.turn_number() >= 9);
        is_late && session.runners_out() > 0 && is_deciding(session)
    });
    walk.wait(0.5);
    walk.walker.show("turn", Sight::Animation(5.5));
    walk.leave();
}
