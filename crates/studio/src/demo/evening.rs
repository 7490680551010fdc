//! An evening of two games, its page, and a game that is shared.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::states::Screen;
use cant_stop::features::evening::StoredEvening;
use cant_stop::referee::{NextOfEvening, NextSeed, ShareGame, StartGame};

use super::seats;
use crate::film::Film;

/// Shows all of it.
pub(super) fn shoot(film: &mut Film, seed: u64) -> Result<(), String> {
    film.trigger(StartGame {
        seats: seats(),
        settings: Default::default(),
        seed: Some(seed),
    });
    results(film)?;
    film.world_mut().insert_resource(NextSeed(Some(seed + 1)));
    film.trigger(NextOfEvening);
    film.until("the table", |scene| scene.screen() == Screen::Play)?;
    results(film)?;
    film.world_mut().insert_resource(NextSeed::default());
    for _ in 0..2 {
        film.press(KeyCode::PageDown, Key::PageDown)?;
        film.wait(0.5)?;
    }
    film.shoot_after(1.0, "evening")?;
    film.world_mut().resource_mut::<StoredEvening>().series = 5;
    film.shoot_after(0.5, "evening-best-of-five")?;
    film.trigger(ShareGame::default());
    film.shoot_after(6.0, "sharing")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.4)?;
    film.leave_game()?;
    film.shoot_after(2.0, "title-of-an-evening")?;
    *film.world_mut().resource_mut::<StoredEvening>() = StoredEvening::default();
    film.wait(0.5)
}

fn results(film: &mut Film) -> Result<(), String> {
    film.skip_to("the results", |scene| scene.screen() == Screen::Results)?;
    film.wait(2.0)
}
