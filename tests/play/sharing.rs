//! A game is shared as a poster, an animation and a text, and what was shared is opened again.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use cant_stop::core::states::Screen;
use cant_stop::features::watch::Watching;
use cant_stop_rules::notation::Playthrough;
use cant_stop_testkit::{Session, folder, repository};

use crate::records::actions_in;
use crate::widgets::click_on;

/// The file with this ending that was saved in a folder.
fn saved(folder: &Path, ending: &str) -> Option<PathBuf> {
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    files
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .find(|path| fs::metadata(path).is_ok_and(|file| file.len() > 0))
}

/// Waits for something in the background to be saved, and said.
fn until_said(session: &mut Session, ending: &str) -> PathBuf {
    session.until(ending, |session| {
        let said = format!(".{ending} saved in ");
        session.texts().iter().any(|text| text.contains(&said))
    });
    // The dialog makes room for what is said.
    session.wait(1.0);
    saved(&session.folder, ending).unwrap()
}

fn drop_file(session: &mut Session, path: &Path) {
    let window = session.window();
    session.send(FileDragAndDrop::DroppedFile {
        window,
        path_buf: path.to_owned(),
    });
}

#[test]
fn everything_is_saved_and_the_text_is_watched_again_when_it_is_dropped() {
    let mut session = Session::new();
    session.finish_game_of_bots(2, 3);
    let actions = actions_in(&session.folder.join("records/finished/0001.jsonl"));
    session.wait(1.0);
    click_on(&mut session, "Share");
    click_on(&mut session, "Save game as text");
    let text = until_said(&mut session, "txt");
    click_on(&mut session, "Save poster");
    let poster = fs::read(until_said(&mut session, "png")).unwrap();
    assert_eq!(poster[16..24], [0, 0, 4, 56, 0, 0, 5, 70], "1080 by 1350");
    click_on(&mut session, "Save wide poster");
    session.until("the wide poster", |session| {
        let said = "-wide.png saved in ";
        session.texts().iter().any(|text| text.contains(said))
    });
    session.wait(1.0);
    click_on(&mut session, "Save turn as animation");
    let animation = fs::read(until_said(&mut session, "gif")).unwrap();
    assert!(animation.starts_with(b"GIF89a") && animation.len() <= 6_000_000);
    session.key(KeyCode::Escape);
    session.wait(1.0);

    let written = fs::read_to_string(&text).unwrap();
    let line = written.lines().last().unwrap();
    let played: Playthrough = line.parse().unwrap();
    assert_eq!(played.actions(), actions);
    drop_file(&mut session, &text);
    session.until("the table", |session| session.screen() == Screen::Play);
    let watching = session.app.world().resource::<Watching>();
    assert_eq!(watching.length(), actions.len());
}

#[test]
fn a_game_on_the_command_line_is_watched_at_once() {
    let folder = folder();
    let mut session = Session::with(folder.path(), |launch| {
        launch.open = Some(repository("crates/studio/games/calm.jsonl"));
    });
    session.until("the table", |session| session.screen() == Screen::Play);
    assert!(session.app.world().contains_resource::<Watching>());
}

#[test]
fn of_a_file_that_is_no_game_one_sentence_is_said() {
    let mut session = Session::new();
    for (name, bytes, said) in [
        ("none.txt", None, "none.txt was not found."),
        ("empty.txt", Some(&b""[..]), "empty.txt is empty."),
        (
            "some.txt",
            Some(b"hello"),
            "some.txt is not a Can’t Stop game.",
        ),
        (
            "odd.bin",
            Some(b"\xff\xfe\x00"),
            "odd.bin is not a Can’t Stop game.",
        ),
    ] {
        let path = session.folder.join(name);
        if let Some(bytes) = bytes {
            fs::write(&path, bytes).unwrap();
        }
        drop_file(&mut session, &path);
        session.until(said, |session| {
            session.texts().iter().any(|text| text == said)
        });
        assert_eq!(session.screen(), Screen::Title);
    }
    let folder = session.folder.clone();
    drop_file(&mut session, &folder);
    session.until("the sentence", |session| {
        session
            .texts()
            .iter()
            .any(|text| text.ends_with("is a folder, not a game."))
    });
}
