//! The way up: its mountain before the first match, half-way and at the top, and games of it that are won and lost.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::states::Screen;
use cant_stop::features::way_up::{PlayedOfWay, Stage, StageGame, StartStage, StoredWayUp};
use cant_stop::referee::NextSeed;
use cant_stop_testkit::dialogs::ALONE;

use crate::film::Film;

/// Number of stages won half-way.
const HALF: usize = 5;

/// Shows all of it.
pub(super) fn shoot(film: &mut Film, seed: u64) -> Result<(), String> {
    film.wait(0.1)?;
    film.wait_for("the pictures", |scene| scene.is_painted())?;
    open(film)?;
    film.press(KeyCode::PageDown, Key::PageDown)?;
    film.shoot_after(0.7, "way-up")?;
    for (won, name) in [(HALF, "way-up-half-way"), (Stage::ALL.len(), "way-up-won")] {
        film.open_menu(Dialog::NONE);
        film.wait(0.4)?;
        film.world_mut().insert_resource(climbed(won));
        open(film)?;
        film.shoot(name)?;
    }
    path_lights_up(film)?;
    // From the tabs to the card and on to the stations.
    for key in [KeyCode::ArrowDown, KeyCode::ArrowRight] {
        let logical = match key {
            KeyCode::ArrowDown => Key::ArrowDown,
            _ => Key::ArrowRight,
        };
        film.press(key, logical)?;
    }
    film.shoot_after(0.6, "way-up-station")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.4)?;
    film.world_mut().insert_resource(climbed(HALF));
    results(film, seed)?;
    film.world_mut().insert_resource(StoredWayUp::default());
    film.world_mut().insert_resource(PlayedOfWay::default());
    film.wait(0.5)
}

/// Shows the page after a stage was won, while the path lights up to the next station.
fn path_lights_up(film: &mut Film) -> Result<(), String> {
    film.open_menu(Dialog::NONE);
    film.wait(0.4)?;
    let way = climbed(HALF + 1);
    let won = StageGame {
        stage: Stage::ALL[HALF],
        is_won: Some(true),
        standing: way.standing(Stage::ALL[HALF]),
        is_first_win: true,
    };
    film.world_mut().insert_resource(way);
    film.world_mut().insert_resource(PlayedOfWay(Some(won)));
    film.open_menu(ALONE);
    film.wait(0.9)?;
    film.shoot_passing("way-up-path-lights")?;
    film.wait(1.0)?;
    film.shoot("way-up-path-lit")
}

fn open(film: &mut Film) -> Result<(), String> {
    film.open_menu(ALONE);
    film.wait(1.2)
}

/// Progress with the first `won` stages won, and the next one under way.
fn climbed(won: usize) -> StoredWayUp {
    let mut way = StoredWayUp::default();
    for stage in Stage::ALL.into_iter().take(won) {
        way.count(stage, true);
        way.count(stage, true);
    }
    if let Some(next) = way.next() {
        way.count(next, false);
    }
    way
}

/// Plays games of the next match until it is decided, and shows the results of each.
fn results(film: &mut Film, seed: u64) -> Result<(), String> {
    for game in 0..2 {
        let Some(stage) = film.world_mut().resource::<StoredWayUp>().next() else {
            break;
        };
        film.world_mut()
            .insert_resource(NextSeed(Some(seed + game)));
        film.trigger(StartStage(stage));
        film.until("the table", |scene| scene.screen() == Screen::Play)?;
        film.skip_to("the results", |scene| scene.screen() == Screen::Results)?;
        film.shoot_after(2.5, &format!("way-up-game-{}", game + 1))?;
        let played = film.world_mut().resource::<PlayedOfWay>().0;
        let counted = played.filter(|game| game.is_won.is_some());
        if counted.is_none_or(|game| game.standing.is_won().is_some()) {
            break;
        }
    }
    film.world_mut().insert_resource(NextSeed::default());
    film.leave_game()
}
