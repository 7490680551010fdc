//! The book of games with a few games in it, a player's page, and a game that is watched again.

use std::fs;
use std::path::Path;

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::states::Screen;
use cant_stop::features::watch::Seek;
use cant_stop::referee::{RecordFolder, WatchGame};
use cant_stop_testkit::dialogs::{CHRONICLE, IDENTITY};

use crate::film::Film;

/// Games that were played once.
const GAMES: [(&str, &[u8]); 4] = [
    ("0001", include_bytes!("../../games/calm.jsonl")),
    ("0002", include_bytes!("../../games/decisive.jsonl")),
    ("0003", include_bytes!("../../games/stormy.jsonl")),
    ("0004", include_bytes!("../../games/crowded.jsonl")),
];

/// Shows all of it.
pub(super) fn shoot(film: &mut Film) -> Result<(), String> {
    open(film)?;
    film.shoot("games-none")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.4)?;
    let folder = film.scratch().join("chronicle");
    keep_games(&folder)
        .map_err(|error| format!("Games cannot be written to {}: {error}.", folder.display()))?;
    pages(film, &folder)?;
    watch(film, &folder)?;
    film.world_mut().insert_resource(RecordFolder::default());
    Ok(())
}

/// Shows every page of the book of the games in a folder.
pub(super) fn pages(film: &mut Film, folder: &Path) -> Result<(), String> {
    film.until("the title", |scene| scene.screen() == Screen::Title)?;
    film.world_mut()
        .insert_resource(RecordFolder::new(Some(folder.to_owned())));
    open(film)?;
    film.shoot("games")?;
    turn(film)?;
    film.shoot_after(0.5, "games-players")?;
    let has_games = folder.join("finished").is_dir();
    if has_games {
        player(film)?;
    }
    turn(film)?;
    film.shoot_after(0.5, "games-dice")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.4)
}

/// Opens the book, until it stands there.
fn open(film: &mut Film) -> Result<(), String> {
    film.wait(0.1)?;
    film.wait_for("the pictures", |scene| scene.is_painted())?;
    film.open_menu(CHRONICLE);
    film.wait(4.0)
}

/// Shows the page of a player.
fn player(film: &mut Film) -> Result<(), String> {
    for _ in 0..4 {
        film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    }
    film.accept();
    film.shoot_after(1.0, "player")?;
    for part in ["player-turns", "player-columns"] {
        for _ in 0..9 {
            film.press(KeyCode::ArrowUp, Key::ArrowUp)?;
        }
        film.shoot_after(0.3, part)?;
    }
    film.shoot_menu(IDENTITY, 0.8, "player-identity")?;
    film.open_menu(CHRONICLE);
    film.wait(0.8)
}

fn keep_games(folder: &Path) -> std::io::Result<()> {
    let finished = folder.join("finished");
    fs::create_dir_all(&finished)?;
    for (name, bytes) in GAMES {
        fs::write(finished.join(format!("{name}.jsonl")), bytes)?;
    }
    Ok(())
}

fn watch(film: &mut Film, folder: &Path) -> Result<(), String> {
    film.world_mut().trigger(WatchGame {
        path: folder.join("finished/0002.jsonl"),
    });
    film.until("the table", |scene| scene.screen() == Screen::Play)?;
    film.shoot_after(6.0, "watching")?;
    for (name, to) in [("watching-choice", 61), ("watching-decision", 62)] {
        film.world_mut().trigger(Seek::To(to));
        film.shoot_after(2.5, name)?;
    }
    film.world_mut().trigger(Seek::To(usize::MAX));
    film.shoot_after(2.0, "watching-end")?;
    film.leave_game()?;
    film.wait(0.5)
}

/// To the next page.
fn turn(film: &mut Film) -> Result<(), String> {
    film.press(KeyCode::PageDown, Key::PageDown)
}
