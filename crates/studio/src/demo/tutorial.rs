//! The first climb, step by step.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::states::Screen;
use cant_stop::features::settings::Comfort;
use cant_stop::referee::{Act, BeginFirstClimb, PlayerIntent, Shown, WhoseTurn};
use cant_stop_rules::Event as GameEvent;
use cant_stop_testkit::dialogs::{BOARD, COMFORT};

use crate::film::{Film, Manner};

/// Seconds until a sentence has come to stand beside what it speaks of.
const ARRIVAL: f32 = 1.2;

/// The question whether one button is to do everything, then every step from the roll-off to the last sentence.
pub(super) fn shoot(film: &mut Film) -> Result<(), String> {
    film.wait_for("its pictures", |scene| scene.is_painted())?;
    film.wait(ARRIVAL)?;
    film.world_mut().insert_resource(Comfort::OneButton);
    film.shoot_menu(COMFORT, ARRIVAL, "one-button")?;
    film.open_menu(Dialog::NONE);
    film.wait(ARRIVAL)?;
    film.world_mut().insert_resource(Comfort::Television);
    film.shoot_menu(COMFORT, ARRIVAL, "television")?;
    film.open_menu(Dialog::NONE);
    film.wait(ARRIVAL)?;
    film.play(Manner::Idle);
    film.trigger(BeginFirstClimb);
    film.until("the first climb", |scene| scene.screen() == Screen::Play)?;
    film.shoot_after(ARRIVAL, "first-climb-begin")?;
    step(film, "roll")?;
    act(film, Act::Roll);
    step(film, "pair")?;
    choose(film);
    step(film, "again")?;
    act(film, Act::Roll);
    step(film, "half")?;
    choose(film);
    step(film, "risk")?;
    film.accept();
    step(film, "stop")?;
    // What is not asked for.
    film.press(KeyCode::KeyR, Key::Character("r".into()))?;
    film.shoot_after(ARRIVAL, "first-climb-refused")?;
    film.press(KeyCode::Escape, Key::Escape)?;
    film.shoot_after(ARRIVAL, "first-climb-skip")?;
    film.press(KeyCode::Escape, Key::Escape)?;
    film.wait(ARRIVAL)?;
    act(film, Act::Stop);
    film.until("the rival’s turn", |scene| !scene.waits_for_person())?;
    film.shoot_after(2.0 * ARRIVAL, "first-climb-watch")?;
    film.until("the rival’s bust", |scene| {
        matches!(scene.event(), Some(GameEvent::Busted { .. }))
    })?;
    film.shoot_after(2.0 * ARRIVAL, "first-climb-bust")?;
    film.accept();
    step(film, "claim")?;
    film.accept();
    step(film, "win")?;
    film.shoot_menu(BOARD, ARRIVAL, "board-in-words")?;
    film.open_menu(Dialog::NONE);
    film.play(Manner::Usual);
    film.leave_game()
}

/// Waits for a step and shows it.
fn step(film: &mut Film, name: &str) -> Result<(), String> {
    film.wait(0.1)?;
    film.until(name, |scene| scene.waits_for_person())?;
    film.shoot_after(ARRIVAL, &format!("first-climb-{name}"))
}

fn act(film: &mut Film, act: Act) {
    let world = film.world_mut();
    if let Some(seat) = world.resource::<WhoseTurn>().person() {
        world.write_message(PlayerIntent { seat, act });
    }
}

/// Chooses the first pairing there is.
fn choose(film: &mut Film) {
    let first = film
        .world_mut()
        .resource::<Shown>()
        .game
        .options()
        .iter()
        .next()
        .copied();
    if let Some(mv) = first {
        act(film, Act::Choose(mv));
    }
}
