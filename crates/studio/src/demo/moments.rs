//! The demo's game, and every moment of it at several times.

use std::cell::Cell;
use std::ops::RangeInclusive;

use bevy::input::keyboard::Key;
use bevy::prelude::{Entity, KeyCode};
use bevy::ui_widgets::Activate;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop::play::hud::Tool;
use cant_stop::referee::StartGame;
use cant_stop_rules::{Event as GameEvent, Settings as TableSettings};
use cant_stop_testkit::dialogs::{HISTORY, PAUSE};

use super::seats;
use crate::film::{Film, Manner, Scene};

/// Takes a picture of a moment after each of these waits, in seconds, named by what it shows.
fn series(film: &mut Film, moment: &str, times: &[(f32, &str)]) -> Result<(), String> {
    for (seconds, shows) in times {
        film.shoot_after(*seconds, &format!("{moment}-{shows}"))?;
    }
    Ok(())
}

/// Plays on without animation until `what` is there; in other games, if this one ends before.
pub(super) fn seek(
    film: &mut Film,
    seed: u64,
    what: &str,
    there: impl Fn(&Scene) -> bool,
) -> Result<(), String> {
    for game in seed + 1.. {
        let found = Cell::new(false);
        film.skip_to(what, |scene| {
            found.set(there(scene));
            found.get() || scene.screen() == Screen::Results
        })?;
        if found.get() {
            break;
        }
        leave(film)?;
        start(film, game);
    }
    Ok(())
}

/// The game from the roll-off to the results.
pub(super) fn game(film: &mut Film, seed: u64) -> Result<(), String> {
    start(film, seed);
    first_turn(film)?;
    by_hand(film)?;
    first_stop(film)?;
    seek(film, seed, "a game well under way", |scene| {
        scene.turn() >= 16 && scene.waits_for_person() && scene.phase() == Some(TurnPhase::Pairing)
    })?;
    film.shoot_after(0.3, "pairing-later")?;
    film.shoot_menu(HISTORY, 0.5, "last-turns")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.3)?;
    bust(film, seed)?;
    seek(film, seed, "a die that leans", |scene| {
        scene.has_leaning_die()
    })?;
    film.shoot("rolling-die-leans")?;
    claim(film, seed)?;
    win(film, seed)
}

/// Presses a small button beside the board.
fn press_tool(film: &mut Film, tool: Tool) {
    let world = film.world_mut();
    let mut tools = world.query::<(Entity, &Tool)>();
    let found = tools.iter(world).find(|(_, other)| **other == tool);
    if let Some(entity) = found.map(|(entity, _)| entity) {
        world.trigger(Activate { entity });
    }
}

fn first_turn(film: &mut Film) -> Result<(), String> {
    film.until("the roll-off", |scene| {
        matches!(scene.event(), Some(GameEvent::RollOffRolled { .. }))
    })?;
    film.shoot_after(0.6, "rolling-roll-off")?;
    film.until("the first turn", |scene| {
        scene.phase() == Some(TurnPhase::Deciding)
    })?;
    film.shoot_after(0.5, "deciding-first-roll")?;
    film.until("a roll", |scene| {
        matches!(scene.event(), Some(GameEvent::Rolled { .. }))
    })?;
    series(film, "rolling", &[(0.3, "in-the-air"), (0.5, "bouncing")])?;
    film.until("a pairing to choose", |scene| {
        scene.phase() == Some(TurnPhase::Pairing) && scene.waits_for_person()
    })?;
    film.shoot_after(0.3, "pairing")?;
    film.until("a pairing chosen", |scene| {
        matches!(scene.event(), Some(GameEvent::Chose { .. }))
    })?;
    series(film, "pairing-chosen", &[(0.15, "sums-fly")])?;
    film.until("a climber placed", |scene| {
        matches!(scene.event(), Some(GameEvent::RunnerPlaced { .. }))
    })?;
    let place = [(0.1, "reaches"), (0.1, "pulls"), (0.15, "arrives")];
    series(film, "climber-placed", &place)?;
    film.until("the decision", |scene| {
        scene.phase() == Some(TurnPhase::Deciding) && scene.waits_for_person()
    })?;
    film.shoot_after(0.3, "deciding")?;
    film.play(Manner::Idle);
    press_tool(film, Tool::Hint);
    film.wait(0.3)?;
    film.wait_for("a hint", |scene| scene.is_thought_through())?;
    film.shoot("deciding-hint")?;
    press_tool(film, Tool::Hint);
    film.play(Manner::Usual);
    film.shoot_menu(PAUSE, 0.5, "pause")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.3)
}

