//! Games that were played: the book, one that is watched again, an evening, and one that is shared.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use cant_stop::core::locale::Words;
use cant_stop::core::states::Screen;
use cant_stop::features::evening::StoredEvening;
use cant_stop::features::watch::Seek;
use cant_stop::referee::{NextOfEvening, NextSeed, RecordFolder, ShareGame};
use cant_stop_records::{Header, RecordedSeat, read, write};

use super::{Walk, in_english, says};
use crate::dialogs::{CHRONICLE, IDENTITY, PAUSE};

/// Number of games in the book: more than a page has.
const GAMES: usize = 23;

/// The book, empty and full, the page of a player, and a game that is watched again.
pub(super) fn chronicle(walk: &mut Walk) {
    let folder = walk.session().folder.join("book");
    fs::create_dir_all(folder.join("finished")).expect("a session has a folder");
    book(walk, &folder, "No games yet");
    pages(walk, "games-none");
    walk.close();
    keep_games(&folder, walk.walker.names()).expect("it can be written");
    book(walk, &folder, "23 games");
    pages(walk, "games");
    player(walk);
    watch(walk);
    unsaved(walk, folder.join("no-folder"));
    walk.set(RecordFolder::default());
}

/// A game on a disk that takes nothing: it is lost once it is left.
fn unsaved(walk: &mut Walk, no_folder: PathBuf) {
    fs::write(&no_folder, "").expect("the folder can be written");
    walk.set(RecordFolder::new(Some(no_folder)));
    walk.start();
    walk.until("a question", |session| session.asks_person());
    walk.show_dialog(PAUSE, "unsaved-pause");
    walk.show_pressed("Main menu", "unsaved-main-menu");
    walk.close();
    walk.leave();
}

/// Opens the book of the games in a folder.
fn book(walk: &mut Walk, folder: &Path, words: &str) {
    walk.set(RecordFolder::new(Some(folder.to_owned())));
    walk.open(CHRONICLE);
    walk.until_worked("the games", |session| says(session, words));
    walk.wait(1.0);
}

fn pages(walk: &mut Walk, name: &str) {
    for (page, suffix) in [("Games", ""), ("Players", "-players"), ("Dice", "-dice")] {
        walk.show_pressed(page, &format!("{name}{suffix}"));
    }
}

/// Games that bots played once, now of these people; every third is unfinished.
fn keep_games(folder: &Path, names: [&str; 4]) -> std::io::Result<()> {
    let games = ["decisive", "calm", "stormy", "crowded"].iter().cycle();
    for (number, game) in games.take(GAMES).enumerate() {
        let path = crate::repository(&format!("crates/studio/games/{game}.jsonl"));
        let game = read(&fs::read(path)?).unwrap();
        let seats = game.header.seats().iter().zip(names).zip(1..);
        let seats = seats.map(|((seat, name), number)| {
            // Players are told by their names.
            let is_one = names.iter().filter(|other| **other == name).count() == 1;
            let several = format!("{name}{number}");
            RecordedSeat::person(if is_one { name } else { &several }, &seat.mark)
        });
        let (seed, variant) = (game.header.seed, game.header.variant());
        let header = Header::new(cant_stop_dice::ENGINE, seed, variant, seats.collect());
        let header = header.begun_by(game.playthrough.first());
        let actions = game.playthrough.actions();
        let share = if number % 3 == 2 { 2 } else { 1 };
        let record = write(&header, &actions[..actions.len() / share]);
        fs::write(folder.join(format!("finished/{number:04}.jsonl")), record)?;
    }
    Ok(())
}

/// Shows the page of a player.
fn player(walk: &mut Walk) {
    let name = walk.walker.names()[0];
    walk.press("Players");
    walk.press_where(name, |label| label.contains(name));
    walk.show("player");
    for part in ["player-turns", "player-columns"] {
        walk.keys([KeyCode::ArrowUp].repeat(9));
        walk.moment(0.3, part);
    }
    walk.show_dialog(IDENTITY, "player-identity");
    walk.show_pressed("Rename", "player-rename");
}

/// Watches the last game again.
fn watch(walk: &mut Walk) {
    walk.open(CHRONICLE);
    walk.press("Games");
    walk.press_where("a game", |label| label.contains("Replay"));
    walk.until_screen(Screen::Play);
    walk.moment(6.0, "watching");
    for (name, to) in [
        ("begin", 0),
        ("roll-off", 1),
        ("choice", 61),
        ("decision", 62),
        ("roll", 63),
        ("end", usize::MAX),
    ] {
        walk.trigger(Seek::To(to));
        walk.show_after(2.0, &format!("watching-{name}"));
    }
    walk.leave();
}

/// Two games of an evening, its page, and a game that is shared.
pub(super) fn evening(walk: &mut Walk) {
    walk.start();
    to_results(walk);
    walk.set(NextSeed(Some(walk.seed + 1)));
    walk.trigger(NextOfEvening);
    walk.until_screen(Screen::Play);
    to_results(walk);
    walk.set(NextSeed::default());
    walk.show_pressed("Evening", "evening");
    walk.world().resource_mut::<StoredEvening>().series = 7;
    walk.show_after(0.5, "evening-best-of-seven");
    walk.trigger(ShareGame::default());
    walk.until_worked("the turn", |session| says(session, "decisive"));
    walk.until_worked("the poster", |session| {
        let world = session.app.world_mut();
        let mut waits = world.query::<(&Words, &Node)>();
        let mut waits = waits
            .iter(world)
            .filter(|(_, node)| node.display != Display::None);
        !waits.any(|(words, _)| in_english(words).contains("Drawing the poster"))
    });
    walk.show_after(6.0, "sharing");
    walk.close();
    walk.leave();
    walk.show_after(1.0, "title-of-an-evening");
    walk.set(StoredEvening::default());
    walk.wait(0.5);
}

fn to_results(walk: &mut Walk) {
    walk.skip_to("the results", |session| session.screen() == Screen::Results);
    walk.wait(2.0);
}
