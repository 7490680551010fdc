//! The book of games, and a game of it that is watched again.

use std::fs;

use bevy::prelude::*;
use cant_stop::core::states::Screen;
use cant_stop::features::watch::Seek;
use cant_stop_records::{Header, RecordedSeat, read, write};
use cant_stop_testkit::{Session, folder, repository};

use crate::gallery::{ARRIVE, press};
use crate::variants::Report;

/// Names of the players, as long as they can be.
const NAMES: [&str; 4] = [
    "Maximiliana1",
    "Maximiliana2",
    "Maximiliana3",
    "Maximiliana4",
];
/// Number of kept games: more than a page has.
const GAMES: usize = 23;

/// Fills a folder with games of people with long names; every third is unfinished.
fn keep_games(folder: &std::path::Path) {
    let games = ["calm", "decisive", "stormy", "crowded"].map(|name| {
        let path = repository(&format!("crates/studio/games/{name}.jsonl"));
        read(&fs::read(path).unwrap()).unwrap()
    });
    let finished = folder.join("records/finished");
    fs::create_dir_all(&finished).unwrap();
    for (number, game) in games.iter().cycle().take(GAMES).enumerate() {
        let seats: Vec<RecordedSeat> = game
            .header
            .seats()
            .iter()
            .zip(NAMES)
            .map(|(seat, name)| RecordedSeat::person(name, &seat.mark))
            .collect();
        let header = Header::new("none", 1, game.header.settings(), seats);
        let actions = game.playthrough.actions();
        let until = match number % 3 {
            2 => actions.len() / 2,
            _ => actions.len(),
        };
        let path = finished.join(format!("{number:04}.jsonl"));
        fs::write(path, write(&header, &actions[..until])).unwrap();
    }
}

/// Waits until the games have been read.
fn open_book(session: &mut Session, says: &str) {
    press(session, "Summit book");
    session.until("the games", |session| {
        session.texts().iter().any(|text| text.contains(says))
    });
    session.wait(ARRIVE);
}

#[test]
fn the_book_of_games_keeps_the_laws_of_the_layout() {
    let mut session = Session::new();
    let mut report = Report::default();
    session.wait(ARRIVE);
    open_book(&mut session, "No games yet");
    for page in ["Games", "Players", "Dice"] {
        press(&mut session, page);
        report.look(&mut session, &format!("empty book, {page}"));
    }
    let folder = folder();
    keep_games(folder.path());
    let mut session = Session::at(folder.path());
    session.wait(ARRIVE);
    open_book(&mut session, "23 games");
    for page in ["Games", "Players", "Dice"] {
        press(&mut session, page);
        report.look(&mut session, &format!("full book, {page}"));
    }
    press(&mut session, "Players");
    let row = session
        .offers()
        .into_iter()
        .find(|offer| offer.contains(NAMES[0]));
    press(&mut session, &row.unwrap());
    report.look(&mut session, "a player's page");
    press(&mut session, "Name and privacy");
    report.look(&mut session, "what is remembered");
    press(&mut session, "Rename");
    report.look(&mut session, "another name");
    for _ in 0..4 {
        session.key(KeyCode::Escape);
        session.wait(ARRIVE);
    }
    open_book(&mut session, "23 games");
    press(&mut session, "Games");
    let row = session
        .offers()
        .into_iter()
        .find(|offer| offer.contains("Replay"));
    press(&mut session, &row.unwrap());
    session.until("the table", |session| session.screen() == Screen::Play);
    for to in [0, 1, 40, 41, 42, usize::MAX] {
        session.app.world_mut().trigger(Seek::To(to));
        session.wait(ARRIVE);
        report.look(&mut session, &format!("watching again after {to} actions"));
    }
    report.close(15);
}