/// A throw by hand: the dice are shaken, and let go on the way to the right.
fn by_hand(film: &mut Film) -> Result<(), String> {
    film.hold(KeyCode::Space, Key::Space)?;
    film.shoot_after(0.35, "in-the-hand-taken")?;
    film.hold(KeyCode::ArrowLeft, Key::ArrowLeft)?;
    film.shoot_after(0.3, "in-the-hand")?;
    film.let_go(KeyCode::ArrowLeft, Key::ArrowLeft)?;
    film.hold(KeyCode::ArrowRight, Key::ArrowRight)?;
    film.let_go(KeyCode::Space, Key::Space)?;
    film.shoot("leaving-the-hand")?;
    film.until("a throw by hand", |scene| {
        matches!(scene.event(), Some(GameEvent::Rolled { .. }))
    })?;
    film.let_go(KeyCode::ArrowRight, Key::ArrowRight)?;
    film.shoot("left-the-hand")
}

/// Runners go on, then become squares one after the other, and the turn passes.
fn first_stop(film: &mut Film) -> Result<(), String> {
    film.until("an advance", |scene| {
        matches!(scene.event(), Some(GameEvent::RunnerAdvanced { .. }))
    })?;
    series(
        film,
        "climber-advances",
        &[(0.1, "reaches"), (0.1, "pulls"), (0.1, "settles")],
    )?;
    film.until("a stop", |scene| {
        matches!(scene.event(), Some(GameEvent::Banked { .. }))
    })?;
    series(
        film,
        "stopped",
        &[
            (0.1, "first-camp"),
            (0.3, "second-camp"),
            (0.3, "third-camp"),
        ],
    )?;
    film.until("the next turn", |scene| {
        matches!(scene.event(), Some(GameEvent::TurnBegan { .. }))
    })?;
    series(
        film,
        "handover",
        &[(0.15, "lamp-goes"), (0.25, "lamp-comes")],
    )
}

fn bust(film: &mut Film, seed: u64) -> Result<(), String> {
    let out = |scene: &Scene| scene.runners_out() == 3;
    film.play(Manner::Bold);
    seek(film, seed, "three climbers out", out)?;
    film.pass_until("a bust", |scene| scene.phase() == Some(TurnPhase::Busted))?;
    film.play(Manner::Usual);
    series(
        film,
        "busted",
        &[
            (0.1, "slips"),
            (0.2, "gust"),
            (0.25, "falls"),
            (0.3, "swings"),
            (0.3, "back-at-the-camp"),
        ],
    )?;
    rival_busts(film, seed)
}

/// A bust of a rival, who has a line for it.
fn rival_busts(film: &mut Film, seed: u64) -> Result<(), String> {
    let busts = Cell::new(false);
    while !busts.get() {
        seek(film, seed, "a rival in danger", |scene| {
            scene.has_rival_in_danger() && scene.phase() == Some(TurnPhase::Deciding)
        })?;
        film.pass_until("the end of its turn", |scene| {
            busts.set(scene.phase() == Some(TurnPhase::Busted));
            busts.get() || !scene.has_rival_in_danger()
        })?;
    }
    series(film, "rival-busted", &[(0.3, "speaks"), (0.8, "said")])
}

/// The chances of busting, in percent, of a storm.
pub(super) const STORM: RangeInclusive<u8> = 45..=90;

/// The sky at rising chances of losing the turn: in games whose people never stop, until it is as bad as that.
pub(super) fn weather(film: &mut Film, seed: u64) -> Result<(), String> {
    for (percent, shows) in [
        (0..=3, "golden"),
        (9..=15, "windy"),
        (19..=26, "closing"),
        (STORM, "storm"),
    ] {
        until_weather(film, seed, &percent)?;
        film.shoot(&format!("weather-{shows}"))?;
        film.play(Manner::Usual);
        leave(film)?;
    }
    Ok(())
}

