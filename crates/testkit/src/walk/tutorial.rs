//! The first climb, step by step.

use bevy::prelude::*;
use cant_stop::core::states::Screen;
use cant_stop::features::settings::Comfort;
use cant_stop::referee::{Act, BeginFirstClimb, PlayerIntent, WhoseTurn};

use super::people::Manner;
use super::{ARRIVE, Walk};
use crate::dialogs::{BOARD, COMFORT};

/// The questions about comforts, then every step from the roll-off to the last sentence.
pub(super) fn tutorial(walk: &mut Walk) {
    for (comfort, name) in [
        (Comfort::OneButton, "one-button"),
        (Comfort::Television, "television"),
    ] {
        walk.set(comfort);
        walk.show_dialog(COMFORT, name);
        walk.close();
    }
    walk.play(Manner::Idle);
    walk.trigger(BeginFirstClimb);
    walk.until_screen(Screen::Play);
    walk.show_after(ARRIVE, "first-climb-begin");
    step(walk, "roll");
    act(walk, Act::Roll);
    step(walk, "pair");
    choose(walk);
    step(walk, "again");
    act(walk, Act::Roll);
    step(walk, "half");
    choose(walk);
    step(walk, "risk");
    walk.accept();
    step(walk, "stop");
    // What is not asked for.
    walk.keys([KeyCode::KeyR]);
    walk.show_after(ARRIVE, "first-climb-refused");
    walk.keys([KeyCode::Escape]);
    walk.show_after(ARRIVE, "first-climb-skip");
    walk.keys([KeyCode::Escape]);
    walk.wait(ARRIVE);
    act(walk, Act::Stop);
    walk.until("the rival’s turn", |session| !session.asks_person());
    walk.moment(2.0 * ARRIVE, "first-climb-watch");
    until_event!(walk, Busted);
    walk.show_after(2.0 * ARRIVE, "first-climb-bust");
    walk.accept();
    step(walk, "claim");
    walk.accept();
    step(walk, "win");
    walk.show_dialog(BOARD, "board-in-words");
    walk.close();
    walk.leave();
}

/// Waits for a step and shows it.
fn step(walk: &mut Walk, name: &str) {
    walk.wait(0.1);
    walk.until(name, |session| session.asks_person());
    walk.show_after(ARRIVE, &format!("first-climb-{name}"));
}

fn act(walk: &mut Walk, act: Act) {
    let world = walk.world();
    if let Some(seat) = world.resource::<WhoseTurn>().person() {
        world.write_message(PlayerIntent { seat, act });
    }
}

/// Chooses the first pairing there is.
fn choose(walk: &mut Walk) {
    let game = walk.session().shown().expect("a game is shown");
    act(walk, Act::Choose(game.legal_moves().to_vec()[0]));
}