/// Plays a game whose people never stop until the next roll busts with such a chance, in percent, and lets the weather of
/// it come.
pub(super) fn until_weather(
    film: &mut Film,
    seed: u64,
    percent: &RangeInclusive<u8>,
) -> Result<(), String> {
    film.play(Manner::Bold);
    start(film, seed);
    seek(film, seed, "such weather", |scene| {
        scene.phase() == Some(TurnPhase::Deciding)
            && scene.waits_for_person()
            && scene.runners_out() > 0
            && percent.contains(&scene.bust_percent())
    })?;
    film.play(Manner::Idle);
    film.wait(2.0)
}

/// A roll, a choice and a climb as an animation.
pub(super) fn animation(film: &mut Film, seed: u64) -> Result<(), String> {
    start(film, seed);
    seek(film, seed, "a turn under way", |scene| {
        scene.turn() >= 9
            && scene.runners_out() > 0
            && scene.phase() == Some(TurnPhase::Deciding)
            && scene.waits_for_person()
    })?;
    film.wait(0.5)?;
    film.animate("turn", 5.5)?;
    leave(film)
}

/// Starts a game with these dice.
pub(super) fn start(film: &mut Film, seed: u64) {
    film.trigger(StartGame {
        seats: seats(),
        settings: TableSettings::default(),
        seed: Some(seed),
    });
}

/// Leaves the game for the title.
pub(super) fn leave(film: &mut Film) -> Result<(), String> {
    film.leave_game()
}

fn claim(film: &mut Film, seed: u64) -> Result<(), String> {
    seek(film, seed, "a column about to be claimed", |scene| {
        scene.about_to_claim()
    })?;
    film.shoot_after(0.3, "deciding-column-in-reach")?;
    film.until("a claim", |scene| scene.phase() == Some(TurnPhase::Claimed))?;
    let times = [
        (0.15, "pole-planted"),
        (0.35, "route-lights-up"),
        (0.5, "flag-flies"),
    ];
    series(film, "claimed", &times)
}

fn win(film: &mut Film, seed: u64) -> Result<(), String> {
    seek(film, seed, "the winning stop", |scene| scene.stop_wins())?;
    film.shoot_after(0.3, "deciding-stop-and-win")?;
    film.until("the end", |scene| {
        matches!(scene.event(), Some(GameEvent::Won { .. }))
    })?;
    series(
        film,
        "won",
        &[(0.5, "dawn-breaks"), (0.8, "climbers-cheer"), (0.8, "day")],
    )?;
    film.until("the results", |scene| scene.screen() == Screen::Results)?;
    film.shoot_after(2.0, "results")?;
    film.press(KeyCode::PageDown, Key::PageDown)?;
    film.wait(0.3)?;
    film.wait_for("the look back", |scene| scene.is_thought_through())?;
    film.shoot_after(2.0, "looking-back")?;
    film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    for _ in 0..8 {
        film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    }
    film.shoot_after(0.3, "looking-back-below")?;
    leave(film)
}

/// The moments that travel, where they cross-fade instead.
pub(super) fn with_less_motion(film: &mut Film, seed: u64) -> Result<(), String> {
    film.reduce_motion(true);
    start(film, seed);
    film.skip_to("climbers out", |scene| {
        scene.runners_out() > 1 && scene.waits_for_person()
    })?;
    film.until("an advance", |scene| {
        matches!(scene.event(), Some(GameEvent::RunnerAdvanced { .. }))
    })?;
    series(
        film,
        "less-motion-climber",
        &[(0.1, "fades-out"), (0.15, "fades-in")],
    )?;
    film.play(Manner::Bold);
    film.pass_until("a bust", |scene| scene.phase() == Some(TurnPhase::Busted))?;
    film.play(Manner::Usual);
    series(film, "less-motion-busted", &[(0.3, "fades"), (0.6, "gone")])?;
    film.reduce_motion(false);
    leave(film)
}
